/** Who knows what: secret areas hide the types named in `M` and `+`, and secret trajectories are shown at the end. */
import { CHANCE, type Rng, type Seat } from '../../../contract/index.ts';
import { actionOf } from './actions.ts';
import { conceal, hasSecrets, isHidden } from './area.ts';
import { canMove, isOpen } from './claims.ts';
import { guessSecrets, hideDraw } from './deal.ts';
import type { Maker } from './parts.ts';
import { play } from './rules.ts';
import {
  type AeronautState,
  countTypes,
  Flag,
  has,
  isAutomaton,
  Phase,
  SECRET,
  SPENT,
  sides,
  TYPE,
  UNKNOWN,
} from './state.ts';
import { MULTI, tablesOf } from './tables.ts';

export function copy(s: AeronautState): AeronautState {
  return {
    edition: s.edition,
    seats: s.seats,
    size: s.size,
    types: s.types,
    flags: s.flags,
    map: s.map, // never changed after the deal
    phase: s.phase,
    turn: s.turn,
    again: s.again,
    acted: s.acted,
    at: s.at.slice(),
    slots: s.slots.slice(),
    takers: s.takers.slice(),
    first: s.first.slice(),
    spaces: s.spaces.slice(),
    areas: s.areas.map((area) => area.slice()),
    cells: s.cells.slice(),
    held: s.held.slice(),
    paid: s.paid.slice(),
    hidden: s.hidden,
    queue: s.queue.slice(),
    points: s.points.slice(),
    abilities: s.abilities.slice(),
    tolls: s.tolls.slice(),
    worth: s.worth.slice(),
    taken: s.taken.slice(),
    calls: s.calls.slice(),
    rumours: s.rumours.slice(),
    secret: s.secret, // replaced, never changed
  };
}

/** The player who decides for the automaton sees its area. */
const maySee = (s: AeronautState, side: number, viewer: Seat): boolean =>
  side === viewer || (viewer === 0 && isAutomaton(s, side));

export function view(s: AeronautState, viewer: Seat): AeronautState {
  const seen = copy(s);
  if (has(s, Flag.secretAreas)) {
    for (let side = 0; side < sides(s); side++)
      if (!maySee(s, side, viewer) && !isHidden(s, side) && hasSecrets(s, side)) conceal(seen, side);
  }
  if (s.phase !== Phase.OVER) seen.secret = s.secret.map((each, side) => (side === viewer ? each : null));
  return seen;
}

export function hide(s: AeronautState, by: Seat | typeof CHANCE, move: string, viewer: Seat): string {
  if (by === CHANCE) return hideDraw(s, move, viewer);
  if (!has(s, Flag.secretAreas) || s.phase === Phase.START) return move;
  return (maySee(s, by, viewer) ? move : blank(s, move)) + fateOf(s, by, move);
}

/** The types named in `M` and `+` are for their side alone. */
function blank(s: AeronautState, move: string): string {
  const { kind, ...action } = actionOf(s.map!, move);
  if (kind === 'gain') return '+?';
  if (kind === 'move' && 'type' in action && action.type !== UNKNOWN) return move.replace(/ \S+$/, ' ?');
  return move;
}

/** What a view cannot work out, because it depends on an area that it does not show. All viewers are told the same. */
function fateOf(s: AeronautState, by: Seat, move: string): string {
  const after = copy(s);
  let fate = '';
  play(after, by, move, (event) => {
    if (event.kind === 'passed') fate += ` (${event.type ?? 'nothing'})`;
  });
  return after.phase > Phase.CHOICE ? `${fate} (over)` : fate;
}

/** Fills hidden areas with any types that could have paid what was paid, and deals the secret trajectories again. */
export function guess(seen: AeronautState, rng: Rng, maker: Maker): AeronautState {
  const whole = copy(seen);
  if (has(seen, Flag.thieves) && seen.secret.length > 0) {
    const secret = seen.secret.every((each) => each !== null) ? [] : guessSecrets(seen, rng, maker);
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
