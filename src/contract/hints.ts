/** What bots may ask a game beyond its rules. */
import type { Move, Rng, Seat } from './game.ts';

export interface Hints<S> {
  /** How good a view is for a seat, in points ahead of the others as far as this seat can know. More is better. */
  value(view: S, seat: Seat): number;
  /** What the search of the stronger bots may use. A game without it is searched by its rules alone. */
  readonly search?: SearchHints<S>;
}

/**
 * A game's knowledge for the one search that plays all games (bots/search). Everything here is asked about *guesses*: whole
 * positions that fit what the searcher may know. Lists belong to the caller and are used again and again.
 */
export interface SearchHints<S, M extends Move = Move> {
  /**
   * Writes the points that each seat can expect at the end of the game into `out`, and answers how many seats there are.
   * More is better, whatever the rules count, and at the end these are the points themselves.
   */
  points(state: S, out: Float64Array): number;
  /** About how far apart two results are, in such points: the difference that makes one seat the clear favourite. */
  spread(state: S): number;
  /** How many moves of a playout are made before it is valued by `points`; without it, a playout goes to the end. */
  readonly horizon?: number;
  /** Is this a good place to end a playout that began in `from`? */
  settled?(state: S, from: S): boolean;
  /** Chooses a playout's move: an index below `count`. Without it, any move is as likely. */
  policy?(state: S, seat: Seat, moves: readonly M[], count: number, rng: Rng): number;
  /** The same without a list of moves, for games where that costs more than a choice: the move itself. It is asked instead of `policy`. */
  playoutMove?(state: S, seat: Seat, rng: Rng): M;
  /** Are the winners the seats with the most `points` at the end? Then the search need not ask the rules for a whole result. */
  readonly pointsDecide?: true;
  /** Writes how promising each move is, in any unit, 0 for not at all. Without it, all are equal. */
  priors?(state: S, seat: Seat, moves: readonly M[], count: number, out: Float64Array): void;
  /** Do the legal moves depend on nothing that is hidden? Then the search lists them once. */
  openMoves?(view: S): boolean;
  /**
   * Guesses of whole positions that fit a view, as likely as what was played speaks for them. Without it, the game's own guesses are searched,
   * where all are as likely.
   */
  guesses?(view: S, viewer: Seat): (rng: Rng) => S;
  /**
   * What a seat knows in this guess that others do not, as a small number, where all moves are seen by every seat. The search then lets each kind
   * of a rival choose for itself, and the searcher not see which it is.
   */
  kind?(state: S, seat: Seat): number;
  /** Draws that ask for the same answer have the same name: four dice in any order. */
  outcome?(state: S, draw: M): M;
  /**
   * Where seats never get in each other's way: the position of one seat, as a game for one. The search then looks for points
   * and leaves the other seats out.
   */
  alone?(view: S, seat: Seat): S;
  /** How much the search tries what looks worse so far; 1 is usual. */
  readonly curiosity?: number;
  /**
   * Moves that keep their meaning through a game are learnt from playouts in which they are made later. After this many visits a move's own
   * results count as much; without it, only they count.
   */
  readonly later?: number;
  /** What the levels of this game have instead of the usual. */
  readonly levels?: { readonly [level: string]: SearchLevel };
  /** What its bots must show in the arena besides the usual, or instead of it where bot and rivals are the same. */
  readonly trials?: readonly Trial[];
}

/** How hard a level tries. */
export interface SearchLevel {
  /** At most so many iterations a move, however much time there is. */
  readonly iterations?: number;
  /** At most this share of the time. */
  readonly share?: number;
  /** 0 takes the best move found; more lets the hand slip: chances among moves, in units of winning chances (or spreads). */
  readonly slip?: number;
}

/** What a bot must show in the arena: against three others of a kind, or alone. */
export interface Trial {
  readonly bot: string;
  /** Who has the other seats; without them the bot flies alone. */
  readonly rivals?: string;
  /** The least share of games that it must win; alone, the least points on average. */
  readonly least: number;
  readonly games?: number;
}
