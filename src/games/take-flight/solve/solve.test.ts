import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../contract/index.ts';
import { takeFlight } from '../game.ts';
import { DEMO, tablesNamed } from '../sheet/index.ts';
import { solver } from './command.ts';
import { OptionTables } from './options.ts';
import { valueWithoutTail } from './value.ts';

const io = { read: async () => ({ refused: 'no files here' }) };
const dice = [3, 6, 1, 4, 4, 2, 5, 6, 1, 3, 2, 2, 6, 5, 4, 1, 3, 3, 6, 2, 5, 1, 4, 6];

describe('Take Flight! with known dice', () => {
  it('flies a line that the rules allow, and no more than the bound', async () => {
    const answer = await solver.run({ dice: dice.join(',') }, io);
    if ('refused' in answer) throw new Error(answer.refused);
    const [head = '', , ...rounds] = answer.value.lines.slice(0, -1);
    const [score = 0, most = 0] = (head.match(/\d+/g) ?? []).map(Number);
    const state = takeFlight.start(1, { sheet: DEMO });
    for (const [i, line] of rounds.entries()) {
      takeFlight.play(state, CHANCE, dice[i]!);
      const reading = takeFlight.read(state, 0, line.split(': ')[1]!);
      if ('refused' in reading) throw new Error(reading.refused);
      takeFlight.play(state, 0, reading.value);
    }
    expect(takeFlight.result(state).scores).toEqual([score]);
    expect(score).toBeGreaterThan(70);
    expect(most).toBeGreaterThanOrEqual(score);
  }, 60_000);

  it('says what dice look like', async () => {
    expect(await solver.run({ dice: '1,2,3' }, io)).toHaveProperty('refused');
    expect(await solver.run({ dice: dice.with(3, 7).join(',') }, io)).toHaveProperty('refused');
    expect(await solver.run({ sheet: 'none' }, io)).toHaveProperty('refused');
  });

  it('keeps only the cheapest way to each slope', () => {
    const t = tablesNamed(DEMO);
    const options = new OptionTables(t);
    const full = options.numberOf(t.tail);
    // Wind 6 on a square with 6: sum 12, slope +2, for nothing.
    expect(options.at(full, 6, 6, false).filter(({ slope }) => slope === 2)).toEqual([
      { slope: 2, tail: full, spent: 0 },
    ]);
  });

  it('without a tail, the best pilot expects about 41 points', () => {
    const { least, most } = valueWithoutTail(tablesNamed(DEMO));
    expect(least).toBeCloseTo(39.36, 2);
    expect(most).toBeCloseTo(50.13, 2);
  });
});
