/**
 * A sky that is to be filled until it has a given shape. Balloons never move sideways or down, so the balloon that is launched first
 * in a column ends above the second: a launch already tells where the balloon will be in the end. That makes it possible
 * to see early that a balloon can no longer get there.
 */
import { COLUMNS, ROWS } from '../data.ts';
import { arrival, countOnes, LAUNCHES, ordersOf, WORD } from './order.ts';
import { Seen } from './seen.ts';
import type { Shape } from './shapes.ts';

/** The grid has a rim on all sides, so that looking at neighbours needs no care. */
const HEIGHT = 8;
const gridAt = (column: number, row: number): number => column * HEIGHT + row + 1;
const EMPTY = -1;
const NOT_YET = -1;
const ANY = 15;

export class Sky {
  /** The cells of the shape: by columns, from the top of each. */
  readonly column: Int8Array;
  readonly target: Int8Array;
  readonly count: number;
  readonly first: number;
  readonly last: number;
  /** By column of the board: the next cell to be launched into, and the one after the last. */
  readonly next = new Int8Array(COLUMNS + 2);
  readonly end = new Int8Array(COLUMNS + 2);
  /** By cell. */
  readonly row: Int8Array;
  readonly balloon: Int8Array;
  /** Ascents still to come. */
  toRise: number;
  launched = 0;
  /** What must have happened before each column closes, and what has, as arrivals. */
  readonly #dueLow = new Int32Array(COLUMNS + 2);
  readonly #dueHigh = new Int32Array(COLUMNS + 2);
  /** Arrivals to come, by column. */
  readonly #open = new Int8Array(COLUMNS + 2);
  #doneLow = 0;
  #doneHigh = 0;

  readonly #given: Int8Array;
  readonly #fills = new Seen(8);
  readonly #fails = new Seen(8);
  readonly #paints: readonly number[];
  readonly #kinds: readonly number[];
  readonly #paint: Int32Array;
  readonly #grid = new Int8Array((COLUMNS + 2) * HEIGHT).fill(EMPTY);
  /** The cells in the columns on either side of each cell. */
  readonly #beside: readonly (readonly number[])[];

