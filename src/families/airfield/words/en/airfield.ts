/** What both airfields say in English. */
import type { Who } from '../../../../contract/index.ts';
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { COLUMNS } from '../../formation.ts';

const COLORS: Readonly<Record<string, string>> = {
  B: 'blue',
  G: 'green',
  P: 'purple',
  R: 'red',
  W: 'white',
  Y: 'yellow',
};
const SHAPES = ['the first special shape', 'the second special shape', 'the third special shape'];

const color = (letter: string): string => COLORS[letter] ?? 'unknown';

/** A balloon by its two letters: "green-red", "the first special shape". */
const balloon = (letters: string): string =>
  letters.startsWith('X') ? SHAPES[Number(letters[1]) - 1]! : [...letters].map(color).join('-');

/** "green-red balloon", "the first special shape". */
const piece = (letters: string): string =>
  letters.startsWith('X') ? balloon(letters) : `${balloon(letters)} balloon`;

/** "column 3", "past the edge". */
const where = (space: number): string => (space > COLUMNS ? 'past the edge' : `column ${space}`);
/** "in column 3", "past the edge". */
const place = (space: number): string => (space > COLUMNS ? 'past the edge' : `in column ${space}`);

export const airfield = (s: Speech) => ({
  color,
  balloon,
  piece,
  where,
  place,
  player: subject,
  points: (n: number) => s.plural(n, { one: '# point', other: '# points' }),

  move: {
    launch: (letters: string, column: number) => `Launch ${balloon(letters)} in column ${column}`,
    ascend: (letters: string, column: number, altitude: number) =>
      `Raise ${balloon(letters)} in column ${column} to altitude ${altitude}`,
  },

  told: {
    inflated: (who: Who, letters: string, space: number) =>
      `${subject(who)} inflated ${balloon(letters)} ${place(space)}.`,
    launched: (who: Who, letters: string, column: number) =>
      `${subject(who)} launched ${balloon(letters)} in column ${column}`,
    ascended: (who: Who, letters: string, column: number, altitude: number) =>
      `${subject(who)} raised ${balloon(letters)} in column ${column} to altitude ${altitude}.`,
    revealed: (shown: readonly { who: Who; colors: string }[]) =>
      `The colours are shown: ${s.list(shown.map(({ who, colors }) => `${subject(who)} ${colors}`))}.`,
  },

  describe: {
    /** From left to right. */
    altitude: (altitude: number, flying: readonly { letters: string; column: number }[]) =>
      `Altitude ${altitude}: ${s.list(flying.map(({ letters, column }) => `${balloon(letters)} in column ${column}`))}.`,
    noneFlies: 'No balloon is flying.',
    packed: (letters: readonly string[]) =>
      letters.length ? `Packed: ${s.list(letters.map(balloon))}.` : 'No balloon is packed.',
  },

  board: {
    altitude: (altitude: number) => `altitude ${altitude}`,
    sky: (column: number, altitude: number, letters: string | undefined, lit: boolean) =>
      `column ${column}, altitude ${altitude}: ${letters === undefined ? 'empty' : piece(letters)}${lit ? ', can ascend' : ''}`,
    tray: 'Packed balloons',
    slot: (letters: string, here: boolean) => `${balloon(letters)}, ${here ? 'packed' : 'no longer packed'}`,
    choseBalloon: (letters: string, spaces: readonly number[]) =>
      `You chose ${balloon(letters)}. Now choose an empty truck: ${s.either(spaces.map(where))}.`,
    choseTruck: (space: number) => `You chose the truck ${where(space)}. Now choose a packed balloon.`,
    canLaunch: ', can launch',
    canTake: ', can take a balloon',
    canTakeThis: (letters: string) => `, can take ${balloon(letters)}`,
    chosen: ', chosen',
  },

  scoring: {
    formation: (letters: readonly string[]) =>
      letters.length
        ? `The formation, numbered: ${s.list(letters.map((name, i) => `${i + 1} ${balloon(name)}`))}.`
        : 'No balloon took off.',
    sum: (parts: readonly number[], total: number) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : String(total),
    nothing: 'none flew',
    player: 'Player',
    points: 'Points',
    wins: (winners: number) => (winners > 1 ? 'shares the win' : 'wins'),
  },

  terminal: {
    trucks: 'trucks',
    packed: (names: string) => `Packed: ${names || 'none'}`,
  },
});
