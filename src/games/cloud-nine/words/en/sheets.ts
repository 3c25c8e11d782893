/** What stands on the printed sheets of the game. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { CARDS } from '../../data.ts';
import { COLOR_NAMES } from './cards.ts';

export const words = (s: Speech) => ({
  track: {
    title: 'The sky',
    hint: 'The balloon stands at a cloud; a jump brings its points.',
    points: (points: number) => s.plural(points, { one: '# point', other: '# points' }),
    landing: 'safe landing',
  },
  cards: {
    title: 'Cards',
    name: (card: number) => (CARDS[card] === '*' ? 'Umbrellas' : `Cards, ${COLOR_NAMES[CARDS[card]!]}`),
  },
  adds: ['A pencil, and paper for points.'],
});
