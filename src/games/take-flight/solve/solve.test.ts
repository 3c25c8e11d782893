import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../contract/index.ts';
import { fly, newFlight } from '../flight.ts';
import { takeFlight } from '../game.ts';
import { goalOf } from '../scoring.ts';
import { DEMO, heightOf, type Tables, tablesNamed, tablesOf } from '../sheet/index.ts';
import { throughOf } from '../state.ts';
import { english } from '../testing/table.ts';
import { words } from '../words/en/terminal.ts';
import { solver as solverIn } from './command.ts';
import { exactValue } from './exact.ts';
import { OptionTables } from './options.ts';
import { valueWithoutTail } from './value.ts';

const solver = solverIn(words(english));
const io = { read: async () => ({ refused: 'no files here' }) };
const dice = [3, 6, 1, 4, 4, 2, 5, 6, 1, 3, 2, 2, 6, 5, 4, 1, 3, 3, 6, 2, 5, 1, 4, 6];

describe('Take Flight! with known dice', () => {
  it('flies a line that the rules allow, and no more than the bound', async () => {
    const answer = await solver.run({ dice: dice.join(',') }, io);
    if ('refused' in answer) throw new Error(JSON.stringify(answer.refused));
    const [head = '', , ...rounds] = answer.value.lines.slice(0, -1);
    const [score = 0, most = 0] = (head.match(/\d+/g) ?? []).map(Number);
    const state = takeFlight.start(1, { sheet: DEMO });
    for (const [i, line] of rounds.entries()) {
      takeFlight.play(state, CHANCE, dice[i]!);
      const reading = takeFlight.read(state, 0, line.split(': ')[1]!);
      if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
      takeFlight.play(state, 0, reading.value);
    }
    expect(takeFlight.result(state).scores).toEqual([score]);
    expect(score).toBeGreaterThan(70);
    expect(most).toBeGreaterThanOrEqual(score);
  });

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

  /** The demo's sky up to a column, and with goals that so few columns can reach. */
  function short(columns: number): Tables {
    const { sheet } = tablesNamed(DEMO);
    return tablesOf({
      ...sheet,
      sky: sheet.sky.map((row) => row.slice(0, columns)),
      distances: sheet.distances.slice(0, columns),
      goal: {
        kind: 'each',
        steps: [
          [1, 2],
          [2, 5],
          [3, 6],
        ],
      },
    });
  }

  /** The same by trying everything, and counting the points at the end. */
  function tryAll(
    t: Tables,
    flown: number,
    left: number,
    row: number,
    modifier: number,
    peak: number,
    through: number,
    top: number,
  ): number {
    const { sheet } = t;
    const points = (distance: number): number =>
      distance +
      heightOf(t, peak) +
      top +
      goalOf(sheet, through) +
      sheet.symbols.reduce((sum, symbol, i) => sum + symbol.points * throughOf(through, i), 0);
    if (flown === t.columns) return points(sheet.finish * heightOf(t, row));
    let sum = 0;
    for (let die = 1; die <= 6; die++) {
      const both = [0, 1].map((side) => {
        const square = side === 0 ? sheet.wings.left - left : sheet.wings.left + 1 + flown - left;
        const to = fly(t, { column: flown + 1, row, wind: modifier + die }, square, 0, newFlight());
        if (to.crash) return points(sheet.distances[flown]!);
        const met = through + (to.symbol >= 0 ? 1 << (6 * to.symbol) : 0);
        return tryAll(
          t,
          flown + 1,
          left + 1 - side,
          to.row,
          to.modifier,
          Math.max(peak, to.row),
          met,
          top + to.gain,
        );
      });
      sum += Math.max(...both);
    }
    return sum / 6;
  }

  it.each([1, 2, 3, 4])('over %i columns the exact value is what trying everything finds', (columns) => {
    const t = short(columns);
    const exact = exactValue(t);
    expect(exact?.points).toBeCloseTo(tryAll(t, 0, 0, t.sheet.start, 0, t.sheet.start, 0, 0), 9);
  });

  it('says nothing exact of a sheet that has more of something than it can count', () => {
    const { sheet } = tablesNamed(DEMO);
    expect(exactValue(tablesOf({ ...sheet, goal: { kind: 'sets', points: 5 } }))).toBeUndefined();
  });
});
