/** What a bot makes of a view: a whole position that could be the one it sees. */
import type { Rng } from '../../../contract/index.ts';
import { makeSecrets } from '../maker/make.ts';
import { isHidden } from './area.ts';
import { canMove, isOpen } from './claims.ts';
import { guessSecrets } from './deal.ts';
import {
  type AeronautState,
  countTypes,
  Flag,
  has,
  Phase,
  SECRET,
  SPENT,
  sides,
  TYPE,
  UNKNOWN,
} from './state.ts';
import { MULTI, tablesOf } from './tables.ts';
import { copy } from './view.ts';

/** Fills hidden areas with any types that could have paid what was paid, and deals the secret trajectories again. */
export function guess(seen: AeronautState, rng: Rng): AeronautState {
  const whole = copy(seen);
  if (has(seen, Flag.thieves) && seen.secret.length > 0) {
    const secret = seen.secret.every((each) => each !== null) ? [] : guessSecrets(seen, rng, { makeSecrets });
    whole.secret = seen.secret.map((each, side) => each ?? secret[side]!);
  }
  for (let side = 0; side < sides(seen); side++) if (isHidden(seen, side)) guessArea(whole, side, rng);
  return whole;
}

function guessArea(s: AeronautState, side: number, rng: Rng): void {
  const types = countTypes(s);
  const base = side * types;
  const open = s.areas[side]!.flatMap((cell, i) => (cell === UNKNOWN ? [i] : []));
  const area = s.areas[side]!.slice();
  const take = (type: number): void => {
    const [place] = open.splice(rng.below(open.length), 1);
    area[place!] = type | SECRET;
  };
  for (let type = 0; type < types; type++) {
    const known = area.filter((cell) => cell !== UNKNOWN && (cell & TYPE) === type).length;
    for (let missing = s.paid[base + type]! - known; missing > 0; missing--) take(type);
  }
  if (mustClaim(s, side)) for (const type of aClaim(s, side, area, open.length, rng)) take(type);
  while (open.length > 0) take(rng.below(types));
  s.hidden &= ~(1 << side);
  s.areas[side] = area;
  crossOut(s, side);
}

/** The side is to act and cannot Move: it must be able to pay for something. */
const mustClaim = (s: AeronautState, side: number): boolean =>
  s.phase === Phase.ACTION && s.turn === side && !canMove(s, side);

/** The types that are missing for a Claim which the cells that are still open allow. */
function aClaim(s: AeronautState, side: number, area: readonly number[], open: number, rng: Rng): number[] {
  const t = tablesOf(s.map!);
  const options: number[][] = [];
  for (let route = 0; route < t.kind.length; route++) {
    if (!isOpen(s, t, route)) continue;
    const kind = t.kind[route]!;
    for (let type = 0; type < t.types.length; type++) {
      if (kind >= 0 && kind !== type) continue;
      const space = kind === MULTI ? t.spaceTypes[route]!.indexOf(type) : 0;
      if (space < 0 || (kind === MULTI && s.spaces[t.offset[route]! + space]! >= 0)) continue;
      const price = kind === MULTI ? 1 : t.length[route]!;
      const there = area.filter((cell) => cell !== UNKNOWN && (cell & TYPE) === type).length;
      const missing = Math.max(0, price - (there - s.paid[side * t.types.length + type]!));
      if (missing <= open) options.push(Array.from({ length: missing }, () => type));
    }
  }
  return options.length === 0 ? [] : options[rng.below(options.length)]!;
}

/** Marks what was paid, oldest first, and counts the rest. */
function crossOut(s: AeronautState, side: number): void {
  const types = countTypes(s);
  const area = s.areas[side]!;
  for (let type = 0; type < types; type++) {
    let paid = s.paid[side * types + type]!;
    let held = 0;
    for (let i = 0; i < area.length; i++) {
      if ((area[i]! & TYPE) !== type) continue;
      if (paid-- > 0) area[i]! |= SPENT;
      else held++;
    }
    s.held[side * types + type] = held;
  }
}
