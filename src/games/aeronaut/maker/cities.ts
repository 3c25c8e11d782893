/** Where the cities lie: the capital near the middle, the two ends of a long route if one is due, the rest well spread. */
import type { Rng } from '../../../contract/index.ts';
import { distance, distanceToSegment, type Point } from '../map/geometry.ts';
import { CITY_RADIUS, idealDistance, snap } from '../map/measure.ts';
import { between, type Draft, fraction } from './draft.ts';
import type { SizePlan } from './plans.ts';

/** Square spaces of chart for each city. */
const ROOM = 5.9;
/** From a city's middle to the edge. */
const EDGE = 0.9;
/** No two cities are nearer at first. */
const LEAST_DISTANCE = 1.2;
/** A planned long route needs this much free on either side. */
const CORRIDOR = 1.25;
/** Of so many random places the one farthest from all others is taken. */
const CANDIDATES = 24;

export function placeCities(plan: SizePlan, rng: Rng): Draft | undefined {
  const cities = between(rng, plan.cities[0], plan.cities[1]);
  const height = snap(Math.sqrt((cities * ROOM) / plan.shape) + 2 * EDGE);
  const width = snap((height - 2 * EDGE) * plan.shape + 2 * EDGE);
  const draft: Draft = { width, height, x: [], y: [], links: [] };
  add(draft, width * (0.44 + 0.12 * fraction(rng)), height * (0.42 + 0.16 * fraction(rng)));
  const corridor = plan.longest > 3 ? planLongRoute(draft, plan.longest, rng) : undefined;
  if (plan.longest > 3 && !corridor) return undefined;
  while (draft.x.length < cities) {
    const place = roomiest(draft, corridor, rng);
    if (!place) return undefined;
    add(draft, place.x, place.y);
  }
  return draft;
}

function add(draft: Draft, x: number, y: number): void {
  draft.x.push(snap(x));
  draft.y.push(snap(y));
}

type Corridor = readonly [Point, Point];

/** Cities 1 and 2 lie as far apart as a route of this length needs, and not around the capital. */
function planLongRoute(draft: Draft, length: number, rng: Rng): Corridor | undefined {
  const reach = idealDistance(length, CITY_RADIUS, CITY_RADIUS) / 2;
  const capital = { x: draft.x[0]!, y: draft.y[0]! };
  for (let attempt = 0; attempt < 60; attempt++) {
    const middle = randomPlace(draft, rng);
    const dx = between(rng, -64, 64);
    const dy = between(rng, -40, 40);
    const norm = Math.sqrt(dx * dx + dy * dy) || 1;
    const a = { x: middle.x + (dx / norm) * reach, y: middle.y + (dy / norm) * reach };
    const b = { x: middle.x - (dx / norm) * reach, y: middle.y - (dy / norm) * reach };
    if (!inside(draft, a) || !inside(draft, b) || distanceToSegment(a, b, capital) < 1.6) continue;
    add(draft, a.x, a.y);
    add(draft, b.x, b.y);
    draft.links.push({ a: 1, b: 2, length, double: false, kept: true });
    return [a, b];
  }
  return undefined;
}

const inside = ({ width, height }: Draft, { x, y }: Point): boolean =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;

/** Not in the corners: cities there would have few neighbours. */
function randomPlace({ width, height }: Draft, rng: Rng): Point {
  for (;;) {
    const u = 2 * fraction(rng) - 1;
    const v = 2 * fraction(rng) - 1;
    if (u * u * u * u + v * v * v * v > 1) continue;
    return { x: width / 2 + u * (width / 2 - EDGE), y: height / 2 + v * (height / 2 - EDGE) };
  }
}

function roomiest(draft: Draft, corridor: Corridor | undefined, rng: Rng): Point | undefined {
  let best: Point | undefined;
  let room = LEAST_DISTANCE;
  for (let i = 0; i < CANDIDATES; i++) {
    const place = randomPlace(draft, rng);
    if (corridor && distanceToSegment(corridor[0], corridor[1], place) < CORRIDOR) continue;
    let nearest = Number.POSITIVE_INFINITY;
    for (let j = 0; j < draft.x.length; j++) {
      nearest = Math.min(nearest, distance(draft.x[j]!, draft.y[j]!, place.x, place.y));
    }
    if (nearest > room) {
      room = nearest;
      best = place;
    }
  }
  return best;
}
