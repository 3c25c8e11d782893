/** A sky of balloons in columns and rows, as bits: bit c (1-12) of row r says that a balloon flies there. */

import { lowestBit } from '../../toolkit/bits.ts';

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

const FIELD = ((1 << COLUMNS) - 1) << 1;
/** The columns of a row's balloons and their neighbours. */
const beside = (row: number): number => row | (row << 1) | (row >> 1);

/** The columns over which a balloon could be launched. */
export const launchable = (sky: readonly number[]): number => ~(beside(sky[0]!) | sky[1]!) & FIELD;

// Bit 16 × row + column says that a balloon there has room above it. Numbers have 32 bits, so the upper rows need another.
export const roomAboveLow = (sky: readonly number[]): number =>
  (~(beside(sky[1]!) | sky[2]!) & FIELD) | ((~(beside(sky[2]!) | sky[3]!) & FIELD) << 16);
export const roomAboveHigh = (sky: readonly number[]): number => ~beside(sky[3]!) & FIELD;

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

/** By cell: the balloon there, where one flies. */
const balloonIn = new Int8Array(ROWS * 16);

/** The flying balloons in scoring order: along the bottom row from the left, then along the next row up. */
export function formation(at: readonly number[]): number[] {
  const order: number[] = [];
  const flying = rank(at, ranked);
  for (let i = 0; i < flying; i++) order.push(ranked[i]!);
  return order;
}

/** More balloons than any box has. */
const ranked = new Int32Array(32);

/** The same into a list of the caller's; answers how many fly. */
export function rank(at: readonly number[], out: Int32Array): number {
  // Cells as bits of two words, so that none has to be sorted; a shift counts by its lowest five bits alone.
  let low = 0;
  let high = 0;
  for (let balloon = 0; balloon < at.length; balloon++) {
    const cell = at[balloon]!;
    if (cell < 0) continue;
    balloonIn[cell] = balloon;
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << cell;
  }
  let n = 0;
  for (; low !== 0; low &= low - 1) out[n++] = balloonIn[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) out[n++] = balloonIn[32 + lowestBit(high)]!;
  return n;
}

/** What a balloon of a formation is called and where it flies, as a result tells it; each is made once. */
export type Placed = readonly [name: string, column: number, altitude: number];
export function placing(
  names: readonly string[],
): (at: readonly number[], order: readonly number[]) => Placed[] {
  const known: (Placed | undefined)[] = Array.from({ length: names.length * ROWS * 16 }, () => undefined);
  return (at, order) => {
    const placed: Placed[] = [];
    for (let i = 0; i < order.length; i++) {
      const balloon = order[i]!;
      const cell = at[balloon]!;
      const key = balloon * ROWS * 16 + cell;
      known[key] ??= [names[balloon]!, columnOf(cell), rowOf(cell) + 1];
      placed.push(known[key]);
    }
    return placed;
  };
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
