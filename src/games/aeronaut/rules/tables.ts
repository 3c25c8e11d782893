/** What the rules look up about a map, worked out once for each map and shared by all positions on it. */

import type { AeronautMap } from '../map/map.ts';
import type { Action } from './actions.ts';

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
  /** The other route of a double, or -1. */
  readonly twin: readonly number[];
  /** Where the spaces of each route begin. */
  readonly offset: readonly number[];
  readonly spaces: number;
  /** The routes at each city. */
  readonly routesAt: readonly (readonly number[])[];
  /** The two cities of each trajectory, as indices. */
  readonly pairA: readonly number[];
  readonly pairB: readonly number[];
  readonly trajectoryIndex: ReadonlyMap<string, number>;
  /** Moves over one route, by route; claims by route and type. Texts are made once. */
  readonly hops: readonly (readonly string[])[];
  readonly claim: readonly string[];
  readonly claimWith: readonly (readonly string[])[];
  /** Moves that have been read before, by their text. */
  readonly actions: Map<string, Action>;
}

const known = new WeakMap<AeronautMap, Tables>();

export function tablesOf(map: AeronautMap): Tables {
  let tables = known.get(map);
  if (tables === undefined) {
    tables = makeTables(map);
    known.set(map, tables);
  }
  return tables;
}

const bitsOf = (types: readonly number[]): number => types.reduce((bits, type) => bits | (1 << type), 0);
const indexed = <T>(list: readonly T[]): Map<T, number> => new Map(list.map((each, i) => [each, i]));

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
  return {
    types,
    allTypes,
    cityIndex,
    cityIds,
    routeIndex,
    routeIds,
    a,
    b,
    length: map.routes.map(({ length }) => length),
    kind,
    offers,
    spaceTypes,
    twin: map.routes.map(({ double }) => (double === undefined ? -1 : (routeIndex.get(double) ?? -1))),
    offset,
    spaces,
    routesAt: cityIds.map((_, city) =>
      routeIds.flatMap((_id, r) => (a[r] === city || b[r] === city ? [r] : [])),
    ),
    pairA: trajectories.map((t) => cityIndex.get(t.a)!),
    pairB: trajectories.map((t) => cityIndex.get(t.b)!),
    trajectoryIndex: indexed(trajectories.map(({ id }) => id)),
    hops: routeIds.map((id, r) =>
      kind[r] === GRAY
        ? [`M ${id}`]
        : types.flatMap((type, t) => (offers[r]! & (1 << t) ? [`M ${id} ${type}`] : [])),
    ),
    claim: routeIds.map((id) => `C ${id}`),
    claimWith: routeIds.map((id) => types.map((type) => `C ${id} ${type}`)),
    actions: new Map(),
  };
}

export const otherEnd = (t: Tables, route: number, city: number): number =>
  t.a[route] === city ? t.b[route]! : t.a[route]!;
