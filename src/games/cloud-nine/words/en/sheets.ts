/** What stands on the printed sheets of the game. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { CARDS } from '../../data.ts';
import { COLOR_NAMES } from './cards.ts';

export const words = (s: Speech) => ({
  track: {
    title: 'The sky',
    hint: 'The balloon stands at a cloud; a jump brings its points.',
    points: s.plurals({ one: '# point', other: '# points' }),
    landing: 'safe landing',
  },
  cards: {
    title: 'Cards',
    name: (card: number) => (CARDS[card] === '*' ? 'Umbrellas' : `Cards, ${COLOR_NAMES[CARDS[card]!]}`),
  },
  balloon: { title: 'The balloon', hint: 'Fold the foot back along the dashed line.' },
  passengers: {
    title: 'Passengers',
    hint: 'Fold the feet back along the dashed lines. Passengers stand beside the balloon until they jump.',
  },
  dice: {
    title: 'Faces for dice',
    hint: 'Stick one of each colour and two blank ones on each of four dice of 16 mm.',
    face: (face: string) => COLOR_NAMES[face]!,
    part: (face: string) => `Faces for dice, ${COLOR_NAMES[face]!}`,
    table: 'Ordinary dice',
    tableHint: 'Without faces to stick on: what the eyes stand for.',
  },
  scores: {
    title: 'Scores',
    hint: 'Names above; below, what each jump brought.',
    trip: 'Trip',
    sum: 'Sum',
  },
  figure: {
    cloud: (cloud: number, points: number) =>
      `Cloud ${s.number(cloud)}: a jump brings ${s.plural(points, { one: '# point', other: '# points' })}`,
    pilot: 'pilot',
    aboard: 'in the balloon',
    jumped: (cloud: number) => `jumped at cloud ${s.number(cloud)}`,
    seat: (name: string, where: string, cards: number, points: number) =>
      `${name}: ${where}, ${s.plural(cards, { one: '# card', other: '# cards' })}, ${s.plural(points, { one: '# point', other: '# points' })}`,
  },
  adds: [
    'A pencil.',
    'Four dice of 16 mm, to stick the faces on, or as they are with the table.',
    'Scissors and glue.',
  ],
});
