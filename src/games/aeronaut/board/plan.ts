/** The drawn map: its layout, worked out once, and what lies under a finger. */

import type { Box, Point } from '../map/geometry.ts';
import { type Layout, layoutMap, lineOf } from '../map/layout.ts';
import type { AeronautMap } from '../map/map.ts';
import { withNames } from '../map/named.ts';

/** Paper around the chart, with its frame. */
export const PAPER = 0.42;

const known = new WeakMap<AeronautMap, Layout>();

export function layoutOf(map: AeronautMap): Layout {
  let layout = known.get(map);
  if (!layout) {
    layout = layoutMap(withNames(map));
    known.set(map, layout);
  }
  return layout;
}

export type Target = { readonly city: number } | { readonly route: number };

export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    ('city' in a ? 'city' in b && a.city === b.city : 'route' in b && a.route === b.route));

/** What is nearest to a point, within reach; what can be used goes before what cannot. */
export function targetAt(
  layout: Layout,
  point: Point,
  reach: number,
  isLit: (target: Target) => boolean,
): Target | undefined {
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  const consider = (target: Target, gap: number): void => {
    const lit = isLit(target);
    // What cannot be used must be hit, not just approached.
    if (gap > (lit ? reach : reach / 4)) return;
    const rank = Math.max(0, gap) + (lit ? 0 : reach);
    if (rank >= least) return;
    least = rank;
    best = target;
  };
  layout.cities.forEach(({ x, y, r }, city) => {
    consider({ city }, Math.hypot(point.x - x, point.y - y) - r);
  });
  layout.routes.forEach(({ spaces }, route) => {
    consider({ route }, Math.min(...spaces.map((box) => gapTo(box, point))));
  });
  return best;
}

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
