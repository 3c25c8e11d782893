/** How far a side is from connecting two cities. */
import { isComplete, isOpen } from '../rules/claims.ts';
import type { AeronautState } from '../rules/state.ts';
import { MULTI, otherEnd, type Tables } from '../rules/tables.ts';

export interface Progress {
  /** Spaces still to be claimed on the shortest way: 0 when it is connected, Infinity when there is no way left. */
  readonly missing: number;
  /** The routes of that way which are still to be claimed. */
  readonly routes: readonly number[];
}

export function progressOf(view: AeronautState, t: Tables, side: number, from: number, to: number): Progress {
  const cost = t.cityIds.map(() => Number.POSITIVE_INFINITY);
  const via = t.cityIds.map(() => -1);
  cost[from] = 0;
  // Few cities and short routes: sweeping until nothing changes is quick enough.
  for (let changed = true; changed; ) {
    changed = false;
    for (let route = 0; route < t.kind.length; route++) {
      const step = missingOn(view, t, side, route);
      for (const city of [t.a[route]!, t.b[route]!]) {
        const next = otherEnd(t, route, city);
        if (cost[city]! + step >= cost[next]!) continue;
        cost[next] = cost[city]! + step;
        via[next] = route;
        changed = true;
      }
    }
  }
  const routes: number[] = [];
  if (cost[to]! < Number.POSITIVE_INFINITY)
    for (let city = to; city !== from; city = otherEnd(t, via[city]!, city))
      if (missingOn(view, t, side, via[city]!) > 0) routes.push(via[city]!);
  return { missing: cost[to]!, routes: routes.reverse() };
}

/** Spaces of a route that must still be claimed before it connects for this side. */
function missingOn(view: AeronautState, t: Tables, side: number, route: number): number {
  if ((view.takers[route]! & (1 << side)) !== 0 && isComplete(view, t, route)) return 0;
  if (!isOpen(view, t, route)) return Number.POSITIVE_INFINITY;
  if (t.kind[route] !== MULTI) return t.length[route]!;
  let free = 0;
  for (let i = 0; i < t.length[route]!; i++) if (view.spaces[t.offset[route]! + i]! < 0) free++;
  return free;
}
