/** Which moves of a hint are told as one: no estimate tells them apart. */
import type { Hint } from './messages.ts';

/** Estimates are no better than this: shares of a win, and points. */
const doubt = { chance: 0.03, points: 0.6 } as const;

/** The best move, and those that are about as good. */
export function aboutEqual(hints: readonly Hint[]): readonly Hint[] {
  const [best] = hints;
  if (!best) return [];
  return hints.filter(({ value, unit }) => best.value - value <= doubt[unit]);
}
