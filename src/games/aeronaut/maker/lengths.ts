/** How many spaces each connection has: what its distance suggests, at a scale that gives the promised average. */
import type { Rng } from '../../../contract/index.ts';
import { CITY_GAP, snap } from '../map/measure.ts';
import { type Draft, distanceOf, fraction, type Link, radiusAt } from './draft.ts';
import { MOST_LENGTH, SPACES } from './plans.ts';

/** Aimed at with some distance from what is promised. */
export const AIM: readonly [number, number] = [SPACES[0] + 0.07, SPACES[1] - 0.07];

/** Scales the chart so that the average fits, and rounds. */
export function chooseLengths(draft: Draft, longest: number, rng: Rng): void {
  const aim = AIM[0] + 0.05 + fraction(rng) * (AIM[1] - AIM[0] - 0.1);
  const loose = draft.links.filter(({ kept }) => !kept);
  const ends = loose.reduce((sum, link) => sum + endsOf(link), 0);
  const planned = draft.links.reduce((sum, { kept, length }) => sum + (kept ? length : 0), 0);
  const distances = loose.reduce((sum, { a, b }) => sum + distanceOf(draft, a, b), 0);
  scale(draft, (aim * draft.links.length - planned + ends) / distances);
  for (const link of loose) {
    link.length = Math.min(MOST_LENGTH, Math.max(1, Math.round(wishOf(draft, link))));
  }
  if (!loose.some(({ length }) => length >= longest) && planned === 0) stretchOne(draft, longest);
  settleAverage(draft);
}

const endsOf = ({ a, b }: Link): number => radiusAt(a) + radiusAt(b) + 2 * CITY_GAP;
/** The length that would fit exactly. */
export const wishOf = (draft: Draft, link: Link): number => distanceOf(draft, link.a, link.b) - endsOf(link);

function scale(draft: Draft, by: number): void {
  for (let i = 0; i < draft.x.length; i++) {
    draft.x[i] = snap(draft.x[i]! * by);
    draft.y[i] = snap(draft.y[i]! * by);
  }
  draft.width = snap(draft.width * by);
  draft.height = snap(draft.height * by);
}

function stretchOne(draft: Draft, longest: number): void {
  const link = draft.links.reduce((best, one) => (wishOf(draft, one) > wishOf(draft, best) ? one : best));
  link.length = longest;
}

const averageOf = (links: readonly Link[]): number =>
  links.reduce((sum, { length }) => sum + length, 0) / links.length;

/** Rounds those the other way that are nearest to it, until the average is as aimed at. */
function settleAverage(draft: Draft): void {
  const most = Math.max(...draft.links.map(({ length }) => length));
  for (let i = 0; i < draft.links.length; i++) {
    const average = averageOf(draft.links);
    const step = average < AIM[0] ? 1 : average > AIM[1] ? -1 : 0;
    if (step === 0) return;
    const able = draft.links.filter(({ kept, length }) => !kept && (step > 0 ? length < most : length > 1));
    if (able.length === 0) return;
    const gain = (link: Link) => step * (wishOf(draft, link) - link.length);
    able.reduce((best, one) => (gain(one) > gain(best) ? one : best)).length += step;
  }
}

/** Both averages keep the promise: over connections, and over routes, where doubles count twice. */
export function averagesHold(links: readonly Link[], [least, most]: readonly [number, number]): boolean {
  let spaces = 0;
  let all = 0;
  let routes = 0;
  for (const { length, double } of links) {
    spaces += length;
    all += double ? 2 * length : length;
    routes += double ? 2 : 1;
  }
  const holds = (average: number): boolean => average >= least && average <= most;
  return holds(spaces / links.length) && holds(all / routes);
}
