/** Levels that a person feels: one search, at three strengths. */
import type { Game, Hints, Move, Rng, SearchLevel } from '../contract/index.ts';
import type { Bot, BotKind, Budget, Effort } from './bot.ts';
import { type Found, Search } from './search/search.ts';

/** About a second a move on a phone. */
export const USUAL_BUDGET: Budget = { ms: 1000 };

const LEVELS = {
  /** A beginner: sees a few things, and does not always do what looks best. */
  breeze: { iterations: 30, slip: 0.06 },
  gust: { iterations: 150 },
  storm: {},
} as const satisfies Record<string, SearchLevel>;

const level = (id: keyof typeof LEVELS): BotKind => ({
  id,
  make: (game, hints, budget = USUAL_BUDGET) =>
    thinker(game, hints, budget, { ...LEVELS[id], ...hints.search?.levels?.[id] }),
});

export const breeze = level('breeze');
export const gust = level('gust');
export const storm = level('storm');

/** A bot that searches as hard as its level and budget allow. */
function thinker<S>(game: Game<S>, hints: Hints<S>, budget: Budget, how: SearchLevel): Bot<S> {
  const search = new Search(game, hints);
  const effort: Effort = { moves: 0, iterations: 0, ms: 0 };
  const buffer: Move[] = [];
  const most = within(budget, how);
  return {
    effort,
    choose(view, seat, rng) {
      if (game.moves(view, seat, buffer) === 1) return buffer[0]!;
      const found = search.run(view, seat, most, rng);
      effort.moves++;
      effort.iterations += search.iterations;
      effort.ms += search.ms;
      return how.slip ? slip(found, how.slip, rng) : found[0]!.move;
    },
  };
}

function within({ ms, iterations, clock }: Budget, how: SearchLevel): Budget {
  const least = Math.min(iterations ?? Number.POSITIVE_INFINITY, how.iterations ?? Number.POSITIVE_INFINITY);
  return {
    ...(ms === undefined ? {} : { ms: ms * (how.share ?? 1) }),
    ...(least === Number.POSITIVE_INFINITY ? {} : { iterations: least }),
    ...(clock === undefined ? {} : { clock }),
  };
}

const GRAIN = 1 << 20;

/** Any of the moves that were looked at, the better the likelier. */
function slip(found: readonly Found[], width: number, rng: Rng): Move {
  const best = Math.max(...found.map(({ reward }) => reward));
  const weights = found.map(({ reward }) => Math.exp((reward - best) / width));
  let left = (rng.below(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < found.length; i++) {
    left -= weights[i]!;
    if (left < 0) return found[i]!.move;
  }
  return found[0]!.move;
}
