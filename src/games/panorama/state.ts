/** A position of the panoramic edition, and the numbers that stand for moves. */
import type { FlightEvent } from '../../families/airfield/events.ts';
import { BALLOONS, type Balloon, SPACES } from './data.ts';
import type { PanoramaNumbers } from './turnables.ts';

/** Where the game is. */
export const Step = { DEAL: 0, TURN: 1, REVEAL: 2, OVER: 3 } as const;

/** All sets are bits: bit b for balloon b, bit c (1-12) for column c, bit s (1-13) for space s. */
export interface PanoramaState {
  seats: number;
  turn: number;
  step: number;
  /** The spaces with a truck; the safety truck is always the rightmost. */
  trucks: number;
  packed: number;
  flying: number;
  /** The balloon on the truck of each space (index 1-13), or -1. */
  load: number[];
  /** The columns with a balloon, by row from the bottom. */
  sky: number[];
  /** Where each balloon flies: row × 16 + column, or -1. */
  at: number[];
  /** The tokens of each seat, TOKEN_KINDS numbers a seat. */
  tokens: number[];
  /** The secret colours of each seat as a set of bits, or 0 where they are not known. */
  colors: number[];
  /** House rules: what this table counts with. The standard game has none. Never changed, so copies share it. */
  tuned?: PanoramaNumbers;
}

export const safetySpace = (s: PanoramaState): number => 31 - Math.clz32(s.trucks);
export const lastSpace = (s: PanoramaState): number => 31 - Math.clz32(s.trucks & -s.trucks);

/** The next space to the right without a truck, past the track if there is none. */
export function nextFree(trucks: number, space: number): number {
  let to = space + 1;
  while ((trucks & (1 << to)) !== 0) to++;
  return to;
}

// A move is one number: a kind, then a space or a balloon or both. Spaces count from 1.
const COUNT = BALLOONS.length;
export const TRUCK = 0;
export const INFLATE = TRUCK + SPACES + 1;
export const LAUNCH = INFLATE + (SPACES + 1) * COUNT;
export const ASCEND = LAUNCH + SPACES + 1;

export const inflateMove = (space: number, balloon: Balloon): number => INFLATE + space * COUNT + balloon;

/** What a move does, spelled out: for notation, words and boards, not for the hot path. */
export type Action =
  | { readonly kind: 'truck' | 'launch'; readonly space: number }
  | { readonly kind: 'inflate'; readonly space: number; readonly balloon: Balloon }
  | { readonly kind: 'ascend'; readonly balloon: Balloon };

export function actionOf(move: number): Action {
  if (move < INFLATE) return { kind: 'truck', space: move - TRUCK };
  if (move < LAUNCH) {
    const code = move - INFLATE;
    return { kind: 'inflate', space: Math.floor(code / COUNT), balloon: code % COUNT };
  }
  if (move < ASCEND) return { kind: 'launch', space: move - LAUNCH };
  return { kind: 'ascend', balloon: move - ASCEND };
}

/** What happened, for the log and the board. Spaces as players count them. */
export type PanoramaEvent =
  | FlightEvent
  | { readonly kind: 'dealt'; readonly cards: number }
  | {
      readonly kind: 'truckMoved';
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly safety: boolean;
    };
