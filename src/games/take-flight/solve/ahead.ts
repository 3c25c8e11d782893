/**
 * The most points that known dice still allow, from every position, or a little more. It is found from the last column back.
 * Three things are made easier than they are, so that few numbers tell a position apart, and each only adds points:
 * a square written with `<>` does not say where it is; a symbol counts for the flight goal as much as it could at best; and
 * the peak is the highest row.
 */
import { CRASH, cellAt, dragOf, heightOf, modifiersOf, type Tables } from '../sheet/index.ts';
import type { Option, OptionTables } from './options.ts';

/** Ways to use the wind, and how many squares are filled on the left afterwards. */
interface Ways {
  readonly left: number;
  readonly options: readonly Option[];
}

/** Slopes from the steepest dive. */
const STEEPEST = 8;
const SLOPES = 2 * STEEPEST + 1;

export class Ahead {
  readonly #t: Tables;
  readonly #options: OptionTables;
  readonly #dice: readonly number[];
  /** What a symbol is worth at most, its share of the goal included. */
  readonly #worth: readonly number[];
  /** Count on squares filled with `<>` being passed? Needed for a bound; an estimate is better without. */
  readonly #skips: boolean;
  readonly #lefts: number;
  readonly #least: number;
  readonly #modifiers: number;
  readonly #layers: Float32Array[] = [];
  /** For the column at hand, by row and slope: the points of one flight and where it stands in the next layer, -1 for a crash. */
  readonly #bonus: Float32Array;
  readonly #to: Int32Array;
  readonly #jumpWays = new Map<number, readonly Option[]>();

  constructor(
    t: Tables,
    options: OptionTables,
    dice: readonly number[],
    worth: readonly number[],
    skips: boolean,
  ) {
    this.#skips = skips;
    this.#t = t;
    this.#options = options;
    this.#dice = dice;
    this.#worth = worth;
    this.#lefts = t.sheet.wings.left + 1;
    [this.#least, this.#modifiers] = modifiersOf(t);
    this.#bonus = new Float32Array((t.rows + 1) * SLOPES);
    this.#to = new Int32Array((t.rows + 1) * SLOPES);
    this.#land();
    for (let flown = t.columns - 1; flown >= 0; flown--) this.#column(flown);
  }

  /** Points to come after so many columns. `left` counts squares filled on the left without `<>`. */
  points(flown: number, tail: number, left: number, row: number, modifier: number): number {
    return this.#layers[flown]![this.#at(tail, left, row, modifier)]!;
  }

  #at(tail: number, left: number, row: number, modifier: number): number {
    return (
      ((tail * this.#lefts + left) * (this.#t.rows + 1) + row) * this.#modifiers + modifier - this.#least
    );
  }

  #newLayer(): Float32Array {
    return new Float32Array(this.#options.tails.length * this.#lefts * (this.#t.rows + 1) * this.#modifiers);
  }

  #land(): void {
    const { columns, rows, sheet } = this.#t;
    const layer = this.#newLayer();
    for (let tail = 0; tail < this.#options.tails.length; tail++)
      for (let left = 0; left < this.#lefts; left++)
        for (let row = 1; row <= rows; row++) {
          const at = this.#at(tail, left, row, this.#least);
          layer.fill(sheet.finish * heightOf(this.#t, row), at, at + this.#modifiers);
        }
    this.#layers[columns] = layer;
  }

  #column(flown: number): void {
    this.#layers[flown] = this.#newLayer();
    this.#flights(flown + 1);
    const all = this.#options.jumps(this.#options.tails.length - 1);
    for (let tail = 0; tail < this.#options.tails.length; tail++) {
      const jumped = all - this.#options.jumps(tail);
      for (let left = 0; left < this.#lefts && left + jumped <= flown; left++)
        for (let m = 0; m < this.#modifiers; m++) this.#position(flown, tail, left, this.#least + m, jumped);
    }
  }

  #flights(column: number): void {
    const { rows, sheet } = this.#t;
    for (const { slope } of sheet.dashboard) {
      for (let row = 1; row <= rows; row++) {
        const to = Math.min(rows, row + slope);
        const cell = cellAt(this.#t, column, to);
        const at = row * SLOPES + slope + STEEPEST;
        const next = dragOf(this.#t, to - row) + (cell >= 0 ? sheet.symbols[cell]!.modifier : 0);
        this.#to[at] = cell === CRASH ? -1 : this.#at(0, 0, to, next);
        this.#bonus[at] = (row + slope > rows ? sheet.ceiling : 0) + (cell >= 0 ? this.#worth[cell]! : 0);
      }
    }
  }

  #position(flown: number, tail: number, left: number, modifier: number, jumped: number): void {
    const ways = this.#ways(flown, tail, left, this.#dice[flown]! + modifier, jumped);
    const layer = this.#layers[flown]!;
    const after = this.#layers[flown + 1]!;
    const { rows, sheet } = this.#t;
    for (let row = 1; row <= rows; row++) {
      let best = sheet.distances[flown]!;
      for (const { left: filled, options } of ways) {
        for (let i = 0; i < options.length; i++) {
          const { slope, tail: kept } = options[i]!;
          const at = row * SLOPES + slope + STEEPEST;
          if (this.#to[at]! < 0) continue;
          const points = this.#bonus[at]! + after[this.#to[at]! + this.#at(kept, filled, 0, this.#least)]!;
          if (points > best) best = points;
        }
      }
      layer[this.#at(tail, left, row, modifier)] = best;
    }
  }

  /** Squares that `<>` has filled may have been the next ones, so the next one is any of a few. */
  #ways(flown: number, tail: number, left: number, wind: number, jumped: number): Ways[] {
    const { printed, squares, sheet } = this.#t;
    const middle = sheet.wings.left;
    const right = flown - left - jumped;
    const ways: Ways[] = [];
    for (let skip = 0; skip <= (this.#skips ? jumped : 0); skip++) {
      const [inner, outer] = [middle - left - skip, middle + 1 + right + skip];
      if (inner >= 1)
        ways.push({ left: left + 1, options: this.#options.at(tail, printed[inner]!, wind, false) });
      if (outer <= squares)
        ways.push({ left, options: this.#options.at(tail, printed[outer]!, wind, false) });
    }
    if (this.#options.jumps(tail) > 0) ways.push({ left, options: this.#jumps(tail, wind) });
    return ways;
  }

  /** With `<>` any square may be empty. */
  #jumps(tail: number, wind: number): readonly Option[] {
    const key = tail * 128 + wind + 64;
    let found = this.#jumpWays.get(key);
    if (!found) {
      const sums = [...new Set(this.#t.printed.subarray(1))];
      found = this.#options.cheapest(sums.flatMap((sum) => this.#options.at(tail, sum, wind, true)));
      this.#jumpWays.set(key, found);
    }
    return found;
  }
}
