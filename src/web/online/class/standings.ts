/** Who is ahead, while a match is played and at its end. */
import type { Result, Seat } from '../../../contract/index.ts';
import { placesOf, ranking } from '../../table/ranking.ts';

export interface Standing {
  readonly seat: Seat;
  /** From 1; equal points share one. */
  readonly place: number;
  /** Undefined where spectators may not know. */
  readonly points: number | undefined;
}

/** By the points that each would have if it ended now; where none are known, by seat. */
export function standingsNow(points: readonly (number | undefined)[], lowWins: boolean): Standing[] {
  const worth = (seat: Seat): number => {
    const known = points[seat];
    return known === undefined ? Number.NEGATIVE_INFINITY : lowWins ? -known : known;
  };
  const order = [...points.keys()].sort((a, b) => worth(b) - worth(a) || a - b);
  const places = placesOf(order, { winners: [], scores: points.map((_, seat) => worth(seat)) });
  return order.map((seat) => ({ seat, place: places.get(seat)!, points: points[seat] }));
}

export function standingsAtEnd(result: Pick<Result, 'winners' | 'scores'>): Standing[] {
  const order = ranking(result.scores.length, result);
  const places = placesOf(order, result);
  return order.map((seat) => ({ seat, place: places.get(seat)!, points: result.scores[seat] }));
}
