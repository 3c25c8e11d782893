/** A sky of balloons in columns and rows, as bits: bit c (1-12) of row r says that a balloon flies there. */

export { countBits, lowestBit, nthBit } from '../../toolkit/bits.ts';

/** Where a balloon flies, as one number: row × 16 + column. Rows count from 0 here, altitudes from 1 in what players read. */
export const cellAt = (row: number, column: number): number => row * 16 + column;
export const rowOf = (cell: number): number => cell >> 4;
export const columnOf = (cell: number): number => cell & 15;
/** The column of a cell, and the altitude above it as players count. */
export const aboveOf = (cell: number) => [columnOf(cell), rowOf(cell) + 2] as const;

export const COLUMNS = 12;
export const ROWS = 4;
const TOP = ROWS - 1;

/**
 * Would a balloon that arrives here from below have no orthogonal neighbour? The cell below needs no look: it is
 * where the balloon comes from, or the ground.
 */
export function hasRoom(sky: readonly number[], row: number, column: number): boolean {
  if ((sky[row]! & (7 << (column - 1))) !== 0) return false;
  return row === TOP || (sky[row + 1]! & (1 << column)) === 0;
}

/** What positions with a sky have in common. */
export interface SkyPosition {
  packed: number;
  flying: number;
  /** The columns with a balloon, by row from the bottom. */
  sky: number[];
  /** Where each balloon flies, or -1. */
  at: number[];
}

/** Lifts a flying balloon by a row; answers the cell that it left. */
export function rise(s: SkyPosition, balloon: number): number {
  const from = s.at[balloon]!;
  const row = from >> 4;
  const bit = 1 << (from & 15);
  s.sky[row]! &= ~bit;
  s.sky[row + 1]! |= bit;
  s.at[balloon] = from + 16;
  return from;
}

/** The flying balloons in scoring order: along the bottom row from the left, then along the next row up. */
export function formation(at: readonly number[]): number[] {
  const order: number[] = [];
  for (let balloon = 0; balloon < at.length; balloon++) {
    if (at[balloon]! < 0) continue;
    // Insertion: for a dozen balloons several times faster than a sort with a comparison.
    let place = order.length;
    for (; place > 0 && at[order[place - 1]!]! > at[balloon]!; place--) order[place] = order[place - 1]!;
    order[place] = balloon;
  }
  return order;
}

/** The same into a list of the caller's; answers how many fly. */
export function rank(at: readonly number[], out: Int32Array): number {
  let n = 0;
  for (let balloon = 0; balloon < at.length; balloon++) {
    const cell = at[balloon]!;
    if (cell < 0) continue;
    let place = n++;
    for (; place > 0 && at[out[place - 1]!]! > cell; place--) out[place] = out[place - 1]!;
    out[place] = balloon;
  }
  return n;
}

/** The balloon in each cell, by row from the bottom and column from 1; -1 for none. */
export function balloonsIn(at: readonly number[]): number[][] {
  const sky = Array.from({ length: ROWS }, () => new Array<number>(COLUMNS + 1).fill(-1));
  at.forEach((cell, balloon) => {
    if (cell >= 0) sky[rowOf(cell)]![columnOf(cell)] = balloon;
  });
  return sky;
}

export const hasBit = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;

/** The number of the only bit that is set, or -1. */
export const onlyBit = (bits: number): number =>
  bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : -1;
