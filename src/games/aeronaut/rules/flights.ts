/** Flights: of all paths to a city with a free slot, over cities that have none, those with the fewest routes. */
import type { AeronautState } from './state.ts';
import { GRAY, MOST_IN_WORDS, otherEnd, type Tables, WORD } from './tables.ts';

// One flight is looked for at a time, so these are shared.
const distance: number[] = [];
/** Cities in the order in which they are reached. */
const reached: number[] = [];
/** Cities from which a flight that ends somewhere goes on. */
const leads: boolean[] = [];

/** Is there another city with a free slot? The map is connected, so it, or one before it, can be reached. */
export function somewhereToGo(s: AeronautState, side: number): boolean {
  const { slots } = s;
  const here = s.at[side]!;
  for (let city = 0; city < slots.length; city++) if (slots[city]! > 0 && city !== here) return true;
  return false;
}

/** How many routes it takes to each city that a flight from here can reach; -1 elsewhere. */
function spread(s: AeronautState, t: Tables, from: number): void {
  reached.length = 0;
  for (let city = 0; city < s.slots.length; city++) {
    distance[city] = -1;
    leads[city] = false;
  }
  distance[from] = 0;
  reached.push(from);
  for (let i = 0; i < reached.length; i++) {
    const city = reached[i]!;
    // A city with a free slot ends the path.
    if (city !== from && s.slots[city]! > 0) continue;
    const routes = t.routesAt[city]!;
    for (let k = 0; k < routes.length; k++) {
      const next = otherEnd(t, routes[k]!, city);
      if (distance[next]! >= 0) continue;
      distance[next] = distance[city]! + 1;
      reached.push(next);
    }
  }
}

/** Marks the cities on shortest paths to where one may land, so that no dead end is walked. */
function markLeads(s: AeronautState, t: Tables, from: number, only: number): void {
  for (let i = reached.length - 1; i >= 0; i--) {
    const city = reached[i]!;
    const open = city !== from && s.slots[city]! > 0;
    if (open) {
      leads[city] = only < 0 || city === only;
      continue;
    }
    const routes = t.routesAt[city]!;
    for (let k = 0; k < routes.length && !leads[city]; k++) {
      const next = otherEnd(t, routes[k]!, city);
      leads[city] = leads[next]! && distance[next] === distance[city]! + 1;
    }
  }
}

/** The city with the lowest number among those that can be flown to, or -1. */
export function lowestDestination(s: AeronautState, t: Tables, from: number): number {
  spread(s, t, from);
  let lowest = -1;
  for (let i = 1; i < reached.length; i++) {
    const city = reached[i]!;
    if (s.slots[city]! > 0 && (lowest < 0 || t.cityIds[city]! < t.cityIds[lowest]!)) lowest = city;
  }
  return lowest;
}

/** Writes every flight from a city to one other into `out` from index `n`. */
export function flightsTo(
  s: AeronautState,
  t: Tables,
  from: number,
  only: number,
  out: string[],
  n: number,
): number {
  spread(s, t, from);
  markLeads(s, t, from, only);
  return follow(s, t, t.paths[from]!, from, out, n);
}

/** More lists of flights than any game has; a limit all the same, because bots try what games do not. */
const MOST_KNOWN = 2000;

/** Flights, and the type that each of them names: -1 where the choice is free. */
export interface Flights {
  readonly texts: readonly string[];
  readonly types: readonly number[];
}

/**
 * Every flight from a city. They depend on nothing but the cities without a free slot that can be flown over from here: lists are made
 * once for each set of these.
 */
export function flightsFrom(s: AeronautState, t: Tables, from: number): Flights {
  const key = flownOver(s, t, from);
  const lists = t.flights[from]!;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const texts: string[] = [];
  flightsTo(s, t, from, -1, texts, 0);
  const made = { texts, types: texts.map((text) => t.types.indexOf(text.slice(text.lastIndexOf(' ') + 1))) };
  if (key === UNKEYED) return made;
  if (lists.size >= MOST_KNOWN) lists.clear();
  lists.set(key, made);
  return made;
}

