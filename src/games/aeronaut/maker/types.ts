/**
 * The types of routes: every type on about as many spaces and routes, no type twice at a city where that can be avoided,
 * and never on both routes of a double. By min-conflicts: a good start, then the best change again and again.
 */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';
import type { Kind, Plain } from './kinds.ts';

const SPREAD = 2;
const MOST_CHANGES = 400;

/** For each route the types of its spaces: one for a plain route, none for a gray one. */
export type Painted = readonly (readonly number[])[];

interface Work {
  readonly routes: readonly Plain[];
  readonly types: number;
  /** Of plain routes; others have -1. */
  readonly type: number[];
  readonly spaces: number[];
  readonly count: number[];
  /** How often a type meets a city: city × types + type. */
  readonly at: number[];
}

export function paintRoutes(
  routes: readonly Plain[],
  kinds: readonly Kind[],
  types: number,
  rng: Rng,
): Painted {
  const cities = Math.max(...routes.map(({ a, b }) => Math.max(a, b))) + 1;
  const zeros = (n: number) => new Array<number>(n).fill(0);
  const work: Work = {
    routes,
    types,
    type: routes.map(() => -1),
    spaces: zeros(types),
    count: zeros(types),
    at: zeros(cities * types),
  };
  const multi = paintMulti(work, kinds, rng);
  const plain = shuffle(
    routes.flatMap((_, i) => (kinds[i] === 'plain' ? [i] : [])),
    rng,
  ).sort((i, j) => routes[j]!.length - routes[i]!.length);
  for (const route of plain) put(work, route, bestType(work, route), 1);
  improve(work, plain, rng);
  return routes.map((_, i) => multi.get(i) ?? (work.type[i]! < 0 ? [] : [work.type[i]!]));
}

/** Multi routes take the types with the fewest spaces so far, in random order. */
function paintMulti(work: Work, kinds: readonly Kind[], rng: Rng): Map<number, number[]> {
  const painted = new Map<number, number[]>();
  work.routes.forEach(({ length }, i) => {
    if (kinds[i] !== 'multi') return;
    const order = shuffle(
      work.spaces.map((_, type) => type),
      rng,
    ).sort((p, q) => work.spaces[p]! - work.spaces[q]!);
    const types = shuffle(order.slice(0, length), rng);
    for (const type of types) work.spaces[type]! += 1;
    painted.set(i, types);
  });
  return painted;
}

function put(work: Work, route: number, type: number, sign: 1 | -1): void {
  const { a, b, length } = work.routes[route]!;
  work.type[route] = sign > 0 ? type : -1;
  work.spaces[type]! += sign * length;
  work.count[type]! += sign;
  work.at[a * work.types + type]! += sign;
  work.at[b * work.types + type]! += sign;
}

/** What it would cost to give this type to a route that has none: fewer spaces and meetings are better. */
function cost(work: Work, route: number, type: number): number {
  const { a, b, length, twin } = work.routes[route]!;
  const meetings = work.at[a * work.types + type]! + work.at[b * work.types + type]!;
  const double = twin !== undefined && work.type[twin] === type ? 60 : 0;
  return (
    2 * length * (2 * work.spaces[type]! + length) + 2 * (2 * work.count[type]! + 1) + 14 * meetings + double
  );
}

function bestType(work: Work, route: number): number {
  let best = 0;
  for (let type = 1; type < work.types; type++) {
    if (cost(work, route, type) < cost(work, route, best)) best = type;
  }
  return best;
}

/** Changes one route, or swaps two, as long as something gets better. */
function improve(work: Work, plain: readonly number[], rng: Rng): void {
  for (let change = 0, idle = 0; change < MOST_CHANGES && idle < 2 * plain.length; change++) {
    const route = plain[rng.below(plain.length)]!;
    idle = changeOne(work, route) || swapWith(work, route, plain[rng.below(plain.length)]!) ? 0 : idle + 1;
  }
}

function changeOne(work: Work, route: number): boolean {
  const before = work.type[route]!;
  put(work, route, before, -1);
  const best = bestType(work, route);
  const better = cost(work, route, best) < cost(work, route, before);
  put(work, route, better ? best : before, 1);
  return better;
}

function swapWith(work: Work, one: number, other: number): boolean {
  const p = work.type[one]!;
  const q = work.type[other]!;
  if (p === q) return false;
  const lift = () => {
    put(work, one, work.type[one]!, -1);
    put(work, other, work.type[other]!, -1);
  };
  const lay = (first: number, second: number): number => {
    const price = cost(work, one, first);
    put(work, one, first, 1);
    const both = price + cost(work, other, second);
    put(work, other, second, 1);
    return both;
  };
  lift();
  const before = lay(p, q);
  lift();
  if (lay(q, p) < before) return true;
  lift();
  lay(p, q);
  return false;
}

/** Is the type with the most spaces at most two ahead of the one with the fewest? */
export function isBalanced(routes: readonly Plain[], painted: Painted, types: number): boolean {
  const spaces = new Array<number>(types).fill(0);
  painted.forEach((list, i) => {
    for (const type of list) spaces[type]! += list.length === 1 ? routes[i]!.length : 1;
  });
  return Math.max(...spaces) - Math.min(...spaces) <= SPREAD;
}
