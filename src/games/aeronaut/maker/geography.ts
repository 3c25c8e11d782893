/** Cities and connections of a map: placed, joined, measured, relaxed and repaired. */
import { FastRng } from '../../../toolkit/rng.ts';
import { boxesMeet, discMeetsBox, discsMeet } from '../map/geometry.ts';
import { CLEARANCE, idealDistance, mostLong, mostShort, snap } from '../map/measure.ts';
import { placeCities } from './cities.ts';
import { chooseDoubles, doublesFor, doublesOf, mayDouble } from './doubles.ts';
import { type Draft, distanceOf, type Link, radiusAt, ringsOf, stripOf } from './draft.ts';
import { averagesHold, chooseLengths, wishOf } from './lengths.ts';
import { canLose, joinCities } from './links.ts';
import { DEGREE, MOST_LENGTH, type SizePlan, SPACES } from './plans.ts';
import { isGood } from './quality.ts';
import { relax } from './relax.ts';

const REPAIRS = 6;
/** From a city's middle to the edge of the chart. */
const EDGE = 0.9;

/** Why an attempt was given up, for those who tune the maker. */
export type GivenUp = 'cities' | 'links' | 'doubles' | 'repair' | 'promises' | 'quality';

/** One attempt: a good geography, or where it was given up. */
export function makeGeography(plan: SizePlan, seed: string): Draft | GivenUp {
  const stream = (stage: string) => new FastRng(`${seed}/${stage}`);
  const draft = placeCities(plan, stream('cities'));
  if (!draft) return 'cities';
  if (!joinCities(draft, stream('links'))) return 'links';
  chooseLengths(draft, plan.longest, stream('lengths'));
  if (!chooseDoubles(draft, stream('doubles'))) return 'doubles';
  relax(draft);
  for (let i = 0; i < REPAIRS && !fits(draft); i++) {
    repair(draft, plan);
    relax(draft);
  }
  if (!fits(draft)) return 'repair';
  if (!keepsPromises(draft, plan)) return 'promises';
  trim(draft);
  return isGood(draft, plan) ? draft : 'quality';
}

/** The chart begins and ends a little beyond its outermost cities. */
function trim(draft: Draft): void {
  const left = Math.min(...draft.x) - EDGE;
  const top = Math.min(...draft.y) - EDGE;
  draft.x.forEach((x, i) => {
    draft.x[i] = snap(x - left);
    draft.y[i] = snap(draft.y[i]! - top);
  });
  draft.width = Math.max(...draft.x) + EDGE;
  draft.height = Math.max(...draft.y) + EDGE;
}

/** By how much a connection is too long or too short for its spaces; 0 or less where it fits. */
function misfit(draft: Draft, { a, b, length }: Link): number {
  const error = distanceOf(draft, a, b) - idealDistance(length, radiusAt(a), radiusAt(b));
  return Math.max(error - mostLong(length), -error - mostShort(length));
}

const fits = (draft: Draft): boolean =>
  draft.links.every((link) => misfit(draft, link) <= 0) && blocked(draft).length === 0 && citiesApart(draft);

function citiesApart(draft: Draft): boolean {
  const rings = ringsOf(draft);
  for (let i = 0; i < rings.length; i++)
    for (let j = i + 1; j < rings.length; j++) if (discsMeet(rings[i]!, rings[j]!, 0.5)) return false;
  return true;
}

/** The connections whose strip meets another one or a city. */
function blocked(draft: Draft): Link[] {
  const strips = draft.links.map(({ a, b, double }) => stripOf(draft, a, b, double));
  const rings = ringsOf(draft);
  return draft.links.filter(({ a, b }, i) => {
    const strip = strips[i]!;
    for (let j = 0; j < strips.length; j++)
      if (j !== i && boxesMeet(strip, strips[j]!, CLEARANCE)) return true;
    for (let city = 0; city < rings.length; city++)
      if (city !== a && city !== b && discMeetsBox(rings[city]!, strip, CLEARANCE)) return true;
    return false;
  });
}

/** Changes what does not fit, as little as possible: a length, a double, a connection. */
function repair(draft: Draft, plan: SizePlan): void {
  for (const link of draft.links) {
    if (misfit(draft, link) <= 0 || link.kept) continue;
    const length = Math.min(MOST_LENGTH, Math.max(1, Math.round(wishOf(draft, link))));
    const before = link.length;
    link.length = length;
    if (!keepsPromises(draft, plan)) link.length = before;
  }
  const stuck = blocked(draft);
  for (const link of stuck) if (link.double) moveDouble(draft, link, stuck);
  loseOne(draft, stuck.length > 0 ? stuck : draft.links.filter((link) => misfit(draft, link) > 0), plan);
}

function moveDouble(draft: Draft, from: Link, stuck: readonly Link[]): void {
  from.double = false;
  const to = draft.links.find((link) => !stuck.includes(link) && mayDouble(draft, link));
  if (to) to.double = true;
  else if (doublesOf(draft) < doublesFor(draft.links.length)[0]) from.double = true;
}

function loseOne(draft: Draft, among: readonly Link[], plan: SizePlan): void {
  const degree = draft.x.map((_, city) => draft.links.filter(({ a, b }) => a === city || b === city).length);
  const before = draft.links;
  for (const out of among) {
    if (out.kept || out.double || !canLose(draft, out, degree)) continue;
    draft.links = before.filter((link) => link !== out);
    if (keepsPromises(draft, plan)) return;
    draft.links = before;
  }
}

/** What the rules promise of numbers: connections, doubles, spaces and the longest route. */
function keepsPromises({ x, links }: Draft, plan: SizePlan): boolean {
  const degree = (2 * links.length) / x.length;
  const doubles = links.filter(({ double }) => double).length;
  const [least, most] = doublesFor(links.length);
  return (
    degree >= DEGREE[0] &&
    degree <= DEGREE[1] &&
    doubles >= least &&
    doubles <= most &&
    averagesHold(links, SPACES) &&
    links.some(({ length }) => length >= plan.longest)
  );
}
