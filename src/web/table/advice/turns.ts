/** The moves that turned a game: those after which what a seat could expect had changed most. */
import type { Seat } from '../../../contract/index.ts';
import type { Story } from './messages.ts';

export interface Turn {
  /** How many entries stand after the move. */
  readonly n: number;
  /** Whose expectation changed most, and how. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** What is less is no turn, only the noise of an estimate. */
const LEAST = { chance: 0.04, points: 1 } as const;

/** At most so many, in the order in which they were made. */
export function turnsOf({ unit, seats, first, values }: Story, most = 3): Turn[] {
  const turns: Turn[] = [];
  for (let i = 1; i < values.length; i++) {
    const change = (k: number): number => Math.abs(values[i]![k]! - values[i - 1]![k]!);
    // Between two, one loses what the other gains, give or take a rounding.
    const top = seats.reduce((best, _, k) => (change(k) > change(best) + 1e-9 ? k : best), 0);
    if (change(top) < LEAST[unit]) continue;
    turns.push({ n: first + i, seat: seats[top]!, before: values[i - 1]![top]!, after: values[i]![top]! });
  }
  const swing = ({ before, after }: Turn): number => Math.abs(after - before);
  return turns
    .toSorted((a, b) => swing(b) - swing(a))
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n);
}

/** Who was ahead at most points, and at which part of them; undefined in a game of one seat. */
export function longestAhead({ seats, values }: Story): { seat: Seat; share: number } | undefined {
  if (seats.length < 2) return undefined;
  const points = seats.map(() => 0);
  for (const row of values) points[row.indexOf(Math.max(...row))]!++;
  const top = points.indexOf(Math.max(...points));
  return { seat: seats[top]!, share: points[top]! / values.length };
}
