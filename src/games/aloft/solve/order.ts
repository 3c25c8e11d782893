/**
 * What must have happened before a column closes. In a given shape some arrivals must come before others:
 * - a balloon that has to pass a row beside a balloon that is where it stays must have passed it before that one came;
 * - of two in a column, the upper one must be two rows higher than wherever the lower one arrives.
 * All that a launch needs before it is found once for a shape; in the search only what is not done yet is counted.
 */
import { ROWS } from '../data.ts';

/** Arrivals are bits: cell × 4 + row, in two numbers because there are 48. */
export const WORD = 32;
export const arrival = (cell: number, row: number): number => cell * ROWS + row;

export interface Cells {
  readonly column: ArrayLike<number>;
  readonly target: ArrayLike<number>;
  readonly count: number;
}

/** For each arrival, those that come before it, itself among them: low words, then high words. */
export function ordersOf({ column, target, count }: Cells): { low: Int32Array; high: Int32Array } {
  const size = count * ROWS;
  const before: number[][] = Array.from({ length: size }, () => []);
  for (let a = 0; a < count; a++) {
    for (let row = 1; row <= target[a]!; row++) before[arrival(a, row)]!.push(arrival(a, row - 1));
    for (let b = 0; b < count; b++) {
      const apart = Math.abs(column[a]! - column[b]!);
      // b passes the row where a stays.
      if (apart === 1 && target[b]! > target[a]!)
        before[arrival(a, target[a]!)]!.push(arrival(b, target[a]! + 1));
      if (apart === 0 && target[b]! > target[a]!)
        for (let row = 0; row <= target[a]!; row++) before[arrival(a, row)]!.push(arrival(b, row + 2));
    }
  }
  const low = new Int32Array(size);
  const high = new Int32Array(size);
  for (let event = 0; event < size; event++) {
    for (const each of reached(event, before)) {
      if (each < WORD) low[event]! |= 1 << each;
      else high[event]! |= 1 << (each - WORD);
    }
  }
  return { low, high };
}

function reached(from: number, before: readonly (readonly number[])[]): Set<number> {
  const found = new Set([from]);
  for (const event of found) for (const earlier of before[event]!) found.add(earlier);
  return found;
}

/** The arrivals in row 0: launches. */
export const LAUNCHES = 0x11111111;

export function countOnes(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
