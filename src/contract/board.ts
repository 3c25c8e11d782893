/** What a table gives a game's board, and what the board gives back. The picture itself is the UI library's business. */
import type { GameEvent, Move, Result, Seat } from './game.ts';
import type { WhoOf } from './words.ts';

export interface BoardProps<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly view: S;
  /** Whose eyes look at it; SPECTATOR for none. */
  readonly viewer: Seat;
  /** The seat whose moves may be made here and now; undefined while others act or the player looks back. */
  readonly seat: Seat | undefined;
  /** That seat's legal moves. */
  readonly moves: readonly M[];
  /** What has just happened, for the board to animate: a new array for each new step, empty when looking back. */
  readonly events: readonly E[];
  readonly who: WhoOf;
  /** A figure in a rulebook: nothing moves, nothing can be done. */
  readonly still?: boolean;
  /** Makes a move. */
  readonly offer: (move: M) => void;
}

export interface ScoringProps<S> {
  readonly view: S;
  readonly result: Result;
  readonly who: WhoOf;
  readonly viewer: Seat;
}

/** What a game's board module exports. Components are functions of the UI library that the web client knows. */
export interface BoardModule<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly Board: (props: BoardProps<S, M, E>) => unknown;
  /** How every point was scored, at the end. */
  readonly Scoring: (props: ScoringProps<S>) => unknown;
}
