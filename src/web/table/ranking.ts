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

/** The seats by their points if the game ended now; none where the viewer may not know all of them. */
export function standingsOf(points: readonly (number | undefined)[], lowWins: boolean): readonly Seat[] {
  if (points.includes(undefined)) return [];
  const known = points as readonly number[];
  return [...known.keys()].sort((a, b) => (known[b]! - known[a]!) * (lowWins ? -1 : 1));
}

/** The place of each seat, from 1: equal points share one, and so do all winners. */
export function placesOf(order: readonly Seat[], { winners, scores }: Ranked): ReadonlyMap<Seat, number> {
  const places = new Map<Seat, number>();
  const won = (seat: Seat) => winners.includes(seat);
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    const alike =
      above !== undefined && won(above) === won(seat) && (won(seat) || scores?.[above] === scores?.[seat]);
    places.set(seat, alike ? places.get(above)! : i + 1);
  }
  return places;
}
