import type { Game, Hints, Move } from '../contract/index.ts';
import type { Bot, BotKind } from './bot.ts';

/** Tries each legal move on a copy of its view and keeps the one with the best value; equals are drawn by lot. */
export const greedy: BotKind = {
  id: 'greedy',
  make<S>(game: Game<S>, hints: Hints<S>): Bot<S> {
    const buffer: Move[] = [];
    return {
      choose(view, seat, rng) {
        const count = game.moves(view, seat, buffer);
        let best = buffer[0]!;
        if (count === 1) return best;
        const mine = game.decides(view, seat);
        let top = Number.NEGATIVE_INFINITY;
        let equals = 0;
        for (let i = 0; i < count; i++) {
          const move = buffer[i]!;
          const after = game.copy(view);
          // A draw of chance that follows is not looked into.
          game.play(after, seat, move);
          const value = hints.value(after, mine);
          if (value < top) continue;
          equals = value > top ? 1 : equals + 1;
          top = value;
          if (equals === 1 || rng.below(equals) === 0) best = move;
        }
        return best;
      },
    };
  },
};
