/**
 * Moves cities a little so that routes have whole lengths: springs along the connections, and pushes wherever cities,
 * routes or angles come too close. Every constraint is met in turn, again and again (position-based dynamics).
 */

import { distance } from '../map/geometry.ts';
import { halfWidthOf, idealDistance, mostLong, mostShort, snap } from '../map/measure.ts';
import { leastTangent } from './corners.ts';
import { type Draft, radiusAt } from './draft.ts';

const MOST_ROUNDS = 140;
/** Farther apart, a city and a connection will not meet. */
const FAR = 1.5;
/** From a city's ring to a route that passes, and between two cities' rings. */
const BESIDE = 0.16;
const APART = 0.75;

interface Corner {
  readonly city: number;
  readonly a: number;
  readonly b: number;
  readonly tangent: number;
}
interface Passing {
  readonly city: number;
  readonly a: number;
  readonly b: number;
  readonly clear: number;
}

export function relax(draft: Draft): void {
  const corners = cornersOf(draft);
  let passing = passingOf(draft);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round % 30 === 29) passing = passingOf(draft);
    let worst = pullLengths(draft);
    worst = Math.max(worst, pushCities(draft));
    for (const one of passing) worst = Math.max(worst, pushPassing(draft, one));
    for (const corner of corners) worst = Math.max(worst, widen(draft, corner));
    if (worst < 0.012) break;
  }
  for (let i = 0; i < draft.x.length; i++) {
    draft.x[i] = snap(draft.x[i]!);
    draft.y[i] = snap(draft.y[i]!);
  }
}

function cornersOf({ x, links }: Draft): Corner[] {
  return x.flatMap((_, city) => {
    const here = links.filter(({ a, b }) => a === city || b === city);
    return here.flatMap((one, i) =>
      here.slice(i + 1).map((other) => ({
        city,
        a: one.a === city ? one.b : one.a,
        b: other.a === city ? other.b : other.a,
        tangent: leastTangent(radiusAt(city), one.double, other.double) * 1.04,
      })),
    );
  });
}

function passingOf({ x, y, links }: Draft): Passing[] {
  const found: Passing[] = [];
  for (const { a, b, double } of links) {
    const reach = distance(x[a]!, y[a]!, x[b]!, y[b]!) / 2 + FAR;
    const mx = (x[a]! + x[b]!) / 2;
    const my = (y[a]! + y[b]!) / 2;
    for (let city = 0; city < x.length; city++) {
      if (city === a || city === b || distance(mx, my, x[city]!, y[city]!) > reach) continue;
      found.push({ city, a, b, clear: radiusAt(city) + halfWidthOf(double) + BESIDE });
    }
  }
  return found;
}

function pullLengths({ x, y, links }: Draft): number {
  let worst = 0;
  for (const { a, b, length } of links) {
    const dx = x[b]! - x[a]!;
    const dy = y[b]! - y[a]!;
    const d = Math.sqrt(dx * dx + dy * dy);
    const error = d - idealDistance(length, radiusAt(a), radiusAt(b));
    const long = 0.6 * mostLong(length);
    const short = 0.6 * mostShort(length);
    const excess = error > long ? error - long : error < -short ? error + short : 0;
    if (excess === 0) continue;
    worst = Math.max(worst, Math.abs(excess) - 0.02);
    const pull = (0.4 * excess) / d;
    x[a]! += dx * pull;
    y[a]! += dy * pull;
    x[b]! -= dx * pull;
    y[b]! -= dy * pull;
  }
  return worst;
}

function pushCities({ x, y }: Draft): number {
  let worst = 0;
  for (let a = 0; a < x.length; a++) {
    for (let b = a + 1; b < x.length; b++) {
      const least = radiusAt(a) + radiusAt(b) + APART;
      const dx = x[b]! - x[a]!;
      if (dx > least || dx < -least) continue;
      const dy = y[b]! - y[a]!;
      const square = dx * dx + dy * dy;
      if (square >= least * least) continue;
      const d = Math.sqrt(square) || 1;
      const push = (0.5 * (least - d)) / d;
      worst = Math.max(worst, least - d);
      x[a]! -= dx * push;
      y[a]! -= dy * push;
      x[b]! += dx * push;
      y[b]! += dy * push;
    }
  }
  return worst;
}

/** A city and a route that passes it move apart; the route turns about what lies farther away. */
function pushPassing({ x, y }: Draft, { city, a, b, clear }: Passing): number {
  const abx = x[b]! - x[a]!;
  const aby = y[b]! - y[a]!;
  const square = abx * abx + aby * aby;
  const t = ((x[city]! - x[a]!) * abx + (y[city]! - y[a]!) * aby) / square;
  if (t <= 0 || t >= 1) return 0;
  const dx = x[city]! - x[a]! - t * abx;
  const dy = y[city]! - y[a]! - t * aby;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d >= clear || d === 0) return 0;
  const push = (0.5 * (clear - d)) / (d * (1 + t * t + (1 - t) * (1 - t)));
  x[city]! += dx * push;
  y[city]! += dy * push;
  x[a]! -= dx * push * (1 - t);
  y[a]! -= dy * push * (1 - t);
  x[b]! -= dx * push * t;
  y[b]! -= dy * push * t;
  return clear - d;
}

/** Two routes that leave a city too close to one another turn apart. */
function widen({ x, y }: Draft, { city, a, b, tangent }: Corner): number {
  const ax = x[a]! - x[city]!;
  const ay = y[a]! - y[city]!;
  const bx = x[b]! - x[city]!;
  const by = y[b]! - y[city]!;
  const dot = ax * bx + ay * by;
  const cross = ax * by - ay * bx;
  if (dot <= 0 || Math.abs(cross) >= tangent * dot) return 0;
  // The missing angle, nearly: small ones equal their tangents.
  const has = Math.abs(cross) / dot;
  const missing = (tangent - has) / (1 + tangent * has);
  const turn = (cross < 0 ? -0.25 : 0.25) * Math.min(0.3, missing);
  x[a]! += ay * turn;
  y[a]! -= ax * turn;
  x[b]! -= by * turn;
  y[b]! += bx * turn;
  return missing;
}
