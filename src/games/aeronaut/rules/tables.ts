/** What the rules look up about a map, worked out once for each map and shared by all positions on it. */

import type { AeronautMap } from '../map/map.ts';
import type { Action, Spelled } from './actions.ts';
import { flightsOf, type Path } from './flights.ts';
import { ROUTE_POINTS } from './turnables.ts';

/** Kinds of route that are not of one type. */
export const GRAY = -1;
export const MULTI = -2;

/** Texts by number. */
export type Texts = (index: number) => string;

/** Routes as bits, so many in a word. */
export const ROUTE_WORD = 30;

/** There are fewer types than this. */
export const TYPES = 8;

/** A steal's number: cells are counted from 1, and there are fewer than this. */
export const CELLS = 1 << 10;

const known = new WeakMap<AeronautMap, Tables>();
// Almost always the same map is asked for again.
let lastMap: AeronautMap | undefined;
let lastTables: Tables | undefined;

export function tablesOf(map: AeronautMap): Tables {
  if (map === lastMap) return lastTables!;
  let tables = known.get(map);
  if (tables === undefined) {
    tables = makeTables(map);
    known.set(map, tables);
  }
  lastMap = map;
  lastTables = tables;
  return tables;
}

function once(make: Texts): Texts {
  const made: string[] = [];
  return (index) => {
    made[index] ??= make(index);
    return made[index];
  };
}

const bitsOf = (types: readonly number[]): number => types.reduce((bits, type) => bits | (1 << type), 0);
const indexed = <T>(list: readonly T[]): Map<T, number> => new Map(list.map((each, i) => [each, i]));

/** See `paidBy`: a space of a multi route costs one balloon of its type. */
function routesByPrice(
  { kind: kinds, offers, length }: Readonly<Record<'kind' | 'offers' | 'length', readonly number[]>>,
  { types, words, prices }: Readonly<Record<'types' | 'words' | 'prices', number>>,
): number[] {
  const list: number[] = [];
  for (let type = 0; type <= types; type++)
    for (let held = 0; held < prices; held++)
      for (let word = 0; word < words; word++) {
        let bits = 0;
        for (let i = 0; i < ROUTE_WORD && word * ROUTE_WORD + i < kinds.length; i++) {
          const route = word * ROUTE_WORD + i;
          const kind = kinds[route]!;
          const takes = kind === GRAY ? type === types : type < types && offers[route]! & (1 << type);
          if (takes && held >= (kind === MULTI ? 1 : length[route]!)) bits |= 1 << i;
        }
        list.push(bits);
      }
  return list;
}

type Made = ReturnType<typeof makeTables>;
type ReadOnly<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };
/** Only what is worked out when it is first asked for is written into them. */
export type Tables = ReadOnly<Omit<Made, 'paths' | 'wayMoves'>> & Pick<Made, 'paths' | 'wayMoves'>;

