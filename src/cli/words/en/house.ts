/** What the command line says of house rules. */
import type { Speech } from '../../../toolkit/speech.ts';
import { houseChange } from '../../../toolkit/words/en/house.ts';

export const house = (s: Speech) => ({
  title: 'House rules:',
  change: houseChange(s),
  bots: 'The bots count with these numbers, but their judgement was fitted to the standard game.',
  suite: 'The suite measures the standard game: leave out --tune.',
  solve: (title: string) =>
    `Of ${title} only the standard game is solved: its answers do not hold where a house has changed numbers. Leave out --tune.`,
});
