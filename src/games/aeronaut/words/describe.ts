/** The whole position in sentences, for people who listen: areas, cities, routes, trajectories. */
import type { Seat } from '../../../contract/index.ts';
import type { Trajectory } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { freeCells, heldOf, isHidden, unspent } from '../rules/area.ts';
import { isComplete } from '../rules/claims.ts';
import { scoreOf } from '../rules/scoring.ts';
import { ABILITIES, type AeronautState, countTypes, isAutomaton, sides } from '../rules/state.ts';
import { MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import type { TableWords } from './index.ts';

export function describe(say: TableWords, view: AeronautState, viewer: Seat): string[] {
  if (view.map === null) return [say.describe.noMap];
  const t = tablesOf(view.map);
  const secret = view.secret[viewer];
  return [
    ...Array.from({ length: sides(view) }, (_, side) => sideWords(say, view, t, side, viewer)),
    ...(secret == null ? [] : [say.describe.secret(secret)]),
    ...t.cityIds.map((_, city) => cityWords(say, view, t, city)),
    ...t.routeIds.map((_, route) => routeWords(say, view, t, route)),
    ...(view.map.trajectories ?? []).map((each, i) =>
      say.describe.trajectory(
        each.id,
        each.a,
        each.b,
        rewardOf(say, view, each, i),
        each.slots,
        takersOf(view, i),
      ),
    ),
  ];
}

export function sideName(say: TableWords, view: AeronautState, side: number, viewer: Seat): string {
  if (side === viewer) return say.describe.you;
  return isAutomaton(view, side) ? say.automaton : say.describe.seat(side);
}

function sideWords(say: TableWords, view: AeronautState, t: Tables, side: number, viewer: Seat): string {
  const words = say.describe;
  const at = view.at[side]! < 0 ? words.nowhere : words.inCity(t.cityIds[view.at[side]!]!);
  const abilities = abilitiesOf(say, view, side);
  const can = abilities.length > 0 ? words.toUse(abilities) : '';
  const balloons = balloonWords(say, view, t, side);
  return (
    words.side(
      sideName(say, view, side, viewer),
      at,
      scoreOf(view, t, side),
      balloons,
      freeCells(view, side),
    ) + can
  );
}

export function abilitiesOf(say: TableWords, view: AeronautState, side: number): string[] {
  return ABILITIES.flatMap((ability, i) => {
    const count = view.abilities[side * ABILITIES.length + i]!;
    return count === 0 ? [] : [say.describe.ability(ability, count)];
  });
}

/** "2 red and 1 blue", "4, unknown", "none". */
export function balloonWords(say: TableWords, view: AeronautState, t: Tables, side: number): string {
  const count = unspent(view, side);
  if (count === 0) return say.describe.none;
  if (isHidden(view, side)) return say.describe.unknownTypes(count);
  return heldWords(say, t, (type) => heldOf(view, side, type));
}

/** What a side has paid so far, which all viewers may know. */
export function paidWords(say: TableWords, view: AeronautState, t: Tables, side: number): string {
  const base = side * countTypes(view);
  return heldWords(say, t, (type) => view.paid[base + type]!);
}

const heldWords = (say: TableWords, t: Tables, count: (type: number) => number): string =>
  say.describe.held(
    t.types.flatMap((type, i): [number, string][] => (count(i) === 0 ? [] : [[count(i), type]])),
  );

function cityWords(say: TableWords, view: AeronautState, t: Tables, city: number): string {
  const here = view.at.flatMap((at, side) => (at === city ? [side] : []));
  const { id, name } = withNames(view.map!).cities[city]!;
  const routes = t.routesAt[city]!.map((route) => t.routeIds[route]!);
  return say.describe.city(id, name, view.slots[city]!, routes, here);
}

function routeWords(say: TableWords, view: AeronautState, t: Tables, route: number): string {
  const { id, a, b, length, type, types, bonus = [] } = view.map!.routes[route]!;
  const made = types ? say.describe.multi(types) : say.describe.plain(length, type);
  const bonuses = bonus.filter((each) => each !== null);
  return say.describe.route(id, a, b, made, bonuses, ownerWords(say, view, t, route));
}

function ownerWords({ describe: say }: TableWords, view: AeronautState, t: Tables, route: number): string {
  const takers = Array.from({ length: sides(view) }, (_, side) => side).filter(
    (side) => (view.takers[route]! & (1 << side)) !== 0,
  );
  if (takers.length === 0) return say.free;
  if (t.kind[route] !== MULTI || isComplete(view, t, route)) return say.ownedBy(takers);
  const spaces = t.spaceTypes[route]!.flatMap((type, i) =>
    view.spaces[t.offset[route]! + i]! < 0 ? [] : [t.types[type]!],
  );
  return say.unfinished(spaces, takers);
}

/** The sides that have taken a trajectory. */
export const takersOf = (view: AeronautState, index: number): number[] =>
  view.taken.flatMap((code) => (code >> 3 === index ? [code & 7] : []));

export const rewardOf = (
  say: TableWords,
  view: AeronautState,
  { reward, n }: Trajectory,
  index: number,
): string => say.reward(reward, reward === 'points' ? view.worth[index]! : n);
