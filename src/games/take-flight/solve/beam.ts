/** Flights for known dice, many at a time: from column to column the most promising ones are kept. */
import { fly, newFlight } from '../flight.ts';
import { innermost } from '../rules.ts';
import { goalOf } from '../scoring.ts';
import { heightOf, type Tables } from '../sheet/index.ts';
import { moveOf, squaresOf, throughOf } from '../state.ts';
import type { Ahead } from './ahead.ts';
import type { Lattice } from './lattice.ts';
import type { OptionTables } from './options.ts';

interface Pilot {
  readonly before: Pilot | undefined;
  readonly move: number;
  readonly filled: number;
  readonly tail: number;
  readonly row: number;
  readonly modifier: number;
  readonly through: number;
  readonly gained: number;
  readonly peak: number;
  /** Points at the end, or what can be hoped for. */
  promise: number;
}

/** How many flights are followed at once. */
const WIDTH = 2500;
/** A way to the next step of the goal counts by this part. */
const SHARE = 0.5;

export class Beam {
  readonly #t: Tables;
  readonly #options: OptionTables;
  readonly #on: Lattice;
  readonly #ahead: Ahead;
  readonly #dice: readonly number[];
  readonly #flight = newFlight();
  /** The best flight that is over. */
  #best: Pilot | undefined;

  constructor(on: Lattice, ahead: Ahead, dice: readonly number[]) {
    this.#t = on.t;
    this.#options = on.ways.options;
    this.#on = on;
    this.#ahead = ahead;
    this.#dice = dice;
  }

  /** The moves of the best flight that was found. */
  best(): number[] {
    const { start } = this.#t.sheet;
    const tail = this.#options.numberOf(this.#t.tail);
    let pilots: Pilot[] = [
      {
        before: undefined,
        move: 0,
        filled: 0,
        tail,
        row: start,
        modifier: 0,
        through: 0,
        gained: 0,
        peak: start,
        promise: 0,
      },
    ];
    for (let flown = 0; flown < this.#t.columns; flown++) {
      const next = new Map<string, Pilot>();
      for (const pilot of pilots) this.#expand(pilot, flown, next);
      pilots = [...next.values()].sort((a, b) => b.promise - a.promise).slice(0, WIDTH);
    }
    const moves: number[] = [];
    for (let p = this.#best; p?.before; p = p.before) moves.unshift(p.move);
    return moves;
  }

  #expand(pilot: Pilot, flown: number, next: Map<string, Pilot>): void {
    const t = this.#t;
    const inner = innermost(t, pilot.filled);
    const wind = this.#dice[flown]! + pilot.modifier;
    const jumps = this.#options.jumps(pilot.tail) > 0;
    for (const square of squaresOf(jumps ? t.wings & ~pilot.filled : inner)) {
      const jumped = ((inner >> square) & 1) === 0;
      for (const option of this.#options.at(pilot.tail, t.printed[square]!, wind, jumped)) {
        const to = this.#fly(pilot, flown, square, option.spent, option.tail);
        if (!to) continue;
        const key = `${to.filled} ${to.tail} ${to.row} ${to.modifier} ${to.through}`;
        const other = next.get(key);
        if (!other || other.promise < to.promise) next.set(key, to);
      }
    }
  }

  /** A flight that is over is not followed any more. */
  #fly(pilot: Pilot, flown: number, square: number, spent: number, tail: number): Pilot | undefined {
    const t = this.#t;
    const wind = this.#dice[flown]! + pilot.modifier;
    const out = fly(t, { column: flown + 1, row: pilot.row, wind }, square, spent, this.#flight);
    const filled = pilot.filled | (1 << square);
    const through = pilot.through + (out.symbol >= 0 ? 1 << (6 * out.symbol) : 0);
    const peak = out.crash ? pilot.peak : Math.max(pilot.peak, out.row);
    const gained = pilot.gained + (out.crash ? 0 : out.gain);
    const over = out.crash || flown + 1 === t.columns;
    const to: Pilot = {
      before: pilot,
      move: moveOf(square, spent),
      filled,
      tail,
      row: out.row,
      modifier: out.modifier,
      through,
      gained,
      peak,
      promise: 0,
    };
    to.promise = over ? this.#points(to, flown + 1, out.crash) : this.#hope(to, flown + 1);
    if (!over) return to;
    if (!this.#best || to.promise > this.#best.promise) this.#best = to;
    return undefined;
  }

  /** The points of a flight that is over. */
  #points({ row, peak, through, gained }: Pilot, flown: number, crashed: boolean): number {
    const t = this.#t;
    const { sheet } = t;
    const distance = crashed ? sheet.distances[flown - 1]! : sheet.finish * heightOf(t, row);
    return distance + heightOf(t, peak) + gained + goalOf(sheet, through) + this.#symbols(through);
  }

  #hope({ filled, tail, row, peak, modifier, through, gained }: Pilot, flown: number): number {
    const on = this.#on;
    const level = on.levelOf(peak);
    const come = this.#ahead.points(flown, on.wingsOf(filled, tail), row, level, modifier);
    return come + gained + on.heightOfLevel(level) + this.#symbols(through) + this.#goalOn(through);
  }

  #symbols(through: number): number {
    const { symbols } = this.#t.sheet;
    return symbols.reduce((sum, { points }, i) => sum + points * throughOf(through, i), 0);
  }

  /** What has been reached of the flight goal, on the way between two steps its share of the next. */
  #goalOn(through: number): number {
    const { goal, symbols } = this.#t.sheet;
    if (goal.kind === 'sets') return goalOf(this.#t.sheet, through);
    let sum = 0;
    for (let i = 0; i < symbols.length; i++) {
      const count = throughOf(through, i);
      let [from, worth] = [0, 0];
      for (const [least, points] of goal.steps) {
        if (count < least) {
          sum += (SHARE * (points - worth) * (count - from)) / (least - from);
          break;
        }
        [from, worth] = [least, points];
      }
      sum += worth;
    }
    return sum;
  }
}
