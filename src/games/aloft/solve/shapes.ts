/**
 * The formations that twelve balloons can have in a few columns. No two are neighbours, so a column holds two at most,
 * and everything about a formation that does not depend on colours is a set of rows for each column.
 */
import { countBits, ROWS } from '../../../families/airfield/formation.ts';
import { SOLO_BALLOONS } from '../data.ts';

export interface Shape {
  /** For each column from the left: bit r for row r from the bottom. */
  readonly columns: readonly number[];
  /** How often balloons rose to get there. */
  readonly ascents: number;
}

/** Rows of one column in which no balloon is above another. */
const STACKS: readonly number[] = Array.from({ length: 1 << ROWS }, (_, rows) => rows).filter(
  (rows) => (rows & (rows << 1)) === 0,
);
/** No two neighbours among four rows: two balloons a column at most. */
const MOST_IN_COLUMN = 2;

const ascentsIn = (rows: number): number => {
  let sum = 0;
  for (let row = 1; row < ROWS; row++) sum += row * ((rows >> row) & 1);
  return sum;
};

/** All shapes of twelve balloons in `width` columns, none of them empty at the left edge, with the fewest ascents first. */
export function shapesIn(width: number, mostAscents: number): Shape[] {
  const found: Shape[] = [];
  const columns: number[] = [];
  const build = (balloons: number, ascents: number): void => {
    if (ascents > mostAscents) return;
    if (columns.length === width) {
      if (balloons === SOLO_BALLOONS && columns[0] !== 0) found.push({ columns: columns.slice(), ascents });
      return;
    }
    const room = MOST_IN_COLUMN * (width - columns.length - 1);
    const before = columns.at(-1) ?? 0;
    for (const rows of STACKS) {
      const total = balloons + countBits(rows);
      if ((rows & before) !== 0 || total > SOLO_BALLOONS || total + room < SOLO_BALLOONS) continue;
      columns.push(rows);
      build(total, ascents + ascentsIn(rows));
      columns.pop();
    }
  };
  build(0, 0);
  return found.sort((a, b) => a.ascents - b.ascents);
}
