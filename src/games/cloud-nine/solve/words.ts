/** What `solve` says of Cloud 9. */
import type { Fraction } from './fractions.ts';

const percent = ({ top, bottom }: Fraction): string =>
  `${(Number((top * 1_000_000_000n) / bottom) / 1e7).toFixed(4)} %`;
const written = (chance: Fraction): string =>
  chance.bottom === 1n ? `${chance.top}` : `${chance.top}/${chance.bottom} = ${percent(chance)}`;

export const solveWords = {
  summary: 'Cloud 9: the exact chance that a hand pays a roll',
  flags: {
    hand: 'how many hidden cards the pilot holds, or the cards themselves: 6, or RRG*',
    roll: 'the dice on the table, - for a blank: RRG-',
    dice: 'how many dice are to be rolled, instead of a roll',
    seen: 'cards that the pilot cannot hold, because you have seen where they are: GGP*',
    track: 'manual or classic: there one wild card may pay a whole roll',
  },
  asked: (hand: string, roll: string) => `The pilot holds ${hand}; to be paid: ${roll}.`,
  hidden: (count: number, from: number) =>
    `${count} hidden ${count === 1 ? 'card' : 'cards'} out of ${from} unseen`,
  known: (cards: string) => cards,
  toRoll: (dice: number) => (dice === 1 ? 'one die, not yet rolled' : `${dice} dice, not yet rolled`),
  colored: (chance: Fraction) => `Coloured cards alone are enough: ${written(chance)}.`,
  able: (chance: Fraction) => `With a wild card where one is needed: ${written(chance)}.`,
  oneOf: 'Give either --roll or --dice.',
  dice: '--dice takes a whole number from 1 to 8.',
  roll: 'A roll has 1 to 8 dice, each G, P, R, Y or - for a blank.',
  hand: '--hand takes a number of cards or the cards themselves, each G, P, R, Y or *, no more than the deck holds.',
  seen: '--seen takes cards, each G, P, R, Y or *, no more than the deck holds.',
  track: '--track is manual or classic.',
} as const;
