/** What stands on the printed sheets of Aloft. */
import { sheets } from '../../../../families/airfield/words/en/sheets.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AloftNumbers } from '../../turnables.ts';
import { extraPoints } from './extra.ts';

export const words = (s: Speech) => {
  const field = sheets(s);
  return {
    ...field,
    balloons: {
      ...field.balloons,
      hint: `${field.balloons.hint} Packed, it lies beside the board; unpacked, it lies on a truck; inflated, it stands on one.`,
    },
    scoring: {
      ...field.scoring,
      lines: (numbers: AloftNumbers, sum: string) => [
        'Number the flying balloons from the left along altitude 1, then along altitude 2, 3 and 4.',
        `Add up the numbers on balloons that wear your colour. Here red has ${sum}.`,
        ...extraPoints(s, numbers),
      ],
      heads: ['Colour', 'Numbers', 'Points'],
      alone: {
        lines: ({ grounded }: AloftNumbers) => [
          'Count the columns from the leftmost flying balloon to the rightmost one.',
          `Each balloon that never took off costs ${grounded} more. Low is good: 7 or 8 is perfect, 12 is fine.`,
        ],
        heads: ['Columns', 'On the ground', 'Points'],
      },
    },
    row: {
      title: 'The row',
      hint: 'Shuffle the lots and lay a balloon for each; only the first one may be unpacked.',
      first: 'first',
    },
    lots: { title: 'Lots', name: 'Lots, one for each balloon of the row' },
  };
};
