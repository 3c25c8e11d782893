/** Angles between connections that leave the same city, without angles: by products of vectors. */

import { CITY_GAP, halfWidthOf, idealDistance } from '../map/measure.ts';
import { type Draft, type Link, radiusAt } from './draft.ts';

const linkBetween = (draft: Draft, a: number, b: number): Link | undefined =>
  draft.links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));

const ideal = ({ a, b, length }: Link): number => idealDistance(length, radiusAt(a), radiusAt(b));

/** The tangent of the angle at which the corners of two strips just touch beside a city (90° or more: very large). */
export function leastTangent(radius: number, doubleA: boolean, doubleB: boolean): number {
  const reach = radius + CITY_GAP;
  const a = (halfWidthOf(doubleA) + 0.035) / reach;
  const b = (halfWidthOf(doubleB) + 0.035) / reach;
  return a * b >= 0.99 ? 100 : (a + b) / (1 - a * b);
}

/** Is the angle between two connections of a city wide enough for both? In triangles, the one that lengths will give. */
function isWide(draft: Draft, city: number, one: Link, other: Link, slack: number): boolean {
  const p = one.a === city ? one.b : one.a;
  const q = other.a === city ? other.b : other.a;
  const needed = leastTangent(radiusAt(city), one.double, other.double);
  const third = linkBetween(draft, p, q);
  if (third) {
    const a = ideal(one);
    const b = ideal(other);
    const c = ideal(third);
    const dot = (a * a + b * b - c * c) / 2;
    return dot <= 0 || a * a * b * b - dot * dot >= needed * needed * dot * dot;
  }
  const ax = draft.x[p]! - draft.x[city]!;
  const ay = draft.y[p]! - draft.y[city]!;
  const bx = draft.x[q]! - draft.x[city]!;
  const by = draft.y[q]! - draft.y[city]!;
  const dot = ax * bx + ay * by;
  return dot <= 0 || Math.abs(ax * by - ay * bx) >= needed * slack * dot;
}

/** The corners of a connection that are too narrow, by the other connection. */
export function narrowBeside(draft: Draft, link: Link, slack: number): Link[] {
  return draft.links.filter((other) => {
    if (other === link) return false;
    const at = other.a === link.a || other.b === link.a ? link.a : link.b;
    if (other.a !== at && other.b !== at) return false;
    return !isWide(draft, at, link, other, slack);
  });
}
