/** A playout policy and priors for games that can say at a glance how much a seat likes a move. */
import type { Rng, SearchHints } from '../../contract/index.ts';

/** The best liked of a few moves is played. */
export const TRIES = 3;
/** How much more often a move is tried that is liked more. */
const EAGERNESS = 0.7;

export function byLiking<S>(
  liking: (s: S, seat: number, move: number) => number,
): Required<Pick<SearchHints<S, number>, 'policy' | 'priors'>> {
  return {
    policy(s: S, seat: number, moves: readonly number[], count: number, rng: Rng): number {
      let best = rng.below(count);
      let top = liking(s, seat, moves[best]!);
      for (let i = 1; i < TRIES; i++) {
        const index = rng.below(count);
        const likes = liking(s, seat, moves[index]!);
        if (likes <= top) continue;
        top = likes;
        best = index;
      }
      return best;
    },
    priors(s: S, seat: number, moves: readonly number[], count: number, out: Float64Array): void {
      for (let i = 0; i < count; i++) out[i] = Math.exp(EAGERNESS * liking(s, seat, moves[i]!));
    },
  };
}
