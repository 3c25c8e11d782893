/** What a game brings so that it can be learned and looked up: tips, a player aid, coaching, lessons. All of it comes when asked for. */
import type { CHANCE, Move, Options, Reading, Seat } from './game.ts';
import type { House } from './house.ts';
import type { Section } from './rulebook.ts';
import type { WhoOf } from './words.ts';

/**
 * A place on a board, by the name that the board gives it: a square, a truck, a card, a number. The element of a place has
 * `data-place`; while a player may use it, also `data-can`. Hints, marks of the last moves, tips, figures and lessons name places.
 */
export type Place = string;

/** What a move leaves on the board until the viewer's next choice: an arrow, or a ring where it came from nowhere. */
export interface Trace {
  readonly from?: Place;
  readonly to: Place;
}

export interface Tip {
  readonly title: string;
  /** What it is and does, in a sentence or two, with the numbers of this position. */
  readonly text: string;
}

export interface Aid<S> {
  /** A turn, scoring, symbols, the end: what players look up in the middle of a game. Short. With the numbers of the house, where there is one. */
  sections(house?: House): readonly Section[];
  /** Draws what a `legend` block names. A component of the UI library that the web client knows. */
  readonly Sign?: (props: { readonly name: string }) => unknown;
  /** What stands at a place; undefined where there is nothing to tell. */
  tip(view: S, viewer: Seat, place: Place, who: WhoOf): Tip | undefined;
  /**
   * Why a player would do what is asked of this seat now, in a sentence or two; for a player's first game. `held` is the place of the
   * piece that the player has picked up.
   */
  coach(view: S, seat: Seat, held: Place | undefined): string;
}

export interface Lessons<S, M extends Move = Move> {
  /** The first one teaches the game; others teach expansions. */
  readonly lessons: readonly Lesson<S, M>[];
  /** Loads a step's position from notation. */
  position(text: string): Reading<S>;
}

/** Six to twelve short steps on the real board, and then a short real game. */
export interface Lesson<S, M extends Move = Move> {
  readonly id: string;
  readonly title: string;
  /** What is learned, in a sentence. */
  readonly about: string;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<S, M>[];
  /** The game at the end: the learner and easy bots. */
  readonly practice: { readonly seats: number; readonly options: Options };
}

export interface LessonStep<S, M extends Move = Move> {
  readonly title: string;
  /** A sentence or two. */
  readonly say: string;
  /** Where the step begins, in position notation. Left out: where the step before has led. */
  readonly position?: string;
  /** What lights up. */
  readonly point: readonly Place[];
  /** What the learner is to do. Left out: there is something to look at, and a way on. */
  readonly task?: LessonTask<S, M>;
  /** What the others and chance do after the right move, in notation. */
  readonly then?: readonly { readonly by: Seat | typeof CHANCE; readonly move: string }[];
}

export interface LessonTask<S, M extends Move = Move> {
  /** The answer to a legal move. Only a right one is made. */
  judge(view: S, move: M): { readonly right: boolean; readonly say: string };
  /** The answer to a try of something that the rules do not allow here. */
  refuse(view: S, place: Place): string;
}
