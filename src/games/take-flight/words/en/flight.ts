/** What every part of the game says of a flight: points, ranks, symbols, and where a choice leads. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { face, plain, signed } from '../../numbers.ts';
import { rankOf } from '../../scoring.ts';

export const RANKS = ['Novice', 'Amateur', 'Pro', 'Expert', 'Legend'] as const;

/** One and several. Sheets that players draw may have symbols of their own. */
const SYMBOLS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  heart: ['a heart', 'hearts'],
  square: ['a square', 'squares'],
  star: ['a star', 'stars'],
  hourglass: ['an hourglass', 'hourglasses'],
};

export const symbolsNamed = (name: string): string => SYMBOLS[name]?.[1] ?? `${name}s`;

/** A token of the tail in a sentence. */
export const tokenNamed = (token: string): string => (token === '<>' ? 'anywhere (↔)' : face(token));

export const flying = (s: Speech) => {
  const points = s.plurals({ one: '# point', other: '# points' });
  const symbol = (name: string) => SYMBOLS[name]?.[0] ?? `a ${name}`;
  return {
    points,
    rank: (score: number) => RANKS[rankOf(score)]!,
    ranks: RANKS,
    /** "a heart" */
    symbol,
    /** "3 hearts" */
    symbols: (n: number, name: string) => s.plural(n, { one: `# ${name}`, other: `# ${symbolsNamed(name)}` }),
    /** "7.04 m" */
    metres: (centimetres: number) =>
      `${s.number(centimetres / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} m`,
    /** "anywhere (↔), +2 and level": what stands on the buttons; an arrow is not read aloud by every screen reader. */
    tokens: (tokens: readonly string[]) => s.list(tokens.map(tokenNamed)),
    /** "up 2", "level", "down 1" */
    steep: (slope: number) => (slope === 0 ? 'level' : `${slope > 0 ? 'up' : 'down'} ${Math.abs(slope)}`),
    /** "5 + 6 = 11": what is written, what is printed above, the wing sum. `level` makes a sum of its own. */
    sum: (printed: readonly number[], { sum, value }: Pick<Flight, 'sum' | 'value'>, level: boolean) =>
      level ? `level makes ${sum}` : `${[value, ...printed].map(plain).join(' + ')} = ${plain(sum)}`,
    /** "−2 + 2 = 0": drag and symbol make the next modifier. */
    nextModifier: (drag: number, effect: number | undefined, modifier: number) =>
      effect === undefined
        ? signed(modifier)
        : `${signed(drag)} ${effect < 0 ? '−' : '+'} ${Math.abs(effect)} = ${signed(modifier)}`,
    /** "climbs 2 to row 5 and a heart, next modifier −4"; `found` is the name of the symbol there. */
    way: ({ slope, row, crash, gain, modifier }: Flight, found: string | undefined): string => {
      const way = slope === 0 ? 'flies level' : `${slope > 0 ? 'climbs' : 'sinks'} ${Math.abs(slope)}`;
      if (crash) return `${way} and crashes`;
      const parts = [`${way} to row ${row}`];
      if (gain > 0) parts.push(`${points(gain)} at the top`);
      if (found !== undefined) parts.push(symbol(found));
      return `${s.list(parts)}, next modifier ${signed(modifier)}`;
    },
  };
};
