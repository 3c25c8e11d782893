/** What a table gives a game's board, and what the board gives back. The picture itself is the UI library's business. */
import type { GameEvent, Move, Result, Seat } from './game.ts';
import type { Place, Trace } from './teaching.ts';
import type { WhoOf } from './words.ts';

export interface BoardProps<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly view: S;
  /** Whose eyes look at it; SPECTATOR for none. */
  readonly viewer: Seat;
  /** The seat whose moves may be made here and now; undefined while others act or the player looks back. */
  readonly seat: Seat | undefined;
  /** That seat's legal moves. */
  readonly moves: readonly M[];
  /** What has just happened, for the board to animate: a new array for each new step, empty after a jump through the match. */
  readonly events: readonly E[];
  readonly who: WhoOf;
  /** A figure in a rulebook: nothing moves, nothing can be done. */
  readonly still?: boolean;
  /** Makes a move. */
  readonly offer: (move: M) => void;
  /** Hears which piece the player has picked up, by its place; undefined when none is. The prompt changes with it. */
  readonly onHold?: (held: Place | undefined) => void;
  /** Places that a lesson points at: a board opens what they lie in. */
  readonly point?: readonly Place[];
}

export interface ScoringProps<S> {
  readonly view: S;
  readonly result: Result;
  readonly who: WhoOf;
  readonly viewer: Seat;
}

/** What a screen that a whole room looks at shows of a match: only what spectators may know. */
export interface ShowProps<S> {
  readonly view: S;
  readonly who: WhoOf;
}

/** A picture of a match for a whole room, large and without anything to press. */
export interface ShowModule<S> {
  readonly Show: (props: ShowProps<S>) => unknown;
}

/** What a game's board module exports. Components are functions of the UI library that the web client knows. */
export interface BoardModule<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly Board: (props: BoardProps<S, M, E>) => unknown;
  /** How every point was scored, at the end. */
  readonly Scoring: (props: ScoringProps<S>) => unknown;
  /** Fetches the scoring, where it comes late: asked for before it is shown, so that nothing moves when it comes. */
  readonly fetchScoring?: () => Promise<void>;
  /** The places of a legal move, in order: what is picked up, then where it goes. Hints are drawn there. */
  places?(view: S, seat: Seat, move: M): readonly Place[];
  /** The mark that an event leaves. `view` is the position after it. */
  trace?(view: S, event: E): Trace | undefined;
}
