/** Labels of the board, names of squares for people who listen, and what a choice would do. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { plain } from '../../numbers.ts';
import { flying, symbolsNamed } from './flight.ts';

const TOKENS: Readonly<Record<string, string>> = {
  '<>': 'any square',
  '+1': 'one more',
  '-1': 'one less',
  level: 'wing sum 7',
};
const sense = (token: string): string =>
  TOKENS[token] ?? (token.startsWith('=') ? `makes it ${token.slice(1)}` : `adds ${token.slice(1)}`);

export const board = (s: Speech) => {
  const { points, rank, metres, way, steep, sum, nextModifier } = flying(s);
  const under = (square: number, above: readonly number[]) =>
    `square ${square} below ${s.list(above.map(String))}`;
  return {
    wings: 'Wings',
    tail: 'Tail',
    dashboard: 'Dashboard',
    wingSum: 'Wing sum',
    slope: 'Slope',
    drag: 'Drag',
    /** At the axes of the sky. */
    row: 'row',
    height: 'height',
    symbols: 'Symbols flown through',
    /** "2/4": so many of the next step of the goal. */
    ofGoal: (count: number, goal: number) => `${count}/${goal}`,
    /** What a symbol does to the next modifier, and its points. */
    worth: (modifier: string, each: number) => `${modifier} · ${each} pt`,
    modifier: 'modifier',
    die: 'die',
    wind: 'wind',
    fly: 'Fly',
    /** A symbol's picture. */
    mark: (name: string) => name,
    rank,

    sense,
    token: (token: string, left: number) => {
      const name = token === '<>' ? 'Anywhere' : token === '-1' ? 'minus 1' : token;
      const rest = left === 0 ? 'crossed off' : s.plural(left, { one: 'one left', other: '# left' });
      return `${name}: ${sense(token)}, ${rest}`;
    },

    /** Squares with the numbers above them. */
    holds: (square: number, above: readonly number[], value: number) =>
      `${under(square, above)}: holds ${plain(value)}`,
    shut: (square: number, above: readonly number[], anywhere: boolean) =>
      `${under(square, above)}: empty${anywhere ? ', needs anywhere (↔)' : ''}`,
    open: (square: number, above: readonly number[], flight: Flight, found: string | undefined) =>
      `${under(square, above)}: write ${plain(flight.value)}, wing sum ${plain(flight.sum)}, ${way(flight, found)}`,

    /** The preview, in three short parts. */
    total: sum,
    way: ({ slope, crash, row, gain }: Flight) => {
      const end = crash ? 'crash!' : `row ${row}${gain > 0 ? `, +${points(gain)}` : ''}`;
      return `${steep(slope)} → ${end}`;
    },
    next: (drag: number, effect: number | undefined, modifier: number) =>
      `next modifier ${nextModifier(drag, effect, modifier)}`,
    choose: 'Wind + the numbers above a square = wing sum. The dashboard tells its slope.',
    watching: 'Waiting for the other pilots.',
    crashed: (column: number) => `Crashed in column ${column}.`,
    over: 'The flight is over.',
    notYet: 'The die is about to be rolled.',
    /** What laid tokens make of the innermost squares. */
    heard: (value: number, choices: readonly { readonly square: number; readonly flight: Flight }[]) => {
      const parts = choices.map(
        ({ square, flight }) =>
          `Square ${square}: wing sum ${plain(flight.sum)}, ${flight.crash ? 'a crash' : `row ${flight.row}`}`,
      );
      return `You would write ${plain(value)}. ${parts.join('; ')}.`;
    },

    path: (rows: readonly number[]) =>
      rows.length === 0
        ? 'The flight area; no column flown yet'
        : `The flight area; path through rows ${s.list(rows.map(String))}`,

    box: {
      distance: 'Distance',
      peak: 'Peak',
      build: 'Build goal',
      goal: 'Flight goal',
      top: 'Top edge',
      total: 'Total',
      rank: 'Rank',
      pilot: 'Pilot',
    },
    /** The same where there is little room. */
    shortBox: { distance: 'Dist.', goal: 'Goal', top: 'Top' },
    symbolBox: symbolsNamed,
    /** On a screen for all. */
    round: (round: number, of: number) => `Round ${s.number(round)} of ${s.number(of)}`,
    begins: 'The first die is about to be rolled',
    flown: 'All have landed',
    planes: s.plurals({ one: 'One plane', other: '# planes in one sky' }),
    throws: 'The boxes are tied: everybody throws a paper plane, and the farthest wins.',
    metres,
    /** A pilot of a crowd, with the place that points and boxes give. */
    placed: (place: number, name: string) => `${place}. ${name}`,
    all: (pilots: number) => `All ${s.number(pilots)} pilots`,
    more: (count: number) => `and ${s.number(count)} more`,
  };
};
