/** What the command line says of house rules. */
import type { Speech } from '../../../toolkit/speech.ts';

export const house = (s: Speech) => ({
  title: 'House rules:',
  change: (label: string, value: number, standard: number | undefined) =>
    standard === undefined
      ? `${label}: ${s.number(value)}`
      : `${label}: ${s.number(value)} instead of ${s.number(standard)}`,
  bots: 'The bots count with these numbers, but their judgement was fitted to the standard game.',
  suite: 'The suite measures the standard game: leave out --tune.',
});
