import type { RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { FlightRefusal, PositionRefusal } from '../../refusals.ts';

export const words = (s: Speech): RefusalWords<FlightRefusal | PositionRefusal> => ({
  noDie: 'The die has not been rolled for this round yet.',
  over: 'The flight is over.',
  noSeat: 'There is no pilot on this seat.',
  crashed: ({ column }) => `This plane crashed in column ${column}: its flight is over.`,
  written: 'This pilot has written a number this round and waits for the others.',
  noSquare: ({ text, squares }) =>
    `“${text}” is no square of the wings: a move starts with a column from 1 to ${squares}, such as 14 or 15 +2.`,
  filled: ({ square }) => `Square ${square} already holds a number.`,
  notInnermost: ({ square, inner }) =>
    `Square ${square} is not the innermost empty one of its wing: write in ${s.either(inner.map(String))}, or spend <> to write anywhere.`,
  jumpWasted: ({ square }) =>
    `Square ${square} is the innermost empty one of its wing, so <> would be wasted: leave it out.`,
  token: ({ text, tokens }) => `“${text}” is no tail action; after the square write ${s.either(tokens)}.`,
  plusMinus: 'Write +1 or −1 (with a plain minus: -1) to spend +-.',
  twice: ({ action }) => `${action} can be spent only once in a round.`,
  order: ({ tokens }) => `Tail actions are written in this order: ${tokens.join(' ')}.`,
  usedUp: ({ action }) => `${action} has been crossed off this tail.`,
  noDraw: 'Nothing is rolled or thrown now.',
  die: 'A die shows a number from 1 to 6: die 5.',
  throws: ({ seats, most }) =>
    `Throws are ${seats} whole numbers of centimetres from 1 to ${most}, one for each pilot.`,
  setup: 'The set-up of this flight is empty, or holds the sheet that its options name.',

  noPilot: 'A flight has at least one pilot.',
  unfinished: 'The round before is not over: a pilot has still to write.',
  inPart: ({ part, why }, word) => `In “${part}”: ${word(why)}`,
  unknownSheet: ({ id }) => `There is no sheet “${id}”; there are demo and drawn sheets such as drawn-7.`,
});
