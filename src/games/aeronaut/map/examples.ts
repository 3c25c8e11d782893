/** Two small maps for the rulebook and the tests: the same isles, plain, and with everything that expansions add. */
import { BAYS } from './bay.ts';
import { citiesOf, routesOf } from './listed.ts';
import { type AeronautMap, ALL_TYPES, type Route } from './map.ts';

const cities = citiesOf(
  ['Lumen', 2, 1.2, 1.6],
  ['Talwin', 2, 1.2, 4.6],
  ['Brisa', 1, 1.9, 7.6],
  ['Faldor', 6, 4.1, 3],
  ['Gildra', 3, 4.6, 6.8],
  ['Rondel', 2, 6.6, 0.9],
  ['Zephra', 2, 7, 3.6],
  ['Caprel', 3, 8, 6.6],
  ['Dunlark', 2, 11, 3.4],
);

const routes = routesOf(
  [1, 2, 2, 'green'],
  [1, 2, 2, 'pink'],
  [4, 7, 2, 'red'],
  [1, 4, 2, 'yellow'],
  [2, 4, 2, 'orange'],
  [2, 3, 2, 'blue'],
  [3, 5, 2, 'red'],
  [7, 9, 3, 'blue'],
  [4, 5, 3, 'pink'],
  [5, 8, 2, 'green'],
  [5, 8, 2, 'yellow'],
  [7, 8, 2, 'orange'],
  [8, 9, 3, 'red'],
  [4, 6, 2, 'green'],
  [6, 7, 2, 'pink'],
  [6, 9, 4, 'yellow'],
);

const isles: AeronautMap = { types: ALL_TYPES.slice(0, 6), cities, routes };

const extras: Readonly<Record<string, Partial<Route>>> = {
  r1: { bonus: ['+point', null] },
  r5: { bonus: ['swap', 'steal'] },
  r7: { bonus: ['+balloon', '-balloon'] },
  r8: { bonus: [null, 'toll', null] },
  r9: { bonus: ['-point', '+cell', 'again'] },
  r10: { bonus: ['squeeze', 'share'] },
  r14: { bonus: ['-cell', 'teleport'] },
  r15: { type: 'gray' },
};

function charted(route: Route): Route {
  const added = { ...route, ...extras[route.id] } as Route;
  if (route.id !== 'r12' && route.id !== 'r16') return added;
  const { type: _, ...rest } = added;
  return { ...rest, types: route.id === 'r12' ? ['orange', 'blue'] : ['yellow', 'red', 'blue', 'green'] };
}

export const EXAMPLE_MAPS = {
  isles,
  ...BAYS,
  /** With gray and multi routes, bonuses and trajectories. */
  chart: {
    ...isles,
    routes: routes.map(charted),
    trajectories: [
      { id: 't1', a: 1, b: 4, reward: 'points', n: 3, slots: 1 },
      { id: 't2', a: 4, b: 8, reward: 'balloons', n: 3, slots: 2 },
      { id: 't3', a: 2, b: 5, reward: 'cells', n: 3, slots: 1 },
      { id: 't4', a: 2, b: 7, reward: 'swaps', n: 3, slots: 2 },
      { id: 't5', a: 3, b: 9, reward: 'points', n: 9, slots: 2 },
    ],
  } satisfies AeronautMap,
} as const;
