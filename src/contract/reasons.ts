/** Why somebody might make a move. Comes only when somebody asks for a hint. */
import type { Move, Seat } from './game.ts';
import type { WhoOf } from './words.ts';

export interface Reasons<S, M extends Move = Move> {
  /**
   * What a legal move does for a seat, in one sentence to whoever decides for it: facts of the position before and after it,
   * with exact numbers, as far as this view knows them.
   */
  why(view: S, seat: Seat, move: M, who: WhoOf): string;
}
