/** Which routes can be claimed, and at what price. */
import { freeCells, heldOf } from './area.ts';
import { somewhereToGo } from './flights.ts';
import { type AeronautState, isDuo } from './state.ts';
import { GRAY, MULTI, ROUTE_WORD, type Tables } from './tables.ts';

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
  t.spaceAt[route * t.types.length + type]!;

/** Writes every Claim that a side can pay into `out` from index `from`. */
export function claims(s: AeronautState, t: Tables, side: number, out: string[], from: number): number {
  const types = t.types.length;
  let n = from;
  for (let word = 0; word < t.words; word++) {
    let routes = 0;
    let most = 0;
    for (let type = 0; type < types; type++) {
      const held = s.held[side * types + type]!;
      if (held > most) most = held;
      routes |= paidBy(t, type, held, word);
    }
    // Gray routes take any one type.
    routes |= paidBy(t, types, most, word);
    for (; routes !== 0; routes &= routes - 1)
      n = claimsOf(s, t, side, word * ROUTE_WORD + 31 - Math.clz32(routes & -routes), out, n);
  }
  return n;
}

const paidBy = (t: Tables, type: number, held: number, word: number): number =>
  t.paidBy[(type * t.prices + (held < t.prices ? held : t.prices - 1)) * t.words + word]!;

/** The Claims of one route whose price a side has. */
function claimsOf(
  s: AeronautState,
  t: Tables,
  side: number,
  route: number,
  out: string[],
  from: number,
): number {
  const kind = t.kind[route]!;
  if ((kind !== MULTI && s.takers[route] !== 0) || isBlocked(s, t, route)) return from;
  if (kind >= 0) {
    out[from] = t.claim[route]!;
    return from + 1;
  }
  const types = t.types.length;
  const price = kind === MULTI ? 1 : t.length[route]!;
  let n = from;
  for (let type = 0; type < types; type++) {
    if (s.held[side * types + type]! < price) continue;
    if (kind === MULTI) {
      const space = spaceOfType(t, route, type);
      if (space < 0 || s.spaces[t.offset[route]! + space]! >= 0) continue;
    }
    out[n++] = t.claimWith[route]![type]!;
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
