/** Which cities a side's own routes connect. */
import { isComplete } from './claims.ts';
import type { AeronautState } from './state.ts';
import { otherEnd, type Tables } from './tables.ts';

/** By city: another city of the same group, or the city itself where it stands for its group. One side's groups at a time. */
const leader: number[] = [];

function leaderOf(city: number): number {
  let at = city;
  while (leader[at] !== at) at = leader[at]!;
  return at;
}

/** Works out which cities a side's own complete routes connect; `areConnected` answers until the next time. */
export function reckonGroups(s: AeronautState, t: Tables, side: number): void {
  for (let city = 0; city < t.cityIds.length; city++) leader[city] = city;
  for (let route = 0; route < t.kind.length; route++) {
    if ((s.takers[route]! & (1 << side)) === 0 || !isComplete(s, t, route)) continue;
    leader[leaderOf(t.a[route]!)] = leaderOf(t.b[route]!);
  }
}

export const areConnected = (from: number, to: number): boolean => leaderOf(from) === leaderOf(to);

/** Do a side's own complete routes lead from one city to another? */
export function connects(s: AeronautState, t: Tables, side: number, from: number, to: number): boolean {
  reckonGroups(s, t, side);
  return areConnected(from, to);
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
  const { taken } = s;
  let count = 0;
  for (let i = 0; i < taken.length; i++) if (taken[i]! >> 3 === trajectory) count++;
  return count;
}

export const isFull = (s: AeronautState, trajectory: number): boolean =>
  takings(s, trajectory) >= s.map!.trajectories![trajectory]!.slots;

/** A full trajectory that a side's routes connect, and that it could therefore squeeze into. */
export const canSqueeze = (s: AeronautState, t: Tables, side: number, trajectory: number): boolean =>
  isFull(s, trajectory) &&
  !hasTaken(s, trajectory, side) &&
  connects(s, t, side, t.pairA[trajectory]!, t.pairB[trajectory]!);
