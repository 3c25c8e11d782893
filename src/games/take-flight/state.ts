/** A position of Take Flight!, and the numbers that stand for moves and draws. */
import type { Move } from '../../contract/index.ts';
import { MOST_TOKENS } from './sheet/check.ts';
import type { Spent } from './sheet/index.ts';

/** Where a round is. */
export const Step = { ROLL: 0, FLY: 1, THROW: 2, OVER: 3 } as const;

/** Everything is in the open, so a view is the position itself. Lists without another word have one number a seat. */
export interface FlightState {
  /** The name of the sheet that all pilots fly. */
  sheet: string;
  seats: number;
  step: number;
  /** The round under way, which flies into the column of the same number; 0 before the first die. */
  round: number;
  die: number;
  /** The seats that have still to write this round, from the lowest. Never changed in place. */
  waiting: readonly number[];
  row: number[];
  peak: number[];
  modifier: number[];
  /** What is left of the tail: two bits an action. */
  tail: number[];
  /** The wing columns that are written in: bit c for column c from 1. */
  filled: number[];
  /** The column of the crash, or 0. */
  crashed: number[];
  /** Points gained at the top edge. */
  gained: number[];
  /** How often the path went through each symbol: six bits a symbol. */
  through: number[];
  /** What each seat wrote in each round (see `Leg`), 0 for nothing. Only the last list is still changed. */
  flown: number[][];
  /** The paper planes of the tie-break in centimetres, or none. */
  throws: readonly number[];
}

/** A move is one number: the wing column, then a bit for each token written after it. */
const SQUARE = 1 << MOST_TOKENS;
export const moveOf = (square: number, spent: Spent): number => square * SQUARE + spent;
export const squareOf = (move: number): number => Math.trunc(move / SQUARE);
export const spentOf = (move: number): Spent => move % SQUARE;

/** The wing columns of a set of bits, from the left. */
export function squaresOf(bits: number): number[] {
  const squares: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) squares.push(31 - Math.clz32(left & -left));
  return squares;
}

export const isLive = (s: FlightState, seat: number): boolean => s.crashed[seat] === 0;
export const throughOf = (through: number, symbol: number): number => (through >> (6 * symbol)) & 63;

/** One round of one pilot, as `flown` packs it into a number. */
export interface Leg {
  readonly square: number;
  readonly spent: Spent;
  /** The number written. */
  readonly value: number;
  /** The row reached; in the last leg of a crash a dune, or a row below the first. */
  readonly row: number;
}

const VALUE_ZERO = 128;
const ROW_ZERO = 8;
export const packLeg = (move: number, value: number, row: number): number =>
  (move << 14) | ((value + VALUE_ZERO) << 6) | (row + ROW_ZERO);

export function legOf(packed: number): Leg {
  const move = packed >>> 14;
  return {
    square: squareOf(move),
    spent: spentOf(move),
    value: ((packed >> 6) & 255) - VALUE_ZERO,
    row: (packed & 63) - ROW_ZERO,
  };
}

/** What a pilot has flown so far, round by round. */
export function legsOf(s: FlightState, seat: number): Leg[] {
  const legs: Leg[] = [];
  for (const round of s.flown) {
    if (round[seat] !== 0) legs.push(legOf(round[seat]!));
  }
  return legs;
}

/** A draw is the number on the die, or all throws as a text of numbers. */
export const throwText = (throws: readonly number[]): string => throws.join(' ');
export const throwsOf = (draw: Move): number[] => String(draw).split(' ').map(Number);

/** What a pilot has written, and where it led. */
interface Written {
  readonly seat: number;
  readonly sheet: string;
  readonly square: number;
  readonly spent: Spent;
  readonly value: number;
  readonly column: number;
  readonly row: number;
}

/** What happened, for the log and the board. */
export type FlightEvent =
  | { readonly kind: 'rolled'; readonly round: number; readonly die: number }
  | (Written & {
      readonly kind: 'flew';
      /** The symbol's number, or -1. */
      readonly symbol: number;
      readonly gain: number;
    })
  | (Written & { readonly kind: 'crashed' })
  | { readonly kind: 'landed'; readonly seat: number; readonly row: number; readonly height: number }
  | { readonly kind: 'threw'; readonly throws: readonly number[] };
