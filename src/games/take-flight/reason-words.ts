/** Why a move, in sentences: every number in them is counted, none is guessed. */
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const soFar = (before: number, after: number): string =>
  after === before ? `${points(after)} so far, as before` : `${points(after)} so far instead of ${before}`;

/** How many of the six dice of the next round would leave no way but down. */
function danger(dice: number): string {
  if (dice === 0) return 'no die can bring you down next';
  if (dice === 6) return 'every die brings you down next, unless the tail helps';
  return `${dice} of 6 dice ${dice === 1 ? 'brings' : 'bring'} you down next, unless the tail helps`;
}

export const reasonWords = {
  crash: (column: number, total: number) =>
    `Crashes in column ${column}: the flight ends with ${points(total)}.`,
  lands: (way: string, total: number) => `${capital(way)}: the flight ends with ${points(total)}.`,
  flies: (way: string, before: number, after: number, dice: number) =>
    `${capital(way)}: ${soFar(before, after)}, and ${danger(dice)}.`,
} as const;
