/**
 * The positions of a flight, made so few that all of them fit into tables, column by column. Two things are made easier than they
 * are, so that nothing found on the lattice is less than what a real flight can have. Of the squares that `<>` has filled beyond the innermost ones
 * only the fields are known: any square of the field may be skipped for one. And a flight that is no higher than the lowest of the tops counts as having been there.
 */
import { CRASH, cellAt, dragOf, heightOf, modifiersOf, type Tables } from '../sheet/index.ts';
import { Beyond } from './beyond.ts';
import type { Way, Ways } from './ways.ts';

/** Slopes from the steepest dive. */
const STEEPEST = 8;
const SLOPES = 2 * STEEPEST + 1;
const CRASHED = -1;

/** What is left of the tail (its number in `tails`), squares filled beyond the innermost ones, and squares passed on the left. */
export interface Wings {
  readonly tail: number;
  readonly beyond: number;
  readonly left: number;
}

export class Lattice {
  readonly t: Tables;
  readonly ways: Ways;
  /** Rows together with the highest top that was reached: the steps of a block, each with all modifiers. */
  readonly steps: number;
  readonly least: number;
  readonly modifiers: number;
  /** By tail: where its classes begin, one for each number of squares beyond. */
  readonly #classes: number[] = [];
  #count = 0;
  readonly #beyond: Beyond;
  readonly #mostBeyond: number;
  /** By set and field: the set with one square more, and with one less or -1. */
  readonly #plus: Int16Array;
  readonly #minus: Int16Array;
  readonly #lefts: number;
  readonly #rights: number;
  readonly #tops: readonly number[];
  /** Of each step. */
  readonly #rows: number[] = [];
  readonly #levels: number[] = [];
  readonly #wings: (readonly Wings[])[] = [];
  readonly #worth: readonly number[];
  /** For the column at hand, by slope and step: the points of one flight and where it stands in a block. */
  readonly #bonus: Float64Array;
  readonly #to: Int32Array;
  /** `worth` is what a symbol brings; `tops` are rows from the lowest, the last one the highest row. */
  constructor(ways: Ways, worth: readonly number[], tops: readonly number[]) {
    const { options } = ways;
    const { t } = options;
    this.t = t;
    this.ways = ways;
    this.#worth = worth;
    this.#tops = tops;
    [this.least, this.modifiers] = modifiersOf(t);
    this.#mostBeyond = options.jumps(options.tails.length - 1);
    this.#beyond = new Beyond(ways.fieldOf, this.#mostBeyond);
    const { sets, fields, upTo } = this.#beyond;
    const smaller = sets.slice(0, upTo[this.#mostBeyond - 1] ?? 0);
    const each = <T>(list: readonly T[], of: (set: number, field: number) => number): Int16Array =>
      Int16Array.from(list.flatMap((_, set) => Array.from({ length: fields }, (_, field) => of(set, field))));
    this.#plus = each(smaller, (set, field) => this.#beyond.plus(set, field));
    this.#minus = each(sets, (set, field) => this.#beyond.minus(set, field) ?? -1);
    for (let tail = 0; tail < options.tails.length; tail++) {
      this.#classes.push(this.#count);
      this.#count += this.#setsOf(tail);
    }
    this.#lefts = t.sheet.wings.left;
    this.#rights = t.squares - this.#lefts;
    for (const [level, top] of tops.entries())
      for (let row = 1; row <= top; row++) {
        this.#rows.push(row);
        this.#levels.push(level);
      }
    this.steps = this.#rows.length;
    this.#bonus = new Float64Array(SLOPES * this.steps);
    this.#to = new Int32Array(SLOPES * this.steps);
  }

  get block(): number {
    return this.steps * this.modifiers;
  }

  newLayer(): Float32Array {
    return new Float32Array(this.#count * (this.#lefts + 1) * this.block).fill(Number.NEGATIVE_INFINITY);
  }

  blockAt({ tail, beyond, left }: Wings): number {
    return ((this.#classes[tail]! + beyond) * (this.#lefts + 1) + left) * this.block;
  }

  /** Where a position stands in its block. */
  stepOf(row: number, level: number, modifier: number): number {
    let step = row - 1;
    for (let lower = 0; lower < level; lower++) step += this.#tops[lower]!;
    return step * this.modifiers + modifier - this.least;
  }

  levelOf(row: number): number {
    return this.#tops.findIndex((top) => row <= top);
  }

  heightOfLevel(level: number): number {
    return heightOf(this.t, this.#tops[level]!);
  }

  /** What is filled, after so many columns. */
  wingsOf(filled: number, tail: number): Wings {
    let left = 0;
    while (left < this.#lefts && (filled >> (this.#lefts - left)) & 1) left++;
    let right = 0;
    while (right < this.#rights && (filled >> (this.#lefts + 1 + right)) & 1) right++;
    const fields: number[] = [];
    for (let square = 1; square < this.#lefts - left; square++)
      if ((filled >> square) & 1) fields.push(this.#beyond.fieldOf[square]!);
    for (let square = this.#lefts + 2 + right; square <= this.t.squares; square++)
      if ((filled >> square) & 1) fields.push(this.#beyond.fieldOf[square]!);
    return { tail, beyond: this.#beyond.of(fields), left };
  }

  /** With so much of the tail gone: how many sets of squares there are beyond. */
  #setsOf(tail: number): number {
    return this.#beyond.upTo[this.#mostBeyond - this.ways.options.jumps(tail)]!;
  }

  /** Squares passed on the right. */
  #rightOf({ beyond, left }: Wings, flown: number): number {
    return flown - this.#beyond.sets[beyond]!.length - left;
  }

  /** All wings that there can be after so many columns. */
  wings(flown: number): readonly Wings[] {
    this.#wings[flown] ??= this.#findWings(flown);
    return this.#wings[flown];
  }

  #findWings(flown: number): Wings[] {
    const all: Wings[] = [];
    for (let tail = 0; tail < this.ways.options.tails.length; tail++)
      for (let beyond = 0; beyond < this.#setsOf(tail); beyond++) {
        const passed = flown - this.#beyond.sets[beyond]!.length;
        for (let left = Math.max(0, passed - this.#rights); left <= Math.min(passed, this.#lefts); left++)
          if (this.#beyond.hasRoom(beyond, this.#lefts - left, this.#lefts + 1 + passed - left))
            all.push({ tail, beyond, left });
      }
    return all;
  }

  /** What those who have landed get for their height. */
  landed(): Float32Array {
    const layer = this.newLayer();
    for (const wings of this.wings(this.t.columns)) {
      const at = this.blockAt(wings);
      for (let step = 0; step < this.steps; step++)
        layer.fill(
          this.t.sheet.finish * heightOf(this.t, this.#rows[step]!),
          at + step * this.modifiers,
          at + (step + 1) * this.modifiers,
        );
    }
    return layer;
  }

  /** Makes the flights of the next column ready. */
  enter(flown: number): void {
    const { t } = this;
    const { sheet, rows } = t;
    for (const { slope } of sheet.dashboard)
      for (let step = 0; step < this.steps; step++) {
        const [row, level] = [this.#rows[step]!, this.#levels[step]!];
        const to = Math.min(rows, row + slope);
        const cell = cellAt(t, flown + 1, to);
        const at = (slope + STEEPEST) * this.steps + step;
        if (cell === CRASH) {
          this.#to[at] = CRASHED;
          this.#bonus[at] = sheet.distances[flown]!;
          continue;
        }
        const high = Math.max(level, this.levelOf(to));
        const symbol = cell >= 0 ? cell : undefined;
        const modifier = dragOf(t, to - row) + (symbol === undefined ? 0 : sheet.symbols[symbol]!.modifier);
        this.#to[at] = this.stepOf(to, high, modifier);
        this.#bonus[at] =
          (row + slope > rows ? sheet.ceiling : 0) +
          (symbol === undefined ? 0 : this.#worth[symbol]!) +
          this.heightOfLevel(high) -
          this.heightOfLevel(level);
      }
  }

  /** The most that each step of a block can make of a wind in the column that was entered, given what follows it. */
  best(
    { tail, beyond, left }: Wings,
    flown: number,
    wind: number,
    after: Float32Array,
    out: Float64Array,
  ): void {
    out.fill(Number.NEGATIVE_INFINITY);
    const right = this.#rightOf({ tail, beyond, left }, flown);
    if (left < this.#lefts)
      this.#take(this.ways.on(tail, this.#lefts - left, wind), beyond, left + 1, after, out);
    if (right < this.#rights)
      this.#take(this.ways.on(tail, this.#lefts + 1 + right, wind), beyond, left, after, out);
    if (this.ways.options.jumps(tail) === 0) return;
    const { fields } = this.#beyond;
    for (let field = 0; field < fields; field++) {
      const way = this.ways.beyond(tail, left, right, field, wind);
      this.#take(way, this.#plus[beyond * fields + field]!, left, after, out);
    }
  }

  #take({ slopes, tails }: Way, beyond: number, left: number, after: Float32Array, out: Float64Array): void {
    const { steps } = this;
    const [bonus, to] = [this.#bonus, this.#to];
    for (let i = 0; i < slopes.length; i++) {
      const base = ((this.#classes[tails[i]!]! + beyond) * (this.#lefts + 1) + left) * this.block;
      const from = (slopes[i]! + STEEPEST) * steps;
      for (let step = 0; step < steps; step++) {
        const there = to[from + step]!;
        const points = there < 0 ? bonus[from + step]! : bonus[from + step]! + after[base + there]!;
        if (points > out[step]!) out[step] = points;
      }
    }
  }

  /** What is filled beyond the innermost squares may turn out to be the next one on either side. */
  skip(flown: number, layer: Float32Array): void {
    const { block } = this;
    const { fields, fieldOf } = this.#beyond;
    // Sets with fewer squares come first.
    for (const wings of this.wings(flown)) {
      const { tail, beyond, left } = wings;
      if (beyond === 0) continue;
      const at = this.blockAt(wings);
      const right = this.#rightOf(wings, flown);
      const less = (square: number): number => this.#minus[beyond * fields + fieldOf[square]!]!;
      const inner = left < this.#lefts ? less(this.#lefts - left) : -1;
      const outer = right < this.#rights ? less(this.#lefts + 1 + right) : -1;
      if (inner >= 0) max(layer, at, this.blockAt({ tail, beyond: inner, left: left + 1 }), block);
      if (outer >= 0) max(layer, at, this.blockAt({ tail, beyond: outer, left }), block);
    }
  }
}

function max(layer: Float32Array, at: number, other: number, count: number): void {
  for (let i = 0; i < count; i++) if (layer[other + i]! > layer[at + i]!) layer[at + i] = layer[other + i]!;
}
