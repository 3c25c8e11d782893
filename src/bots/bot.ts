/** What a bot is: it is given a view and chooses a move. It never gets the whole position. */

import type { Game, Hints, Move, Rng, Seat } from '../contract/index.ts';
import type { BotId } from './ids.ts';

export interface Bot<S> {
  /** A legal move of `seat`, from what the one who decides for it may know. */
  choose(view: S, seat: Seat, rng: Rng): Move;
  /** How hard a bot that thinks has worked so far. */
  readonly effort?: Readonly<Effort>;
}

export interface Effort {
  /** Moves that were thought about; where there is no choice there is no thought. */
  moves: number;
  iterations: number;
  ms: number;
}

/** How long to think about a move: until the first of these is used up. The same iterations and seed give the same move. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
  /** Milliseconds since any moment, for `ms`; without it, the clock on the wall. */
  readonly clock?: () => number;
}

/** The clock on the wall. */
export const wallClock = (): number => performance.now();

export interface BotKind {
  /** On the command line and in match files. */
  readonly id: BotId;
  /** A bot that does not think takes no notice of the budget. */
  make<S>(game: Game<S>, hints: Hints<S>, budget?: Budget): Bot<S>;
}
