/** What `solve` says of Aloft. */
import type { Solution } from './solve.ts';

export const solveWords = {
  summary: 'Aloft alone: the best score that a row allows, with a line of play',
  flags: {
    seed: 'the row that "simulate --players 1" deals first with this seed',
    row: 'the balloons in the order of the row',
  },
  row: (text: string) => `Row: ${text}.`,
  score: ({ score, least }: Solution) =>
    score === least
      ? `Best score: ${score}. Proven: no line of play scores less.`
      : `A score of ${score} is possible. Proven: nothing below ${least} is.`,
  line: 'A line of play, turn by turn:',
  time: (seconds: number) => `Found in ${seconds.toFixed(2)} s.`,
  both: 'A row is given by --seed or by --row: choose one.',
} as const;
