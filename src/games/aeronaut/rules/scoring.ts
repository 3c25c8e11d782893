/** What routes, trajectories, bonuses and secrets are worth. */
import type { JsonObject, Result } from '../../../contract/index.ts';
import { isComplete } from './claims.ts';
import { connects } from './network.ts';
import { type AeronautState, Flag, has, sides } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** By length. */
export const ROUTE_POINTS: readonly number[] = [0, 1, 2, 4, 7, 10];

/** The points of a side's complete routes. */
export function routePoints(s: AeronautState, t: Tables, side: number): number {
  let points = 0;
  for (let route = 0; route < t.length.length; route++) {
    if ((s.takers[route]! & (1 << side)) !== 0 && isComplete(s, t, route))
      points += ROUTE_POINTS[t.length[route]!]!;
  }
  return points;
}

export function trajectoryPoints(s: AeronautState, side: number): number {
  let points = 0;
  for (const code of s.taken) {
    const trajectory = code >> 3;
    if ((code & 7) === side && s.map!.trajectories![trajectory]!.reward === 'points')
      points += s.worth[trajectory]!;
  }
  return points;
}

/** What a side's secret trajectory is worth now; nothing where it is not known. */
export function secretPoints(s: AeronautState, t: Tables, side: number): number {
  const secret = s.secret[side];
  if (secret == null) return 0;
  const [a, b] = [t.cityIndex.get(secret.a)!, t.cityIndex.get(secret.b)!];
  return connects(s, t, side, a, b) ? secret.n : 0;
}

export const scoreOf = (s: AeronautState, t: Tables, side: number): number =>
  routePoints(s, t, side) + trajectoryPoints(s, side) + s.points[side]! + secretPoints(s, t, side);

export function result(s: AeronautState): Result {
  const t = tablesOf(s.map!);
  const all = Array.from({ length: sides(s) }, (_, side) => side);
  const scores = all.map((side) => scoreOf(s, t, side));
  const best = Math.max(...scores);
  return { scores, winners: all.filter((side) => scores[side] === best), detail: detailOf(s, t, all) };
}

function detailOf(s: AeronautState, t: Tables, all: readonly number[]): JsonObject {
  const owners = (route: number): number[] =>
    isComplete(s, t, route) ? all.filter((side) => (s.takers[route]! & (1 << side)) !== 0) : [];
  const trajectories = s.taken.map((code) => [s.map!.trajectories![code >> 3]!.id, code & 7]);
  return {
    routes: t.routeIds.flatMap((id, route) => owners(route).map((side) => [id, side])),
    ...(has(s, Flag.trajectories) ? { trajectories } : {}),
    ...(has(s, Flag.bonuses) ? { bonus: s.points.slice() } : {}),
    ...(has(s, Flag.thieves) ? { secret: all.map((side) => secretPoints(s, t, side)) } : {}),
  };
}
