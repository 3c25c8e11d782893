/** A player's area: cells that are written once, oldest first. Works on areas that a view does not show, as far as one can know. */
import { type AeronautState, countTypes, Flag, has, SECRET, SPENT, TYPE, UNKNOWN } from './state.ts';

export const isHidden = (s: AeronautState, side: number): boolean => (s.hidden & (1 << side)) !== 0;
export const freeCells = (s: AeronautState, side: number): number => s.cells[side]! - s.areas[side]!.length;
export const heldOf = (s: AeronautState, side: number, type: number): number =>
  s.held[side * countTypes(s) + type]!;

/** Balloons that are not crossed out. Known of every side: written cells less what was paid. */
export function unspent(s: AeronautState, side: number): number {
  const types = countTypes(s);
  let left = s.areas[side]!.length;
  for (let type = 0; type < types; type++) left -= s.paid[side * types + type]!;
  return left;
}

/** The types of which a side has an unspent balloon, as bits. */
export function heldTypes(s: AeronautState, side: number): number {
  const types = countTypes(s);
  let bits = 0;
  for (let type = 0; type < types; type++) if (s.held[side * types + type]! > 0) bits |= 1 << type;
  return bits;
}

/** Writes a balloon that all viewers see into the next free cell; false if there is none. */
export function receive(s: AeronautState, side: number, type: number): boolean {
  if (freeCells(s, side) <= 0) return false;
  s.areas[side]!.push(type);
  if (!isHidden(s, side)) s.held[side * countTypes(s) + type]!++;
  return true;
}

/** The same for a type named in `M` or `+`, which is secret where areas are. */
export function receiveNamed(s: AeronautState, side: number, type: number): boolean {
  if (freeCells(s, side) <= 0) return false;
  if (type === UNKNOWN) {
    conceal(s, side);
    s.areas[side]!.push(UNKNOWN);
    return true;
  }
  s.areas[side]!.push(has(s, Flag.secretAreas) ? type | SECRET : type);
  s.held[side * countTypes(s) + type]!++;
  return true;
}

/**
 * Blanks what others may not know of an area. They know which cells were written in the open, and what was paid, but not
 * which cells were crossed out: an older cell that they cannot see may have paid.
 */
export function conceal(s: AeronautState, side: number): void {
  if (isHidden(s, side)) return;
  const types = countTypes(s);
  s.hidden |= 1 << side;
  s.areas[side] = s.areas[side]!.map((cell) => ((cell & SECRET) !== 0 ? UNKNOWN : cell & TYPE));
  for (let type = 0; type < types; type++) s.held[side * types + type] = 0;
}

/** Would others see less of this area? Until something is written in secret there is nothing to hide. */
export const hasSecrets = (s: AeronautState, side: number): boolean =>
  s.areas[side]!.some((cell) => cell !== UNKNOWN && (cell & SECRET) !== 0);

/** Crosses out the oldest unspent balloon of a type. */
export function spend(s: AeronautState, side: number, type: number): void {
  const at = side * countTypes(s) + type;
  s.paid[at]!++;
  if (isHidden(s, side)) return;
  s.held[at]!--;
  const area = s.areas[side]!;
  for (let i = 0; i < area.length; i++) {
    if ((area[i]! & ~SECRET) !== type) continue;
    area[i]! |= SPENT;
    return;
  }
  throw new Error(`side ${side} has no balloon of type ${type} to pay`);
}

/** Crosses out one cell of an area that can be seen, and answers its type. */
export function spendCell(s: AeronautState, side: number, index: number): number {
  const area = s.areas[side]!;
  const type = area[index]! & TYPE;
  const at = side * countTypes(s) + type;
  area[index]! |= SPENT;
  s.paid[at]!++;
  s.held[at]!--;
  return type;
}

/** The place of the newest unspent balloon of an area that can be seen, or -1. */
export function newestCell(s: AeronautState, side: number): number {
  return s.areas[side]!.findLastIndex((cell) => (cell & SPENT) === 0);
}
