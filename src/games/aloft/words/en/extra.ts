/** What house rules add to the numbers of balloons. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AloftNumbers } from '../../turnables.ts';

/** "House rules add: 2 at altitude 4, and 1 in column 12." Nothing where nothing is added. */
export function extraPoints(s: Speech, { altitude, column }: AloftNumbers): string[] {
  const named = (list: readonly number[], where: string): string[] =>
    list.flatMap((points, i) => (points === 0 ? [] : [`${points} ${where} ${i + 1}`]));
  const all = [...named(altitude, 'at altitude'), ...named(column, 'in column')];
  return all.length === 0 ? [] : [`House rules add to a balloon’s number: ${s.list(all)}.`];
}
