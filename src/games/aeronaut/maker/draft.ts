/** A map under construction: cities are counted from 0, and the first one is the capital. */
import type { Rng } from '../../../contract/index.ts';
import { type Box, type Disc, distance } from '../map/geometry.ts';
import { CAPITAL_RADIUS, CITY_GAP, CITY_RADIUS, halfWidthOf } from '../map/measure.ts';

/** Two cities that are joined, by one route or by two. */
export interface Link {
  a: number;
  b: number;
  length: number;
  double: boolean;
  /** The long route that the map was planned around: never taken out. */
  kept: boolean;
}

export interface Draft {
  width: number;
  height: number;
  readonly x: number[];
  readonly y: number[];
  links: Link[];
}

export const radiusAt = (city: number): number => (city === 0 ? CAPITAL_RADIUS : CITY_RADIUS);

/** The rings of all cities. */
export const ringsOf = ({ x, y }: Draft): Disc[] =>
  x.map((cx, city) => ({ x: cx, y: y[city]!, r: radiusAt(city) }));

/** The straight strip that a link covers between two cities' rings. */
export function stripOf(draft: Draft, a: number, b: number, double: boolean): Box {
  const ax = draft.x[a]!;
  const ay = draft.y[a]!;
  const bx = draft.x[b]!;
  const by = draft.y[b]!;
  const d = distance(ax, ay, bx, by);
  const ux = (bx - ax) / d;
  const uy = (by - ay) / d;
  const from = radiusAt(a) + CITY_GAP;
  const to = d - radiusAt(b) - CITY_GAP;
  const middle = (from + to) / 2;
  return { x: ax + ux * middle, y: ay + uy * middle, ux, uy, hl: (to - from) / 2, hw: halfWidthOf(double) };
}

export function distanceOf(draft: Draft, a: number, b: number): number {
  return distance(draft.x[a]!, draft.y[a]!, draft.x[b]!, draft.y[b]!);
}

/** How many routes meet at each city; both of a double count. */
export function routesAt(draft: Draft): number[] {
  const count = draft.x.map(() => 0);
  for (const { a, b, double } of draft.links) {
    const routes = double ? 2 : 1;
    count[a]! += routes;
    count[b]! += routes;
  }
  return count;
}

/** A fraction from 0 to just below 1. */
export const fraction = (rng: Rng): number => rng.below(4096) / 4096;
/** A whole number from least to most. */
export const between = (rng: Rng, least: number, most: number): number => least + rng.below(most - least + 1);
