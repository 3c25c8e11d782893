/** What the board says: labels, names of squares for people who listen, and what a choice would do. */
import type { Flight } from '../flight.ts';
import type { Tables } from '../sheet/index.ts';
import { flightWords, metres, plain, signed } from '../words.ts';
import type { Choice } from './choices.ts';

const TOKENS: Readonly<Record<string, string>> = {
  '<>': 'any square',
  '+1': 'one more',
  '-1': 'one less',
  level: 'wing sum 7',
};
const tokenSense = (token: string): string =>
  TOKENS[token] ?? (token.startsWith('=') ? `makes it ${token.slice(1)}` : `adds ${token.slice(1)}`);

export const boardWords = {
  wings: 'Wings',
  tail: 'Tail',
  dashboard: 'Dashboard',
  wingSum: 'Wing sum',
  slope: 'Slope',
  drag: 'Drag',
  leaders: 'Leaders',
  modifier: 'modifier',
  die: 'die',
  wind: 'wind',
  fly: 'Fly',

  /** What stands on a token. */
  face: (token: string) => (token === '<>' ? '↔' : token === '-1' ? '−1' : token),
  sense: tokenSense,
  token: (token: string, left: number) =>
    `${token === '<>' ? 'Anywhere' : token === '-1' ? 'minus 1' : token}: ${tokenSense(token)}, ${left === 0 ? 'crossed off' : left === 1 ? 'one left' : `${left} left`}`,

  holds: (square: number, printed: string, value: number) =>
    `square ${square} below ${printed}: holds ${plain(value)}`,
  shut: (square: number, printed: string, anywhere: boolean) =>
    `square ${square} below ${printed}: empty${anywhere ? ', needs ↔' : ''}`,
  open: (t: Tables, printed: string, { square, flight }: Choice) =>
    `square ${square} below ${printed}: write ${plain(flight.value)}, wing sum ${plain(flight.sum)}, ${flightWords(t, flight)}`,

  sums: (least: number | null, above: number | undefined) =>
    least === null ? `≤${(above ?? 1) - 1}` : above === undefined ? `${least}+` : `${least}–${above - 1}`,
  signed,
  plain,

  /** The preview, in three short parts. */
  sum: (printed: number, { sum, value, slope, crash, row, gain }: Flight, level: boolean) => {
    const total = level ? `level: ${sum}` : `${plain(value)} + ${printed} = ${plain(sum)}`;
    const way = slope === 0 ? 'level' : `${slope > 0 ? 'up' : 'down'} ${Math.abs(slope)}`;
    const end = crash ? 'crash!' : `row ${row}${gain > 0 ? `, +${gain} points` : ''}`;
    return { total, way: `${way} → ${end}` };
  },
  next: (drag: number, effect: number | undefined, modifier: number) =>
    effect === undefined
      ? `next ${signed(modifier)}`
      : `next ${signed(drag)} ${effect < 0 ? '−' : '+'} ${Math.abs(effect)} = ${signed(modifier)}`,
  choose: 'Choose a lit square. A tap on the tail changes what it does.',
  watching: 'Waiting for the other pilots.',
  crashed: (column: number) => `Crashed in column ${column}.`,
  over: 'The flight is over.',
  notYet: 'The die is about to be rolled.',
  short: ({ square, flight }: Choice) =>
    `Square ${square}: wing sum ${plain(flight.sum)}, ${flight.crash ? 'a crash' : `row ${flight.row}`}`,
  heard: (value: number, parts: readonly string[]) => `You would write ${plain(value)}. ${parts.join('; ')}.`,

  path: (rows: readonly number[]) =>
    rows.length === 0
      ? 'The flight area; no column flown yet'
      : `The flight area; path through rows ${rows.join(', ')}`,
  points: (points: number) => `${points}`,

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
  symbolBox: (name: string) => (name.endsWith('s') ? `${name}es` : `${name}s`),
  throws: 'The boxes are tied: everybody throws a paper plane, and the farthest wins.',
  metres,
  more: (count: number) => `and ${count} more`,
} as const;
