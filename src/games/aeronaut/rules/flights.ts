/**
 * Flights: of all paths to a city with a free slot, over cities that have none, those with the fewest routes. They are found anew each time:
 * there are few, and lists that are kept would be more than a processor has at hand.
 */
import { countBits, lowestBit, nthBit } from '../../../toolkit/bits.ts';
import type { Spelled } from './actions.ts';
import type { AeronautState } from './state.ts';
import type { Tables } from './tables.ts';

// One city is flown from at a time, so these are shared.
/** How many routes it takes to each city; -1 where no flight comes by, and everywhere between two searches. */
const distance: number[] = [];
/** Cities in the order in which they are reached. */
const reached: number[] = [];
/** Cities from which a flight that ends somewhere goes on. */
const leads: boolean[] = [];

// What was found last. Paths share their beginnings: each step is one route after another step, or after the start.
const START = -1;
const stepBefore: number[] = [];
/** Which of the ways from its city a step takes, and the route. */
const stepWay: number[] = [];
const stepRoute: number[] = [];
let steps = 0;
/** By path: its last step, the types that its routes offer (see `Path.types`), and how many flights take it or one before it. */
const lastStep: number[] = [];
const pathTypes: number[] = [];
const upTo: number[] = [];
let paths = 0;
/** The flights that were found go to the neighbours and no further, as most do: nothing is noted of them, because `Tables` knows them. */
let isDirect = false;

/** Is there another city with a free slot? The map is connected, so it, or one before it, can be reached. */
export function somewhereToGo(s: AeronautState, side: number): boolean {
  const { slots } = s;
  const here = s.at[side]!;
  for (let city = 0; city < slots.length; city++) if (slots[city]! > 0 && city !== here) return true;
  return false;
}

/** Works out how many routes it takes to each city that a flight from here can reach. `retreat` must follow. */
function spread({ slots }: AeronautState, t: Tables, from: number): number {
  const { waysFrom, wayTo } = t;
  while (distance.length < slots.length) distance.push(-1);
  let count = 1;
  distance[from] = 0;
  reached[0] = from;
  for (let i = 0; i < count; i++) {
    const city = reached[i]!;
    // A city with a free slot ends the path.
    if (i > 0 && slots[city]! > 0) continue;
    const further = distance[city]! + 1;
    for (let way = waysFrom[city]!; way < waysFrom[city + 1]!; way++) {
      const next = wayTo[way]!;
      if (distance[next]! >= 0) continue;
      distance[next] = further;
      reached[count++] = next;
    }
  }
  return count;
}

function retreat(count: number): void {
  for (let i = 0; i < count; i++) distance[reached[i]!] = -1;
}

/** Marks the cities on shortest paths to where one may land, so that no dead end is walked. */
function markLeads({ slots }: AeronautState, t: Tables, count: number, only: number): void {
  const { waysFrom, wayTo } = t;
  for (let i = count - 1; i > 0; i--) {
    const city = reached[i]!;
    if (slots[city]! > 0) {
      leads[city] = only < 0 || city === only;
      continue;
    }
    const further = distance[city]! + 1;
    let leading = false;
    for (let way = waysFrom[city]!; way < waysFrom[city + 1]! && !leading; way++)
      leading = distance[wayTo[way]!]! === further && leads[wayTo[way]!]!;
    leads[city] = leading;
  }
}

/** The city with the lowest number among those that can be flown to, or -1. */
export function lowestDestination(s: AeronautState, t: Tables, from: number): number {
  const count = spread(s, t, from);
  let lowest = -1;
  for (let i = 1; i < count; i++) {
    const city = reached[i]!;
    if (s.slots[city]! > 0 && (lowest < 0 || t.cityIds[city]! < t.cityIds[lowest]!)) lowest = city;
  }
  retreat(count);
  return lowest;
}

/** Finds every flight from a city, or those to one other, and answers how many there are; the next search forgets them. */
export function findFlights(s: AeronautState, t: Tables, from: number, only = -1): number {
  isDirect = only < 0 && areNeighboursFree(s, t, from);
  if (isDirect) return t.wayUpTo[t.waysFrom[from + 1]! - 1]!;
  steps = 0;
  paths = 0;
  const count = spread(s, t, from);
  markLeads(s, t, count, only);
  follow(s, t, from, START, 0);
  retreat(count);
  return paths === 0 ? 0 : upTo[paths - 1]!;
}

function areNeighboursFree({ slots }: AeronautState, t: Tables, city: number): boolean {
  const end = t.waysFrom[city + 1]!;
  for (let way = t.waysFrom[city]!; way < end; way++) if (slots[t.wayTo[way]!]! <= 0) return false;
  return true;
}

function step(t: Tables, city: number, way: number, before: number): number {
  stepBefore[steps] = before;
  stepWay[steps] = way - t.waysFrom[city]!;
  stepRoute[steps] = t.wayRoute[way]!;
  return steps++;
}

function arrive(last: number, types: number): void {
  lastStep[paths] = last;
  pathTypes[paths] = types;
  upTo[paths] = (paths === 0 ? 0 : upTo[paths - 1]!) + flightsOf(types);
  paths++;
}

/** How many flights take a path: one for each type, or one where the choice is free. */
export const flightsOf = (types: number): number => (types < 0 ? 1 : countBits(types));

/** Notes the paths of all flights that go on from a city. */
function follow(s: AeronautState, t: Tables, city: number, before: number, types: number): void {
  const further = distance[city]! + 1;
  const end = t.waysFrom[city + 1]!;
  for (let way = t.waysFrom[city]!; way < end; way++) {
    const next = t.wayTo[way]!;
    if (distance[next] !== further || !leads[next]) continue;
    const on = step(t, city, way, before);
    if (s.slots[next]! > 0) arrive(on, types | t.wayTypes[way]!);
    else follow(s, t, next, on, types | t.wayTypes[way]!);
  }
}

