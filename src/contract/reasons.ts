/** Why a player might make a move. Loaded only when a player asks for a hint. */
import type { Move, Seat } from './game.ts';
import type { WhoOf } from './words.ts';

export interface Reasons<S, M extends Move = Move> {
  /**
   * What a legal move does for a seat, in one sentence to the player who decides for it: facts of the position before and after it,
   * with exact numbers, as far as this view knows them.
   */
  why(view: S, seat: Seat, move: M, who: WhoOf): string;
}
