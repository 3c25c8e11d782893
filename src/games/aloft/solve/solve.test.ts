import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../contract/index.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { dealOfRow } from '../deal.ts';
import { aloft } from '../game.ts';
import { solver } from './command.ts';
import { SEVENS } from './sevens.ts';
import { shapesIn } from './shapes.ts';
import { rowOfSeed, rowText, solveRow } from './solve.ts';

const io = { read: async () => ({ refused: 'no files here' }) };

/** Plays a line in notation, by the rules alone. */
function scoreOf(row: readonly number[], line: readonly string[]): number {
  const state = aloft.start(1, {});
  aloft.play(state, CHANCE, dealOfRow(row));
  for (const text of line) {
    const reading = aloft.read(state, 0, text);
    if ('refused' in reading) throw new Error(reading.refused);
    aloft.play(state, 0, reading.value);
  }
  expect(aloft.next(state).to).toBe('over');
  return aloft.result(state).scores[0]!;
}

describe('the best score of Aloft alone', () => {
  it('six columns need 54 actions, one more than a game has; seven have a hundred shapes', () => {
    expect(shapesIn(6, 18).map(({ ascents }) => ascents)[0]).toBe(18);
    expect(shapesIn(6, 17)).toEqual([]);
    expect(shapesIn(7, 17)).toHaveLength(100);
    expect(SEVENS).toHaveLength(11);
  });

  it.each([
    ['5', 7],
    ['7', 8],
  ])('the row of seed %s allows %i and nothing less, and the line reaches it', (seed, best) => {
    const row = rowOfSeed(seed);
    const { score, least, line } = solveRow(row);
    expect([score, least]).toEqual([best, best]);
    expect(scoreOf(row, line)).toBe(best);
  });

  it('solves a row that is written down, and says what is wrong with one that is not', async () => {
    const text = rowText(rowOfSeed('7'));
    const answer = await solver.run({ row: text.toLowerCase() }, io);
    if ('refused' in answer) throw new Error(answer.refused);
    expect(answer.value.lines.slice(0, 2)).toEqual([
      `Row: ${text}.`,
      'Best score: 8. Proven: no line of play scores less.',
    ]);
    expect(await solver.run({ row: 'GP GP' }, io)).toHaveProperty('refused');
    expect(await solver.run({ row: text, seed: '7' }, io)).toHaveProperty('refused');
  });

  it('takes the row that the simulator deals first', () => {
    const state = aloft.start(1, {});
    aloft.play(state, CHANCE, aloft.draw(state, new FastRng('7/0')));
    expect(state.row).toEqual(rowOfSeed('7'));
  });
});
