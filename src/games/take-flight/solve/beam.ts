/** Flights for known dice, many at a time: from column to column the most promising ones are kept. */
import { fly, newFlight } from '../flight.ts';
import { innermost } from '../rules.ts';
import { goalOf } from '../scoring.ts';
import { heightOf, type Tables } from '../sheet/index.ts';
import { moveOf, squaresOf, throughOf } from '../state.ts';
import type { Ahead } from './ahead.ts';
import type { OptionTables } from './options.ts';

interface Pilot {
  readonly before: Pilot | undefined;
  readonly move: number;
  readonly filled: number;
  /** Squares filled on the left without `<>`. */
  readonly left: number;
  readonly tail: number;
  readonly row: number;
  readonly modifier: number;
  readonly through: number;
  readonly gained: number;
  readonly peak: number;
  /** Points at the end, or what can be hoped for. */
  readonly promise: number;
}

/** How many flights are followed at once. */
const WIDTH = 1500;

export class Beam {
  readonly #t: Tables;
  readonly #options: OptionTables;
  readonly #ahead: Ahead;
  readonly #dice: readonly number[];
  readonly #flight = newFlight();
  /** The best flight that is over. */
  #best: Pilot | undefined;

  constructor(t: Tables, options: OptionTables, ahead: Ahead, dice: readonly number[]) {
    this.#t = t;
    this.#options = options;
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
        left: 0,
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
        const to = this.#fly(pilot, flown, square, option.spent, option.tail, jumped);
        if (!to) continue;
        const key = `${to.filled} ${to.tail} ${to.row} ${to.modifier} ${to.through}`;
        const other = next.get(key);
        if (!other || other.promise < to.promise) next.set(key, to);
      }
    }
  }

  /** A flight that is over is not followed any more. */
  #fly(
    pilot: Pilot,
    flown: number,
    square: number,
    spent: number,
    tail: number,
    jumped: boolean,
  ): Pilot | undefined {
    const t = this.#t;
    const wind = this.#dice[flown]! + pilot.modifier;
    const out = fly(t, { column: flown + 1, row: pilot.row, wind }, square, spent, this.#flight);
    const left = pilot.left + Number(!jumped && square <= t.sheet.wings.left);
    const through = pilot.through + (out.symbol >= 0 ? 1 << (6 * out.symbol) : 0);
    const peak = out.crash ? pilot.peak : Math.max(pilot.peak, out.row);
    const gained = pilot.gained + (out.crash ? 0 : out.gain);
    const safe = gained + heightOf(t, peak) + this.#symbols(through);
    const over = out.crash || flown + 1 === t.columns;
    const come = out.crash
      ? t.sheet.distances[flown]!
      : this.#ahead.points(flown + 1, tail, left, out.row, out.modifier);
    const to: Pilot = {
      before: pilot,
      move: moveOf(square, spent),
      filled: pilot.filled | (1 << square),
      left,
      tail,
      row: out.row,
      modifier: out.modifier,
      through,
      gained,
      peak,
      promise: safe + come,
    };
    if (!over) return to;
    if (!this.#best || to.promise > this.#best.promise) this.#best = to;
    return undefined;
  }

  #symbols(through: number): number {
    const { sheet } = this.#t;
    let points = goalOf(sheet, through);
    for (let i = 0; i < sheet.symbols.length; i++) points += sheet.symbols[i]!.points * throughOf(through, i);
    return points;
  }
}
