/** What colours and tokens are called. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { COLORS, MULTI, PAINT, SAFETY } from '../../data.ts';

export const kinds = (s: Speech) => {
  const { color } = airfield(s);
  const lettersOf = (set: number) => COLORS.filter((_, i) => (set & (1 << i)) !== 0);
  return {
    /** A set of colours as bits: "red", "red and white". */
    colors: (set: number): string => s.list(lettersOf(set).map(color)),
    /** "red", "multicoloured", "safety". */
    kind: (kind: number): string => {
      if (kind === MULTI) return 'multicoloured';
      return kind === SAFETY ? 'safety' : color(COLORS[kind]!);
    },
    /** What a launch brings: "a green and a red token", "a multicoloured token". */
    brings: (balloon: number): string => {
      const paint = PAINT[balloon]!;
      if (paint === 0) return 'a multicoloured token';
      return `${s.list(lettersOf(paint).map((letter) => `a ${color(letter)}`))} token`;
    },
  };
};
