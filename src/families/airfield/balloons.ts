/** The balloons of a game by the letters of its colours. */

/** A balloon's number: its place among the balloons of its game. */
export type Balloon = number;

/** One regular balloon for each pair of colours, then three special shapes without a colour. */
export const balloonsOf = (colors: readonly string[]): readonly string[] =>
  Object.freeze([
    ...colors.flatMap((first, i) => colors.slice(i + 1).map((second) => first + second)),
    'X1',
    'X2',
    'X3',
  ]);

/** The colours of each balloon as a set of bits; none for special shapes. */
export const paintOf = (balloons: readonly string[], colors: readonly string[]): readonly number[] =>
  balloons.map((name) =>
    colors.reduce((set, letter, i) => (name.includes(letter) ? set | (1 << i) : set), 0),
  );
