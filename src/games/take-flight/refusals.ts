/** Why a text is no legal move, draw or position. */
import type { UnknownSheet } from './sheet/refusals.ts';

export type Why<C extends string, V = unknown> = C extends string
  ? { readonly code: C } & Readonly<V>
  : never;

export type FlightRefusal =
  | Why<'noDie' | 'over' | 'noSeat' | 'written' | 'plusMinus' | 'noDraw' | 'die' | 'setup'>
  | Why<'crashed', { column: number }>
  | Why<'noSquare', { text: string; squares: number }>
  | Why<'filled' | 'jumpWasted', { square: number }>
  | Why<'notInnermost', { square: number; inner: readonly number[] }>
  | Why<'token', { text: string; tokens: readonly string[] }>
  | Why<'twice' | 'usedUp', { action: string }>
  | Why<'order', { tokens: readonly string[] }>
  | Why<'throws', { seats: number; most: number }>;

export type PositionRefusal =
  | Why<'noPilot' | 'unfinished'>
  | Why<'inPart', { part: string; why: FlightRefusal | Why<'unfinished'> }>
  | UnknownSheet;
