/** What a position is worth, for bots: points, and routes that the balloons at hand will soon pay for. */
import type { Hints, SearchHints } from '../../../contract/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type AeronautState, Phase, sides } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';
import { prospects } from './prospects.ts';
import { search } from './search.ts';

/** How much the points of the strongest other side count. Found by trying, in games against random bots. */
const RIVAL = 0.25;

export const hints: Hints<AeronautState> = {
  search: search as SearchHints<AeronautState>,
  value(view, seat) {
    if (view.map === null) return 0;
    const t = tablesOf(view.map);
    const others = bestOther(view, t, seat);
    const own = scoreOf(view, t, seat);
    // The end: nothing is worth anything any more but points.
    if (view.phase > Phase.CHOICE) return own - others + (own > others ? 100 : own === others ? 0 : -100);
    return own - RIVAL * others + prospects(view, t, seat);
  },
};

function bestOther(view: AeronautState, t: Tables, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < sides(view); side++)
    if (side !== seat) best = Math.max(best, scoreOf(view, t, side));
  return best;
}
