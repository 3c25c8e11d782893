/** What stands on printed pages besides the words of a game. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  heading: (game: string, title: string) => `${game} · ${title}`,
  page: (page: number, pages: number) => `${s.number(page)} of ${s.number(pages)}`,
  ruler: (millimetres: number) => `Print at 100 %. This line is ${s.number(millimetres)} mm long.`,
  part: (title: string, part: number, parts: number) => `${title}, ${s.number(part)} of ${s.number(parts)}`,
  back: (title: string) => `${title}, backs`,
  backHint: 'Print on both sides, turned over the long edge.',
  joinHint: 'Cut along the dashed lines and glue each part onto the edge of its neighbour.',
  tile: (row: number, column: number) => `${'ABCDEFGH'[row] ?? row + 1}${s.number(column + 1)}`,
});
