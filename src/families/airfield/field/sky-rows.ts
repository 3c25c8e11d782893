/** The rows of the grid that are sky. */
import { balloonsIn, COLUMNS, ROWS } from '../formation.ts';
import type { AirfieldWords } from '../words/index.ts';
import type { GridRow } from './grid.tsx';

/** Altitudes from the top; `canAscend` tells which balloons may rise. */
export function skyRows(
  at: readonly number[],
  names: readonly string[],
  canAscend: (balloon: number) => boolean,
  { board: say }: AirfieldWords,
): GridRow[] {
  const sky = balloonsIn(at);
  return Array.from({ length: ROWS }, (_, y) => {
    const altitude = ROWS - y;
    return {
      label: say.altitude(altitude),
      cells: Array.from({ length: COLUMNS }, (_, i) => {
        const balloon = sky[altitude - 1]![i + 1]!;
        const acts = balloon >= 0 && canAscend(balloon);
        return { acts, drag: acts, name: say.sky(i + 1, altitude, names[balloon], acts) };
      }),
    };
  });
}
