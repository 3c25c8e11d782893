import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../contract/index.ts';
import { accepted } from '../../../laws/positions.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { dealOfRow } from '../deal.ts';
import { aloft } from '../game.ts';
import { aloft as entry } from '../index.ts';
import { SEVENS } from './sevens.ts';
import { shapesIn } from './shapes.ts';
import { rowOfSeed, rowText, solveRow } from './solve.ts';

const solver = (await entry.solve?.('en'))!;
const io = { read: async () => ({ refused: 'no files here' }) };

/** Plays a line in notation, by the rules alone. */
function scoreOf(row: readonly number[], line: readonly string[]): number {
  const state = aloft.start(1, {});
  aloft.play(state, CHANCE, dealOfRow(row));
  for (const text of line) {
    const value = accepted(aloft.read(state, 0, text));
    aloft.play(state, 0, value);
  }
  expect(aloft.next(state).to).toBe('over');
  return aloft.result(state).scores[0]!;
}

/** A turn is a truck's move and an action, or an action alone. */
const movesOf = (turn: string): string[] => (/^[TS] /.test(turn) ? [turn[0]!, turn.slice(2)] : [turn]);

describe('the best score of Aloft alone', () => {
  it('six columns need 54 actions, one more than a game has; seven have a hundred shapes', () => {
    expect(shapesIn(6, 18).map(({ ascents }) => ascents)[0]).toBe(18);
    expect(shapesIn(6, 17)).toEqual([]);
    expect(shapesIn(7, 17)).toHaveLength(100);
    expect(SEVENS).toHaveLength(11);
  });

  it('a row that allows seven columns: the line reaches them, as the rules score it', async () => {
    const row = rowOfSeed('22');
    const answer = await solver.run({ row: rowText(row).toLowerCase() }, io);
    if ('refused' in answer) throw new Error(JSON.stringify(answer.refused));
    const [head, best, , ...lines] = answer.value.lines.slice(0, -1);
    expect([head, best]).toEqual([
      `Row: ${rowText(row)}.`,
      'Best score: 7. Proven: no line of play scores less.',
    ]);
    const turns = lines.flatMap((line) => line.trim().split(' · '));
    expect(scoreOf(row, turns.flatMap(movesOf))).toBe(7);
  }, 60_000);

  it('a row that does not: each of the eleven formations is refuted, and eight columns are found', () => {
    const row = rowOfSeed('7');
    const { score, least, line } = solveRow(row);
    expect([score, least]).toEqual([8, 8]);
    expect(scoreOf(row, line)).toBe(8);
  }, 60_000);

  it('says what is wrong with a row', async () => {
    expect(await solver.run({ row: 'GP GP' }, io)).toHaveProperty('refused');
    expect(await solver.run({ row: rowText(rowOfSeed('7')), seed: '7' }, io)).toHaveProperty('refused');
  });

  it('takes the row that the simulator deals first', () => {
    const state = aloft.start(1, {});
    aloft.play(state, CHANCE, aloft.draw(state, new FastRng('7/0')));
    expect(state.row).toEqual(rowOfSeed('7'));
  });
});
