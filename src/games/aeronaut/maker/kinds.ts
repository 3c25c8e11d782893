/** Which routes are gray and which are multi routes, by the expansions. */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';
import { between } from './draft.ts';
import { MULTI } from './plans.ts';

export type Kind = 'plain' | 'gray' | 'multi';

/** A route while its map is being made: cities counted from 0. */
export interface Plain {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** The other route of a double. */
  readonly twin: number | undefined;
}

/** One route in six. */
export const graysFor = (routes: number): number => Math.round(routes / 6);

export function chooseKinds(
  routes: readonly Plain[],
  expansions: { readonly multiroutes: boolean; readonly wildWinds: boolean },
  rng: Rng,
): Kind[] {
  const kinds: Kind[] = routes.map(() => 'plain');
  const order = shuffle(
    routes.map((_, i) => i),
    rng,
  );
  if (expansions.multiroutes) {
    for (const route of chooseMulti(routes, order, rng)) kinds[route] = 'multi';
  }
  if (expansions.wildWinds) {
    // Not both of a double, so that winds blow all over the map.
    const free = order.filter((i) => kinds[i] === 'plain');
    let left = graysFor(routes.length);
    for (const route of free) {
      const { twin } = routes[route]!;
      if (left === 0 || (twin !== undefined && kinds[twin] === 'gray')) continue;
      kinds[route] = 'gray';
      left -= 1;
    }
  }
  return kinds;
}

/** Routes of two or more spaces whose spaces sum up to the promised share; not both of a double where that is possible. */
function chooseMulti(routes: readonly Plain[], order: readonly number[], rng: Rng): number[] {
  const spaces = routes.reduce((sum, { length }) => sum + length, 0);
  const least = Math.ceil(MULTI[0] * spaces);
  const most = Math.floor(MULTI[1] * spaces);
  const target = between(rng, least, most);
  const chosen: number[] = [];
  let sum = 0;
  for (const route of order) {
    const { length, twin } = routes[route]!;
    if (length < 2 || (twin !== undefined && chosen.includes(twin))) continue;
    if (sum + length > (sum < least ? most : target)) continue;
    chosen.push(route);
    sum += length;
  }
  return chosen;
}