function makeTables(map: AeronautMap) {
  const types: readonly string[] = map.types;
  const allTypes = (1 << types.length) - 1;
  const cityIds = map.cities.map(({ id }) => id);
  const routeIds = map.routes.map(({ id }) => id);
  const cityIndex = indexed(cityIds);
  const routeIndex = indexed(routeIds);
  const a = map.routes.map((route) => cityIndex.get(route.a)!);
  const b = map.routes.map((route) => cityIndex.get(route.b)!);
  const spaceTypes = map.routes.map((route) => (route.types ?? []).map((type) => types.indexOf(type)));
  const kind = map.routes.map((route) =>
    route.types ? MULTI : route.type === 'gray' ? GRAY : types.indexOf(route.type),
  );
  const offers = kind.map((k, r) => (k === GRAY ? allTypes : k === MULTI ? bitsOf(spaceTypes[r]!) : 1 << k));
  let spaces = 0;
  const offset = map.routes.map(({ length }) => {
    spaces += length;
    return spaces - length;
  });
  const trajectories = map.trajectories ?? [];
  const length = map.routes.map((route) => route.length);
  const words = Math.ceil(length.length / ROUTE_WORD);
  const prices = Math.max(...length) + 1;
  const routesAt = cityIds.map((_, city) =>
    routeIds.flatMap((_id, r) => (a[r] === city || b[r] === city ? [r] : [])),
  );
  const typesOfWay = (r: number): number => (kind[r] === GRAY ? -1 : offers[r]!);
  const n = types.length;
  const claim = routeIds.flatMap((id, route) =>
    Array.from({ length: TYPES }, (_, type): Spelled => {
      const text = kind[route]! >= 0 ? `C ${id}` : `C ${id} ${types[type] ?? '?'}`;
      return { text, action: { kind: 'claim', route, type } };
    }),
  );
  return {
    types,
    allTypes,
    cityIndex,
    cityIds,
    routeIndex,
    routeIds,
    /** Routes and types as words of a move. */
    routeTexts: routeIds.map((id) => ` ${id}`),
    typeTexts: types.map((type) => ` ${type}`),
    /** The two cities of each route, as indices. */
    a,
    b,
    length,
    points: length.map((spaces) => (map.points ?? ROUTE_POINTS)[spaces]!),
    /** A type, GRAY or MULTI. */
    kind,
    /** The types that a route offers to those who fly over it, as bits. */
    offers,
    /** The type of each space of a multi route. */
    spaceTypes,
    /** By route and type: the space of a multi route that has the type, or -1. */
    spaceAt: spaceTypes.flatMap((own) => types.map((_, type) => own.indexOf(type))),
    /** The other route of a double, or -1. */
    twin: map.routes.map(({ double }) => (double === undefined ? -1 : (routeIndex.get(double) ?? -1))),
    /** The same, or the route itself where it has none. */
    twinOrSelf: map.routes.map(({ double }, route) =>
      double === undefined ? route : (routeIndex.get(double) ?? route),
    ),
    /** Where the spaces of each route begin. */
    offset,
    spaces,
    /** How many words routes as bits take; by type (and last, by gray), by how many balloons one has, by word: the routes that these pay for. */
    words,
    /** From 0 to the highest: with more balloons than that one pays for nothing else. */
    prices,
    paidBy: routesByPrice({ kind, offers, length }, { types: types.length, words, prices }),
    /** The routes at each city. */
    routesAt,
    /** The same as a list of ways, city after city: where those of each begin, and of each way its route, its end and what `Path.types` gains by it. */
    waysFrom: [0, ...routesAt.map((_, city) => routesAt.slice(0, city + 1).flat().length)],
    wayRoute: routesAt.flat(),
    wayTo: routesAt.flatMap((routes, city) => routes.map((r) => (a[r] === city ? b[r]! : a[r]!))),
    wayTypes: routesAt.flat().map(typesOfWay),
    /** How many flights take a way or one before it from its city, where each ends a flight; these flights, made when they are needed. */
    wayUpTo: routesAt.flatMap((routes) => {
      let before = 0;
      return routes.map((r) => (before += flightsOf(typesOfWay(r))));
    }),
    wayMoves: routesAt.flat().map((): readonly Spelled[] | undefined => undefined),
    /** The two cities of each trajectory, as indices. */
    pairA: trajectories.map((t) => cityIndex.get(t.a)!),
    pairB: trajectories.map((t) => cityIndex.get(t.b)!),
    trajectoryIndex: indexed(trajectories.map(({ id }) => id)),
    /** The bonus of each space, or null; the list is empty where the map has none. */
    bonuses: map.routes.some(({ bonus }) => bonus)
      ? map.routes.flatMap(({ bonus, length }) => Array.from({ length }, (_, i) => bonus?.[i] ?? null))
      : [],
    /** Claims by route and type, `TYPES` for each route. Texts are made once. */
    claim,
    claimTexts: claim.map(({ text }) => text),
    /** Choices by type, swaps by the type that goes and the one that comes. */
    gain: types.map((type) => `+${type}`),
    lose: types.map((type) => `-${type}`),
    toll: types.map((type) => `toll ${type}`),
    swap: types.flatMap((from) => types.map((to) => `swap ${from} ${to}`)),
    /** Texts that few positions need, made when they are asked for; see `once`. */
    steal: once((code) => `steal ${code >> 10} ${code & (CELLS - 1)}`),
    start: once((city) => `start ${cityIds[city]!}`),
    teleport: once((city) => `use teleport ${cityIds[city]!}`),
    pickpocket: once((code) => `use steal ${Math.floor(code / n)} ${types[code % n]!}`),
    share: once((code) => {
      const route = Math.floor(code / n);
      return kind[route] === GRAY
        ? `use share ${routeIds[route]!} ${types[code % n]!}`
        : `use share ${routeIds[route]!}`;
    }),
    squeeze: once((trajectory) => `use squeeze ${trajectories[trajectory]!.id}`),
    /** Two by trajectory: up, and down. */
    rumour: once((code) => `rumour ${trajectories[code >> 1]!.id} ${code & 1 ? '-2' : '+2'}`),
    /** By city: the path on which nothing is flown yet; see flights.ts. */
    paths: cityIds.map((): Path | undefined => undefined),
    /** Moves that have been read before, by their text. */
    actions: new Map<string, Action>(),
  };
}

export const otherEnd = (t: Tables, route: number, city: number): number =>
  t.a[route] === city ? t.b[route]! : t.a[route]!;
