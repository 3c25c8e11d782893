/** The numbers of the panoramic edition that a table may change: what sets of tokens are worth. */
import type { House, Turnables } from '../../contract/index.ts';
import { fillList, turnList } from '../../toolkit/house.ts';
import { SET_POINTS } from './data.ts';

/** What a tuned position counts with. */
export interface PanoramaNumbers {
  /** Points for a set of tokens by its size; larger sets score like the last. */
  readonly sets: readonly number[];
}

export const nameOf = (size: number): string => `set${size}`;

export const turnables: Turnables = turnList(SET_POINTS, nameOf, (_points, size) =>
  size === 0 ? undefined : { min: 0, max: 40 },
);

export const tune = (house: House): PanoramaNumbers => ({ sets: fillList(SET_POINTS, house, nameOf) });
