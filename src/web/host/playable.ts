/** A game as a table of this browser needs it: its rules, and bots for it. */
import type { Game, Move, Seat } from '../../contract/index.ts';

export interface Playable<S> {
  readonly version: number;
  readonly game: Game<S>;
  /** A bot's move, from what it may know. */
  choose(bot: string, view: S, seat: Seat): Move | Promise<Move>;
}
