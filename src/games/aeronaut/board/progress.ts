/** How far a side is from connecting two cities. */
import { isComplete, isOpen } from '../rules/claims.ts';
import { cheapest } from '../rules/network.ts';
import type { AeronautState } from '../rules/state.ts';
import { MULTI, otherEnd, type Tables } from '../rules/tables.ts';

export interface Progress {
  /** Spaces still to be claimed on the shortest way: 0 when it is connected, Infinity when there is no way left. */
  readonly missing: number;
  /** The routes of that way which are still to be claimed. */
  readonly routes: readonly number[];
}

export function progressOf(view: AeronautState, t: Tables, side: number, from: number, to: number): Progress {
  const { cost, via } = cheapest(t, from, (route) => missingOn(view, t, side, route));
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
