/** What moves of both airfields read alike. */
import type { Reading } from '../../contract/index.ts';
import { columnOf, ROWS, rowOf, type SkyPosition } from './formation.ts';
import { type AirfieldRefusal, cut } from './refusals.ts';

/** The flying balloon that is named, and the place above it: free or not, but in the sky. */
export function readAscent(
  s: SkyPosition,
  name: string,
  names: readonly string[],
): Reading<{ balloon: number; row: number; column: number }, AirfieldRefusal> {
  const balloon = names.indexOf(name);
  if (balloon < 0) return { refused: { code: 'noSuchBalloon', balloon: cut(name, 8) } };
  const cell = s.at[balloon]!;
  if (cell < 0) return { refused: { code: 'notFlying', balloon: name } };
  const row = rowOf(cell) + 1;
  if (row >= ROWS) return { refused: { code: 'atTheTop', balloon: name } };
  return { value: { balloon, row, column: columnOf(cell) } };
}
