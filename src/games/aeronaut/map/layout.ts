/** A map as it is drawn: where every space, city, slot and name lies. The board and the printed chart both use it. */

import { type Box, boxesMeet, type Disc, discMeetsBox, distance, type Point } from './geometry.ts';
import { type Label, placeLabels } from './labels.ts';
import type { AeronautMap, City, Route } from './map.ts';
import { CITY_GAP, CLEARANCE, halfWidthOf, MARGIN, radiusOf, SLOT_RADIUS } from './measure.ts';
import { type Bend, pointAt, sagFor, spacesAlong } from './paths.ts';

export interface PlacedCity extends Disc {
  readonly id: number;
  readonly name: string;
  readonly slots: readonly Disc[];
  /** Upright, as wide as its text needs. */
  readonly label: Label;
}

export interface PlacedRoute {
  readonly id: string;
  /** From city a to city b. */
  readonly spaces: readonly Box[];
}

/** Two cities that are joined, and the line between their middles: where travellers fly. */
export interface PlacedLink {
  readonly a: number;
  readonly b: number;
  readonly routes: readonly string[];
  readonly bend: Bend;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** In the order of the map. */
  readonly cities: readonly PlacedCity[];
  readonly routes: readonly PlacedRoute[];
  readonly links: readonly PlacedLink[];
}

interface Strand {
  readonly a: Disc & { readonly id: number };
  readonly b: Disc & { readonly id: number };
  readonly routes: readonly Route[];
  readonly length: number;
  /** What it covers, for now a straight strip. */
  boxes: readonly Box[];
  bend: Bend;
  spaces: readonly (readonly Box[])[];
}

/** Everything but the names: it does not depend on them. */
export function groundOf(map: AeronautMap): Chart {
  const discs = map.cities.map((city) => ({ id: city.id, x: city.x, y: city.y, r: radiusOf(city.slots) }));
  const width = Math.max(...discs.map(({ x, r }) => x + r)) + MARGIN;
  const height = Math.max(...discs.map(({ y, r }) => y + r)) + MARGIN;
  const strands = strandsOf(map, discs);
  const chart = { strands, discs, width, height };
  for (const [i, strand] of strands.entries()) bendStrand(strand, i, chart);
  return chart;
}

export function layoutMap(map: AeronautMap, ground: Chart = groundOf(map)): Layout {
  const { strands, discs, width, height } = ground;
  const spaces = new Map(
    strands.flatMap(({ routes, spaces }) => routes.map((route, i) => [route.id, spaces[i]!])),
  );
  const labels = placeLabels(
    map.cities,
    discs,
    strands.flatMap(({ boxes }) => boxes),
    { width, height },
  );
  return {
    width,
    height,
    cities: map.cities.map((city, i) => ({
      ...discs[i]!,
      name: city.name ?? '',
      slots: slotsOf(city),
      label: labels[i]!,
    })),
    routes: map.routes.map(({ id }) => ({ id, spaces: spaces.get(id)! })),
    links: strands.map(({ a, b, routes, bend }) => ({
      a: a.id,
      b: b.id,
      routes: routes.map(({ id }) => id),
      bend,
    })),
  };
}

/** Points along a link from a to b, for lines and for flights. */
export const lineOf = ({ bend }: PlacedLink, pieces = 16): Point[] =>
  Array.from({ length: pieces + 1 }, (_, i) => pointAt(bend, i / pieces));

/** Routes that join the same cities lie side by side. */
function strandsOf(map: AeronautMap, discs: readonly (Disc & { id: number })[]): Strand[] {
  const byId = new Map(discs.map((disc) => [disc.id, disc]));
  const done = new Set<string>();
  return map.routes.flatMap((route) => {
    if (done.has(route.id)) return [];
    const other = map.routes.find(({ id }) => id === route.double);
    if (other) done.add(other.id);
    const a = byId.get(route.a)!;
    const b = byId.get(route.b)!;
    const routes = other ? [route, other] : [route];
    const bend = { a, b, sag: 0 };
    return [
      {
        a,
        b,
        routes,
        length: route.length,
        boxes: [stripBetween(a, b, routes.length === 2)],
        bend,
        spaces: [],
      },
    ];
  });
}

