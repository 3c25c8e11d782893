import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../contract/index.ts';
import { fly, newFlight } from '../flight.ts';
import { takeFlight } from '../game.ts';
import { innermost } from '../rules.ts';
import { goalOf } from '../scoring.ts';
import { DEMO, heightOf, leftOf, openActions, type Tables, tablesNamed, tablesOf } from '../sheet/index.ts';
import { spentOf, squareOf, squaresOf, throughOf } from '../state.ts';
import { english } from '../testing/table.ts';
import { words } from '../words/en/terminal.ts';
import { Bound } from './bound.ts';
import { solver as solverIn } from './command.ts';
import { exactValue } from './exact.ts';
import { flightFor } from './hindsight.ts';
import { OptionTables } from './options.ts';
import { valueWithoutTail } from './value.ts';

interface TriedFlight {
  readonly flown: number;
  readonly filled: number;
  readonly tail: number;
  readonly row: number;
  readonly modifier: number;
  readonly peak: number;
  readonly through: number;
}

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

  /** The demo with few squares and few columns: small enough to try every flight for known dice. */
  function small(columns: number): Tables {
    const { sheet } = short(columns);
    return tablesOf({ ...sheet, wings: { tops: [1, 3, 6, 2, 5, 8, 1], towers: {}, left: 3 } });
  }

  /** What a flight of so many moves scores. */
  function pointsOf(t: Tables, rolled: readonly number[], moves: readonly number[]): number {
    const { sheet } = t;
    let [row, modifier, peak, through, top] = [sheet.start, 0, sheet.start, 0, 0];
    for (const [flown, move] of moves.entries()) {
      const from = { column: flown + 1, row, wind: rolled[flown]! + modifier };
      const to = fly(t, from, squareOf(move), spentOf(move), newFlight());
      expect(to.crash).toBe(false);
      [row, modifier, peak, top] = [to.row, to.modifier, Math.max(peak, to.row), top + to.gain];
      if (to.symbol >= 0) through += 1 << (6 * to.symbol);
    }
    const symbols = sheet.symbols.reduce((sum, { points }, i) => sum + points * throughOf(through, i), 0);
    return sheet.finish * heightOf(t, row) + heightOf(t, peak) + symbols + goalOf(sheet, through) + top;
  }

  function tryFlights(
    t: Tables,
    rolled: readonly number[],
    s: TriedFlight,
    seen: Map<string, number>,
  ): number {
    const key = JSON.stringify(s);
    const points = seen.get(key) ?? tryMoves(t, rolled, s, (next) => tryFlights(t, rolled, next, seen));
    seen.set(key, points);
    return points;
  }

  /** The most that all moves from here bring, if what comes after them is known. */
  function tryMoves(
    t: Tables,
    rolled: readonly number[],
    s: TriedFlight,
    after: (next: TriedFlight) => number,
  ): number {
    const { sheet } = t;
    const symbols = sheet.symbols.reduce((sum, { points }, i) => sum + points * throughOf(s.through, i), 0);
    const safe = heightOf(t, s.peak) + symbols + goalOf(sheet, s.through);
    if (s.flown === t.columns) return safe + sheet.finish * heightOf(t, s.row);
    let best = Number.NEGATIVE_INFINITY;
    const inner = innermost(t, s.filled);
    const jumps = leftOf(s.tail, 0) > 0 ? t.wings & ~s.filled & ~inner : 0;
    for (const square of squaresOf(inner | jumps)) {
      const jump = (inner >> square) & 1 ? 0 : t.anywhere;
      for (const tokens of t.spendings[openActions(s.tail)]!) {
        const spent = tokens | jump;
        const from = { column: s.flown + 1, row: s.row, wind: rolled[s.flown]! + s.modifier };
        const to = fly(t, from, square, spent, newFlight());
        const next = {
          flown: s.flown + 1,
          filled: s.filled | (1 << square),
          tail: s.tail - t.cost[spent]!,
          row: to.row,
          modifier: to.modifier,
          peak: Math.max(s.peak, to.row),
          through: s.through + (to.symbol >= 0 ? 1 << (6 * to.symbol) : 0),
        };
        best = Math.max(best, to.crash ? safe + sheet.distances[s.flown]! : to.gain + after(next));
      }
    }
    return best;
  }

  /** The same where dice are not known before they lie there. */
  function tryExpected(t: Tables, s: TriedFlight, seen: Map<string, number>): number {
    const key = JSON.stringify(s);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const points = [1, 2, 3, 4, 5, 6].map((die) => {
      const rolled = Array.from({ length: t.columns }, () => die);
      return tryMoves(t, rolled, s, (next) => tryExpected(t, next, seen));
    });
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    seen.set(key, mean);
    return mean;
  }

  it.each([
    [2, 6, 1, 5],
    [1, 1, 4, 3],
    [6, 5, 6, 2],
  ])(
    'for known dice %i %i %i %i no flight is better than the bound, and the best one is found',
    (...rolled) => {
      const t = small(rolled.length);
      const { start } = t.sheet;
      const first = { flown: 0, filled: 0, tail: t.tail, row: start, modifier: 0, peak: start, through: 0 };
      const best = tryFlights(t, rolled, first, new Map());
      const { most, moves } = flightFor(t, rolled);
      expect(most).toBeGreaterThanOrEqual(best - 1e-3);
      expect(pointsOf(t, rolled, moves)).toBe(best);
    },
  );

  it('no pilot expects more than those who pay for the dice that they know', () => {
    const t = small(2);
    const { start } = t.sheet;
    const first = { flown: 0, filled: 0, tail: t.tail, row: start, modifier: 0, peak: start, through: 0 };
    // A pilot who knows the first die when it lies there, and none before, against all rows of dice.
    const seen = new Map<string, number>();
    const expected = tryExpected(t, first, seen);
    const bound = new Bound(t);
    const faces = [1, 2, 3, 4, 5, 6];
    const paid = faces.flatMap((one) => faces.map((two) => bound.of([one, two])));
    const mean = paid.reduce((sum, points) => sum + points, 0) / paid.length;
    expect(mean).toBeGreaterThanOrEqual(expected - 1e-3);
    expect(bound.withoutDice).toBeGreaterThanOrEqual(mean - 1e-3);
    // A pilot who knows the dice and does not pay has more.
    const free = faces.flatMap((one) => faces.map((two) => flightFor(t, [one, two]).most));
    expect(mean).toBeLessThan(free.reduce((sum, points) => sum + points, 0) / free.length);
  });

  it('says nothing exact of a sheet that has more of something than it can count', () => {
    const { sheet } = tablesNamed(DEMO);
    expect(exactValue(tablesOf({ ...sheet, goal: { kind: 'sets', points: 5 } }))).toBeUndefined();
  });
});
