/** Which routes can be claimed, and at what price. */
import { freeCells, heldOf } from './area.ts';
import { somewhereToGo } from './flights.ts';
import { type AeronautState, isDuo } from './state.ts';
import { GRAY, MULTI, type Tables } from './tables.ts';

/** Is every space of a route taken? Only then does it score, connect and reward. */
export function isComplete(s: AeronautState, t: Tables, route: number): boolean {
  if (s.takers[route] === 0) return false;
  if (t.kind[route] !== MULTI) return true;
  const end = t.offset[route]! + t.length[route]!;
  for (let space = t.offset[route]!; space < end; space++) if (s.spaces[space]! < 0) return false;
  return true;
}

/** Two sides: one route of a double keeps the other from being claimed, a multi route from its first space. */
export function isBlocked(s: AeronautState, t: Tables, route: number): boolean {
  const twin = t.twin[route]!;
  return twin >= 0 && isDuo(s) && s.takers[twin] !== 0;
}

/** Is there anything left to claim on a route, for any side? */
export function isOpen(s: AeronautState, t: Tables, route: number): boolean {
  if (t.kind[route] === MULTI ? isComplete(s, t, route) : s.takers[route] !== 0) return false;
  return !isBlocked(s, t, route);
}

/** The index of a multi route's space of a type, or -1. */
export const spaceOfType = (t: Tables, route: number, type: number): number =>
  t.spaceTypes[route]!.indexOf(type);

/** Writes every Claim that a side can pay into `out` from index `from`. */
export function claims(s: AeronautState, t: Tables, side: number, out: string[], from: number): number {
  let n = from;
  const types = t.types.length;
  const base = side * types;
  for (let route = 0; route < t.kind.length; route++) {
    const kind = t.kind[route]!;
    if (kind !== MULTI && s.takers[route] !== 0) continue;
    const length = t.length[route]!;
    if (kind >= 0) {
      if (s.held[base + kind]! >= length && !isBlocked(s, t, route)) out[n++] = t.claim[route]!;
      continue;
    }
    if (isBlocked(s, t, route)) continue;
    for (let type = 0; type < types; type++) {
      const space = kind === MULTI ? spaceOfType(t, route, type) : 0;
      if (space < 0 || s.held[base + type]! < (kind === MULTI ? 1 : length)) continue;
      if (kind === MULTI && s.spaces[t.offset[route]! + space]! >= 0) continue;
      out[n++] = t.claimWith[route]![type]!;
    }
  }
  return n;
}

const scratch: string[] = [];
export const canClaim = (s: AeronautState, t: Tables, side: number): boolean =>
  claims(s, t, side, scratch, 0) > 0;
export const canMove = (s: AeronautState, side: number): boolean =>
  freeCells(s, side) > 0 && somewhereToGo(s, side);

/** Can a side pay for a route that another side has claimed, with this type? */
export function canShare(s: AeronautState, t: Tables, side: number, route: number, type: number): boolean {
  const kind = t.kind[route]!;
  if (kind === MULTI || s.takers[route] === 0 || (s.takers[route]! & (1 << side)) !== 0) return false;
  return (kind === GRAY || kind === type) && heldOf(s, side, type) >= t.length[route]!;
}
