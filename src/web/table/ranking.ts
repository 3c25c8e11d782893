import type { Seat } from '../../contract/index.ts';

export interface Ranked {
  readonly winners: readonly Seat[];
  /** A match that was given up has none. */
  readonly scores?: readonly number[] | undefined;
}

/** Winners first, then by points; a game may let the lower score win, so only the winners tell which way to sort. */
export function ranking(seats: number, { winners, scores }: Ranked): Seat[] {
  const best = scores?.[winners[0] ?? 0] ?? 0;
  const lowWins = scores?.some((score) => score > best) && !scores.some((score) => score < best);
  const points = (seat: Seat) => (scores?.[seat] ?? 0) * (lowWins ? 1 : -1);
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || points(a) - points(b),
  );
}
