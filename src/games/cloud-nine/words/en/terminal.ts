/** Labels of the board drawn with letters, and what `solve` says. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Fraction } from '../../solve/fractions.ts';
import { counts } from './counts.ts';

const percent = ({ top, bottom }: Fraction): string =>
  `${(Number((top * 1_000_000_000n) / bottom) / 1e7).toFixed(4)} %`;
const written = (chance: Fraction): string =>
  chance.bottom === 1n ? `${chance.top}` : `${chance.top}/${chance.bottom} = ${percent(chance)}`;

export const words = (s: Speech) => {
  const { points, cards, dice } = counts(s);
  return {
    terminal: {
      balloon: (trip: number, level: number, worth: number) =>
        `Trip ${trip}, cloud ${level}, ${points(worth)} for jumping`,
      over: (trips: number) => `The game is over after ${trips} trips.`,
      dealing: 'The cards are being dealt.',
      dice: 'Dice',
      notRolled: (count: number) => `${dice(count)} to be rolled`,
      inBalloon: 'in the balloon',
      out: (level: number) => `jumped at ${level}`,
      fell: 'fell',
      pilot: 'pilot',
      seat: (seat: number) => `Seat ${seat}`,
      score: (score: number) => `${score} pts`,
      cards,
      deck: (left: number, discard: string) => `Deck ${left}   Discard ${discard || 'empty'}`,
    },

    solve: {
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
        `${s.plural(count, { one: '# hidden card', other: '# hidden cards' })} out of ${from} unseen`,
      toRoll: (count: number) => `${dice(count)}, not yet rolled`,
      colored: (chance: Fraction) => `Coloured cards alone are enough: ${written(chance)}.`,
      able: (chance: Fraction) => `With a wild card where one is needed: ${written(chance)}.`,
      refusals: {
        oneOf: 'Give either --roll or --dice.',
        dice: '--dice takes a whole number from 1 to 8.',
        roll: 'A roll has 1 to 8 dice, each G, P, R, Y or - for a blank.',
        hand: '--hand takes a number of cards or the cards themselves, each G, P, R, Y or *, no more than the deck holds.',
        seen: '--seen takes cards, each G, P, R, Y or *, no more than the deck holds.',
        track: '--track is manual or classic.',
      },
    },
  };
};
