/** What routes, trajectories, bonuses and secrets are worth. */
import type { JsonObject, Result } from '../../../contract/index.ts';
import { isComplete } from './claims.ts';
import { connects } from './network.ts';
import { type AeronautState, Flag, has, sides } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** The points of a side's complete routes. */
export function routePoints(s: AeronautState, t: Tables, side: number): number {
  let points = 0;
  for (let route = 0; route < t.length.length; route++) {
    if ((s.takers[route]! & (1 << side)) !== 0 && isComplete(s, t, route)) points += t.points[route]!;
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
  const count = sides(s);
  const scores: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < count; side++) {
    const score = scoreOf(s, t, side);
    scores.push(score);
    if (score > best) best = score;
  }
  const winners: number[] = [];
  for (let side = 0; side < count; side++) if (scores[side] === best) winners.push(side);
  return { scores, winners, detail: detailOf(s, t) };
}

function detailOf(s: AeronautState, t: Tables): JsonObject {
  const count = sides(s);
  const routes: [string, number][] = [];
  for (let route = 0; route < t.kind.length; route++) {
    if (!isComplete(s, t, route)) continue;
    for (let side = 0; side < count; side++)
      if ((s.takers[route]! & (1 << side)) !== 0) routes.push([t.routeIds[route]!, side]);
  }
  if (s.flags === 0) return { routes };
  const trajectories = s.taken.map((code) => [s.map!.trajectories![code >> 3]!.id, code & 7]);
  const secret = Array.from({ length: count }, (_, side) => secretPoints(s, t, side));
  return {
    routes,
    ...(has(s, Flag.trajectories) ? { trajectories } : {}),
    ...(has(s, Flag.bonuses) ? { bonus: s.points.slice() } : {}),
    ...(has(s, Flag.thieves) ? { secret } : {}),
  };
}
