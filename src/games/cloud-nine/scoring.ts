/** Who wins: most points, then fewest cards in hand, then it is shared. */
import type { Result } from '../../contract/index.ts';
import type { CloudState } from './state.ts';

export function result(s: CloudState): Result {
  let best: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const ahead = best.length === 0 ? 1 : compare(s, seat, best[0]!);
    if (ahead > 0) best = [seat];
    else if (ahead === 0) best.push(seat);
  }
  return {
    scores: s.scores.slice(),
    winners: best,
    detail: { cards: s.sizes.slice(), trips: s.trips },
  };
}

/** More than 0 where seat a is ahead of seat b. */
export function compare(s: CloudState, a: number, b: number): number {
  return s.scores[a]! - s.scores[b]! || s.sizes[b]! - s.sizes[a]!;
}
