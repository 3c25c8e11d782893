/** Bonuses on spaces: on 20-37 % of those on routes of two or more. */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';
import type { Bonus, Route } from '../map/map.ts';
import { between } from './draft.ts';
import { BONUS } from './plans.ts';

/** How often each appears, in hundredths. */
const WEIGHTS: readonly (readonly [Bonus, number])[] = [
  ['+point', 155],
  ['-point', 78],
  ['+balloon', 89],
  ['-balloon', 44],
  ['+cell', 67],
  ['-cell', 33],
  ['swap', 100],
  ['steal', 50],
  ['squeeze', 100],
  ['share', 100],
  ['teleport', 100],
  ['again', 75],
  ['toll', 100],
];

export function addBonuses(routes: readonly Route[], hasTrajectories: boolean, rng: Rng): Route[] {
  const spaces = routes.flatMap(({ length }, route) =>
    length < 2 ? [] : Array.from({ length }, (_, space) => ({ route, space })),
  );
  const count = between(rng, Math.ceil(BONUS[0] * spaces.length), Math.floor(BONUS[1] * spaces.length));
  const rows = routes.map(({ length }) => new Array<Bonus | null>(length).fill(null));
  for (const { route, space } of shuffle(spaces, rng).slice(0, count)) {
    rows[route]![space] = drawBonus(routes[route]!, hasTrajectories, rows[route]!, rng);
  }
  return routes.map((route, i) => (rows[i]!.some(Boolean) ? { ...route, bonus: rows[i]! } : route));
}

/** A multi route has several owners, so it takes no toll, and no route takes two; squeeze needs trajectories. */
function drawBonus(route: Route, hasTrajectories: boolean, row: readonly (Bonus | null)[], rng: Rng): Bonus {
  const able = WEIGHTS.filter(([bonus]) => {
    if (bonus === 'squeeze') return hasTrajectories;
    return bonus !== 'toll' || (!route.types && !row.includes('toll'));
  });
  let left = rng.below(able.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [bonus, weight] of able) {
    if (left < weight) return bonus;
    left -= weight;
  }
  throw new Error('the weights of bonuses do not sum up');
}
