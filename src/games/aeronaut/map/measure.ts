/** The measures of a drawn map. The unit is one space of a route. */

/** Half the height of a space. */
export const SPACE_HALF = 0.14;
/** From the middle of a connection to the middle of either route of a double. */
export const DOUBLE_OFFSET = 0.165;
/** Between two spaces of a route. */
export const SPACE_GAP = 0.05;
/** Between a city's ring and the first space. */
export const CITY_GAP = 0.05;
/** At least this much paper stays between things that do not belong together. */
export const CLEARANCE = 0.05;
/** From the outermost ring to the edge of the chart. */
export const MARGIN = 0.5;

export const CITY_RADIUS = 0.4;
export const CAPITAL_RADIUS = 0.52;
export const SLOT_RADIUS = 0.155;
export const CAPITAL_SLOTS = 6;
/** Other cities have at most this many. */
export const MOST_SLOTS = 3;

/** The height of a line of a label. */
export const LABEL_HEIGHT = 0.26;
export const LABEL_SIZE = 0.23;

export const radiusOf = (slots: number): number => (slots > MOST_SLOTS ? CAPITAL_RADIUS : CITY_RADIUS);
export const halfWidthOf = (double: boolean): number => (double ? DOUBLE_OFFSET + SPACE_HALF : SPACE_HALF);

/** Coordinates are whole multiples of 1/1024, so that JSON keeps them exactly and every machine decides alike. */
export const snap = (value: number): number => Math.round(value * 1024) / 1024;

/** The distance of two cities that is just right for a route of this many spaces. */
export const idealDistance = (length: number, radiusA: number, radiusB: number): number =>
  length + radiusA + radiusB + 2 * CITY_GAP;

/** How much shorter than its ideal the distance may be: spaces shrink a little, and paths bend. */
export const mostShort = (length: number): number => 0.16 * Math.sqrt(length);
/** How much longer it may be: spaces stretch. */
export const mostLong = (length: number): number => 0.24 * Math.sqrt(length);

/** A label's width is guessed from its letters: a number in bold, then the name, or the name below it. */
export function labelWidth(id: number, name: string, lines: 1 | 2): number {
  const number = 0.15 * String(id).length;
  const letters = 0.128 * name.length;
  return (lines === 1 ? number + (name ? 0.07 + letters : 0) : Math.max(number, letters)) + 0.04;
}
