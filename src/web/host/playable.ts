/** A game as a table of this browser needs it: its rules, and bots for it. */
import type { Game, Move, Seat } from '../../contract/index.ts';

export interface Playable<S> {
  readonly version: number;
  readonly game: Game<S>;
  /** A bot's move, from what it may know; `ms` where it has less than its usual time. */
  choose(bot: string, view: S, seat: Seat, ms?: number): Move | Promise<Move>;
}
