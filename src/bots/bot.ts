/** What a bot is: it is given a view and chooses a move. It never gets the whole position. */

import type { Game, Hints, House, Move, Options, Result, Rng, Seat } from '../contract/index.ts';
import type { BotId, CommandId } from './ids.ts';

export interface Bot<S> {
  /** A legal move of `seat`, from what the one who decides for it may know. */
  choose(view: S, seat: Seat, rng: Rng): Move;
  /** How hard a bot that thinks has worked so far. */
  readonly effort?: Readonly<Effort>;
  /** A game begins in which the bot has this seat; it may have several. Only programs of other people need to be told. */
  begins?(seat: Seat, rng: Rng): void;
  /** That game is over. */
  ends?(seat: Seat, result: Result): void;
  /** Why a seat of the game under way has lost whatever it scores: the bot stopped playing, and a stand-in plays on. */
  forfeitOf?(seat: Seat): string | undefined;
}

/** What is played: only programs of other people need to be told. */
export interface Played {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  /** The numbers that differ from the game as it is; none in standard play. */
  readonly house?: House;
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
  readonly id: BotId | CommandId;
  /** A bot that does not think takes no notice of the budget. */
  make<S>(game: Game<S>, hints: Hints<S>, budget?: Budget, played?: Played): Bot<S>;
}
