/** Makes a map from a seed: the same one on every machine, whatever the expansions add to it. */
import { FastRng } from '../../../toolkit/rng.ts';
import { type AeronautMap, ALL_TYPES, type City, type MapOptions, type Route } from '../map/map.ts';
import { namesFor } from '../map/named.ts';
import { addBonuses } from './bonuses.ts';
import type { Draft } from './draft.ts';
import { type GivenUp, makeGeography } from './geography.ts';
import { chooseKinds, type Kind, type Plain } from './kinds.ts';
import { PLANS } from './plans.ts';
import { chooseSlots } from './slots.ts';
import { makeTrajectories } from './trajectories.ts';
import { isBalanced, type Painted, paintRoutes } from './types.ts';

export { makeSecrets } from './trajectories.ts';

/** More than any seed has ever needed, by far: a seed that needs more is a bug. */
const MOST_ATTEMPTS = 400;

/** Told to those who measure the maker: why an attempt was given up. */
export type Tell = (why: GivenUp | 'names') => void;

export function makeMap(seed: string, options: MapOptions, players: number, tell?: Tell): AeronautMap {
  const land = makeLand(seed, options, tell);
  const rng = (stage: string) => new FastRng(`${seed}/${stage}`);
  const types = ALL_TYPES.slice(0, options.types);
  const painted = paint(land.routes, options, seed);
  const routes = land.routes.map((route, i) => routeOf(route, i, painted.kinds[i]!, painted.types[i]!));
  const plan = PLANS[options.size];
  return {
    types,
    cities: land.cities,
    routes: options.bonuses ? addBonuses(routes, options.trajectories, rng('bonuses')) : routes,
    ...(options.trajectories
      ? { trajectories: makeTrajectories(land.cities.length, routes, plan, players, rng('trajectories')) }
      : {}),
  };
}

/** Cities with names and routes without types: what a map looks like before anything is painted. */
interface Land {
  readonly cities: readonly City[];
  readonly routes: readonly Plain[];
}

function makeLand(seed: string, { size }: MapOptions, tell?: Tell): Land {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const from = `${seed}/${attempt}`;
    const draft = makeGeography(PLANS[size], from);
    const land = typeof draft === 'string' ? draft : (nameLand(settle(draft, from)) ?? 'names');
    if (typeof land !== 'string') return land;
    tell?.(land);
  }
  throw new Error(`no map of size ${size} for the seed "${seed}" after ${MOST_ATTEMPTS} attempts`);
}

/** Numbers cities from west to east, and routes by their cities. */
function settle(draft: Draft, seed: string): Land {
  const slots = chooseSlots(draft, new FastRng(`${seed}/slots`));
  const order = draft.x
    .map((_, i) => i)
    .sort((i, j) => draft.x[i]! - draft.x[j]! || draft.y[i]! - draft.y[j]!);
  const cities = order.map((i, n) => ({ id: n + 1, slots: slots[i]!, x: draft.x[i]!, y: draft.y[i]! }));
  const place = draft.x.map((_, i) => order.indexOf(i));
  const links = draft.links
    .map(({ a, b, length, double }) => {
      const [low, high] = [place[a]!, place[b]!].sort((p, q) => p - q);
      return { a: low!, b: high!, length, double };
    })
    .sort((p, q) => p.a - q.a || p.b - q.b);
  const routes: Plain[] = [];
  for (const { a, b, length, double } of links) {
    const at = routes.length;
    routes.push({ a, b, length, twin: double ? at + 1 : undefined });
    if (double) routes.push({ a, b, length, twin: at });
  }
  return { cities, routes };
}

/** Gives names, if there is room for them. */
function nameLand(land: Land): Land | undefined {
  const names = namesFor(
    land.cities,
    land.routes.map((route, i) => routeOf(route, i, 'gray', [])),
  );
  return names && { ...land, cities: land.cities.map((city, i) => ({ ...city, name: names[i]! })) };
}

/** Kinds and types, once more with other kinds where types could not be balanced. */
function paint(
  routes: readonly Plain[],
  options: MapOptions,
  seed: string,
): { kinds: readonly Kind[]; types: Painted } {
  for (let attempt = 0; ; attempt++) {
    const kinds = chooseKinds(routes, options, new FastRng(`${seed}/kinds/${attempt}`));
    const types = paintRoutes(routes, kinds, options.types, new FastRng(`${seed}/types/${attempt}`));
    if (isBalanced(routes, types, options.types) || attempt === 50) return { kinds, types };
  }
}

function routeOf({ a, b, length, twin }: Plain, i: number, kind: Kind, types: readonly number[]): Route {
  const base = {
    id: `r${i + 1}`,
    a: a + 1,
    b: b + 1,
    length,
    ...(twin === undefined ? {} : { double: `r${twin + 1}` }),
  };
  if (kind === 'multi') return { ...base, types: types.map((type) => ALL_TYPES[type]!) };
  return { ...base, type: kind === 'gray' ? 'gray' : ALL_TYPES[types[0]!]! };
}
