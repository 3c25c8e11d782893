/**
 * Plane geometry with what is exact on every machine: sums, products, quotients and square roots. No angles, no
 * `Math.hypot`: engines may round those differently, and then they would make different maps.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that stands askew: its middle, its unit axis, half its length along the axis and half its width. */
export interface Box extends Point {
  readonly ux: number;
  readonly uy: number;
  readonly hl: number;
  readonly hw: number;
}

export interface Disc extends Point {
  readonly r: number;
}

export const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** Do two boxes come nearer than `margin`? Tried along the four axes: nearer at the corners counts as near. */
export function boxesMeet(a: Box, b: Box, margin = 0): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.hl + a.hw + b.hl + b.hw + margin;
  if (dx * dx + dy * dy > reach * reach) return false;
  const dot = Math.abs(a.ux * b.ux + a.uy * b.uy);
  const cross = Math.abs(a.ux * b.uy - a.uy * b.ux);
  return (
    Math.abs(dx * a.ux + dy * a.uy) < a.hl + b.hl * dot + b.hw * cross + margin &&
    Math.abs(dy * a.ux - dx * a.uy) < a.hw + b.hl * cross + b.hw * dot + margin &&
    Math.abs(dx * b.ux + dy * b.uy) < b.hl + a.hl * dot + a.hw * cross + margin &&
    Math.abs(dy * b.ux - dx * b.uy) < b.hw + a.hl * cross + a.hw * dot + margin
  );
}

/** Does a disc come nearer to a box than `margin`? */
export function discMeetsBox(disc: Disc, box: Box, margin = 0): boolean {
  const dx = disc.x - box.x;
  const dy = disc.y - box.y;
  const along = Math.max(0, Math.abs(dx * box.ux + dy * box.uy) - box.hl);
  const across = Math.max(0, Math.abs(dy * box.ux - dx * box.uy) - box.hw);
  const reach = disc.r + margin;
  return along * along + across * across < reach * reach;
}

export function discsMeet(a: Disc, b: Disc, margin = 0): boolean {
  const reach = a.r + b.r + margin;
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach;
}

/** On which side of the line from a to b the point c lies: more than 0, less, or 0 on it. */
export const side = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Do two segments without a common end have a point in common? Exact for coordinates in 1/1024. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const cSide = side(a, b, c);
  const dSide = side(a, b, d);
  const aSide = side(c, d, a);
  const bSide = side(c, d, b);
  if (cSide * dSide < 0 && aSide * bSide < 0) return true;
  return (
    (cSide === 0 && within(a, b, c)) ||
    (dSide === 0 && within(a, b, d)) ||
    (aSide === 0 && within(c, d, a)) ||
    (bSide === 0 && within(c, d, b))
  );
}

/** Is c, which lies on the line through a and b, between them? */
const within = (a: Point, b: Point, c: Point): boolean =>
  (c.x - a.x) * (c.x - b.x) <= 0 && (c.y - a.y) * (c.y - b.y) <= 0;

/** How far c is from the segment between a and b. */
export function distanceToSegment(a: Point, b: Point, c: Point): number {
  const abx = b.x - a.x;
  const aby = b.y - a.y;
  const square = abx * abx + aby * aby;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((c.x - a.x) * abx + (c.y - a.y) * aby) / square));
  return distance(a.x + t * abx, a.y + t * aby, c.x, c.y);
}
