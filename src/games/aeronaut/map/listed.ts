/** Maps written by hand: cities and routes are numbered in their order, and two routes between the same cities are a double route. */
import type { BalloonType, City, PlainRoute } from './map.ts';

type ListedCity = readonly [name: string, slots: number, x: number, y: number];
type ListedRoute = readonly [a: number, b: number, length: number, type: BalloonType];

export const citiesOf = (...list: readonly ListedCity[]): readonly City[] =>
  list.map(([name, slots, x, y], i) => ({ id: i + 1, slots, x, y, name }));

export const routesOf = (...list: readonly ListedRoute[]): readonly PlainRoute[] =>
  list.map(([a, b, length, type], i) => {
    const other = list.findIndex((route, j) => j !== i && route[0] === a && route[1] === b);
    return { id: `r${i + 1}`, a, b, length, type, ...(other >= 0 && { double: `r${other + 1}` }) };
  });