function stripBetween(a: Disc, b: Disc, double: boolean): Box {
  const d = distance(a.x, a.y, b.x, b.y);
  const ux = (b.x - a.x) / d;
  const uy = (b.y - a.y) / d;
  const from = a.r + CITY_GAP;
  const to = d - b.r - CITY_GAP;
  const middle = (from + to) / 2;
  return { x: a.x + ux * middle, y: a.y + uy * middle, ux, uy, hl: (to - from) / 2, hw: halfWidthOf(double) };
}

export interface Chart {
  readonly strands: readonly Strand[];
  readonly discs: readonly (Disc & { readonly id: number })[];
  readonly width: number;
  readonly height: number;
}

/** Even a line that is long enough bends a little, if nothing is in its way: winds are never straight. */
const SOFT = 0.055;

/** Takes the first bend that keeps clear of everything; straight lines always do on maps of our own. */
function bendStrand(strand: Strand, index: number, { strands, discs, width, height }: Chart): void {
  const { a, b, length, routes } = strand;
  const count = routes.length === 2 ? 2 : 1;
  const soft = length > 1 ? SOFT * distance(a.x, a.y, b.x, b.y) : 0;
  const sag = Math.max(soft, sagFor(a, b, length));
  const near = strands.filter((other) => other !== strand && isNear(strand, other));
  const first = index % 2 === 0 ? sag : -sag;
  for (const wanted of [first, -first, first / 2, -first / 2, 0]) {
    const bend = { a, b, sag: wanted };
    const spaces = spacesAlong(bend, length, count);
    const boxes = spaces.flat();
    if (wanted === 0 || (isOnPage(boxes, width, height) && keepsClear(boxes, strand, near, discs))) {
      strand.bend = bend;
      strand.spaces = spaces;
      strand.boxes = boxes;
      return;
    }
  }
}

function isOnPage(boxes: readonly Box[], width: number, height: number): boolean {
  return boxes.every(({ x, y, ux, uy, hl, hw }) => {
    const reachX = Math.abs(ux) * hl + Math.abs(uy) * hw;
    const reachY = Math.abs(uy) * hl + Math.abs(ux) * hw;
    return x >= reachX && y >= reachY && x + reachX <= width && y + reachY <= height;
  });
}

function isNear(one: Strand, other: Strand): boolean {
  const reach =
    (distance(one.a.x, one.a.y, one.b.x, one.b.y) + distance(other.a.x, other.a.y, other.b.x, other.b.y)) / 2;
  const dx = one.a.x + one.b.x - other.a.x - other.b.x;
  const dy = one.a.y + one.b.y - other.a.y - other.b.y;
  return dx * dx + dy * dy < 4 * (reach + 1) * (reach + 1);
}

function keepsClear(
  boxes: readonly Box[],
  strand: Strand,
  near: readonly Strand[],
  discs: readonly Disc[],
): boolean {
  return boxes.every((box) => {
    if (near.some((other) => other.boxes.some((there) => boxesMeet(box, there, CLEARANCE)))) return false;
    return discs.every((disc) => {
      const own = disc === strand.a || disc === strand.b;
      return !discMeetsBox(disc, box, own ? CITY_GAP / 2 : 2 * CLEARANCE);
    });
  });
}

/** Slots in a city: in the middle, side by side, in a triangle, or in a ring. */
function slotsOf({ x, y, slots }: City): Disc[] {
  const r = SLOT_RADIUS;
  const at = (dx: number, dy: number): Disc => ({ x: x + dx, y: y + dy, r });
  if (slots === 1) return [at(0, 0)];
  if (slots === 2) return [at(-0.175, 0), at(0.175, 0)];
  if (slots === 3) return [at(0, -0.2), at(-0.174, 0.1), at(0.174, 0.1)];
  const ring = 0.332;
  const half = ring / 2;
  const across = 0.8660254 * ring;
  const six = [
    at(0, -ring),
    at(across, -half),
    at(across, half),
    at(0, ring),
    at(-across, half),
    at(-across, -half),
  ];
  return six.slice(0, slots);
}
