/**
 * The position that a search may be asked about next: the same seat moves on after the search's best move, and nothing was drawn between. What was
 * thought about it holds as long as exactly this position is asked about, by the seat that thought it: anything else begins anew.
 */
import type { Game, Move, Seat } from '../../contract/index.ts';
import { sameJson } from '../../toolkit/json.ts';

export class Kept<S> {
  #view: S | undefined;
  #seat: Seat = 0;
  #node = 0;

  forget(): void {
    this.#view = undefined;
  }

  /** `node` is what the tree knows of the view after the seat's own move. */
  keep(game: Game<S>, view: S, seat: Seat, move: Move, node: number): void {
    this.#view = undefined;
    const after = game.copy(view);
    game.play(after, seat, move);
    const next = game.next(after);
    if (next.to !== 'act' || next.seats[0] !== seat) return;
    this.#view = after;
    this.#seat = seat;
    this.#node = node;
  }

  /** The node to begin from, or none. */
  nodeOf(view: S, seat: Seat): number | undefined {
    return this.#view !== undefined && seat === this.#seat && sameJson(view, this.#view)
      ? this.#node
      : undefined;
  }
}
