/**
 * What the best pilot without a tail can expect from the start: bounds from below and above, by dynamic programming over
 * columns flown, squares filled on the left, row, highest row and modifier. Only the flight goal is not followed exactly (its
 * steps would need the number of every symbol met): each symbol counts as a share of it, once too little and once too much.
 */
import { fly, newFlight } from '../flight.ts';
import { heightOf, modifiersOf, type Tables } from '../sheet/index.ts';
import { goalShares } from './easier.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export function valueWithoutTail(t: Tables): Bounds {
  const { goal, symbols } = t.sheet;
  const shares = goalShares(t);
  const most = new Expectation(
    t,
    symbols.map(({ points }, i) => points + shares[i]!),
  ).start();
  if (goal.kind !== 'each')
    return {
      least: new Expectation(
        t,
        symbols.map(({ points }) => points),
      ).start(),
      most,
    };
  const [least, worth] = goal.steps[0]!;
  const share = worth / least;
  // A line below the steps: as steep as the first of them, and lower by what the counts in between lack.
  const lack = Math.max(
    ...Array.from({ length: t.columns + 1 }, (_, n) => share * n - stepAt(goal.steps, n)),
  );
  const low =
    new Expectation(
      t,
      symbols.map(({ points }) => points + share),
    ).start() -
    lack * symbols.length;
  return { least: low, most };
}

function stepAt(steps: readonly (readonly [number, number])[], count: number): number {
  let points = 0;
  for (const [least, worth] of steps) if (count >= least) points = worth;
  return points;
}

const flight = newFlight();

class Expectation {
  readonly #t: Tables;
  readonly #worth: readonly number[];
  readonly #least: number;
  readonly #modifiers: number;
  #after: Float64Array;

  constructor(t: Tables, worth: readonly number[]) {
    this.#t = t;
    this.#worth = worth;
    [this.#least, this.#modifiers] = modifiersOf(t);
    this.#after = this.#landed();
    for (let flown = t.columns - 1; flown >= 0; flown--) this.#after = this.#column(flown);
  }

  start(): number {
    const { start } = this.#t.sheet;
    return this.#after[this.#at(0, start, start, 0)]!;
  }

  #at(left: number, row: number, peak: number, modifier: number): number {
    const side = this.#t.rows + 1;
    return ((left * side + row) * side + peak) * this.#modifiers + modifier - this.#least;
  }

  #layer(): Float64Array {
    const side = this.#t.rows + 1;
    return new Float64Array((this.#t.sheet.wings.left + 1) * side * side * this.#modifiers);
  }

  #landed(): Float64Array {
    const layer = this.#layer();
    const { rows, sheet } = this.#t;
    for (let left = 0; left <= sheet.wings.left; left++)
      for (let row = 1; row <= rows; row++)
        for (let peak = row; peak <= rows; peak++) {
          const at = this.#at(left, row, peak, this.#least);
          const points = sheet.finish * heightOf(this.#t, row) + heightOf(this.#t, peak);
          layer.fill(points, at, at + this.#modifiers);
        }
    return layer;
  }

  #column(flown: number): Float64Array {
    const layer = this.#layer();
    const { rows, sheet } = this.#t;
    const best = new Float64Array(this.#modifiers + 6);
    for (let left = 0; left <= Math.min(flown, sheet.wings.left); left++)
      for (let row = 1; row <= rows; row++)
        for (let peak = Math.max(row, sheet.start); peak <= rows; peak++) {
          for (let i = 0; i < best.length; i++)
            best[i] = this.#best(flown, left, row, peak, this.#least + 1 + i);
          for (let m = 0; m < this.#modifiers; m++) {
            let sum = 0;
            for (let die = 0; die < 6; die++) sum += best[m + die]!;
            layer[this.#at(left, row, peak, this.#least + m)] = sum / 6;
          }
        }
    return layer;
  }

  /** The better of the two innermost squares. */
  #best(flown: number, left: number, row: number, peak: number, wind: number): number {
    const { sheet, squares } = this.#t;
    const inner = sheet.wings.left - left;
    const outer = sheet.wings.left + 1 + flown - left;
    const one = inner >= 1 ? this.#points(flown, inner, left + 1, row, peak, wind) : Number.NEGATIVE_INFINITY;
    const two =
      outer <= squares ? this.#points(flown, outer, left, row, peak, wind) : Number.NEGATIVE_INFINITY;
    return Math.max(one, two);
  }

  #points(flown: number, square: number, left: number, row: number, peak: number, wind: number): number {
    const t = this.#t;
    fly(t, { column: flown + 1, row, wind }, square, 0, flight);
    if (flight.crash) return t.sheet.distances[flown]! + heightOf(t, peak);
    const symbol = flight.symbol >= 0 ? this.#worth[flight.symbol]! : 0;
    const high = Math.max(peak, flight.row);
    return flight.gain + symbol + this.#after[this.#at(left, flight.row, high, flight.modifier)]!;
  }
}
