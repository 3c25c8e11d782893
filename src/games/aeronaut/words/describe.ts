/** The whole position in sentences, for people who listen: areas, cities, routes, trajectories. */

import type { Seat } from '../../../contract/index.ts';
import type { Trajectory } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { freeCells, heldOf, isHidden, unspent } from '../rules/area.ts';
import { isComplete } from '../rules/claims.ts';
import { scoreOf } from '../rules/scoring.ts';
import { ABILITIES, type AeronautState, countTypes, isAutomaton, sides, UNKNOWN } from '../rules/state.ts';
import { MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import { listed, plural, saySecret, TRAJECTORY_REWARDS } from './phrases.ts';

export function describe(view: AeronautState, viewer: Seat): string[] {
  if (view.map === null) return ['The map is not dealt yet.'];
  const t = tablesOf(view.map);
  return [
    ...Array.from({ length: sides(view) }, (_, side) => sideWords(view, t, side, viewer)),
    ...secretWords(view, viewer),
    ...t.cityIds.map((_, city) => cityWords(view, t, city)),
    ...t.routeIds.map((_, route) => `${routeWords(view, t, route)}.`),
    ...(view.map.trajectories ?? []).map((_, i) => trajectoryWords(view, i)),
  ];
}

export function sideName(view: AeronautState, side: number, viewer: Seat): string {
  if (side === viewer) return 'You';
  return isAutomaton(view, side) ? 'The automaton' : `Seat ${side}`;
}

function sideWords(view: AeronautState, t: Tables, side: number, viewer: Seat): string {
  const who = sideName(view, side, viewer);
  const at = view.at[side]! < 0 ? 'not on the map yet' : `in city ${t.cityIds[view.at[side]!]!}`;
  const abilities = abilitiesOf(view, side);
  const can = abilities.length ? ` To use: ${listed(abilities)}.` : '';
  return `${who}: ${at}, ${plural(scoreOf(view, t, side), 'point')}, balloons ${balloonWords(view, t, side)}, ${plural(freeCells(view, side), 'free cell')}.${can}`;
}

export function abilitiesOf(view: AeronautState, side: number): string[] {
  return ABILITIES.flatMap((ability, i) => {
    const count = view.abilities[side * ABILITIES.length + i]!;
    return count === 0 ? [] : [count === 1 ? ability : `${ability} ×${count}`];
  });
}

/** "2 red and 1 blue", "4, unknown", "none". */
export function balloonWords(view: AeronautState, t: Tables, side: number): string {
  const count = unspent(view, side);
  if (count === 0) return 'none';
  if (isHidden(view, side)) return `${count}, types unknown`;
  return listed(
    t.types.flatMap((type, i) => {
      const held = heldOf(view, side, i);
      return held === 0 ? [] : [`${held} ${type}`];
    }),
  );
}

/** What a side has paid so far, which everybody may know. */
export function paidWords(view: AeronautState, t: Tables, side: number): string {
  const base = side * countTypes(view);
  return listed(
    t.types.flatMap((type, i) => (view.paid[base + i]! === 0 ? [] : [`${view.paid[base + i]!} ${type}`])),
  );
}

function secretWords(view: AeronautState, viewer: Seat): string[] {
  const secret = view.secret[viewer];
  return secret == null ? [] : [`Your secret trajectory: ${saySecret(secret)}.`];
}

function cityWords(view: AeronautState, t: Tables, city: number): string {
  const here = view.at.flatMap((at, side) => (at === city ? [`seat ${side}`] : []));
  const slots = view.slots[city] === 0 ? 'full' : plural(view.slots[city]!, 'free slot');
  const name = withNames(view.map!).cities[city]!.name;
  const routes = t.routesAt[city]!.map((route) => t.routeIds[route]!);
  const stand = here.length ? ` Here: ${listed(here)}.` : '';
  return `City ${t.cityIds[city]!}${name ? `, ${name}` : ''}: ${slots}, routes ${listed(routes)}.${stand}`;
}

export function routeWords(view: AeronautState, t: Tables, route: number): string {
  const { id, a, b, length, type, types, bonus } = view.map!.routes[route]!;
  const made = types ? `spaces ${listed(types)}` : `${plural(length, 'space')} ${type}`;
  const extra = bonus?.some((each) => each !== null)
    ? `, bonuses ${listed(bonus.filter((each) => each !== null))}`
    : '';
  return `Route ${id} from ${a} to ${b}, ${made}${extra}, ${ownerWords(view, t, route)}`;
}

function ownerWords(view: AeronautState, t: Tables, route: number): string {
  const takers = Array.from({ length: sides(view) }, (_, side) => side).filter(
    (side) => (view.takers[route]! & (1 << side)) !== 0,
  );
  if (takers.length === 0) return 'free';
  const who = listed(takers.map((side) => `seat ${side}`));
  if (t.kind[route] !== MULTI || isComplete(view, t, route)) return `owned by ${who}`;
  const spaces = t.spaceTypes[route]!.flatMap((type, i) =>
    view.spaces[t.offset[route]! + i] === UNKNOWN ? [] : [t.types[type]!],
  );
  return `unfinished: ${listed(spaces)} taken by ${who}`;
}

export function trajectoryWords(view: AeronautState, index: number): string {
  const trajectory = view.map!.trajectories![index]!;
  const takers = view.taken.flatMap((code) => (code >> 3 === index ? [`seat ${code & 7}`] : []));
  const taken = takers.length ? `, taken by ${listed(takers)}` : '';
  return `Trajectory ${trajectory.id} from ${trajectory.a} to ${trajectory.b}: ${rewardWords(view, trajectory, index)}, ${plural(trajectory.slots, 'slot')}${taken}.`;
}

export const rewardWords = (view: AeronautState, { reward, n }: Trajectory, index: number): string =>
  TRAJECTORY_REWARDS[reward]!(reward === 'points' ? view.worth[index]! : n);
