/** The facts of the 2023 edition: board, balloons, trucks. Rules, boards and printing all read them. */

import { type Balloon, balloonsOf, paintOf } from '../../families/airfield/balloons.ts';
import { COLUMNS, ROWS } from '../../families/airfield/formation.ts';

export { type Balloon, COLUMNS, ROWS };
export const TRUCKS = 4;
/** The space past the right edge, where a truck has no column any more. */
export const LAST_SPACE = COLUMNS + 1;

export const COLORS = ['G', 'P', 'R', 'W', 'Y'] as const;
export type Color = (typeof COLORS)[number];

/** Ten regular balloons and three special shapes. */
export const BALLOONS = balloonsOf(COLORS);
export const PAINT = paintOf(BALLOONS, COLORS);

/** Alone, the last special shape stays in the box. */
export const SOLO_BALLOONS = 12;

/** The launch trucks move in a fixed order, so a count of their steps tells where all four stand. */
export const LAST_STEP = 33;

/** The space of a launch truck (0 is the last, 3 the lead) after a number of steps. */
export const truckSpace = (steps: number, truck: number): number => truck + 1 + ((steps + truck) >> 2);

/** Points for a balloon that never left the ground, alone. */
export const SOLO_PENALTY = 3;

/**
 * Alone, the best that a row allows. That nothing below seven is possible is proven for every row; that eight is for each of a
 * hundred rows that were solved (`npm run prove -- solve`).
 */
export const SOLO_LEAST = 7;
export const SOLO_MOST = 8;
