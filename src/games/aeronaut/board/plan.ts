/** The drawn map: its layout, worked out once, and what lies under a finger. */

import type { Box, Point } from '../map/geometry.ts';
import { type Layout, layoutMap, lineOf } from '../map/layout.ts';
import type { AeronautMap } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { overlapsOf } from '../map/overlaps.ts';

/** Paper around the chart, with its frame. */
export const PAPER = 0.42;

const known = new WeakMap<AeronautMap, Layout>();
const knownTurned = new WeakMap<AeronautMap, Layout>();

export function layoutOf(map: AeronautMap): Layout {
  let layout = known.get(map);
  if (!layout) {
    layout = layoutMap(withNames(map));
    known.set(map, layout);
  }
  return layout;
}

/** The chart turned by a quarter, for a frame that is higher than wide; names stay upright. To the side on which they fit better. */
export function turnedLayoutOf(map: AeronautMap): Layout {
  let layout = knownTurned.get(map);
  if (!layout) {
    const named = withNames(map);
    const { width, height } = layoutOf(map);
    const turned = (place: (city: Point) => Point): Layout =>
      layoutMap({ ...named, cities: named.cities.map((city) => ({ ...city, ...place(city) })) });
    const right = turned(({ x, y }) => ({ x: height - y, y: x }));
    const left = overlapsOf(right).length > 0 ? turned(({ x, y }) => ({ x: y, y: width - x })) : right;
    layout = overlapsOf(left).length < overlapsOf(right).length ? left : right;
    knownTurned.set(map, layout);
  }
  return layout;
}

export type Target = { readonly city: number } | { readonly route: number };

export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    ('city' in a ? 'city' in b && a.city === b.city : 'route' in b && a.route === b.route));

/**
 * What is near a point, within reach, the nearest first; what can be used goes before what cannot. Of what can be used, whatever is
 * about as near as the nearest is there, too: a finger may have meant it.
 */
export function targetsAt(
  layout: Layout,
  point: Point,
  reach: number,
  isLit: (target: Target) => boolean,
): Target[] {
  const near: { readonly target: Target; readonly rank: number }[] = [];
  const consider = (target: Target, gap: number): void => {
    const lit = isLit(target);
    // What cannot be used must be hit, not just approached.
    if (gap > (lit ? reach : reach / 4)) return;
    near.push({ target, rank: Math.max(0, gap) + (lit ? 0 : 2 * reach) });
  };
  layout.cities.forEach(({ x, y, r }, city) => {
    consider({ city }, Math.hypot(point.x - x, point.y - y) - r);
  });
  layout.routes.forEach(({ spaces }, route) => {
    consider({ route }, Math.min(...spaces.map((box) => gapTo(box, point))));
  });
  near.sort((a, b) => a.rank - b.rank);
  const doubt = Math.min(reach, (near[0]?.rank ?? 0) + reach * DOUBT);
  return near.filter(({ rank }, i) => i === 0 || rank <= doubt).map(({ target }) => target);
}

/** As a share of the reach. */
const DOUBT = 0.4;

export const targetAt = (...at: Parameters<typeof targetsAt>): Target | undefined => targetsAt(...at)[0];

function gapTo({ x, y, ux, uy, hl, hw }: Box, point: Point): number {
  const dx = point.x - x;
  const dy = point.y - y;
  const along = Math.max(0, Math.abs(dx * ux + dy * uy) - hl);
  const across = Math.max(0, Math.abs(dy * ux - dx * uy) - hw);
  return Math.hypot(along, across);
}

/** The points that a traveller passes who flies over these routes, by their names. */
export function flightLine(layout: Layout, from: number, path: readonly string[]): Point[] {
  const points: Point[] = [];
  let city = from;
  for (const id of path) {
    const link = layout.links.find(({ routes }) => routes.includes(id));
    if (!link) return points;
    const line = lineOf(link, 8);
    if (link.a !== city) line.reverse();
    points.push(...(points.length ? line.slice(1) : line));
    city = link.a === city ? link.b : link.a;
  }
  return points;
}
