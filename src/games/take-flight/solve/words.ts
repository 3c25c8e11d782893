/** What `solve` says of Take Flight! */
import type { ExactValue } from './exact.ts';
import type { Hindsight } from './hindsight.ts';
import type { Bounds } from './value.ts';

export const solveWords = {
  summary: 'Take Flight!: the best flight for known dice, with the most that was possible',
  flags: {
    dice: 'one die for each column of the sky; without them, what a pilot without a tail can expect (this takes a minute)',
    sheet: 'the sheet to fly',
  },
  flight: ({ score, most }: Hindsight) =>
    score === most
      ? `Best flight: ${score} points. Proven: no flight scores more.`
      : `A flight of ${score} points is possible. Proven: none scores more than ${most}.`,
  line: 'Round by round, the die and what is written:',
  round: (round: number, die: number, move: string) => `  ${round}. die ${die}: ${move}`,
  exact: ({ points, positions }: ExactValue) =>
    `Without a tail the best pilot can expect ${points.toFixed(4)} points from the start: exact, by dynamic programming over ${positions.toLocaleString('en')} positions.`,
  value: ({ least, most }: Bounds) =>
    `Without a tail the best pilot can expect from ${least.toFixed(2)} to ${most.toFixed(2)} points from the start, proven by dynamic programming.`,
  share:
    'The two differ in what a symbol counts for the flight goal: once a little less than it brings, once as much as it can at best.',
  time: (seconds: number) => `Found in ${seconds.toFixed(2)} s.`,
  dice: (columns: number) => `--dice takes ${columns} numbers from 1 to 6 with commas between them: 3,6,1,…`,
} as const;
