/** What a bot is: somebody who looks at a view and chooses. The whole position never comes near one. */
import type { Game, Hints, Move, Rng, Seat } from '../contract/index.ts';

export interface Bot<S> {
  /** A legal move of `seat`, from what the one who decides for it may know. */
  choose(view: S, seat: Seat, rng: Rng): Move;
}

export interface BotKind {
  /** On the command line and in match files. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  make<S>(game: Game<S>, hints: Hints<S>): Bot<S>;
}
