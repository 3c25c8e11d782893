/** Gates for a good map beyond what the rules promise: no bottleneck, hard to cut in two, a capital that deserves it. */
import { type Draft, routesAt } from './draft.ts';
import { algebraicConnectivity, heaviestTraffic } from './graph.ts';
import { MOST_TRAFFIC, type SizePlan } from './plans.ts';

const LEAST_SHAPE = 1.3;
const MOST_SHAPE = 2.1;

export function isGood(draft: Draft, plan: SizePlan): boolean {
  const cities = draft.x.length;
  return (
    isWellShaped(draft) &&
    capitalIsBest(draft) &&
    canHoldMultiRoutes(draft) &&
    heaviestTraffic(cities, draft.links) <= MOST_TRAFFIC &&
    algebraicConnectivity(cities, draft.links) >= plan.connectivity
  );
}

/** Fit for a page across. */
const isWellShaped = ({ width, height }: Draft): boolean =>
  width >= LEAST_SHAPE * height && width <= MOST_SHAPE * height;

/** The capital is near the middle, and no city has more routes. */
function capitalIsBest(draft: Draft): boolean {
  const routes = routesAt(draft);
  const dx = Math.abs(draft.x[0]! / draft.width - 0.5);
  const dy = Math.abs(draft.y[0]! / draft.height - 0.5);
  return dx <= 0.15 && dy <= 0.15 && routes.every((count) => count <= routes[0]!);
}

/** On a tiny map two routes of two spaces must not be more than 22 % of all spaces. */
function canHoldMultiRoutes({ links }: Draft): boolean {
  const spaces = links.reduce((sum, { length, double }) => sum + (double ? 2 : 1) * length, 0);
  return spaces >= 19;
}
