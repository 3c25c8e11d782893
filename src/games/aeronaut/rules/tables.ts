/** What the rules look up about a map, worked out once for each map and shared by all positions on it. */

import type { AeronautMap, Bonus } from '../map/map.ts';
import type { Action } from './actions.ts';
import { type Flights, newPath, type Path } from './flights.ts';

/** Kinds of route that are not of one type. */
export const GRAY = -1;
export const MULTI = -2;

export interface Tables {
  readonly types: readonly string[];
  readonly allTypes: number;
  readonly cityIndex: ReadonlyMap<number, number>;
  readonly cityIds: readonly number[];
  readonly routeIndex: ReadonlyMap<string, number>;
  readonly routeIds: readonly string[];
  /** The two cities of each route, as indices. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly length: readonly number[];
  /** A type, GRAY or MULTI. */
  readonly kind: readonly number[];
  /** The types that a route offers to those who fly over it, as bits. */
  readonly offers: readonly number[];
  /** The type of each space of a multi route. */
  readonly spaceTypes: readonly (readonly number[])[];
  /** By route and type: the space of a multi route that has the type, or -1. */
  readonly spaceAt: readonly number[];
  /** The other route of a double, or -1. */
  readonly twin: readonly number[];
  /** Where the spaces of each route begin. */
  readonly offset: readonly number[];
  readonly spaces: number;
  /** How many words routes as bits take; by type (and last, by gray), by how many balloons one has, by word: the routes that these pay for. */
  readonly words: number;
  /** From 0 to the highest: with more balloons than that one pays for nothing else. */
  readonly prices: number;
  readonly paidBy: readonly number[];
  /** The routes at each city. */
  readonly routesAt: readonly (readonly number[])[];
  /** The neighbours of each city; as bits, those below `WORD` and those from there on. */
  readonly neighbours: readonly (readonly number[])[];
  readonly nearLow: readonly number[];
  readonly nearHigh: readonly number[];
  /** The two cities of each trajectory, as indices. */
  readonly pairA: readonly number[];
  readonly pairB: readonly number[];
  readonly trajectoryIndex: ReadonlyMap<string, number>;
  /** The bonus of each space, or null; the list is empty where the map has none. */
  readonly bonuses: readonly (Bonus | null)[];
  /** Moves over one route, by route; claims by route and type. Texts are made once. */
  readonly hops: readonly (readonly string[])[];
  readonly claim: readonly string[];
  readonly claimWith: readonly (readonly string[])[];
  /** Choices by type, swaps by the type that goes and the one that comes. */
  readonly gain: readonly string[];
  readonly lose: readonly string[];
  readonly toll: readonly string[];
  readonly swap: readonly string[];
  /** Texts that few positions need, made when they are asked for; see `once`. */
  readonly steal: Texts;
  readonly start: Texts;
  readonly teleport: Texts;
  readonly pickpocket: Texts;
  readonly share: Texts;
  /** Flights by city, and there by the cities without a slot that are flown over; see flights.ts. */
  readonly flights: readonly Map<number, Flights>[];
  readonly paths: readonly Path[];
  /** Moves that have been read before, by their text. */
  readonly actions: Map<string, Action>;
}

/** Texts by number. */
export type Texts = (index: number) => string;

/** Cities as bits of two words: what both hold together is still an exact number, which is a key. */
export const WORD = 26;
export const MOST_IN_WORDS = 2 * WORD;

/** Routes as bits, so many in a word. */
export const ROUTE_WORD = 30;

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
  t: Pick<Tables, 'types' | 'kind' | 'offers' | 'length' | 'words' | 'prices'>,
): number[] {
  const list: number[] = [];
  for (let type = 0; type <= t.types.length; type++)
    for (let held = 0; held < t.prices; held++)
      for (let word = 0; word < t.words; word++) {
        let bits = 0;
        for (let i = 0; i < ROUTE_WORD && word * ROUTE_WORD + i < t.kind.length; i++) {
          const route = word * ROUTE_WORD + i;
          const kind = t.kind[route]!;
          const takes =
            kind === GRAY ? type === t.types.length : type < t.types.length && t.offers[route]! & (1 << type);
          if (takes && held >= (kind === MULTI ? 1 : t.length[route]!)) bits |= 1 << i;
        }
        list.push(bits);
      }
  return list;
}

function makeTables(map: AeronautMap): Tables {
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
  const near = routesAt.map((routes, city) => [
    ...new Set(routes.map((r) => (a[r] === city ? b[r]! : a[r]!))),
  ]);
  const hops = routeIds.map((id, r) =>
    kind[r] === GRAY
      ? [`M ${id}`]
      : types.flatMap((type, t) => (offers[r]! & (1 << t) ? [`M ${id} ${type}`] : [])),
  );
  const n = types.length;
  return {
    types,
    allTypes,
    cityIndex,
    cityIds,
    routeIndex,
    routeIds,
    a,
    b,
    length,
    kind,
    offers,
    spaceTypes,
    spaceAt: spaceTypes.flatMap((own) => types.map((_, type) => own.indexOf(type))),
    twin: map.routes.map(({ double }) => (double === undefined ? -1 : (routeIndex.get(double) ?? -1))),
    offset,
    spaces,
    words,
    prices,
    paidBy: routesByPrice({ types, kind, offers, length, words, prices }),
    routesAt,
    neighbours: near,
    nearLow: near.map((cities) => bitsOf(cities.filter((city) => city < WORD))),
    nearHigh: near.map((cities) =>
      bitsOf(cities.filter((city) => city >= WORD && city < MOST_IN_WORDS).map((city) => city - WORD)),
    ),
    pairA: trajectories.map((t) => cityIndex.get(t.a)!),
    pairB: trajectories.map((t) => cityIndex.get(t.b)!),
    trajectoryIndex: indexed(trajectories.map(({ id }) => id)),
    bonuses: map.routes.some(({ bonus }) => bonus)
      ? map.routes.flatMap(({ bonus, length }) => Array.from({ length }, (_, i) => bonus?.[i] ?? null))
      : [],
    hops,
    claim: routeIds.map((id) => `C ${id}`),
    claimWith: routeIds.map((id) => types.map((type) => `C ${id} ${type}`)),
    gain: types.map((type) => `+${type}`),
    lose: types.map((type) => `-${type}`),
    toll: types.map((type) => `toll ${type}`),
    swap: types.flatMap((from) => types.map((to) => `swap ${from} ${to}`)),
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
    flights: cityIds.map(() => new Map()),
    paths: cityIds.map(() => newPath([])),
    actions: new Map(),
  };
}

export const otherEnd = (t: Tables, route: number, city: number): number =>
  t.a[route] === city ? t.b[route]! : t.a[route]!;
