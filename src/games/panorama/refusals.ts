import type { AirfieldRefusal, Why } from '../../families/airfield/refusals.ts';

/** Why a text is no legal move, no draw or no position. Balloons are two letters, spaces are as they were written. */
export type PanoramaRefusal =
  | AirfieldRefusal
  | Why<'unknown', { text: string }>
  | Why<'passesSafety' | 'gapTooWide' | 'endOfTrack'>
  | Why<'noTruck', { space: string }>
  | Why<'deal' | 'colors', { seats: number; each: number }>
  | Why<'players' | 'ended' | 'tooEarly'>
  | Why<'trucks' | 'load', { text: string }>
  | Why<'tokens' | 'turn', { seats: number }>
  | Why<'tokenCount', { kind: number; brought: number; held: number }>;
