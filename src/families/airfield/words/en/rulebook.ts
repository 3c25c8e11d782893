/** What the rules of both airfields say alike. */
import { text } from '../../../../toolkit/rulebook.ts';

export const sky =
  '**The sky**: 12 columns, counted from the left, and 4 altitudes, counted from the ground.';

export const shapes =
  '**Three special shapes**: a fish `X1`, a star `X2` and a moon `X3`. They wear no colour.';

/** The example that both rulebooks end with, above its figure. */
export const lastSky = [
  text('**A sky at the end.** Numbers run from left to right, from the lowest altitude up:'),
  {
    table: {
      head: ['Altitude', 'Balloons and their numbers'],
      rows: [
        ['1', 'PW 1, RY 2'],
        ['2', 'WY 3, GW 4, GP 5'],
        ['3', 'GR 6, X1 7, PR 8'],
        ['4', 'PY 9, GY 10, X2 11, RW 12'],
      ],
    },
  },
];
