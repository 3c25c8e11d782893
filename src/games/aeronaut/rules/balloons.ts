/** Balloons that come, and balloons that change hands. */
import { heldOf, isHidden, receive, receiveNamed, spend } from './area.ts';
import { type AeronautState, type Tell, UNKNOWN } from './state.ts';
import type { Tables } from './tables.ts';

/** Balloons of a type named in `M` or `+`, as many as there are free cells for. */
export function gain(
  s: AeronautState,
  t: Tables,
  side: number,
  type: number,
  most: number,
  tell: Tell,
): void {
  let count = 0;
  while (count < most && receiveNamed(s, side, type)) count++;
  tell?.({ kind: 'received', side, type: type === UNKNOWN ? null : t.types[type]!, count });
}

type PassReason = 'toll' | 'ability' | 'theft' | 'double';

/** A balloon that one side has crossed out is written by another; -1 where there was none. */
export function pass(
  s: AeronautState,
  t: Tables,
  why: PassReason,
  from: number,
  to: number,
  type: number,
  tell: Tell,
): void {
  if (type >= 0) receive(s, to, type);
  tell?.({ kind: 'passed', why, from, to, type: type < 0 ? null : t.types[type]! });
}

/** Crosses out a balloon of the type that was named, if the side has one, and answers the type or -1. */
export function takeNamed(s: AeronautState, from: number, type: number, passed: number | undefined): number {
  const there = isHidden(s, from) ? passed === type : heldOf(s, from, type) > 0;
  if (!there) return -1;
  spend(s, from, type);
  return type;
}
