/** Which routes can be claimed, and at what price. */
import { lowestBit } from '../../../toolkit/bits.ts';
import { freeCells, heldOf } from './area.ts';
import { somewhereToGo } from './flights.ts';
import { type AeronautState, isDuo } from './state.ts';
import { GRAY, MULTI, ROUTE_WORD, type Tables, TYPES } from './tables.ts';

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
  const count = payable(s, t, side, list);
  for (let i = 0; i < count; i++) out[from + i] = t.claimTexts[list[i]!]!;
  return from + count;
}

const list: number[] = [];
/** Writes every Claim that a side can pay, as its place among `Tables.claim`, and answers how many. */
export function payable(s: AeronautState, t: Tables, side: number, out: number[]): number {
  const { held, takers } = s;
  const { paidBy, prices, words, kind: kinds } = t;
  const types = t.types.length;
  const twins = isDuo(s) ? t.twinOrSelf : undefined;
  let n = 0;
  for (let word = 0; word < words; word++) {
    let routes = 0;
    let most = 0;
    for (let type = 0; type < types; type++) {
      const count = held[side * types + type]!;
      if (count > most) most = count;
      routes |= paidBy[(type * prices + (count < prices ? count : prices - 1)) * words + word]!;
    }
    // Gray routes take any one type.
    routes |= paidBy[(types * prices + (most < prices ? most : prices - 1)) * words + word]!;
    for (; routes !== 0; routes &= routes - 1) {
      const route = word * ROUTE_WORD + lowestBit(routes);
      const kind = kinds[route]!;
      if (kind < 0) {
        n = payableOn(s, t, side, route, out, n);
        continue;
      }
      // Whether a route is taken is as good as random: it goes into the next place, which is kept only if no side has it or its twin.
      out[n] = route * TYPES + kind;
      const taken = twins === undefined ? takers[route]! : takers[route]! | takers[twins[route]!]!;
      n += (taken - 1) >>> 31;
    }
  }
  return n;
}

/** The Claims of a gray or a multi route whose price a side has. */
function payableOn(
  s: AeronautState,
  t: Tables,
  side: number,
  route: number,
  out: number[],
  from: number,
): number {
  const kind = t.kind[route]!;
  if ((kind !== MULTI && s.takers[route] !== 0) || isBlocked(s, t, route)) return from;
  const types = t.types.length;
  const price = kind === MULTI ? 1 : t.length[route]!;
  let n = from;
  for (let type = 0; type < types; type++) {
    if (s.held[side * types + type]! < price) continue;
    if (kind === MULTI) {
      const space = spaceOfType(t, route, type);
      if (space < 0 || s.spaces[t.offset[route]! + space]! >= 0) continue;
    }
    out[n++] = route * TYPES + type;
  }
  return n;
}

export const canClaim = (s: AeronautState, t: Tables, side: number): boolean => payable(s, t, side, list) > 0;
export const canMove = (s: AeronautState, side: number): boolean =>
  freeCells(s, side) > 0 && somewhereToGo(s, side);

/** Can a side pay for a route that another side has claimed, with this type? */
export function canShare(s: AeronautState, t: Tables, side: number, route: number, type: number): boolean {
  const kind = t.kind[route]!;
  if (kind === MULTI || s.takers[route] === 0 || (s.takers[route]! & (1 << side)) !== 0) return false;
  return (kind === GRAY || kind === type) && heldOf(s, side, type) >= t.length[route]!;
}
