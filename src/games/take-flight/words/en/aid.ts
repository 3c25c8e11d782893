/** The player aid, tips on everything that is on the board, and why a player would do what is asked. */
import type { Who } from '../../../../contract/index.ts';
import { object, possessive, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { face, plain, signed } from '../../numbers.ts';
import { flying, RANKS, symbolsNamed } from './flight.ts';
import type { Lead } from './table.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = (s: Speech) => {
  const { points, symbol, symbols, steep, sum, rank } = flying(s);
  return {
    sections: {
      turn: {
        title: 'Your turn',
        steps: [
          '**Wind** = your modifier + the die that everybody has.',
          '**Write** it into the next square of a wing: both are filled from the middle of the plane outwards.',
          '**Wing sum** = what you wrote + the numbers printed above it.',
          '**Slope**: the dashboard turns the sum into rows up or down. You fly one column to the right.',
          '**Next modifier** = the drag of that slope + the modifier of the symbol you reached.',
        ],
      },
      symbols: {
        title: 'Symbols',
        each: (name: string, modifier: number, each: number) =>
          `**${capital(symbolsNamed(name))}**: ${signed(modifier)} to the next modifier, ${points(each)} each.`,
        goal: (steps: readonly (readonly [number, number])[]) =>
          `Flight goal, for symbols of one kind: ${s.list(steps.map(([count, worth]) => `${count} make ${worth}`))} points. Only the highest step that you reach counts.`,
        sets: (each: number) => `Flight goal: ${points(each)} for every set of all symbols.`,
      },
      tail: {
        title: 'The tail',
        text: 'Spend an action before you write. Each is spent once, ↔ twice.',
        actions: {
          '<>': 'Write in any empty square.',
          '=4': 'The wind becomes 4.',
          '+1': 'One more. It shares one action with −1.',
          '-1': 'One less. It shares one action with +1.',
          '+2': 'Two more.',
          '+4': 'Four more.',
          level: 'The wing sum is 7: a level flight without drag.',
        } as Readonly<Record<string, string>>,
      },
      scoring: {
        title: 'Scoring',
        list: (finish: number, ceiling: number) => [
          `**Distance**: the number below the column of your crash; across the whole sky, ${finish} times the height of your last row.`,
          '**Peak**: the height of the highest row you reached.',
          '**Flight goal** and the points of symbols.',
          `**Top edge**: ${points(ceiling)} whenever it stops your climb.`,
          `Ranks: ${s.list([40, 56, 71, 86].map((least, i) => `${RANKS[i + 1]!} from ${least}`))}.`,
        ],
      },
      end: {
        title: 'The end',
        text: (columns: number) =>
          `A dune, or a dive below row 1, is a crash and ends your flight. The game ends when all have crashed, or after ${columns} rounds. Ties are broken by the boxes from left to right; if all are equal, everybody throws a paper plane.`,
      },
    },

    tips: {
      die: (die: number) => ({
        title: `Die: ${die}`,
        text: 'Rolled once a round, the same for all pilots.',
      }),
      modifier: (modifier: number, next: boolean) => ({
        title: `Modifier ${signed(modifier)}`,
        text: next
          ? 'Yours for the next round: drag of your last slope, and the symbol you reached.'
          : 'Added to the die. It came from the drag of your last slope and the symbol you reached.',
      }),
      wind: (modifier: number, die: number) => ({
        title: `Wind ${plain(modifier + die)}`,
        text: `Modifier ${signed(modifier)} and die ${die}: the number that you write into a wing.`,
      }),
      fly: { title: 'Fly', text: 'Writes the number into the square that you chose, and takes off.' },
      full: (square: number, value: number, above: readonly number[]) => ({
        title: `Square ${square}: ${plain(value)}`,
        text: `Written already. With ${s.list(above.map(String))} above it the column made ${plain(value + above.reduce((all, n) => all + n, 0))}.`,
      }),
      open: (lead: Lead, score: number) => ({
        title: `Square ${lead.square}: ${sum(lead.above, lead.flight, lead.level)}`,
        text: lead.flight.crash
          ? `${capital(steep(lead.flight.slope))}: a crash. Your flight would end with ${points(score)}.`
          : `${capital(steep(lead.flight.slope))} to row ${lead.flight.row}${lead.found ? ` and ${symbol(lead.found.name)}` : ''}, next modifier ${signed(lead.flight.modifier)}.`,
      }),
      shut: (square: number, above: readonly number[], jumps: number) => ({
        title: `Square ${square}, below ${s.list(above.map(String))}`,
        text:
          jumps > 0
            ? `Not the next square of its wing, from the middle outwards: it needs ↔. You have ${jumps} of them left.`
            : 'Not the next square of its wing, from the middle outwards, and ↔ is crossed off.',
      }),
      idle: (square: number, above: readonly number[]) => ({
        title: `Square ${square}, below ${s.list(above.map(String))}`,
        text: 'Empty. Numbers above a square are added to what is written in it.',
      }),
      token: (token: string, text: string, left: number) => ({
        title: face(token),
        text: left === 0 ? `${text} Crossed off.` : `${text} ${left > 1 ? `${left} left.` : 'One left.'}`,
      }),
      slope: (sums: string, slope: number, drag: number) => ({
        title: `Wing sum ${sums}`,
        text: `Fly ${steep(slope)}. Drag ${signed(drag)} goes into your next modifier.`,
      }),
      row: (row: number, height: number) => ({
        title: `Row ${row}`,
        text: height > 0 ? `Its height is ${height}.` : 'Too low for a height.',
      }),
      height: (height: number, row: number, peak: number, finish: number) => ({
        title: `Height ${height}`,
        text: `The height of row ${row}. Your peak so far is ${peak}. After the last column, ${finish} times the height of your row is your distance.`,
      }),
      distance: (distance: number, column: number) => ({
        title: `Distance ${distance}`,
        text: `Points of a pilot who crashes in column ${column}.`,
      }),
      count: (
        name: string,
        count: number,
        modifier: number,
        each: number,
        next: readonly [count: number, points: number] | undefined,
      ) => ({
        title: `${symbols(count, name)}, ${points(count * each)}`,
        text: `${signed(modifier)} to the next modifier, ${points(each)} each.${next ? ` ${next[0]} of them make ${points(next[1])} of the flight goal.` : ''}`,
      }),
      symbol: (name: string, modifier: number, each: number, column: number, row: number) => ({
        title: capital(symbol(name)),
        text: `Column ${column}, row ${row}. ${points(each)}, and ${signed(modifier)} to the next modifier of a pilot who ends a round here.`,
      }),
      dune: (column: number, distance: number) => ({
        title: 'Dune',
        text: `A crash: the flight ends in column ${column}, with ${distance} for distance.`,
      }),
      start: (row: number) => ({ title: 'Start', text: `All paths begin in row ${row}.` }),
      plane: (who: Who, row: number, height: number, score: number) => ({
        title: subject(who),
        text: `${verb(who, 'Your', possessive(who))} plane is in row ${row}${height > 0 ? `, height ${height}` : ''}: ${points(score)} so far.`,
      }),
      down: (who: Who, column: number, score: number) => ({
        title: subject(who),
        text: `Crashed in column ${column} with ${points(score)}.`,
      }),
      crowd: (pilots: readonly Who[], more: number) => ({
        title: s.plural(pilots.length + more, { one: '# plane', other: '# planes' }),
        text: `${s.list([...pilots.map(object), ...(more > 0 ? [s.plural(more, { one: '# other', other: '# others' })] : [])])}.`,
      }),
    },

    coach: {
      crash: (crashing: Lead, safe: Lead) =>
        `Square ${crashing.square} would take you into the ground and end your flight. Square ${safe.square} keeps you in the air.`,
      allCrash:
        'Both squares crash. The tail can save you: ↔ for another square, or a number that changes the wind.',
      symbol: (lead: Lead, name: string, each: number, modifier: number) =>
        `Square ${lead.square} ends at ${symbol(name)}: ${points(each)}${modifier === 0 ? '' : `, ${signed(modifier)} to your next wind`}. A few of a kind make a flight goal.`,
      climb: (lead: Lead) =>
        `Square ${lead.square} climbs: height scores at your peak and landing, but this takes ${Math.abs(lead.flight.drag)} from your next wind. See what comes after it.`,
      sink: (lead: Lead) =>
        `Both squares sink; ${lead.square} loses less height. Sinking gives wind back: your next modifier would be ${signed(lead.flight.modifier)}.`,
      level: (lead: Lead) =>
        `Square ${lead.square} flies level and leaves your next wind as it is. Sinking would make it stronger.`,
      token:
        'What you spend is crossed off for good. Spend it where it wins a symbol or a goal, or where it saves you from a crash.',
      crashing: (score: number) =>
        `This ends your flight with ${points(score)}, ${rank(score)}. Look at the other square or the tail first.`,
      picked: (lead: Lead, least: number, most: number) =>
        `After it your wind will be from ${plain(least)} to ${plain(most)}, whatever is rolled. ${lead.flight.modifier < -2 ? 'That is weak: keep some height for it.' : lead.flight.modifier > 0 ? 'That is strong: time to climb.' : 'Press Fly, or the square again, to write it.'}`,
    },
  };
};
