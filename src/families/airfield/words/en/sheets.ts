/** What stands on the printed sheets of both airfields. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { airfield } from './airfield.ts';

export const sheets = (s: Speech) => {
  const { color, capital } = airfield(s);
  return {
    board: {
      title: 'The sky and the road',
      start: 'launch truck\nstarts here',
      safety: 'safety truck\nstarts here',
      edge: 'past the\nedge',
    },
    balloons: {
      title: 'Balloons',
      hint: 'Fold in the middle, bend the flaps outwards, glue the sides.',
      part: 'Balloons',
    },
    trucks: {
      title: 'Trucks',
      launch: 'Launch trucks',
      safety: 'Safety truck',
    },
    colors: {
      title: 'Colour cards',
      name: (letter: string) => capital(color(letter)),
      part: (letter: string) => `Colour card, ${color(letter)}`,
    },
    numbers: {
      title: 'Numbers',
      name: 'Numbers to lay at the balloons',
    },
    scoring: {
      title: 'Scoring',
      hint: 'An example, and room for your own games.',
      player: 'Player',
    },
    adds: ['A pencil.', 'Glue and scissors; for pieces that last, print them on card.'],
  };
};
