/**
 * What a game is. The platform (tables, bots, server, command line, laws) knows games only through the types
 * in this folder and never names one.
 *
 * `S` is a game's position: a small plain value that survives JSON (numbers, strings, short arrays). `play`
 * changes it in place; a caller that needs the old one calls `copy` first. A *view* is a position of the same type in
 * which everything its viewer may not know is blank.
 */
import type { House, Turnables } from './house.ts';
import type { Refusal } from './refusal.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** No game seats more than this. Messages, plans and buffers have room for so many. */
export const MOST_SEATS = 99;

/** The actor of every random draw, beside the seats. */
export const CHANCE = -1;
/** The viewer who holds no seat. */
export const SPECTATOR = -1;

/** A move or a draw: a small integer where it fits, else a string. Only its game knows what it means. */
export type Move = number | string;

/** A seat's move or a draw of chance, as a log keeps it. */
export interface Entry {
  readonly by: Seat | typeof CHANCE;
  readonly move: Move;
}

/** What is read from text or JSON: a value, or what is wrong with it (see refusal.ts). */
export type Reading<T, R = Refusal> = { readonly value: T } | { readonly refused: R };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A source of random numbers. */
export interface Rng {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/**
 * What happens next. Answers are shared constants (toolkit/next.ts), so asking costs nothing.
 * - `act`: these seats owe a move; several may act at once, in any order.
 * - `deal`: chance makes the set-up. Transcripts keep these draws as `setup`.
 * - `draw`: chance draws (a die, a card).
 * - `reveal`: hidden facts are turned over. The position already holds them: `draw` uses no random number.
 * - `over`: the game has a result.
 */
export type Next =
  | { readonly to: 'act'; readonly seats: readonly Seat[] }
  | { readonly to: 'deal' | 'draw' | 'reveal' | 'over' };

export interface Result {
  readonly scores: readonly number[];
  /** The winning seats; several share a win. Alone, always `[0]`. */
  readonly winners: readonly Seat[];
  /** How the scores came about, in the form that the game's transcript promises. */
  readonly detail: JsonObject;
}

/** Something that happened, for the log to word and the board to animate. Each game has its own union. */
export interface GameEvent {
  readonly kind: string;
}

export type OptionValue = boolean | number | string;
/** Every option of the game with its value. */
export type Options = { readonly [name: string]: OptionValue };

/** The rules of one game. `moves`, `play` and `next` are the hot path: they allocate next to nothing. */
export interface Game<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The numbers that a table may change; left out where there are none. */
  readonly turnables?: Turnables;
  /**
   * The first position, before any draw. Options are complete and checked (see toolkit/options.ts), house rules too (see toolkit/house.ts).
   * The position keeps what it was tuned to, so that copies, views and guesses know it; without a house it carries nothing of the kind.
   */
  start(seats: number, options: Options, house?: House): S;
  next(state: S): Next;
  /** Scores, winners and how they came about. Only when `next` says `over`; works on views too. */
  result(state: S): Result;

  /** Writes every legal move of a seat into `out` from index 0, in a fixed order, and answers how many. */
  moves(state: S, seat: Seat, out: M[]): number;
  /**
   * Any legal move of a seat, each as likely, without a list of them: the one that `moves` and a single `rng.below(count)` would give.
   * For games where a list costs more than a move.
   */
  pick?(state: S, seat: Seat, rng: Rng): M;
  /** The move that the program makes for a seat by itself, because nothing else is legal. */
  forced?(state: S, seat: Seat): M | undefined;
  /**
   * Makes a seat's move or a draw of chance, in place. It may assume a move that `moves` lists, or a draw that
   * `draw` could give. Works on a view with a hidden entry as well. Tells what happened to `tell`.
   */
  play(state: S, by: Seat | typeof CHANCE, move: M, tell?: (event: E) => void): void;

  /** What chance does now. The match, the verifier and the simulator all call it. */
  draw(state: S, rng: Rng): M;
  /** Visits the outcomes of chance with their weights and answers true, or answers false where they are too many. */
  odds?(state: S, visit: (draw: M, weight: number) => void): boolean;

  /** An independent position. */
  copy(state: S): S;
  /** What a seat or a spectator may know of a position. */
  view(state: S, viewer: Seat): S;
  /** What a viewer may see of an entry that is about to be played in `state`. */
  hide(state: S, by: Seat | typeof CHANCE, move: M, viewer: Seat): M;
  /** A whole position that this view allows, each as likely as the rules of dealing make it. */
  guess(view: S, viewer: Seat, rng: Rng): S;
  /** Who chooses for a seat: itself, or an automaton's human. */
  decides(state: S, seat: Seat): Seat;
  /**
   * Can this seat decide without looking at its secrets? Then people around one screen need not hand it over. Its moves
   * are the same in a spectator's view. Left out: no seat can.
   */
  openly?(state: S, seat: Seat): boolean;

  /** A move in notation; draws too. Works on hidden entries. */
  write(state: S, by: Seat | typeof CHANCE, move: M): string;
  /** The move that a text stands for, if it is legal here; otherwise why not. Nothing changes. */
  read(state: S, by: Seat | typeof CHANCE, text: string): Reading<M>;

  readonly transcript: TranscriptForm<S, M>;
}

/** How a game's random facts stand in a transcript. */
export interface TranscriptForm<S, M extends Move = Move> {
  /** The `setup` of the start line, from a position whose opening draws are done. */
  setup(state: S): JsonObject;
  /** The opening draws that a `setup` stands for, given the first position; or what is wrong with it. */
  opening(state: S, setup: JsonObject): Reading<readonly M[]>;
  /** The fields of the chance line for a `draw`. */
  chance(state: S, draw: M): JsonObject;
  /** The draw that a chance line stands for. */
  readChance(state: S, line: JsonObject): Reading<M>;
}
