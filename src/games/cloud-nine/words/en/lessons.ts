/** The lesson of Cloud 9: a few words a step, and an answer to everything that a learner may try. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { COLOR_NAMES } from './cards.ts';
import { counts } from './counts.ts';

export const words = (s: Speech) => {
  const { points, percent } = counts(s);
  return {
    title: 'Stay or jump',
    about: 'When to trust the pilot, how to pay, and what happens when nobody can.',

    idea: {
      title: 'One balloon for all',
      say: 'All ride in one balloon. Jump, and you score its cloud. Stay, and the next cloud is worth more, if the pilot can pay for the climb. Watch the roll.',
    },
    stay: {
      title: 'A free climb: stay',
      say: 'One die for cloud 1, and it is blank: there is nothing to pay. You are a passenger, so you choose: stay or jump.',
      right:
        'Right: the balloon rises for sure, and cloud 2 is worth more. The next player to the left pilots there.',
      wrong:
        'You would get 1 point and be out of this trip. But nothing has to be paid: the climb is safe, and cloud 2 is worth 2.',
    },
    jump: {
      title: 'Count the pilot’s cards: jump',
      say: 'The pilot must pay a card of its colour for each die: three red, one yellow. But look how many cards the pilot holds.',
      right: '4 points are yours at once. The other passenger stayed: watch.',
      wrong:
        'The pilot holds 2 cards, and 4 have to be paid. The balloon must fall, and everybody in it gets nothing for this trip.',
    },
    odds: {
      title: 'Odds',
      say: 'Cards of others are hidden, but you see how many they hold. How likely is it that the pilot can pay? Press Odds whenever you like to know.',
    },
    pay: {
      title: 'You are the pilot: pay',
      say: 'A card of its colour for each coloured die. Your colours are enough, so you must pay. The cards that go are lit.',
      right:
        'Paid: the balloon rises, and the next player in it becomes the pilot. Your cards are your fuel for later.',
      wrong:
        'You may let an umbrella stand for one die. But you hold that colour, and umbrellas are rare: four in 76 cards. Keep it for a roll you cannot pay.',
    },
    umbrella: {
      title: 'An umbrella saves the trip',
      say: 'Two red dice, and you hold one red card. An umbrella stands for any one die; only one may be played in a payment.',
      right: 'A red card and the umbrella: paid. Nobody can make you play an umbrella; it was your choice.',
      wrong:
        'That is allowed: an umbrella is never forced out of you. But then all three of you fall and get nothing. Here, pay.',
    },
    fall: {
      title: 'The fall',
      say: 'Red and yellow: your hand has neither, nor an umbrella. A pilot who cannot pay has no choice: the balloon falls, and all who are in it get nothing.',
    },
    last: {
      title: 'The last one may jump, too',
      say: 'A pilot cannot jump while others are in the balloon. But your last passenger has just jumped: now you may, too. Can you pay?',
      right: 'You get 2 points as well, and the trip is over.',
      wrong: 'Then you get nothing. Your hand cannot pay red and yellow, so take the 2 points.',
    },
    alone: {
      title: 'Alone: decide before the roll',
      say: 'Flying on alone, you choose before each roll: jump, or roll and then pay or fall. Four dice, and you hold two green cards.',
      right: '4 points for sure. The trip is over.',
      wrong: (chance: number, worth: number) =>
        `Your two cards pay four dice with a chance of ${percent(chance)} only, for ${points(worth)}; else you get nothing. Jump.`,
    },
    end: {
      title: 'The end',
      say: 'After each trip all draw one card, and the next player pilots. At 50 points the trip under way is the last. Most points win; in a tie the fewest cards: here you.',
    },

    refuse: {
      hand: {
        passenger: 'Only the pilot pays with cards. A passenger stays or jumps.',
        alone: 'Nothing is rolled yet, so there is nothing to pay. Roll or jump.',
        pilot: 'Cards are paid together: use the button Pay.',
        last: 'Your cards cannot pay this roll: jump, or let the trip fail.',
      },
      notRolled: (color: string) =>
        `No die shows ${COLOR_NAMES[color]}, so no ${COLOR_NAMES[color]} card is paid.`,
      dice: 'The dice stay as they were rolled. Choose with the buttons.',
      noDice: 'The dice are rolled when you decide to stay.',
      cloud: (here: number) => `One jumps only at the cloud where the balloon is, cloud ${s.number(here)}.`,
      balloon: 'The balloon rises when the pilot has paid. Choose with the buttons.',
      player: 'The others decide for themselves, and nobody sees their cards.',
      deck: 'A card is drawn after each trip, never before.',
      other: 'That tells something, and does nothing. Choose with the buttons.',
    },
  };
};