  /** Balloons are numbered in the order of the row; `kinds` tells apart those that are not alike. */
  constructor({ columns, ascents }: Shape, left: number, paints: readonly number[], kinds = paints) {
    this.first = left;
    this.last = left + columns.length - 1;
    this.#kinds = kinds;
    const cells: [number, number][] = [];
    columns.forEach((rows, i) => {
      this.next[left + i] = cells.length;
      for (let row = ROWS - 1; row >= 0; row--) if ((rows >> row) & 1) cells.push([left + i, row]);
      this.end[left + i] = cells.length;
    });
    this.column = Int8Array.from(cells, ([column]) => column);
    this.target = Int8Array.from(cells, ([, row]) => row);
    this.count = cells.length;
    this.row = new Int8Array(this.count).fill(NOT_YET);
    this.balloon = new Int8Array(this.count).fill(NOT_YET);
    this.toRise = ascents;
    this.#given = new Int8Array(this.count);
    this.#paints = paints;
    this.#paint = new Int32Array(this.count);
    for (const [column, row] of cells) this.#open[column]! += row + 1;
    this.#findDue();
    this.#beside = cells.map(([column]) =>
      cells.flatMap(([other], i) => (Math.abs(other - column) === 1 ? [i] : [])),
    );
  }

  /** Whatever a column needs before it closes, the columns on its left have needed already. */
  #findDue(): void {
    const { low, high } = ordersOf(this);
    for (let column = 1; column <= COLUMNS; column++) {
      this.#dueLow[column] = this.#dueLow[column - 1]!;
      this.#dueHigh[column] = this.#dueHigh[column - 1]!;
      for (let cell = this.next[column]!; cell < this.end[column]!; cell++) {
        this.#dueLow[column]! |= low[arrival(cell, 0)]!;
        this.#dueHigh[column]! |= high[arrival(cell, 0)]!;
      }
    }
  }

  /** Arrivals that must still happen before a column closes, and how many of them are launches. */
  due(column: number): number {
    return (
      countOnes(this.#dueLow[column]! & ~this.#doneLow) + countOnes(this.#dueHigh[column]! & ~this.#doneHigh)
    );
  }

  launchesDue(column: number): number {
    return (
      countOnes(this.#dueLow[column]! & ~this.#doneLow & LAUNCHES) +
      countOnes(this.#dueHigh[column]! & ~this.#doneHigh & LAUNCHES)
    );
  }

  /** Is everything in a column where it stays? */
  isComplete(column: number): boolean {
    return this.#open[column] === 0;
  }

  #mark(cell: number, row: number, still: number): void {
    this.#open[this.column[cell]!]! += still;
    const event = arrival(cell, row);
    if (event < WORD) this.#doneLow ^= 1 << event;
    else this.#doneHigh ^= 1 << (event - WORD);
  }

  /** Would the rules let a balloon of these colours arrive here from below? */
  hasRoom(paint: number, column: number, row: number): boolean {
    const g = this.#grid;
    const at = gridAt(column, row);
    if ((g[at]! & g[at + 1]! & g[at - HEIGHT]! & g[at + HEIGHT]!) !== EMPTY) return false;
    return !(
      this.#shares(paint, g[at - HEIGHT - 1]!) ||
      this.#shares(paint, g[at - HEIGHT + 1]!) ||
      this.#shares(paint, g[at + HEIGHT - 1]!) ||
      this.#shares(paint, g[at + HEIGHT + 1]!)
    );
  }

  #shares(paint: number, cell: number): boolean {
    return cell !== EMPTY && (this.#paint[cell]! & paint) !== 0;
  }

  canLaunch(column: number, balloon: number): boolean {
    return this.next[column]! < this.end[column]! && this.hasRoom(this.#paints[balloon]!, column, 0);
  }

  launch(column: number, balloon: number): void {
    const cell = this.next[column]!++;
    this.row[cell] = 0;
    this.balloon[cell] = balloon;
    this.#paint[cell] = this.#paints[balloon]!;
    this.#grid[gridAt(column, 0)] = cell;
    this.launched++;
    this.#mark(cell, 0, -1);
  }

  unlaunch(column: number): void {
    const cell = --this.next[column]!;
    this.row[cell] = NOT_YET;
    this.balloon[cell] = NOT_YET;
    this.#paint[cell] = 0;
    this.#grid[gridAt(column, 0)] = EMPTY;
    this.launched--;
    this.#mark(cell, 0, 1);
  }

  /** May it rise, whether the shape wants it to or not? */
  canRise(cell: number): boolean {
    const row = this.row[cell]! + 1;
    return row > 0 && row < ROWS && this.hasRoom(this.#paint[cell]!, this.column[cell]!, row);
  }

  rise(cell: number): void {
    const at = gridAt(this.column[cell]!, this.row[cell]!++);
    this.#grid[at] = EMPTY;
    this.#grid[at + 1] = cell;
    this.toRise--;
    this.#mark(cell, this.row[cell]!, -1);
  }

  sink(cell: number): void {
    this.#mark(cell, this.row[cell]!, 1);
    const at = gridAt(this.column[cell]!, this.row[cell]!--);
    this.#grid[at] = EMPTY;
    this.#grid[at - 1] = cell;
    this.toRise++;
  }

  /** May it rise, and should it? */
  mayRise(cell: number): boolean {
    return this.row[cell]! >= 0 && this.row[cell] !== this.target[cell] && this.canRise(cell);
  }

  /** Can any balloon rise at all, towards the shape or not? */
  anyCanRise(): boolean {
    for (let cell = 0; cell < this.count; cell++) if (this.canRise(cell)) return true;
    return false;
  }

  isDone(): boolean {
    return this.launched === this.count && this.toRise === 0;
  }

  /** The last launch is into the bottom row: the last column where one is still to come, or 0. */
  lastGround(): number {
    for (let column = this.last; column >= this.first; column--)
      if (this.next[column]! < this.end[column]! && this.target[this.end[column]! - 1] === 0) return column;
    return 0;
  }

  /** After an arrival: can the shape still be reached, as far as the sky tells? `left` are the balloons on the ground. */
  isOpen(cell: number, left: number): boolean {
    if (this.isLost(cell)) return false;
    if (this.row[cell] !== 0 && this.row[cell] !== this.target[cell]) return true;
    return this.canBeFilled(left);
  }

  /** The balloons in some cells and the rows of all, for keys. Which balloon it is matters no more once no other will come near. */
  kindsOf(from: number, to: number): number {
    let key = 0;
    for (let cell = from; cell < to; cell++) key = (key << 4) | this.#kindIn(cell);
    return key;
  }

  rows(): number {
    let key = 0;
    for (let cell = 0; cell < this.count; cell++) key = (key << 2) | (this.row[cell]! & 3);
    return key;
  }

  launchedCells(): number {
    let bits = 0;
    for (let cell = 0; cell < this.count; cell++) bits |= Number(this.row[cell]! >= 0) << cell;
    return bits;
  }

  #kindIn(cell: number): number {
    const balloon = this.balloon[cell]!;
    if (balloon < 0) return 0;
    const column = this.column[cell]!;
    const still = this.row[cell] === this.target[cell];
    return still && this.isComplete(column - 1) && this.isComplete(column + 1) ? ANY : this.#kinds[balloon]!;
  }

  /** After a launch or an ascent: is it certain by now that the shape cannot be reached? */
  isLost(cell: number): boolean {
    for (const other of this.#beside[cell]!) {
      if (this.#blocks(cell, other) || this.#blocks(other, cell) || this.#clash(cell, other)) return true;
    }
    return false;
  }

  /** A balloon that is where it should be stays there: it blocks those that have still to pass it. */
  #blocks(still: number, moving: number): boolean {
    const at = this.row[still]!;
    if (at !== this.target[still]) return false;
    const from = this.row[moving]!;
    const to = this.target[moving]!;
    if (at > from && at <= to) return true;
    if ((this.#paint[still]! & this.#paint[moving]!) === 0) return false;
    return (at - 1 > from && at - 1 <= to) || (at + 1 > from && at + 1 <= to);
  }

  /** Two that will touch at a corner share a colour. */
  #clash(a: number, b: number): boolean {
    return Math.abs(this.target[a]! - this.target[b]!) === 1 && (this.#paint[a]! & this.#paint[b]!) !== 0;
  }

  /** Is there a cell for this balloon in some column from here on? */
  wants(balloon: number, column: number): boolean {
    const paint = this.#paints[balloon]!;
    for (let cell = this.count - 1; cell >= 0 && this.column[cell]! >= column; cell--)
      if (this.row[cell]! < 0 && (paint === 0 || (this.#barredFrom(cell) & paint) === 0)) return true;
    return false;
  }

  /** Is there a way to give the balloons that are left (as bits) to the cells that are left, so that no corners clash? */
  canBeFilled(left: number): boolean {
    const a = this.#balloonsOf(0, 6);
    const b = this.#balloonsOf(6, this.count);
    const c = this.#stills();
    if (this.#fills.has(a, b, c, 1)) return true;
    if (this.#fails.has(a, b, c, 1)) return false;
    const fills = this.#fill(left);
    (fills ? this.#fills : this.#fails).add(a, b, c, 1);
    return fills;
  }

  #stills(): number {
    let bits = 0;
    for (let cell = 0; cell < this.count; cell++) if (this.row[cell] === this.target[cell]) bits |= 1 << cell;
    return bits;
  }

  #balloonsOf(from: number, to: number): number {
    let key = 0;
    for (let cell = from; cell < to; cell++) key = (key << 4) | (this.balloon[cell]! + 1);
    return key;
  }

  #fill(left: number): boolean {
    let hardest = -1;
    let fewest = 99;
    let candidates = 0;
    for (let cell = 0; cell < this.count; cell++) {
      if (this.#given[cell] === 1 || this.row[cell]! >= 0) continue;
      const fit = this.#fitting(cell, left);
      const many = countOnes(fit);
      if (many >= fewest) continue;
      if (many === 0) return false;
      [hardest, fewest, candidates] = [cell, many, fit];
    }
    if (hardest < 0) return true;
    this.#given[hardest] = 1;
    let fills = false;
    for (let bits = candidates; bits !== 0 && !fills; bits &= bits - 1) {
      const balloon = 31 - Math.clz32(bits & -bits);
      this.#paint[hardest] = this.#paints[balloon]!;
      fills = this.#fill(left & ~(1 << balloon));
    }
    this.#paint[hardest] = 0;
    this.#given[hardest] = 0;
    return fills;
  }

  /** The balloons that can get into a cell. */
  #fitting(cell: number, left: number): number {
    const barred = this.#barredFrom(cell);
    if (barred === 0) return left;
    let fit = 0;
    for (let bits = left; bits !== 0; bits &= bits - 1) {
      const balloon = 31 - Math.clz32(bits & -bits);
      if ((this.#paints[balloon]! & barred) === 0) fit |= 1 << balloon;
    }
    return fit;
  }

  /** The colours that a cell's corners will not bear, in the end or on the way past those who stay. */
  #barredFrom(cell: number): number {
    const to = this.target[cell]!;
    let barred = 0;
    for (const other of this.#beside[cell]!) {
      const at = this.target[other]!;
      const meets = Math.abs(at - to) === 1 || (this.row[other] === at && at - 1 <= to);
      if (meets) barred |= this.#paint[other]!;
    }
    return barred;
  }
}