/** Writes every flight from a city into `out` from index `n`. */
export function flights(s: AeronautState, t: Tables, from: number, out: string[], n: number): number {
  const { texts } = flightsFrom(s, t, from);
  for (let i = 0; i < texts.length; i++) out[n + i] = texts[i]!;
  return n + texts.length;
}

/** More cities than a key has room for. */
const UNKEYED = -1;

function areNeighboursFree({ slots }: AeronautState, t: Tables, city: number): boolean {
  const neighbours = t.neighbours[city]!;
  for (let i = 0; i < neighbours.length; i++) if (slots[neighbours[i]!]! <= 0) return false;
  return true;
}

/** The cities without a free slot that can be flown over from a city, as one number. */
function flownOver(s: AeronautState, t: Tables, from: number): number {
  const { slots } = s;
  if (slots.length > MOST_IN_WORDS) return UNKEYED;
  if (areNeighboursFree(s, t, from)) return 0;
  let fullLow = 0;
  let fullHigh = 0;
  for (let city = 0; city < slots.length; city++) {
    if (slots[city]! > 0 || city === from) continue;
    if (city < WORD) fullLow |= 1 << city;
    else fullHigh |= 1 << (city - WORD);
  }
  let low = 0;
  let high = 0;
  let newLow = t.nearLow[from]! & fullLow;
  let newHigh = t.nearHigh[from]! & fullHigh;
  while ((newLow | newHigh) !== 0) {
    low |= newLow;
    high |= newHigh;
    const city = newLow !== 0 ? 31 - Math.clz32(newLow) : WORD + 31 - Math.clz32(newHigh);
    if (city < WORD) newLow &= ~(1 << city);
    else newHigh &= ~(1 << (city - WORD));
    newLow |= t.nearLow[city]! & fullLow & ~low;
    newHigh |= t.nearHigh[city]! & fullHigh & ~high;
  }
  return high === 0 ? low : high * 2 ** WORD + low;
}

/** A path from a city, by which of the routes at each city it goes on: the texts of flights that end there are made once. */
export interface Path {
  readonly routes: readonly number[];
  /** By the place of the next route among those of the city; made when they are needed. */
  readonly on: Path[];
  texts: readonly string[] | undefined;
}

export const newPath = (routes: readonly number[]): Path => ({ routes, on: [], texts: undefined });

function follow(s: AeronautState, t: Tables, path: Path, city: number, out: string[], from: number): number {
  let n = from;
  const routes = t.routesAt[city]!;
  for (let k = 0; k < routes.length; k++) {
    const route = routes[k]!;
    const next = otherEnd(t, route, city);
    if (!leads[next] || distance[next] !== distance[city]! + 1) continue;
    path.on[k] ??= newPath([...path.routes, route]);
    const longer = path.on[k]!;
    if (s.slots[next]! <= 0) {
      n = follow(s, t, longer, next, out, n);
      continue;
    }
    longer.texts ??= textsOf(t, longer.routes);
    for (let i = 0; i < longer.texts.length; i++) out[n++] = longer.texts[i]!;
  }
  return n;
}

/** The flights over these routes. A gray one anywhere makes the choice of a type free. */
function textsOf(t: Tables, routes: readonly number[]): readonly string[] {
  if (routes.length === 1) return t.hops[routes[0]!]!;
  const text = `M ${routes.map((route) => t.routeIds[route]!).join(' ')}`;
  if (routes.some((route) => t.kind[route] === GRAY)) return [text];
  const offered = routes.reduce((types, route) => types | t.offers[route]!, 0);
  return t.types.flatMap((type, i) => ((offered & (1 << i)) !== 0 ? [`${text} ${type}`] : []));
}
