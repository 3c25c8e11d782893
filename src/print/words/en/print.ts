/** What stands on printed pages besides the words of a game. */
import type { Speech } from '../../../toolkit/speech.ts';
import { houseChange } from '../../../toolkit/words/en/house.ts';
import { people } from '../../../toolkit/words/en/people.ts';

export const words = (s: Speech) => ({
  heading: (game: string, title: string) => `${game} · ${title}`,
  page: (page: number, pages: number) => `${s.number(page)} of ${s.number(pages)}`,
  ruler: (millimetres: number) => `Print at 100 %. This line is ${s.number(millimetres)} mm long.`,
  part: (title: string, part: number, parts: number) => `${title}, ${s.number(part)} of ${s.number(parts)}`,
  /** The titles of sheets that share a page. */
  together: (titles: readonly string[]) => titles.join(' · '),
  captioned: (title: string, hint: string) => `${title}: ${hint}`,
  back: (title: string) => `${title}, backs`,
  backHint: 'Print on both sides, turned over the long edge.',
  joinHint: 'Cut along the dashed lines and glue each part onto the edge of its neighbour.',
  person: (n: number) => people[n] ?? `Pilot ${n + 1}`,
  brief: 'In one minute',
  rulings: 'How we read the rules',
  booklet: 'The rules',
  bookletHint: 'Print on both sides, turned over the short edge. Fold in the middle.',
  credits: (designers: readonly string[], edition: string | undefined) =>
    `Designed by ${s.list(designers)}${edition ? ` (${edition})` : ''}. Told in our own words, with our own pictures.`,
  /** On each page of a set with house rules, before the title of the page. */
  tuned: (game: string) => `${game}, house rules`,
  tunedBook: 'These rules tell the standard game: this set has house rules, which its first page lists.',
  house: 'House rules: what differs from the standard game',
  change: houseChange(s),
  aid: 'Player aid',
  parts: 'What is in this set',
  partsPrinted: 'Printed',
  partName: 'Part',
  howMany: 'How many',
  count: (count: number) => s.number(count),
  adds: 'What you add',
  howTo: 'How to print',
  advice: (backs: boolean) => [
    'Print at 100 %, without “fit to page”. The line at the foot of every page is then 100 mm long.',
    ...(backs ? ['Print on both sides: backs follow their fronts, turned over the long edge.'] : []),
    'Strong paper (160 g and more) is good for boards, cards and whatever is cut out.',
  ],
  tile: (row: number, column: number) => `${'ABCDEFGH'[row] ?? row + 1}${s.number(column + 1)}`,
});
