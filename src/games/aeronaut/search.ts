/** What the search of the stronger bots knows of the game. */
import type { Rng, SearchHints } from '../../contract/index.ts';
import { actionOf } from './actions.ts';
import { freeCells, heldOf } from './area.ts';
import { isOpen } from './claims.ts';
import { prospects } from './prospects.ts';
import { ROUTE_POINTS, scoreOf } from './scoring.ts';
import { type AeronautState, Flag, has, Phase, sides } from './state.ts';
import { MULTI, type Tables, tablesOf } from './tables.ts';

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

/** What two more balloons of each type would be worth to a side; worked out once for a list of moves. */
const gains: number[] = [];
/** A route that needs another Move is worth this much of its points. */
const EACH_MOVE = 0.72;

function reckonGains(s: AeronautState, t: Tables, side: number): void {
  const free = freeCells(s, side);
  for (let type = 0; type < t.types.length; type++) gains[type] = 0;
  for (let route = 0; route < t.kind.length; route++) {
    if (!isOpen(s, t, route)) continue;
    const price = t.kind[route] === MULTI ? 1 : t.length[route]!;
    const worth = ROUTE_POINTS[t.length[route]!]! * (t.kind[route] === MULTI ? 0.4 : 1);
    for (let type = 0; type < t.types.length; type++) {
      if ((t.offers[route]! & (1 << type)) === 0) continue;
      const missing = price - heldOf(s, side, type);
      if (missing <= 0 || missing > free) continue;
      gains[type] = Math.max(gains[type]!, worth * EACH_MOVE ** Math.ceil(Math.max(0, missing - 2) / 2));
    }
  }
}

/** How much a side likes a move: claims by their points, flights by what their balloons lead to. */
function liking(s: AeronautState, t: Tables, move: string): number {
  const action = actionOf(s.map!, move);
  switch (action.kind) {
    case 'claim':
    case 'share':
      return ROUTE_POINTS[t.length[action.route]!]! * (t.kind[action.route] === MULTI ? 0.5 : 1) + 0.5;
    case 'move':
      return 0.6 * (action.type >= 0 ? gains[action.type]! : Math.max(...gains));
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

/** The best liked of a few moves. */
const TRIES = 4;

function policy(s: AeronautState, side: number, moves: readonly string[], count: number, rng: Rng): number {
  const t = tablesOf(s.map!);
  if (s.phase === Phase.START) return rng.below(count);
  reckonGains(s, t, side);
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    const index = rng.below(count);
    const likes = liking(s, t, moves[index]!);
    if (likes <= top) continue;
    top = likes;
    best = index;
  }
  return best;
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
  for (let i = 0; i < count; i++) out[i] = Math.exp(WARMTH * liking(s, t, moves[i]!));
}

export const search: SearchHints<AeronautState, string> = {
  points,
  spread: () => 5,
  horizon: 8,
  policy,
  priors,
  levels: { breeze: { iterations: 8, slip: 0.08 }, gust: { iterations: 20 } },
  openMoves: (view) => !has(view, Flag.secretAreas),
};
