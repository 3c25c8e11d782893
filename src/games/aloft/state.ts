/** A position of Aloft, and the numbers that stand for moves and draws. */
import type { FlightEvent, Readied } from '../../families/airfield/events.ts';
import { BALLOONS, type Balloon, SOLO_PENALTY, TRUCKS, truckSpace } from './data.ts';
import type { AloftNumbers } from './turnables.ts';

/** Where a turn is. */
export const Step = { DEAL: 0, TRUCK: 1, ADVANCE: 2, REVEAL: 3, OVER: 4 } as const;

/** All sets are bits: bit b for balloon b, bit c (1-12) for column c, bit t for truck t. */
export interface AloftState {
  seats: number;
  turn: number;
  step: number;
  /** Steps that the launch trucks have made together; `truckSpace` tells where each stands. */
  steps: number;
  safety: number;
  packed: number;
  flying: number;
  inflated: number;
  /** The balloon on each truck, or -1. */
  load: number[];
  /** The columns with a balloon, by row from the bottom. */
  sky: number[];
  /** Where each balloon flies: row × 16 + column, or -1. */
  at: number[];
  /** The secret colour of each seat, or -1 where it is not known. Alone there are none. */
  colors: number[];
  /** Alone: the balloons in the order in which they may be unpacked. */
  row: readonly number[];
  /** House rules: what this table counts with. The standard game has none. Never changed, so copies share it. */
  tuned?: AloftNumbers;
}

/** Alone: the price of a balloon that never took off. */
export const penaltyOf = (state: AloftState): number => state.tuned?.grounded ?? SOLO_PENALTY;
export const isSolo = (state: AloftState): boolean => state.seats === 1;
export const spaceOf = (state: AloftState, truck: number): number => truckSpace(state.steps, truck);
export const leadSpace = (state: AloftState): number => truckSpace(state.steps, TRUCKS - 1);

// A move is one number: a kind, then a truck or a balloon or both.
const COUNT = BALLOONS.length;
export const MOVE_LAUNCH_TRUCK = 0;
export const MOVE_SAFETY_TRUCK = 1;
export const PASS = 2;
export const UNPACK = 3;
export const INFLATE = UNPACK + TRUCKS * COUNT;
export const LAUNCH = INFLATE + TRUCKS;
export const ASCEND = LAUNCH + TRUCKS;

export const unpackMove = (truck: number, balloon: Balloon): number => UNPACK + truck * COUNT + balloon;

/** What a move does, spelled out: for notation, words and boards, not for the hot path. */
export type Action =
  | { readonly kind: 'launchTruck' | 'safetyTruck' | 'pass' }
  | { readonly kind: 'unpack'; readonly truck: number; readonly balloon: Balloon }
  | { readonly kind: 'inflate' | 'launch'; readonly truck: number }
  | { readonly kind: 'ascend'; readonly balloon: Balloon };

export function actionOf(move: number): Action {
  if (move === MOVE_LAUNCH_TRUCK) return { kind: 'launchTruck' };
  if (move === MOVE_SAFETY_TRUCK) return { kind: 'safetyTruck' };
  if (move === PASS) return { kind: 'pass' };
  if (move < INFLATE) {
    const code = move - UNPACK;
    return { kind: 'unpack', truck: Math.floor(code / COUNT), balloon: code % COUNT };
  }
  if (move < LAUNCH) return { kind: 'inflate', truck: move - INFLATE };
  if (move < ASCEND) return { kind: 'launch', truck: move - LAUNCH };
  return { kind: 'ascend', balloon: move - ASCEND };
}

/** What happened, for the log and the board. Columns as players count them. */
export type AloftEvent =
  | FlightEvent
  | Readied<'unpacked'>
  | { readonly kind: 'dealt'; readonly seats: number }
  | {
      readonly kind: 'truckMoved';
      readonly seat: number;
      readonly truck: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'safetyMoved'; readonly seat: number; readonly to: number }
  | { readonly kind: 'passed'; readonly seat: number };
