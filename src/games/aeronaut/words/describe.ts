/** The whole position in sentences, for people who listen: areas, cities, routes, trajectories. */
import type { Seat, WhoOf } from '../../../contract/index.ts';
import type { Secret, Trajectory } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { freeCells, heldOf, isHidden, unspent } from '../rules/area.ts';
import { isComplete } from '../rules/claims.ts';
import { scoreOf } from '../rules/scoring.ts';
import { ABILITIES, type AeronautState, countTypes, sides } from '../rules/state.ts';
import { MULTI, otherEnd, type Tables, tablesOf } from '../rules/tables.ts';
import type { TableWords } from './index.ts';
import { countedAt, type Names, namesById, namesOn, whoAt } from './names.ts';

export function describe(say: TableWords, view: AeronautState, viewer: Seat, who?: WhoOf): string[] {
  if (view.map === null) return [say.describe.noMap];
  const t = tablesOf(view.map);
  const secret = view.secret[viewer];
  const on: Described = {
    say,
    view,
    t,
    names: namesOn(say.names, view.map),
    who: who ? whoAt(say, view, who) : countedAt(say, view, viewer),
  };
  return [
    ...Array.from({ length: sides(view) }, (_, side) => sideWords(on, side)),
    ...(secret == null ? [] : [say.describe.secret(secretPair(say, view, secret), secret.n)]),
    ...t.cityIds.map((_, city) => cityWords(on, city)),
    ...t.routeIds.map((_, route) => routeWords(on, route)),
    ...(view.map.trajectories ?? []).map((each, i) =>
      say.describe.trajectory(
        on.names.trajectory(i),
        rewardOf(say, view, each, i),
        each.slots,
        takersOf(view, i).map(on.who),
      ),
    ),
  ];
}

/** What every sentence needs. */
interface Described {
  readonly say: TableWords;
  readonly view: AeronautState;
  readonly t: Tables;
  readonly names: Names;
  readonly who: WhoOf;
}

export function secretPair(say: TableWords, view: AeronautState, { a, b }: Secret): string {
  const names = namesById(say.names, view.map!);
  return say.names.pair(names.city(a), names.city(b));
}

function sideWords({ say, view, t, names, who }: Described, side: number): string {
  const words = say.describe;
  const at = view.at[side]! < 0 ? words.nowhere : words.inCity(names.city(view.at[side]!));
  const abilities = abilitiesOf(say, view, side);
  const can = abilities.length > 0 ? words.toUse(abilities) : '';
  const balloons = balloonWords(say, view, t, side);
  return words.side(who(side), at, scoreOf(view, t, side), balloons, freeCells(view, side)) + can;
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

function cityWords({ say, view, t, names, who }: Described, city: number): string {
  const here = view.at.flatMap((at, side) => (at === city ? [who(side)] : []));
  const { id, name } = withNames(view.map!).cities[city]!;
  const neighbours = new Set(t.routesAt[city]!.map((route) => names.city(otherEnd(t, route, city))));
  return say.describe.city(id, name, view.slots[city]!, [...neighbours], here);
}

function routeWords(on: Described, route: number): string {
  const { say, view, names } = on;
  const { length, type, types, bonus = [] } = view.map!.routes[route]!;
  const made = types ? say.describe.multi(types) : say.describe.plain(length, type);
  const bonuses = bonus.filter((each) => each !== null);
  return say.describe.route(names.route(route), made, bonuses, ownerWords(on, route));
}

function ownerWords({ say: { describe: say }, view, t, who }: Described, route: number): string {
  const takers = Array.from({ length: sides(view) }, (_, side) => side)
    .filter((side) => (view.takers[route]! & (1 << side)) !== 0)
    .map(who);
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
