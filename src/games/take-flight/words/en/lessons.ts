/** The lesson of Take Flight!, step by step, and what is answered to every try. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { plain } from '../../numbers.ts';
import { flying } from './flight.ts';
import type { Lead } from './table.ts';

export const words = (s: Speech) => {
  const { tokens, symbol, sum, steep } = flying(s);
  /** "Square 13: 4 + 5 = 9, up 1" */
  const what = ({ square, above, flight, level }: Lead) =>
    `Square ${square}: ${sum(above, flight, level)}, ${steep(flight.slope)}`;
  const where = ({ flight, found }: Lead) =>
    flight.crash ? 'into the ground' : found ? `to ${symbol(found.name)}` : 'to an empty square of the sky';
  return {
    title: 'First flight',
    about: 'Wind, wings, slope and drag, symbols, the tail, and a landing.',

    idea: {
      title: 'One die, a plane for each',
      say: 'All pilots fly the same die, each on a sheet of their own. Every round takes your plane one column to the right: fly far, fly high, and through the symbols.',
    },
    wind: {
      title: 'Wind = modifier + die',
      say: 'The die is the same for all; the modifier is your own and comes from your last flight. Here −1 and a 4 make a wind of 3. That is the number you write.',
    },
    write: {
      title: 'Write it into a wing',
      say: 'Wings are filled from the middle of the plane outwards: the left one from 14 down, the right one from 15 up. Write the 6 in square 14, below the printed 6.',
      right: 'The numbers of the column add up: 6 + 6 = 12. That is your wing sum.',
      other: (lead: Lead) =>
        `${what(lead)}. That is allowed, but too little to climb. Square 14 has a 6 above it.`,
    },
    slope: {
      title: 'The wing sum is your slope',
      say: 'The dashboard turns 12 into slope +2: two rows up. Its drag, −2, goes into your next modifier: who climbs steeply has less wind after it.',
    },
    heart: {
      title: 'Aim for a symbol',
      say: 'Dotted lines show where each lit square leads. A heart is 3 points: find the square that takes you to it.',
      right: 'One down, into the heart: 3 points. Drag +1 and the heart’s −2 make the next modifier −1.',
      other: (lead: Lead) =>
        `${what(lead)}: it flies past the heart. The heart is one row down, so a smaller wing sum is better.`,
    },
    symbols: {
      title: 'What symbols do',
      say: 'Each symbol has points, and changes your next wind: a heart is 3 points and −2, a square 2 and 0, a star 1 and +1, an hourglass 0 and +2. Your symbols are counted here.',
    },
    tail: {
      title: 'The tail helps',
      say: 'A wind of 3 would pass below the next heart. Lay out +1 from the tail, and then write in square 13. A tail action is crossed off for good.',
      right: '4 + 5 = 9: up one, into the second heart.',
      bare: (lead: Lead) =>
        `${what(lead)}, ${where(lead)}. Nothing of the tail was laid out: first press +1.`,
      other: (lead: Lead, spent: readonly string[]) =>
        `With ${tokens(spent)}, ${what(lead)}, ${where(lead)}. It takes a wing sum of 9 or 10 to reach the heart: +1 and square 13.`,
    },
    goal: {
      title: 'Flight goals',
      say: 'Symbols of one kind also make a flight goal: 2 of them are 1 point more, 4 make 3, 6 make 6, 8 make 10. You have 2 hearts. 2/4 says that the next step comes with 4.',
    },
    anywhere: {
      title: '↔ writes anywhere',
      say: 'With ↔ any empty square will do. Square 20 has 6 and a tower of 2 above it. Lay out ↔ and write the 5 there.',
      right:
        '5 + 6 + 2 = 13: three up, to a heart at once. But −3 and −2 make a modifier of −5: the next wind will be weak.',
      bare: (lead: Lead) =>
        `${what(lead)}. That needs no ↔, and none is spent. Lay ↔ out, and then choose square 20.`,
      other: (lead: Lead) => `${what(lead)}. Allowed, but 20 has more above it: 6 + 2.`,
    },
    crash: {
      title: 'Mind the ground',
      say: 'Below row 1, and in a dune, you crash: your flight is over, and your distance is the number below that column. Write this 1 where you stay in the air.',
      right: '1 + 6 = 7: level. Nothing is gained, and you still fly.',
      other: (lead: Lead) =>
        lead.flight.crash
          ? `${what(lead)}, below the ground: a crash in the first column, worth 1 point of distance. Take the other square.`
          : `${what(lead)}. That keeps you up as well, but there is a way that spends nothing.`,
    },
    landing: {
      title: 'Across the whole sky',
      say: 'Who is still flying after column 24 has landed: distance is then three times the height label of the last row. Also scored is your peak, the label of the highest row you reached.',
    },
    score: {
      title: 'What counts',
      say: 'Distance, peak, flight goals and the points of symbols make your total. 40 points are an Amateur’s, 56 a Pro’s, 71 an Expert’s, and 86 a Legend’s. Now try it with others.',
    },

    /** The move would do, but spends something for nothing. */
    spare: (spent: readonly string[]) =>
      `You may, but it crosses off ${tokens(spent)} for nothing. Leave the tail for later: press it once more to take it back.`,

    /** Answers to tries of what cannot be done. */
    refuse: {
      full: (square: number) => `Square ${square} already holds a number. Nothing is written twice.`,
      notInner: (square: number, inner: readonly number[]) =>
        `Square ${square} is not the next one of its wing: wings are filled from the middle outwards. Open are ${s.list(inner.map(String))}; any other needs ↔.`,
      crossedOff: 'This action is crossed off: each is spent once, ↔ twice.',
      sky: 'You do not choose the square of the sky. Write a number into a wing, and its slope takes you there.',
      dashboard: 'The dashboard is only read: the wing sum picks its column.',
      die: (die: number) => `The die is rolled once for everybody: it stays ${die}.`,
      number: 'This number follows from the die and your last flight. What you choose is the square.',
      count: 'Symbols are counted by flying through them. Choose a lit square of the wings.',
      axis: 'These numbers are read when the points are counted. Choose a lit square of the wings.',
      plane: 'The plane flies by itself once you have written a number. Choose a lit square of the wings.',
      else: (value: number) => `Write ${plain(value)} into a lit square of the wings.`,
    },
  };
};
