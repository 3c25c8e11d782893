/** What the search of the stronger bots knows of the game. */
import type { Rng, SearchHints } from '../../../contract/index.ts';
import { type Action, actionOf } from '../rules/actions.ts';
import { freeCells } from '../rules/area.ts';
import { isOpen } from '../rules/claims.ts';
import { bringsItsCell } from '../rules/editions.ts';
import { writeTypes } from '../rules/flights.ts';
import { open, pickBy } from '../rules/moves.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type AeronautState, Due, Flag, has, Phase, sides } from '../rules/state.ts';
import { MULTI, type Tables, TYPES, tablesOf } from '../rules/tables.ts';
import { ROUTE_POINTS } from '../rules/turnables.ts';
import { prospects } from './prospects.ts';

/** Points, and before the end the routes that the balloons at hand will soon pay for. */
function points(s: AeronautState, out: Float64Array): number {
  const count = sides(s);
  if (s.map === null) {
    out.fill(0, 0, count);
    return count;
  }
  const t = tablesOf(s.map);
  for (let side = 0; side < count; side++) {
    out[side] = scoreOf(s, t, side);
    if (s.phase <= Phase.CHOICE) out[side]! += prospects(s, t, side);
  }
  return count;
}

/** What two more balloons of each type would be worth to a side, and the best of them; worked out once for a list of moves. */
const gains: number[] = [];
let best = 0;
/** What is left of a route's points when so many of its balloons are missing: less with every Move beyond the next. */
const LATER: readonly number[] = Array.from(
  { length: ROUTE_POINTS.length },
  (_, missing) => 0.72 ** Math.ceil(Math.max(0, missing - 2) / 2),
);
/** A space of a multi route brings this much of the whole, if all goes well. */
const PART = 0.4;

/** A swap that is due may bring a cell of its own. */
const cellOfSwap = (s: AeronautState): number =>
  s.phase === Phase.CHOICE && s.queue[0] === Due.SWAP && bringsItsCell(s) ? 1 : 0;

function reckonGains(s: AeronautState, t: Tables, side: number): void {
  const types = t.types.length;
  const free = freeCells(s, side) + cellOfSwap(s);
  best = 0;
  for (let type = 0; type < types; type++) gains[type] = 0;
  for (let route = 0; route < t.kind.length; route++) {
    const kind = t.kind[route]!;
    if (kind !== MULTI && s.takers[route] !== 0) continue;
    const price = kind === MULTI ? 1 : t.length[route]!;
    const points = t.points[route]! * (kind === MULTI ? PART : 1);
    const first = kind >= 0 ? kind : 0;
    const last = kind >= 0 ? kind : types - 1;
    for (let type = first; type <= last; type++) {
      if ((t.offers[route]! & (1 << type)) === 0) continue;
      const missing = price - s.held[side * types + type]!;
      if (missing <= 0 || missing > free) continue;
      const worth = points * LATER[missing]!;
      if (worth <= gains[type]!) continue;
      if (!isOpen(s, t, route)) break;
      gains[type] = worth;
      if (worth > best) best = worth;
    }
  }
}

const likingOfClaim = (t: Tables, route: number): number =>
  t.points[route]! * (t.kind[route] === MULTI ? 0.5 : 1) + 0.5;
const likingOfFlight = (type: number): number => 0.6 * (type >= 0 ? gains[type]! : best);

/** How much a side likes a move: claims by their points, flights by what their balloons lead to. */
function liking(t: Tables, action: Action): number {
  switch (action.kind) {
    case 'claim':
    case 'share':
      return likingOfClaim(t, action.route);
    case 'move':
      return likingOfFlight(action.type);
    case 'gain':
      return action.type >= 0 ? gains[action.type]! : 0;
    case 'lose':
      return -gains[action.type]!;
    case 'swap':
      return gains[action.to]! - gains[action.from]!;
    case 'again':
      return 4;
    case 'pickpocket':
    case 'toll':
      return gains[action.type]! + 1;
    case 'squeeze':
      return 4;
    default:
      return 0.3;
  }
}

/** One move in eight is overlooked, so that no two playouts are the same. */
const OVERLOOKED = 1 << 3;
/** As many moves are looked at with one random number. */
const LOOKS = 7;
const flown: number[] = [];

/** The place of the best liked move; equals go to the first after any place of the list. */
function bestLiked(s: AeronautState, t: Tables, side: number, rng: Rng): number {
  const { flights, claims, count } = open;
  if (count === 1) return 0;
  const from = rng.below(count);
  if (s.phase === Phase.START) return from;
  reckonGains(s, t, side);
  const luck = rng.below(OVERLOOKED ** LOOKS);
  if (flights > 0) writeTypes(t, s.at[side]!, flown);
  let found = from;
  let top = Number.NEGATIVE_INFINITY;
  let index = from - 1;
  let look = 0;
  for (let k = 0; k < count; k++) {
    if (++index === count) index = 0;
    const isOverlooked = ((luck >> (3 * look)) & (OVERLOOKED - 1)) === 0;
    if (++look === LOOKS) look = 0;
    if (isOverlooked) continue;
    const likes =
      index < flights
        ? likingOfFlight(flown[index]!)
        : index < flights + claims
          ? likingOfClaim(t, Math.floor(open.claimed[index - flights]! / TYPES))
          : liking(t, actionOf(s.map!, open.texts[index - flights - claims]!));
    if (likes <= top) continue;
    top = likes;
    found = index;
  }
  return found;
}

const WARMTH = 0.6;

function priors(
  s: AeronautState,
  side: number,
  moves: readonly string[],
  count: number,
  out: Float64Array,
): void {
  const t = tablesOf(s.map!);
  if (s.phase === Phase.START) {
    out.fill(1, 0, count);
    return;
  }
  reckonGains(s, t, side);
  for (let i = 0; i < count; i++) out[i] = Math.exp(WARMTH * liking(t, actionOf(s.map!, moves[i]!)));
}

export const search: SearchHints<AeronautState, string> = {
  points,
  spread: () => 5,
  pointsDecide: true,
  playoutMove: (s, side, rng) => pickBy(s, side, rng, bestLiked),
  priors,
  levels: { breeze: { iterations: 10, slip: 0.5 }, gust: { iterations: 10 } },
  openMoves: (view) => !has(view, Flag.secretAreas),
};
