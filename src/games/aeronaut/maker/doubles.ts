/** Which connections are doubles. */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';
import { narrowBeside } from './corners.ts';
import { between, type Draft, type Link, routesAt } from './draft.ts';
import { AIM, averagesHold } from './lengths.ts';
import { DOUBLES } from './plans.ts';

const MOST_ROUTES = 6;
/** How much narrower than needed an angle may be at first: relaxing widens it. */
const SLACK = 0.9;

/** Chooses about a quarter, where there is most room at both ends. */
export function chooseDoubles(draft: Draft, rng: Rng): boolean {
  const [least, most] = doublesFor(draft.links.length);
  const target = between(rng, least, Math.max(least, most - 1));
  for (const link of shuffle([...draft.links], rng)) {
    if (doublesOf(draft) === target) break;
    if (mayDouble(draft, link)) link.double = true;
  }
  return doublesOf(draft) >= least;
}

export const doublesOf = (draft: Draft): number => draft.links.filter(({ double }) => double).length;

export const doublesFor = (links: number): readonly [number, number] => [
  Math.ceil(DOUBLES[0] * links),
  Math.floor(DOUBLES[1] * links),
];

/** No city gets busier than the capital, and the angles beside the double stay wide enough. */
export function mayDouble(draft: Draft, link: Link): boolean {
  if (link.double || link.kept) return false;
  const routes = routesAt(draft);
  const capital = link.a === 0 || link.b === 0 ? routes[0]! + 1 : routes[0]!;
  const busiest = Math.max(routes[link.a]!, routes[link.b]!) + 1;
  if (busiest > Math.max(capital, 4) || (busiest > MOST_ROUTES && link.a !== 0 && link.b !== 0)) return false;
  link.double = true;
  const holds = averagesHold(draft.links, AIM) && narrowBeside(draft, link, SLACK).length === 0;
  link.double = false;
  return holds;
}