/** Writes the flights that were found from a city into `out` from index `n`. */
function writeFlights(t: Tables, from: number, out: string[], n: number): number {
  let at = n;
  const first = t.waysFrom[from]!;
  const end = isDirect ? t.waysFrom[from + 1]! - first : paths;
  for (let i = 0; i < end; i++) {
    const texts = textsOf(t, isDirect ? onward(t, rootOf(t, from), i) : pathAt(t, from, lastStep[i]!));
    for (let k = 0; k < texts.length; k++) out[at++] = texts[k]!;
  }
  return at;
}

/** Writes every flight from a city into `out` from index `n`. */
export function flights(s: AeronautState, t: Tables, from: number, out: string[], n: number): number {
  findFlights(s, t, from);
  return writeFlights(t, from, out, n);
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
  findFlights(s, t, from, only);
  return writeFlights(t, from, out, n);
}

/** One of the flights that were found, by its place among them: longer ones are spelled out anew, because hardly any is picked twice. */
export function flightAt(t: Tables, from: number, index: number): Spelled {
  if (isDirect) return directAt(t, from, index);
  let i = 0;
  while (index >= upTo[i]!) i++;
  const last = lastStep[i]!;
  const n = i === 0 ? index : index - upTo[i - 1]!;
  if (stepBefore[last] === START) return wayMoves(t, t.waysFrom[from]! + stepWay[last]!)[n]!;
  const types = pathTypes[i]!;
  const type = types < 0 ? -1 : nthBit(types, n);
  let length = 0;
  for (let on = last; on !== START; on = stepBefore[on]!) length++;
  for (let on = last, k = length - 1; on !== START; on = stepBefore[on]!) flown[k--] = stepRoute[on]!;
  const path = flown.slice(0, length);
  return { text: textOf(t, path, type), action: { kind: 'move', path, type } };
}

function directAt(t: Tables, from: number, index: number): Spelled {
  let way = t.waysFrom[from]!;
  while (index >= t.wayUpTo[way]!) way++;
  return wayMoves(t, way)[way === t.waysFrom[from] ? index : index - t.wayUpTo[way - 1]!]!;
}

/** The flights that take one route, spelled out; made once. */
function wayMoves(t: Tables, way: number): readonly Spelled[] {
  t.wayMoves[way] ??= spelled(t, [t.wayRoute[way]!], t.wayTypes[way]!);
  return t.wayMoves[way];
}

function spelled(t: Tables, path: readonly number[], types: number): readonly Spelled[] {
  const spell = (type: number): Spelled => ({
    text: textOf(t, path, type),
    action: { kind: 'move', path, type },
  });
  if (types < 0) return [spell(-1)];
  const list: Spelled[] = [];
  for (let left = types; left !== 0; left &= left - 1) list.push(spell(lowestBit(left)));
  return list;
}

/** The routes of one flight. */
const flown: number[] = Array.from({ length: 256 }, () => 0);

function textOf(t: Tables, path: readonly number[], type: number): string {
  let text = 'M';
  for (let i = 0; i < path.length; i++) text += t.routeTexts[path[i]!]!;
  return type < 0 ? text : text + t.typeTexts[type]!;
}

/** Writes the type that each of the flights names that were found: -1 where the choice is free. */
export function writeTypes(t: Tables, from: number, out: number[]): void {
  let n = 0;
  const first = t.waysFrom[from]!;
  const end = isDirect ? t.waysFrom[from + 1]! - first : paths;
  for (let i = 0; i < end; i++) {
    const types = isDirect ? t.wayTypes[first + i]! : pathTypes[i]!;
    if (types < 0) out[n++] = -1;
    else for (let left = types; left !== 0; left &= left - 1) out[n++] = lowestBit(left);
  }
}

/** A path from a city, by which of the ways at each city it takes. What is known of a path is worked out once. */
export interface Path {
  readonly city: number;
  readonly routes: readonly number[];
  /** By the place of the next way among those of the city; made when they are needed. */
  readonly on: (Path | undefined)[];
  /** The types that its routes offer, as bits; -1 where a gray one makes the choice free. */
  readonly types: number;
  /** The flights that take this path as texts; made when they are needed. */
  texts: readonly string[] | undefined;
}

const pathTo = (city: number, routes: readonly number[], types: number): Path => ({
  city,
  routes,
  on: [],
  types,
  texts: undefined,
});

function rootOf(t: Tables, from: number): Path {
  t.paths[from] ??= pathTo(from, [], 0);
  return t.paths[from];
}

function onward(t: Tables, path: Path, way: number): Path {
  path.on[way] ??= longer(t, path, t.waysFrom[path.city]! + way);
  return path.on[way];
}

const pathAt = (t: Tables, from: number, last: number): Path =>
  last === START ? rootOf(t, from) : onward(t, pathAt(t, from, stepBefore[last]!), stepWay[last]!);

const longer = (t: Tables, { routes, types }: Path, way: number): Path =>
  pathTo(t.wayTo[way]!, [...routes, t.wayRoute[way]!], types | t.wayTypes[way]!);

/** The flights that take a path, as texts. */
function textsOf(t: Tables, path: Path): readonly string[] {
  if (path.texts !== undefined) return path.texts;
  const { routes, types } = path;
  const texts: string[] = [];
  if (types < 0) texts.push(textOf(t, routes, -1));
  else for (let left = types; left !== 0; left &= left - 1) texts.push(textOf(t, routes, lowestBit(left)));
  path.texts = texts;
  return texts;
}
