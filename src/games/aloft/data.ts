/** The facts of the 2023 edition: board, balloons, trucks. Rules, boards and printing all read them. */

import { COLUMNS, ROWS } from '../../families/airfield/formation.ts';

export { COLUMNS, ROWS };
export const TRUCKS = 4;
/** The space past the right edge, where a truck has no column any more. */
export const LAST_SPACE = COLUMNS + 1;

export const COLORS = ['G', 'P', 'R', 'W', 'Y'] as const;
export type Color = (typeof COLORS)[number];

/** Ten regular balloons, one for each pair of colours, then three special shapes without a colour. */
export const BALLOONS = [
  'GP',
  'GR',
  'GW',
  'GY',
  'PR',
  'PW',
  'PY',
  'RW',
  'RY',
  'WY',
  'X1',
  'X2',
  'X3',
] as const;
export type BalloonName = (typeof BALLOONS)[number];

/** A balloon's number: its place in BALLOONS. */
export type Balloon = number;

/** The colours of each balloon as a set of bits over COLORS; none for special shapes. */
export const PAINT: readonly number[] = BALLOONS.map((name) =>
  name.startsWith('X')
    ? 0
    : (1 << COLORS.indexOf(name[0] as Color)) | (1 << COLORS.indexOf(name[1] as Color)),
);

/** Alone, the last special shape stays in the box. */
export const SOLO_BALLOONS = 12;

/** The launch trucks move in a fixed order, so a count of their steps tells where all four stand. */
export const LAST_STEP = 33;

/** The space of a launch truck (0 is the last, 3 the lead) after a number of steps. */
export const truckSpace = (steps: number, truck: number): number => truck + 1 + ((steps + truck) >> 2);

/** Points for a balloon that never left the ground, alone. */
export const SOLO_PENALTY = 3;
