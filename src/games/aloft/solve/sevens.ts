/**
 * The formations with which seven columns are possible at all. Of the 100 shapes of twelve balloons in seven columns that a
 * game has actions for, wherever their left edge is, these are the ones that can be flown if colours did not matter; all
 * others fail with every row. `findSevens` finds them again, from nothing, in a few seconds: `npm run prove solve` does.
 */
import { COLUMNS, PAINT, SOLO_BALLOONS, TRUCKS } from '../data.ts';
import { mostActions } from './clock.ts';
import { Relaxed } from './relaxed.ts';
import { dealOf, Search } from './search.ts';
import { type Shape, shapesIn } from './shapes.ts';

export const SEVEN = 7;
/** All of them begin in column 4, where only the lead truck stands at first. */
export const SEVENS_LEFT = 4;

/** Each column's rows from the top, as the digits 0 and 1; fewest ascents first. */
const LISTED: readonly string[] = [
  '1010 0101 0010 0101 0010 0101 1010',
  '1010 0101 0010 0101 1010 0101 0010',
  '1010 0101 1010 0101 0010 0101 0010',
  '1010 0001 1010 0101 0010 0101 1010',
  '1010 0001 1010 0101 1010 0101 0010',
  '1010 0101 0010 0001 1010 0101 1010',
  '1010 0101 0010 1001 0010 0101 1010',
  '1010 0101 1010 0001 0010 0101 1010',
  '1010 0101 1010 0001 1010 0101 0010',
  '1010 0101 1010 0101 0010 0001 1010',
  '1010 0101 1010 0101 0010 1001 0010',
];

/** Every balloon is unpacked, inflated and launched; what is left of a game are ascents. */
export const MOST_ASCENTS = mostActions(COLUMNS) - 3 * SOLO_BALLOONS;

const nameOf = ({ columns }: Shape): string =>
  columns.map((rows) => rows.toString(2).padStart(4, '0')).join(' ');

export const SEVENS: readonly Shape[] = shapesIn(SEVEN, MOST_ASCENTS).filter((shape) =>
  LISTED.includes(nameOf(shape)),
);

/** The first launch is from a truck that has not moved, so no formation begins farther right than the lead truck. */
export const lefts = (width: number): number[] =>
  Array.from(
    { length: Math.min(TRUCKS, COLUMNS - width + 1) },
    (_, i) => Math.min(TRUCKS, COLUMNS - width + 1) - i,
  );

/** Is the list above complete and right? Tries all shapes at all places with balloons that have no colours. */
export function findSevens(): { readonly tried: number; readonly agrees: boolean } {
  const plain = dealOf(
    Array.from({ length: SOLO_BALLOONS }, (_, i) => i),
    PAINT.map(() => 0),
  );
  const found: string[] = [];
  let tried = 0;
  for (const shape of shapesIn(SEVEN, MOST_ASCENTS)) {
    for (const left of lefts(SEVEN)) {
      tried++;
      const search = new Search(plain, shape, left, new Relaxed(shape, left), Number.POSITIVE_INFINITY);
      if (search.answer() === 'yes') found.push(`${nameOf(shape)} ${left}`);
    }
  }
  const listed = LISTED.map((name) => `${name} ${SEVENS_LEFT}`);
  return { tried, agrees: found.length === listed.length && found.every((name) => listed.includes(name)) };
}
