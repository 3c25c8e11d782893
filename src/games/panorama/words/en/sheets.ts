/** What stands on the printed sheets of the panoramic edition. */
import { sheets } from '../../../../families/airfield/words/en/sheets.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const words = (s: Speech) => {
  const field = sheets(s);
  const color = (letter: string) => field.colors.name(letter).toLowerCase();
  return {
    ...field,
    balloons: {
      ...field.balloons,
      hint: `${field.balloons.hint} Packed, it lies beside the board; inflated, it stands on a truck.`,
    },
    tokens: {
      title: 'Tokens',
      hint: 'Laid out beside the board, sorted by kind.',
      color: (letter: string) => `Launch tokens, ${color(letter)}`,
      multi: 'Launch tokens of all colours',
      safety: 'Safety tokens',
    },
    scoring: {
      ...field.scoring,
      lines: (sets: readonly number[]) => [
        'Formation: number the flying balloons from the left, altitude by altitude from the ground.',
        'Add up the numbers on balloons that wear a colour of yours. Here red has 2 + 6 + 8 + 12 = 28.',
        `Achievements: drop tokens of your own colours; sets of 1, 2, 3, 4, 5 bring ${s.list(sets.slice(1).map(String))}.`,
      ],
      heads: ['Colours', 'Formation', 'Achievements', 'Points'],
    },
  };
};
