/**
 * More than any pilot can expect, by information relaxation (Brown, Smith and Sun, 2010): the pilot of the bound knows all dice, but pays for
 * each what knowing it is worth (expected.ts). Those payments are nothing on average for a pilot who does not know, so on average over rows of
 * dice the best that is left to the one who does is more than any pilot has. How often symbols are met decides what the goal brings:
 * two prices for a symbol bound each count that the sky allows, and the best count counts.
 */
import { CRASH, cellAt, type Tables } from '../sheet/index.ts';
import { Ahead } from './ahead.ts';
import { fieldsOf } from './easier.ts';
import { Expected } from './expected.ts';
import { Lattice } from './lattice.ts';
import { OptionTables } from './options.ts';
import { Ways } from './ways.ts';

/** The share of the goal for each symbol at which knowing a die is priced, and the one that no count exceeds. */
const USUAL_SHARE = 1.2;
/** So few fields, and so few tops, that a row of dice takes seconds. */
const FIELDS = 2;
const TOPS = [10, 12, 14];
/** Room for a count, in bits. */
const COUNT = 5;

export class Bound {
  readonly #expected: Expected;
  readonly #dear: Lattice;
  readonly #dearShare: number;
  readonly #counts: readonly { readonly met: number; readonly goal: number }[];

  /** Only for goals that count each symbol by itself. */
  constructor(t: Tables) {
    const { goal, symbols } = t.sheet;
    if (goal.kind !== 'each') throw new Error('this goal does not count each symbol by itself');
    this.#dearShare = Math.max(...goal.steps.map(([least, points]) => points / least));
    this.#counts = countsIn(t, goal.steps);
    const ways = new Ways(new OptionTables(t), fieldsOf(t, FIELDS));
    const on = (share: number): Lattice =>
      new Lattice(
        ways,
        symbols.map(({ points }) => points + share),
        [...TOPS.filter((top) => top < t.rows), t.rows],
      );
    this.#expected = new Expected(on(USUAL_SHARE));
    this.#dear = on(this.#dearShare);
  }

  /** Without a look at any dice: what a pilot on the lattice expects, with the most that the goal can bring beyond the usual share. */
  get withoutDice(): number {
    return this.#most(Number.POSITIVE_INFINITY);
  }

  /** The most that this row of dice leaves to a pilot who knows it and has paid. */
  of(dice: readonly number[]): number {
    const on = this.#dear;
    const { t } = on;
    const paid = new Ahead(on, dice, 'last', (flown, wings, die) => this.#expected.gain(flown, wings, die));
    const { start } = t.sheet;
    const level = on.levelOf(start);
    const wings = { tail: on.ways.options.numberOf(t.tail), beyond: 0, left: 0 };
    return this.#most(paid.points(0, wings, start, level, 0) + on.heightOfLevel(level));
  }

  /** At the usual share the payments take away all that the dice bring: what is left is what is expected, whatever the dice. */
  #most(dear: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const { met, goal } of this.#counts) {
      const usual = this.#expected.points + goal - USUAL_SHARE * met;
      most = Math.max(most, Math.min(usual, dear + goal - this.#dearShare * met));
    }
    return most;
  }
}

/** How many symbols a path can meet, with the goal points of it, if every slope were free; for each number only the best. */
function countsIn(t: Tables, steps: readonly (readonly [number, number])[]): { met: number; goal: number }[] {
  const slopes = t.sheet.dashboard.map(({ slope }) => slope);
  const best = new Map<number, number>([[0, 0]]);
  let at = new Map([[t.sheet.start, new Set([0])]]);
  for (let column = 1; column <= t.columns; column++) {
    const next = new Map<number, Set<number>>();
    for (const [row, counts] of at)
      for (const slope of slopes) {
        const to = Math.min(t.rows, row + slope);
        const cell = cellAt(t, column, to);
        if (cell === CRASH) continue;
        const there = next.get(to) ?? new Set<number>();
        next.set(to, there);
        for (const count of counts) there.add(count + (cell >= 0 ? 1 << (COUNT * cell) : 0));
      }
    at = next;
    for (const count of new Set([...at.values()].flatMap((counts) => [...counts]))) {
      const each = t.sheet.symbols.map((_, i) => (count >> (COUNT * i)) & ((1 << COUNT) - 1));
      const met = each.reduce((sum, one) => sum + one, 0);
      const goal = each.reduce((sum, one) => sum + stepOf(steps, one), 0);
      best.set(met, Math.max(best.get(met) ?? 0, goal));
    }
  }
  return [...best].map(([met, goal]) => ({ met, goal }));
}

const stepOf = (steps: readonly (readonly [number, number])[], count: number): number =>
  steps.reduce((points, [least, worth]) => (count >= least ? worth : points), 0);
