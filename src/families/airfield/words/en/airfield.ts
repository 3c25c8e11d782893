/** What both airfields say in English. */
import type { Who } from '../../../../contract/index.ts';
import { object, subject, verb } from '../../../../toolkit/english.ts';
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
/** As they are drawn: X1 is a fish, X2 a star, X3 a moon. */
const SHAPES = ['the fish', 'the star', 'the moon'];

export const color = (letter: string): string => COLORS[letter] ?? 'unknown';

/** A balloon by its two letters: "green-red", "the fish". */
const balloon = (letters: string): string =>
  letters.startsWith('X') ? SHAPES[Number(letters[1]) - 1]! : [...letters].map(color).join('-');

/** "green-red balloon", "the fish". */
const piece = (letters: string): string =>
  letters.startsWith('X') ? balloon(letters) : `${balloon(letters)} balloon`;

/** "column 3", "space 13, past the edge". */
const where = (space: number): string =>
  space > COLUMNS ? `space ${space}, past the edge` : `column ${space}`;
/** "in column 3", "on space 13, past the edge". */
const place = (space: number): string =>
  space > COLUMNS ? `on space ${space}, past the edge` : `in column ${space}`;
/** At the start of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const airfield = (s: Speech) => ({
  color,
  balloon,
  piece,
  where,
  place,
  capital,
  player: subject,
  points: s.plurals({ one: '# point', other: '# points' }),

  /** What is asked while a piece is in the player's hand. */
  ask: {
    launching: (letters: string) => ({
      title: `Launch ${balloon(letters)}`,
      detail: 'Let go in the light above its truck, at altitude 1.',
    }),
    raising: (letters: string) => ({
      title: `Raise ${balloon(letters)}`,
      detail: 'Let go one altitude higher, in its own column.',
    }),
  },

  /** How a match was decided. */
  verdict: {
    /** Colours as words; the balloons of the winner with their numbers, the largest first. */
    won: (
      who: Who,
      colors: string,
      by: number,
      best: readonly { readonly letters: string; readonly number: number }[],
    ) => {
      const lead = `${subject(who)} ${verb(who, 'win', 'wins')} with ${colors}, ${s.plural(by, { one: '# point', other: '# points' })} ahead.`;
      const most = best.map(({ letters, number }) => `${balloon(letters)} (${number})`);
      return most.length === 0 ? lead : `${lead} Most came from ${s.list(most)}.`;
    },
    tied: (all: readonly Who[], points: number) =>
      `${s.list(all.map(subject))} have ${s.plural(points, { one: '# point', other: '# points' })} each: a tie is a shared win.`,
  },

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
      `The colours are shown: ${s.list(shown.map(({ who, colors }) => `${object(who)} ${colors}`))}.`,
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
    which: 'Which one?',
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
    formation: (letters: readonly string[], numbers: readonly number[]) =>
      letters.length
        ? `The formation, numbered: ${s.list(letters.map((name, i) => `${numbers[i]} ${balloon(name)}`))}.`
        : 'No balloon took off.',
    sum: (parts: readonly number[], total: number) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : String(total),
    nothing: 'none flew',
    player: 'Player',
    points: 'Points',
    wins: 'wins',
    shares: 'shares the win',
  },

  terminal: {
    trucks: 'trucks',
    packed: (names: string) => `Packed: ${names || 'none'}`,
  },
});
