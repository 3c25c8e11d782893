/** What players read and hear at a table of Take Flight! */
import type { Who } from '../../../../contract/index.ts';
import { object, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { plain, signed } from '../../numbers.ts';
import { board } from './board.ts';
import { flying, tokenNamed } from './flight.ts';

/** A number that was written, and the tokens spent on it. */
interface Writing {
  readonly who: Who;
  readonly value: number;
  readonly square: number;
  readonly spent: readonly string[];
}

/** A square and where it leads. */
export interface Lead {
  readonly square: number;
  /** The numbers printed above it. */
  readonly above: readonly number[];
  /** The wing sum is made by `level`. */
  readonly level: boolean;
  readonly flight: Flight;
  /** The symbol that is reached. */
  readonly found: { readonly name: string; readonly modifier: number; readonly points: number } | undefined;
}

export const words = (s: Speech) => {
  const { points, rank, ranks, symbol, symbols, metres, tokens, way, steep, sum, nextModifier } = flying(s);
  const makes = ({ above, flight, level }: Lead) => `${sum(above, flight, level)}, ${steep(flight.slope)}`;
  const leads = (all: readonly Lead[]) =>
    all
      .map((lead) => {
        const end = lead.flight.crash ? ', a crash' : lead.found ? `, ${symbol(lead.found.name)}` : '';
        return `In ${lead.square}: ${makes(lead)}${end}.`;
      })
      .join(' ');
  const inOneOf = (all: readonly Lead[]) => `in square ${s.either(all.map(({ square }) => String(square)))}`;
  const spending = (spent: readonly string[]) => (spent.length === 0 ? '' : ` with ${tokens(spent)}`);
  const wrote = ({ who, value, square, spent }: Writing) =>
    `${subject(who)} wrote ${plain(value)} in square ${square}${spending(spent)}`;
  return {
    /** A player by itself: in a list, at a card. */
    name: subject,
    /** What chance is about to do. */
    drawing: { roll: 'The die is rolling', throw: 'A tie: paper planes are thrown' },

    ask: {
      /** The two squares that need nothing, and what each makes of the wind. */
      write: (round: number, rounds: number, all: readonly Lead[]) => ({
        title: `Write ${plain(all[0]!.flight.value)} ${inOneOf(all)}`,
        detail: `Round ${round} of ${rounds}. ${leads(all)}`,
      }),
      /** Tokens of the tail are laid out. */
      laid: (spent: readonly string[], all: readonly Lead[]) => ({
        title: `With ${tokens(spent)}: write ${plain(all[0]!.flight.value)} ${inOneOf(all)}`,
        detail: leads(all),
      }),
      anywhere: (spent: readonly string[], value: number) => ({
        title: `With ${tokens(spent)}: write ${plain(value)} in any empty square`,
        detail: 'All empty squares are lit. ↔ is crossed off only for a square that needs it.',
      }),
      /** A square is aimed at; `score` is the total then. */
      square: (lead: Lead, column: number, height: number, score: number) => {
        const { flight, found } = lead;
        const title = `Square ${lead.square}: ${makes(lead)}`;
        if (flight.crash)
          return { title, detail: `A crash in column ${column}: your flight ends with ${points(score)}.` };
        const place = `Row ${flight.row}${height > 0 ? `, height ${height}` : ''}`;
        const more = [
          ...(found ? [symbol(found.name)] : []),
          ...(flight.gain > 0 ? [`${points(flight.gain)} for the top edge`] : []),
        ];
        const what = more.length === 0 ? place : `${place}: ${s.list(more)}`;
        return {
          title,
          detail: `${what}. Next modifier ${nextModifier(flight.drag, found?.modifier, flight.modifier)}. ${points(score)} so far.`,
        };
      },
    },

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
      flying: (row: number, height: number) => (height > 0 ? `row ${row}, height ${height}` : `row ${row}`),
    },

    describe: {
      notRolled: 'The first die has not been rolled.',
      round: (round: number, rounds: number, die: number) =>
        `Round ${round} of ${rounds}, the die shows ${die}.`,
      waiting: s.plurals({ one: '# pilot still has to write.', other: '# pilots still have to write.' }),
      flying: (who: Who, row: number, height: number, score: number, modifier: number) =>
        `${subject(who)} ${verb(who, 'are', 'is')} in row ${row}, ${height > 0 ? `height ${height}` : 'too low for a height'}, with ${points(score)} so far and modifier ${signed(modifier)}.`,
      crashed: (who: Who, column: number, score: number) =>
        `${subject(who)} crashed in column ${column} with ${points(score)}.`,
      /** Where names are not known. */
      pilot: (seat: number) => `Pilot ${seat + 1}`,
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
          : `Left in the tail: ${s.list(left.map(([action, count]) => s.plural(count, { one: tokenNamed(action), other: `${tokenNamed(action)} # times` })))}.`,
      symbols: (counts: readonly (readonly [count: number, name: string])[]) =>
        `Flown through: ${s.list(counts.map(([count, name]) => symbols(count, name)))}.`,
      others: (others: number, inTheAir: number, best: number) =>
        `Of ${s.plural(others, { one: '# other pilot', other: '# other pilots' })} ${inTheAir} still in the air; the best of them has ${points(best)}.`,
    },

    /** What decided it. */
    verdict: {
      /** Alone: the rank, and what the next one needs. */
      alone: (score: number, next: { readonly rank: number; readonly missing: number } | undefined) =>
        next === undefined
          ? `${points(score)} make a ${rank(score)}: there is no higher rank.`
          : `${points(score)} make ${rank(score) === 'Amateur' || rank(score) === 'Expert' ? 'an' : 'a'} ${rank(score)}. ${ranks[next.rank]} begins ${points(next.missing)} higher.`,
      /** What others score alone, on the sheet of the demo. */
      usual: (withoutTail: number, strongest: number) =>
        `On average the best possible pilot scores ${withoutTail} without a tail, and Storm, the strongest bot, ${strongest} with it.`,
      points: (winner: Who, second: Who, by: number, score: number) =>
        `${subject(winner)} ${verb(winner, 'are', 'is')} ${points(by)} ahead of ${object(second)}, ${score} to ${score - by}.`,
      /** Equal points: the first box that differs. */
      box: (winner: Who, second: Who, score: number, box: string, higher: number, lower: number) =>
        `${subject(winner)} and ${object(second)} both have ${points(score)}. The boxes decide, from left to right, and the first that differs is “${box}”: ${higher} for ${object(winner)}, ${lower} for ${object(second)}.`,
      throws: (
        tied: readonly Who[],
        score: number,
        pilots: number,
        best: readonly Who[],
        farthest: number,
        behind: boolean,
      ) => {
        const tie = `${s.list(tied.map((who, i) => (i === 0 ? subject(who) : object(who))))} led with ${points(score)} each and every box equal.`;
        const all = pilots === tied.length ? 'So they' : `So all ${s.number(pilots)} pilots`;
        const end =
          best.length > 1
            ? `${s.list(best.map((who, i) => (i === 0 ? subject(who) : object(who))))} threw equally far, ${metres(farthest)}, and share the win.`
            : `${subject(best[0]!)} threw farthest, ${metres(farthest)}.`;
        const why = behind ? ' The farthest throw wins, whatever its pilot’s points.' : '';
        return `${tie} ${all} threw their sheets as paper planes: ${end}${why}`;
      },
      own: (rankOf: number, pilots: number, score: number) =>
        `You came ${s.ordinal(rankOf, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} of ${pilots} with ${points(score)}.`,
    },

    board: board(s),
  };
};
