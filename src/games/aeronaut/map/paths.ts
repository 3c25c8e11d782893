/** The line that a connection follows, and the spaces along it. Lines bend as parabolas: exact, and gentle. */
import type { Box, Disc, Point } from './geometry.ts';
import { CITY_GAP, DOUBLE_OFFSET, SPACE_GAP, SPACE_HALF } from './measure.ts';

/** A parabola from city to city: its ends, and how far its middle lies beside the middle of these. */
export interface Bend {
  readonly a: Disc;
  readonly b: Disc;
  readonly sag: number;
}

const PIECES = 20;

export function pointAt({ a, b, sag }: Bend, t: number): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const c = Math.sqrt(dx * dx + dy * dy);
  const out = (4 * sag * t * (1 - t)) / c;
  return { x: a.x + dx * t - dy * out, y: a.y + dy * t + dx * out };
}

/** The unit vector across the line, to its left. */
function normalAt({ a, b, sag }: Bend, t: number): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const c = Math.sqrt(dx * dx + dy * dy);
  const turn = (4 * sag * (1 - 2 * t)) / c;
  const tx = dx - dy * turn;
  const ty = dy + dx * turn;
  const norm = Math.sqrt(tx * tx + ty * ty);
  return { x: -ty / norm, y: tx / norm };
}

/** How far along the line its pieces end, and where on it the two cities' rings are. */
function measure(bend: Bend): {
  readonly ends: readonly number[];
  readonly from: number;
  readonly to: number;
} {
  const ends = [0];
  let from = 0;
  let to = 0;
  let last = pointAt(bend, 0);
  let nearA = 0;
  let nearB = gap(last, bend.b);
  for (let i = 1; i <= PIECES; i++) {
    const point = pointAt(bend, i / PIECES);
    const start = ends[i - 1]!;
    const piece = gap(last, point);
    ends.push(start + piece);
    const ringA = bend.a.r + CITY_GAP;
    const ringB = bend.b.r + CITY_GAP;
    const a = gap(point, bend.a);
    const b = gap(point, bend.b);
    if (nearA < ringA && a >= ringA) from = start + (piece * (ringA - nearA)) / (a - nearA);
    if (nearB > ringB && b <= ringB) to = start + (piece * (nearB - ringB)) / (nearB - b);
    nearA = a;
    nearB = b;
    last = point;
  }
  return { ends, from, to };
}

const gap = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The spaces of every route of a connection, each from city a to city b. */
export function spacesAlong(bend: Bend, length: number, routes: 1 | 2): Box[][] {
  const { ends, from, to } = measure(bend);
  const marks = Array.from({ length: 2 * length + 1 }, (_, i) => {
    const t = positionOf(ends, from + ((to - from) * i) / (2 * length));
    return { point: pointAt(bend, t), across: normalAt(bend, t) };
  });
  const offsets = routes === 2 ? [-DOUBLE_OFFSET, DOUBLE_OFFSET] : [0];
  return offsets.map((offset) => {
    const beside = marks.map(({ point, across }) => ({
      x: point.x + across.x * offset,
      y: point.y + across.y * offset,
    }));
    return Array.from({ length }, (_, i) =>
      spaceBetween(beside[2 * i]!, beside[2 * i + 1]!, beside[2 * i + 2]!),
    );
  });
}

function spaceBetween(start: Point, middle: Point, end: Point): Box {
  const d = gap(start, end);
  return {
    x: middle.x,
    y: middle.y,
    ux: (end.x - start.x) / d,
    uy: (end.y - start.y) / d,
    hl: (d - SPACE_GAP) / 2,
    hw: SPACE_HALF,
  };
}

/** The parameter of the point so far along the line. */
function positionOf(ends: readonly number[], along: number): number {
  let i = 1;
  while (i < PIECES && ends[i]! < along) i++;
  const start = ends[i - 1]!;
  return (i - 1 + (along - start) / (ends[i]! - start)) / PIECES;
}

/** How deep a line must bend for spaces of full length. */
export function sagFor(a: Disc, b: Disc, length: number): number {
  const c = gap(a, b);
  const missing = length - (c - a.r - b.r - 2 * CITY_GAP);
  return missing <= 0 ? 0 : Math.sqrt((3 * c * missing) / 8);
}
