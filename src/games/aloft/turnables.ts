/** The numbers of Aloft that a table may change: extra points by altitude and by column, and alone the price of a balloon on the ground. */
import type { House, Turnables } from '../../contract/index.ts';
import { fillList, turnList } from '../../toolkit/house.ts';
import { COLUMNS, ROWS, SOLO_PENALTY } from './data.ts';

/** What a tuned position counts with. */
export interface AloftNumbers {
  /** Added to a balloon's number, by altitude and by column, each from the first. */
  readonly altitude: readonly number[];
  readonly column: readonly number[];
  /** Alone: for each balloon that never took off. */
  readonly grounded: number;
}

export const names = {
  altitude: (i: number): string => `altitude${i + 1}`,
  column: (i: number): string => `column${i + 1}`,
};
const none = (count: number): readonly number[] => Array.from({ length: count }, () => 0);
export const NO_EXTRA = { altitude: none(ROWS), column: none(COLUMNS) };

const together = (seats: number): boolean => seats > 1;
const alone = (seats: number): boolean => seats === 1;

export const turnables: Turnables = {
  ...turnList(NO_EXTRA.altitude, names.altitude, () => ({ min: 0, max: 10, applies: together })),
  ...turnList(NO_EXTRA.column, names.column, () => ({ min: 0, max: 10, applies: together })),
  // With less, fewer balloons and fewer columns could be better than any row is known to allow.
  grounded: { standard: SOLO_PENALTY, min: SOLO_PENALTY, max: 12, applies: alone },
};

export const tune = (house: House): AloftNumbers => ({
  altitude: fillList(NO_EXTRA.altitude, house, names.altitude),
  column: fillList(NO_EXTRA.column, house, names.column),
  grounded: house.grounded ?? SOLO_PENALTY,
});
