/** What every part of the game says of a flight: points, ranks, symbols, and where a choice leads. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { plain, signed } from '../../numbers.ts';
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

export const flying = (s: Speech) => {
  const points = (n: number) => s.plural(n, { one: '# point', other: '# points' });
  const symbol = (name: string) => SYMBOLS[name]?.[0] ?? `a ${name}`;
  return {
    points,
    rank: (score: number) => RANKS[rankOf(score)]!,
    /** "a heart" */
    symbol,
    /** "3 hearts" */
    symbols: (n: number, name: string) => s.plural(n, { one: `# ${name}`, other: `# ${symbolsNamed(name)}` }),
    /** "7.04 m" */
    metres: (centimetres: number) =>
      `${s.number(centimetres / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} m`,
    /** "+2 and level" */
    tokens: (tokens: readonly string[]) =>
      s.list(tokens.map((token) => (token === '-1' ? plain(-1) : token))),
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
