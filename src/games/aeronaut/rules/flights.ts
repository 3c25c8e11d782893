/** Flights: of all paths to a city with a free slot, over cities that have none, those with the fewest routes. */
import type { AeronautState } from './state.ts';
import { GRAY, otherEnd, type Tables } from './tables.ts';

// One flight is looked for at a time, so these are shared.
const distance: number[] = [];
/** Cities in the order in which they are reached. */
const reached: number[] = [];
/** Cities from which a flight that ends somewhere goes on. */
const leads: boolean[] = [];
const path: number[] = [];

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

/** Writes every flight from a city into `out` from index `n`; only those to one city where `only` is not -1. */
export function flights(
  s: AeronautState,
  t: Tables,
  from: number,
  only: number,
  out: string[],
  n: number,
): number {
  spread(s, t, from);
  markLeads(s, t, from, only);
  return follow(s, t, from, 0, out, n);
}

function follow(
  s: AeronautState,
  t: Tables,
  city: number,
  types: number,
  out: string[],
  from: number,
): number {
  let n = from;
  const routes = t.routesAt[city]!;
  for (let k = 0; k < routes.length; k++) {
    const route = routes[k]!;
    const next = otherEnd(t, route, city);
    if (!leads[next] || distance[next] !== distance[city]! + 1) continue;
    // A gray route anywhere on the path makes the choice free: bit 31 says so.
    const offered = types | (t.kind[route] === GRAY ? FREE : t.offers[route]!);
    path.push(route);
    n = s.slots[next]! > 0 ? land(t, offered, out, n) : follow(s, t, next, offered, out, n);
    path.pop();
  }
  return n;
}

const FREE = 1 << 31;

function land(t: Tables, types: number, out: string[], from: number): number {
  let n = from;
  if (path.length === 1) {
    const hops = t.hops[path[0]!]!;
    for (let i = 0; i < hops.length; i++) out[n++] = hops[i]!;
    return n;
  }
  let text = 'M';
  for (let i = 0; i < path.length; i++) text += ` ${t.routeIds[path[i]!]!}`;
  if ((types & FREE) !== 0) {
    out[n++] = text;
    return n;
  }
  for (let type = 0; type < t.types.length; type++) {
    if ((types & (1 << type)) !== 0) out[n++] = `${text} ${t.types[type]!}`;
  }
  return n;
}
