/** The facts of the 2024 panoramic edition: board, balloons, trucks, tokens. */

import { type Balloon, balloonsOf, paintOf } from '../../families/airfield/balloons.ts';
import { COLUMNS, ROWS } from '../../families/airfield/formation.ts';

export { type Balloon, COLUMNS, ROWS };
/** Spaces of the truck track: one below each column, and one past the right edge. */
export const SPACES = COLUMNS + 1;
export const TRUCKS = 5;

export const COLORS = ['B', 'G', 'P', 'R', 'W', 'Y'] as const;
export type Color = (typeof COLORS)[number];

/** Fifteen regular balloons and three special shapes. */
export const BALLOONS = balloonsOf(COLORS);
export const PAINT = paintOf(BALLOONS, COLORS);

/** What a player collects: launch tokens by colour, then multicoloured ones, then safety tokens. */
export const MULTI = COLORS.length;
export const SAFETY = MULTI + 1;
export const TOKEN_KINDS = SAFETY + 1;
/** How many of each there are: five of each colour, three multicoloured, eight for the safety truck. */
export const TOKEN_SUPPLY: readonly number[] = [...COLORS.map(() => 5), 3, 8];

/** Points for a set of tokens by its size; larger sets score like five. */
export const SET_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];

/** Launch trucks on 1-4, the safety truck on 5: bit s for space s. */
export const FIRST_TRUCKS = 0b111110;

/** How many secret colours each player gets. */
export const cardsEach = (seats: number): number => (seats <= 3 ? 2 : 1);
