/** A sky in sentences, for players who listen. */
import { balloonsIn } from './formation.ts';
import type { AirfieldWords } from './words/index.ts';

/** Altitudes from the top; names are the letters of all balloons. */
export function skySentences(at: readonly number[], names: readonly string[], say: AirfieldWords): string[] {
  const lines = balloonsIn(at).flatMap((cells, row) => {
    const here = cells.flatMap((balloon, column) =>
      balloon < 0 ? [] : [{ letters: names[balloon]!, column }],
    );
    return here.length ? [say.describe.altitude(row + 1, here)] : [];
  });
  return lines.length ? lines.reverse() : [say.describe.noneFlies];
}
