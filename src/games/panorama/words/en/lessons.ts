/** The lesson of the panoramic edition. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { words as aid } from './aid.ts';

/** Balloons are two letters. The learner's colours are red and white. */
export const words = (s: Speech) => {
  const { balloon, capital, points } = airfield(s);
  return {
    title: 'Learn Aloft Panorama',
    about: 'One action a turn: five trucks, balloons that bring tokens, and sets that score.',
    why: aid(s).why,

    steps: {
      idea: {
        title: 'Two ways to score',
        say: 'All players fill one sky. Red and white are secretly yours: their balloons score, most of all high up and far right. Tokens of the other colours score in sets.',
      },
      inflate: {
        title: 'Inflate',
        say: 'A turn is one action. Take a basket with red or white from the tray and put it on any of the five trucks: it is inflated at once.',
      },
      launch: {
        title: 'Launch',
        say: 'A turn later red-yellow stands ready. Launch it: it rises to altitude 1 above its truck, and you take a token of each of its colours.',
      },
      gap: {
        title: 'The gap',
        say: 'The safety truck drove on and left a gap. Any truck behind may jump into it. Take the last one: then no gap is left, and the safety truck is free again.',
      },
      safety: {
        title: 'The safety truck',
        say: 'The orange truck always leads. It drives only while there is no gap, and whoever drives it takes a safety token. Safety tokens are a set of their own.',
      },
      raise: {
        title: 'Rise',
        say: 'A flying balloon can rise, one altitude each time. Higher is counted later, so it scores more: raise red-yellow.',
      },
      neighbours: {
        title: 'Never neighbours',
        say: 'Flying balloons are never side by side, nor one on top of the other. Corners may touch. One of the two red balloons can launch: which?',
      },
      sets: {
        title: 'Sets of tokens',
        say: 'Sets of 1, 2, 3, 4 and 5 tokens score 1, 3, 6, 10 and 15; red and white ones are dropped. You hold two green tokens. Which action adds most to your sets?',
      },
      end: {
        title: 'The end of the road',
        say: 'The game ends at once when no truck can move, or when all 18 balloons are launched. You are ahead, 23 to 19: fill the last gap.',
      },
      score: {
        title: 'The score',
        say: 'Sets: blue, green, purple and yellow 1 each, four safety tokens 10: 14. Sky: 2 + 3 + 4 = 9. That is 23 to 19: you win. Now try a real game.',
      },
    },

    right: {
      inflate: (letters: string) => `Good: ${balloon(letters)} is ready. Next it can launch.`,
      launch:
        'It flies, and you have a red and a yellow token. Red is yours, so only the yellow one will count.',
      gap: 'Five in a row again: now the safety truck may go.',
      safety: 'A safety token for you. It left a gap, so now the others have to close up.',
      raise: 'Altitude 2. From there it is counted after everything below.',
      neighbours: 'Right: white-yellow only touches its corner.',
      sets: (score: number) =>
        `Yes: three green tokens score 6, and a yellow one 1. Your sets are worth ${points(score)} now.`,
      end: 'No truck can move any more: the game is over, and the cards are shown.',
    },

    wrong: {
      notOwn: (letters: string) =>
        `That is allowed, but ${balloon(letters)} shows neither red nor white: in the sky it scores for others.`,
      inflate: (letters: string) =>
        `${capital(balloon(letters))} can be inflated later. Here do what is asked for.`,
      drive: 'Allowed: trucks are one action, too. Here do what is asked for.',
      otherStep: (letters: string) =>
        `${capital(balloon(letters))} could do that. Here do what is asked for.`,
      otherTruck: 'Allowed, but it leaves a new gap behind it. Take the last truck, on space 1.',
      less: (score: number, best: number) =>
        `Your sets would be worth ${points(score)} after that. Another action makes it ${best}.`,
      goesOn: 'Allowed, but the game goes on, and you are ahead. Drive the truck on space 8 into the gap.',
    },
  };
};
