/** Six cities for lessons: small enough for a phone, and once for each expansion. */
import {
  type AeronautMap,
  ALL_TYPES,
  type BalloonType,
  type City,
  type Route,
  type Trajectory,
} from './map.ts';

const cities: readonly City[] = [
  { id: 1, slots: 2, x: 1.2, y: 1.4, name: 'Lumen' },
  { id: 2, slots: 2, x: 1.2, y: 4.4, name: 'Talwin' },
  { id: 3, slots: 3, x: 4, y: 2.9, name: 'Faldor' },
  { id: 4, slots: 2, x: 6.8, y: 1.4, name: 'Zephra' },
  { id: 5, slots: 2, x: 6.8, y: 4.4, name: 'Gildra' },
  { id: 6, slots: 2, x: 10.4, y: 2.9, name: 'Dunlark' },
];

const routes: readonly Route[] = [
  { id: 'r1', a: 1, b: 2, length: 2, type: 'green' },
  { id: 'r2', a: 1, b: 3, length: 2, type: 'yellow' },
  { id: 'r3', a: 2, b: 3, length: 2, type: 'orange' },
  { id: 'r4', a: 3, b: 4, length: 2, type: 'red' },
  { id: 'r5', a: 3, b: 5, length: 2, type: 'pink' },
  { id: 'r6', a: 4, b: 5, length: 2, type: 'blue', double: 'r7' },
  { id: 'r7', a: 4, b: 5, length: 2, type: 'yellow', double: 'r6' },
  { id: 'r8', a: 4, b: 6, length: 3, type: 'blue' },
  { id: 'r9', a: 5, b: 6, length: 3, type: 'green' },
];

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
