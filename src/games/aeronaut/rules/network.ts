/** Which cities a side's own routes connect. */
import { isComplete } from './claims.ts';
import type { AeronautState } from './state.ts';
import { otherEnd, type Tables } from './tables.ts';

const seen: boolean[] = [];
const stack: number[] = [];

/** Do a side's own complete routes lead from one city to another? */
export function connects(s: AeronautState, t: Tables, side: number, from: number, to: number): boolean {
  seen.length = 0;
  stack.length = 0;
  stack.push(from);
  seen[from] = true;
  while (stack.length > 0) {
    const city = stack.pop()!;
    if (city === to) return true;
    for (const route of t.routesAt[city]!) {
      if ((s.takers[route]! & (1 << side)) === 0 || !isComplete(s, t, route)) continue;
      const next = otherEnd(t, route, city);
      if (seen[next]) continue;
      seen[next] = true;
      stack.push(next);
    }
  }
  return false;
}

const cost: number[] = [];
const via: number[] = [];

/** What each city costs from one, and the last route there. The next call writes over what it answers. */
export function cheapest(t: Tables, from: number, priceOf: (route: number) => number) {
  for (let city = 0; city < t.cityIds.length; city++) cost[city] = Number.POSITIVE_INFINITY;
  cost[from] = 0;
  // Few cities and short routes: sweeping until nothing changes is quick enough.
  for (let changed = true; changed; ) {
    changed = false;
    for (let route = 0; route < t.kind.length; route++) {
      const price = priceOf(route);
      for (const city of [t.a[route]!, t.b[route]!]) {
        const next = otherEnd(t, route, city);
        if (cost[city]! + price >= cost[next]!) continue;
        cost[next] = cost[city]! + price;
        via[next] = route;
        changed = true;
      }
    }
  }
  return { cost, via } as const;
}

export const hasTaken = (s: AeronautState, trajectory: number, side: number): boolean =>
  s.taken.includes(trajectory * 8 + side);

/** How many have taken a trajectory. */
export function takings(s: AeronautState, trajectory: number): number {
  let count = 0;
  for (const code of s.taken) if (code >> 3 === trajectory) count++;
  return count;
}

export const isFull = (s: AeronautState, trajectory: number): boolean =>
  takings(s, trajectory) >= s.map!.trajectories![trajectory]!.slots;

/** A full trajectory that a side's routes connect, and that it could therefore squeeze into. */
export const canSqueeze = (s: AeronautState, t: Tables, side: number, trajectory: number): boolean =>
  isFull(s, trajectory) &&
  !hasTaken(s, trajectory, side) &&
  connects(s, t, side, t.pairA[trajectory]!, t.pairB[trajectory]!);
