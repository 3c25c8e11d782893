/**
 * Which city has which name follows from the land alone, so that neither a deal nor a transcript needs to hold names: every
 * page and every program names a map alike.
 */
import { FastRng } from '../../../toolkit/rng.ts';
import { groundOf, layoutMap } from './layout.ts';
import type { AeronautMap, City, Route } from './map.ts';
import { nameCities } from './names.ts';
import { overlapsOf, thingsIn } from './overlaps.ts';

/** Names for which there is room; cities with little room get short ones. Undefined where there is none. */
export function namesFor(cities: readonly City[], routes: readonly Route[]): readonly string[] | undefined {
  const seed = cities.map(({ x, y }) => `${x},${y}`).join(' ');
  const ground = groundOf({ types: [], cities, routes });
  const short: number[] = [];
  for (let round = 0; round < 3; round++) {
    const names = nameCities(cities.length, short, new FastRng(`${seed}/names`));
    const named = cities.map((city, i) => ({ ...city, name: names[i]! }));
    const overlaps = overlapsOf(layoutMap({ types: [], cities: named, routes }, ground));
    if (overlaps.length === 0) return names;
    const tight = overlaps
      .flatMap(thingsIn)
      .flatMap(({ what, id }) => (what === 'name' ? [Number(id) - 1] : []));
    if (tight.length === 0) return undefined;
    short.push(...tight.filter((city) => !short.includes(city)));
  }
  return undefined;
}

const known = new WeakMap<AeronautMap, AeronautMap>();

/** The map with a name for every city: its own, or the one that its land gives; numbers alone where there is no room. */
export function withNames(map: AeronautMap): AeronautMap {
  if (map.cities.some(({ name }) => name !== undefined)) return map;
  let named = known.get(map);
  if (!named) {
    const names = namesFor(map.cities, map.routes);
    named = names ? { ...map, cities: map.cities.map((city, i) => ({ ...city, name: names[i]! })) } : map;
    known.set(map, named);
  }
  return named;
}

export const withoutNames = (map: AeronautMap): AeronautMap => ({
  ...map,
  cities: map.cities.map(({ id, slots, x, y }) => ({ id, slots, x, y })),
});
