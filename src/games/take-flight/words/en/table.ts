/** What players read and hear at a table of Take Flight! */
import type { Who } from '../../../../contract/index.ts';
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { plain, signed } from '../../numbers.ts';
import { board } from './board.ts';
import { flying } from './flight.ts';

/** A number that was written, and the tokens spent on it. */
interface Writing {
  readonly who: Who;
  readonly value: number;
  readonly square: number;
  readonly spent: readonly string[];
}

export const words = (s: Speech) => {
  const { points, rank, symbol, symbols, metres, tokens, way } = flying(s);
  const spending = (spent: readonly string[]) => (spent.length === 0 ? '' : ` with ${tokens(spent)}`);
  const wrote = ({ who, value, square, spent }: Writing) =>
    `${subject(who)} wrote ${plain(value)} in square ${square}${spending(spent)}`;
  return {
    /** A player by itself: in a list, at a card. */
    name: subject,

    ask: (round: number, rounds: number, die: number, modifier: number, free: readonly number[]) => ({
      title: `Write ${plain(modifier + die)} into your wings`,
      detail: `Round ${round} of ${rounds}: die ${die}, modifier ${signed(modifier)}. Free squares: ${s.list(free.map(String))}.`,
    }),

    /** `found` is the name of the symbol that is reached. */
    move: (square: number, spent: readonly string[], flight: Flight, found: string | undefined) =>
      `Write ${plain(flight.value)} in square ${square}${spending(spent)}: wing sum ${plain(flight.sum)}, ${way(flight, found)}`,

    events: {
      rolled: (round: number, die: number) => `Round ${round}: the die shows ${die}.`,
      flew: (writing: Writing, row: number, column: number, found: string | undefined, gain: number) => {
        const parts = [
          ...(found === undefined ? [] : [symbol(found)]),
          ...(gain > 0 ? [`${points(gain)} for the top`] : []),
        ];
        const more = parts.length === 0 ? '' : `: ${s.list(parts)}`;
        return `${wrote(writing)} and flew to row ${row} of column ${column}${more}.`;
      },
      crashed: (writing: Writing, column: number) => `${wrote(writing)} and crashed in column ${column}.`,
      landed: (who: Who, height: number) => `${subject(who)} crossed the whole sky, ${height} high.`,
      threw: (best: readonly Who[], farthest: number) =>
        `The boxes are tied, so everybody threw a paper plane: ${s.list(best.map(subject))} threw farthest, ${metres(farthest)}.`,
    },

    /** Under a name. */
    about: {
      over: (score: number) => `${points(score)}, ${rank(score)}`,
      crashed: (column: number, score: number) => `crashed in column ${column}, ${points(score)}`,
      flying: (row: number, score: number) => `row ${row}, ${points(score)} so far`,
    },

    describe: {
      notRolled: 'The first die has not been rolled.',
      round: (round: number, rounds: number, die: number) =>
        `Round ${round} of ${rounds}, the die shows ${die}.`,
      waiting: (pilots: number) =>
        s.plural(pilots, { one: '# pilot still has to write.', other: '# pilots still have to write.' }),
      /** `seat` is undefined for the reader. */
      flying: (seat: number | undefined, row: number, height: number, score: number, modifier: number) =>
        `${pilot(seat)} ${seat === undefined ? 'are' : 'is'} in row ${row}, height ${height || 'none'}, with ${points(score)} so far and modifier ${signed(modifier)}.`,
      crashed: (seat: number | undefined, column: number, score: number) =>
        `${pilot(seat)} crashed in column ${column} with ${points(score)}.`,
      wings: (written: readonly (readonly [square: number, value: number])[]) =>
        written.length === 0
          ? 'The wings are empty.'
          : `Wings: ${s.list(written.map(([square, value]) => `${square} holds ${plain(value)}`))}.`,
      /** Squares with what is printed above them. */
      free: (squares: readonly (readonly [square: number, printed: number])[]) =>
        `The innermost empty squares are ${s.list(squares.map(([square, printed]) => `${square} below ${printed}`))}.`,
      tail: (left: readonly (readonly [action: string, count: number])[]) =>
        left.length === 0
          ? 'Nothing is left in the tail.'
          : `Left in the tail: ${s.list(left.map(([action, count]) => s.plural(count, { one: action, other: `${action} # times` })))}.`,
      symbols: (counts: readonly (readonly [count: number, name: string])[]) =>
        `Flown through: ${s.list(counts.map(([count, name]) => symbols(count, name)))}.`,
      others: (others: number, inTheAir: number, best: number) =>
        `Of ${s.plural(others, { one: '# other pilot', other: '# other pilots' })} ${inTheAir} still in the air; the best of them has ${points(best)}.`,
    },

    board: board(s),
  };
};

const pilot = (seat: number | undefined): string => (seat === undefined ? 'You' : `Pilot ${seat + 1}`);

/** The rule that forbids it, or what to write instead. */
