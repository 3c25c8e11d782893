/** The lesson of Aloft. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { words as aid } from './aid.ts';

/** Balloons are two letters. The learner's colour is red. */
export const words = (s: Speech) => {
  const { balloon, capital, points } = airfield(s);
  return {
    title: 'Learn Aloft',
    about: 'Trucks, four steps for a balloon, and why high and right is worth most.',
    why: aid(s).why,

    steps: {
      idea: {
        title: 'One sky for all',
        say: 'All players fill the same sky. Each balloon wears two colours, and one colour is secretly yours: red. At the end red balloons score, most of all high up and far right.',
      },
      unpack: {
        title: 'Unpack',
        say: 'Three steps bring a balloon into the sky, one each turn. First unpack: take a basket with red from the tray and put it on a truck.',
      },
      inflate: {
        title: 'Inflate',
        say: 'Everybody may use every balloon. Green-red waits in column 4: inflate it, for only an inflated balloon can launch.',
      },
      launch: {
        title: 'Launch',
        say: 'Now it is ready. Launch green-red: it rises to altitude 1, straight above its truck.',
      },
      truck: {
        title: 'Trucks roll',
        say: 'A balloon flies, so every turn now begins with a truck. Launch trucks carry balloons to the right, where numbers are higher. Move the launch truck that glows.',
      },
      raise: {
        title: 'Rise',
        say: 'Then advance one balloon. A flying one can rise, one altitude each time. Higher is counted later, so it scores more: raise green-red.',
      },
      neighbours: {
        title: 'Never neighbours',
        say: 'Flying balloons are never side by side, nor one on top of the other. Corners may touch. One of your two red balloons can launch: which?',
      },
      safety: {
        title: 'The safety truck',
        say: 'The last launch truck may never pass the orange safety truck, and that never passes the lead. Here only one of them can move.',
      },
      numbers: {
        title: 'What balloons score',
        say: 'Flying balloons are counted along altitude 1 from the left, then along 2, 3 and 4. So red-yellow is number 4 and green-red number 5: red has 4 + 5 = 9 points.',
      },
      end: {
        title: 'The end of the road',
        say: 'The game ends with the turn in which the lead truck passes column 12. Red has 9 points, green 8: you are ahead. End it now.',
      },
      last: {
        title: 'One last step',
        say: 'The player who ends the game still advances a balloon, and then all are counted. Which step gives red the most points?',
      },
      score: {
        title: 'The score',
        say: 'Now each balloon shows its number. Red has 3 + 5 + 6 = 14, green 9, purple 6: you win. Now try a real game.',
      },
    },

    right: {
      unpack: (letters: string) => `Good: ${balloon(letters)} is unpacked. The others do the same.`,
      inflate: 'Up it stands. One more step, and it flies.',
      launch: 'It flies! Now watch the others: they move a truck first, then use a balloon.',
      truck: 'It fills the gap. A truck always takes its balloon along.',
      raise: 'Altitude 2. From there it is counted after everything below.',
      neighbours: 'Right: white-yellow only touches its corner.',
      safety: 'Now the last truck may follow.',
      end: 'Past the edge: this turn is the last.',
      last: (score: number) =>
        `Yes: it is number 3 itself, and lifts the numbers of everything above. Red has ${points(score)}.`,
    },

    wrong: {
      notRed: (letters: string) =>
        `That is allowed, but ${balloon(letters)} shows no red: it would score for others.`,
      later: (letters: string) =>
        `That is allowed, but ${balloon(letters)} can wait: finish what is begun, and it flies sooner.`,
      anotherStep: (letters: string) =>
        `${capital(balloon(letters))} could do that. Here try the step that is asked for.`,
      safety: 'Allowed: the safety truck buys time, and nothing else moves. Here move the launch truck.',
      notNow:
        'Allowed, but it gives everybody another turn while you are ahead. Move the lead truck past column 12.',
      less: (score: number, best: number) =>
        `Red would have ${points(score)} after that. Another step makes it ${best}.`,
      nothing: 'That leads nowhere here. Look at what glows.',
    },
  };
};
