/** Two small maps for the rulebook and the tests: the same isles, plain, and with everything that expansions add. */
import { BAYS } from './bay.ts';
import { type AeronautMap, ALL_TYPES, type City, type Route } from './map.ts';

const cities: readonly City[] = [
  { id: 1, slots: 2, x: 1.2, y: 1.6, name: 'Lumen' },
  { id: 2, slots: 2, x: 1.2, y: 4.6, name: 'Talwin' },
  { id: 3, slots: 1, x: 1.9, y: 7.6, name: 'Brisa' },
  { id: 4, slots: 6, x: 4.1, y: 3, name: 'Faldor' },
  { id: 5, slots: 3, x: 4.6, y: 6.8, name: 'Gildra' },
  { id: 6, slots: 2, x: 6.6, y: 0.9, name: 'Rondel' },
  { id: 7, slots: 2, x: 7, y: 3.6, name: 'Zephra' },
  { id: 8, slots: 3, x: 8, y: 6.6, name: 'Caprel' },
  { id: 9, slots: 2, x: 11, y: 3.4, name: 'Dunlark' },
];

const routes: readonly Route[] = [
  { id: 'r1', a: 1, b: 2, length: 2, type: 'green', double: 'r2' },
  { id: 'r2', a: 1, b: 2, length: 2, type: 'pink', double: 'r1' },
  { id: 'r3', a: 4, b: 7, length: 2, type: 'red' },
  { id: 'r4', a: 1, b: 4, length: 2, type: 'yellow' },
  { id: 'r5', a: 2, b: 4, length: 2, type: 'orange' },
  { id: 'r6', a: 2, b: 3, length: 2, type: 'blue' },
  { id: 'r7', a: 3, b: 5, length: 2, type: 'red' },
  { id: 'r8', a: 7, b: 9, length: 3, type: 'blue' },
  { id: 'r9', a: 4, b: 5, length: 3, type: 'pink' },
  { id: 'r10', a: 5, b: 8, length: 2, type: 'green', double: 'r11' },
  { id: 'r11', a: 5, b: 8, length: 2, type: 'yellow', double: 'r10' },
  { id: 'r12', a: 7, b: 8, length: 2, type: 'orange' },
  { id: 'r13', a: 8, b: 9, length: 3, type: 'red' },
  { id: 'r14', a: 4, b: 6, length: 2, type: 'green' },
  { id: 'r15', a: 6, b: 7, length: 2, type: 'pink' },
  { id: 'r16', a: 6, b: 9, length: 4, type: 'yellow' },
];

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
