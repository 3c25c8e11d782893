import type { Game, Move, Rng, Seat } from '../contract/index.ts';
import type { BotKind } from './bot.ts';

/** Any legal move, each as likely. The buffer is the caller's, so that long runs allocate nothing. */
export function randomMove<S>(game: Game<S>, view: S, seat: Seat, rng: Rng, buffer: Move[]): Move {
  const count = game.moves(view, seat, buffer);
  return buffer[rng.below(count)]!;
}

export const random: BotKind = {
  id: 'random',
  make(game) {
    const buffer: Move[] = [];
    return { choose: (view, seat, rng) => randomMove(game, view, seat, rng, buffer) };
  },
};
