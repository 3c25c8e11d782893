/**
 * What a good pilot without a tail can expect, worked out once for a sheet.
 *
 * What was written into the wings does not matter later, only how far each wing is filled. So the future depends on four
 * small numbers (columns flown, squares filled on the left, row, modifier) and is found from the last column back: for
 * every die the better of the two innermost squares.
 */
import { fly, newFlight } from './flight.ts';
import { heightOf, modifiersOf, type Tables } from './sheet/index.ts';

/** What a symbol adds to the flight goal, on average: its steps are not followed one by one. */
const GOAL_SHARE = 1.2;

/** What a symbol is worth when it is flown through. */
const symbolWorth = (t: Tables, share: number): number[] =>
  t.sheet.symbols.map(({ points }) => points + share);

export class Outlook {
  readonly #t: Tables;
  readonly #lefts: number;
  readonly #least: number;
  readonly #modifiers: number;
  readonly #points: Float32Array;
  readonly #worth: readonly number[];

  constructor(t: Tables, share = GOAL_SHARE) {
    this.#t = t;
    this.#worth = symbolWorth(t, share);
    this.#lefts = t.sheet.wings.left + 1;
    [this.#least, this.#modifiers] = modifiersOf(t);
    this.#points = new Float32Array((t.columns + 1) * this.#lefts * (t.rows + 1) * this.#modifiers);
    this.#land();
    for (let flown = t.columns - 1; flown >= 0; flown--) this.#column(flown);
  }

  /** The points to come after so many columns. */
  points(flown: number, left: number, row: number, modifier: number): number {
    return this.#points[this.#at(flown, left, row, modifier)]!;
  }

  #at(flown: number, left: number, row: number, modifier: number): number {
    return (
      ((flown * this.#lefts + left) * (this.#t.rows + 1) + row) * this.#modifiers + modifier - this.#least
    );
  }

  #land(): void {
    const { columns, rows, sheet } = this.#t;
    for (let left = 0; left < this.#lefts; left++) {
      for (let row = 1; row <= rows; row++) {
        const at = this.#at(columns, left, row, this.#least);
        this.#points.fill(sheet.finish * heightOf(this.#t, row), at, at + this.#modifiers);
      }
    }
  }

  #column(flown: number): void {
    const { sheet, squares, rows } = this.#t;
    const middle = sheet.wings.left;
    for (let left = 0; left <= Math.min(flown, middle); left++) {
      const right = Math.min(flown - left, squares - middle);
      const inner = [
        { square: middle - left, filled: left + 1 },
        { square: middle + 1 + right, filled: left },
      ].filter(({ square }) => square >= 1 && square <= squares);
      for (let row = 1; row <= rows; row++) this.#row(flown, left, row, inner);
    }
  }

  #row(flown: number, left: number, row: number, inner: readonly { square: number; filled: number }[]): void {
    const { sheet } = this.#t;
    const worth = this.#worth;
    const from = { column: flown + 1, row, wind: 0 };
    // By wind: the same winds come from different modifiers and dice.
    const best = new Float64Array(this.#modifiers + 6);
    for (let i = 0; i < best.length; i++) {
      from.wind = this.#least + 1 + i;
      let top = Number.NEGATIVE_INFINITY;
      for (const { square, filled } of inner) {
        fly(this.#t, from, square, 0, flight);
        const symbol = flight.symbol >= 0 ? worth[flight.symbol]! : 0;
        const points = flight.crash
          ? sheet.distances[flown]!
          : flight.gain + symbol + this.points(flown + 1, filled, flight.row, flight.modifier);
        if (points > top) top = points;
      }
      best[i] = top;
    }
    for (let m = 0; m < this.#modifiers; m++) {
      let sum = 0;
      for (let die = 0; die < 6; die++) sum += best[m + die]!;
      this.#points[this.#at(flown, left, row, this.#least + m)] = sum / 6;
    }
  }
}

const flight = newFlight();

const outlooks = new WeakMap<Tables, Outlook>();

export function outlookOf(t: Tables): Outlook {
  let found = outlooks.get(t);
  if (found === undefined) {
    found = new Outlook(t);
    outlooks.set(t, found);
  }
  return found;
}
