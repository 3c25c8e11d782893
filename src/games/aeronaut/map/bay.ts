/** Six cities for lessons: small enough for a phone, and once for each expansion. */

import { citiesOf, routesOf } from './listed.ts';
import { type AeronautMap, ALL_TYPES, type BalloonType, type Route, type Trajectory } from './map.ts';

const cities = citiesOf(
  ['Lumen', 2, 1.2, 1.4],
  ['Talwin', 2, 1.2, 4.4],
  ['Faldor', 3, 4, 2.9],
  ['Zephra', 2, 6.8, 1.4],
  ['Gildra', 2, 6.8, 4.4],
  ['Dunlark', 2, 10.4, 2.9],
);

const routes = routesOf(
  [1, 2, 2, 'green'],
  [1, 3, 2, 'yellow'],
  [2, 3, 2, 'orange'],
  [3, 4, 2, 'red'],
  [3, 5, 2, 'pink'],
  [4, 5, 2, 'blue'],
  [4, 5, 2, 'yellow'],
  [4, 6, 3, 'blue'],
  [5, 6, 3, 'green'],
);

const bay: AeronautMap = { types: ALL_TYPES.slice(0, 6), cities, routes };

const changed = (changes: Readonly<Record<string, object>>): AeronautMap => ({
  ...bay,
  routes: routes.map((route) => ({ ...route, ...changes[route.id] }) as Route),
});

/** A route whose spaces are of several types has no type of its own. */
const mixed = (id: string, ...types: readonly BalloonType[]): AeronautMap => ({
  ...bay,
  routes: routes.map((route) => {
    if (route.id !== id) return route;
    const { type: _, ...rest } = route;
    return { ...rest, types } as Route;
  }),
});

const trajectories: readonly Trajectory[] = [
  { id: 't1', a: 1, b: 4, reward: 'points', n: 5, slots: 1 },
  { id: 't2', a: 2, b: 5, reward: 'balloons', n: 3, slots: 2 },
  { id: 't3', a: 1, b: 6, reward: 'points', n: 9, slots: 2 },
];

export const BAYS = {
  bay,
  bayPairs: { ...bay, trajectories },
  bayGifts: changed({
    r2: { bonus: ['toll', null] },
    r4: { bonus: [null, '+point'] },
    r5: { bonus: ['teleport', null] },
    r8: { bonus: ['-point', null, 'again'] },
    r9: { bonus: [null, '+cell', null] },
  }),
  bayMixed: mixed('r8', 'blue', 'yellow', 'red'),
  bayWild: changed({ r5: { type: 'gray' }, r8: { type: 'gray' } }),
} satisfies Readonly<Record<string, AeronautMap>>;
