/** Which cities are joined: every pair that fits, shortest first, then thinned to what the rules promise. */
import type { Rng } from '../../../contract/index.ts';
import { type Box, boxesMeet, type Disc, discMeetsBox } from '../map/geometry.ts';
import { CITY_GAP } from '../map/measure.ts';
import { type Draft, distanceOf, fraction, type Link, radiusAt, ringsOf, stripOf } from './draft.ts';
import { staysConnected } from './graph.ts';
import { DEGREE } from './plans.ts';

/** Longer connections than this come only by plan: they cut the map in two. */
const LONGEST_BY_CHANCE = 3.6;

/** Joins the cities; answers whether that was possible. */
export function joinCities(draft: Draft, rng: Rng): boolean {
  const strips = draft.links.map(({ a, b }) => stripOf(draft, a, b, false));
  const rings = ringsOf(draft);
  for (const { a, b } of pairsByDistance(draft)) {
    if (draft.links.some((link) => link.a === a && link.b === b)) continue;
    const strip = stripOf(draft, a, b, false);
    if (!isFree(strip, strips, rings, a, b)) continue;
    strips.push(strip);
    draft.links.push({ a, b, length: 0, double: false, kept: false });
  }
  const cities = draft.x.length;
  const least = Math.ceil((cities * DEGREE[0]) / 2);
  const most = Math.floor((cities * DEGREE[1]) / 2);
  if (draft.links.length < least || !staysConnected(cities, draft.links)) return false;
  return thin(draft, least + rng.below(most - least + 1), most, rng);
}

function pairsByDistance(draft: Draft): readonly { a: number; b: number }[] {
  const pairs: { a: number; b: number; d: number }[] = [];
  for (let a = 0; a < draft.x.length; a++) {
    for (let b = a + 1; b < draft.x.length; b++) {
      const d = distanceOf(draft, a, b);
      if (d - radiusAt(a) - radiusAt(b) - 2 * CITY_GAP <= LONGEST_BY_CHANCE) pairs.push({ a, b, d });
    }
  }
  return pairs.sort((p, q) => p.d - q.d || p.a - q.a || p.b - q.b);
}

/** At first things may be this much too near: relaxing pushes them apart. */
const BESIDE = -0.12;
const TOUCH = -0.08;
/** Connections that are nearer than this to others go first. */
const ROOMY = 0.08;

function isFree(strip: Box, others: readonly Box[], rings: readonly Disc[], a: number, b: number): boolean {
  for (let i = 0; i < others.length; i++) if (boxesMeet(strip, others[i]!, TOUCH)) return false;
  for (let city = 0; city < rings.length; city++)
    if (city !== a && city !== b && discMeetsBox(rings[city]!, strip, BESIDE)) return false;
  return true;
}

/** Takes connections away, where the map stays connected, until few enough are left. */
function thin(draft: Draft, target: number, most: number, rng: Rng): boolean {
  const degree = draft.x.map((_, city) => draft.links.filter(({ a, b }) => a === city || b === city).length);
  const crowds = crowdsOf(draft);
  while (draft.links.length > target) {
    const ranked = draft.links
      .filter(({ kept }) => !kept)
      .map((link) => ({
        link,
        rank: burden(draft, link, degree) + crowds.get(link)!.size + fraction(rng),
      }))
      .sort((p, q) => q.rank - p.rank);
    const out = ranked.find(({ link }) => canLose(draft, link, degree))?.link;
    if (!out) break;
    draft.links = draft.links.filter((link) => link !== out);
    for (const crowd of crowds.values()) crowd.delete(out);
    degree[out.a]! -= 1;
    degree[out.b]! -= 1;
  }
  return draft.links.length <= most;
}

/** Of each connection those that are too near to it. */
function crowdsOf(draft: Draft): ReadonlyMap<Link, Set<Link>> {
  const { links } = draft;
  const strips = links.map(({ a, b }) => stripOf(draft, a, b, false));
  const crowds = new Map(links.map((link) => [link, new Set<Link>()]));
  for (let i = 0; i < links.length; i++)
    for (let j = 0; j < links.length; j++)
      if (i !== j && boxesMeet(strips[i]!, strips[j]!, ROOMY)) crowds.get(links[i]!)!.add(links[j]!);
  return crowds;
}

/** Busy cities lose connections first, long ones sooner than short ones, and the capital last. */
function burden(draft: Draft, { a, b }: Link, degree: readonly number[]): number {
  const capital = a === 0 || b === 0 ? -3 : 0;
  return 0.3 * (degree[a]! + degree[b]!) + 0.35 * distanceOf(draft, a, b) + capital;
}

export function canLose(draft: Draft, out: Link, degree: readonly number[]): boolean {
  if (degree[out.a]! <= 2 || degree[out.b]! <= 2) return false;
  return staysConnected(
    draft.x.length,
    draft.links.filter((link) => link !== out),
  );
}
