import type { AirfieldRefusal, Why } from '../../families/airfield/refusals.ts';

/** Why a text is no legal move, no draw or no position. Balloons are two letters, spaces are as they were written. */
export type AloftRefusal =
  | AirfieldRefusal
  | Why<'unknown', { text: string }>
  | Why<'truckFirst' | 'advanceNow' | 'lastTruckPasses' | 'safetyPasses' | 'mustAdvance'>
  | Why<'noTruck' | 'alreadyInflated' | 'notInflated', { space: string }>
  | Why<'notFirst', { balloon: string }>
  | Why<'corner', { column: number; altitude: number }>
  | Why<'deal' | 'colors' | 'turn', { seats: number }>
  | Why<'row' | 'players' | 'soloColors' | 'noFlight' | 'lastStep' | 'tooEarly'>
  | Why<'trucks' | 'load', { text: string }>
  | Why<'safety', { last: number; lead: number }>
  | Why<'corners', { pair: readonly [string, string] }>
  | Why<'order', { balloon: string }>;
