/** What a table page and the worker that thinks for it say to each other. */
import type { Unit } from '../../../bots/ahead.ts';
import type { Entry, Move, Position, Seat, Who } from '../../../contract/index.ts';
import type { MatchHead } from '../../../match/log.ts';

/** A view and a seat, and nothing else of the match: the worker that advises knows no more than the player who asks. */
export interface Question {
  readonly game: string;
  readonly version: number;
  readonly view: Position;
  readonly seat: Seat;
  /** How the reader knows the seats; the last is for a side that has no seat. */
  readonly people: readonly Who[];
}

export interface Hint {
  readonly move: Move;
  /** The chance of winning from 0 to 1, or points as the rules count them. */
  readonly value: number;
  readonly unit: Unit;
  /** Which part of the thinking went into it, from 0 to 1. */
  readonly share: number;
  /** Where the game gives no reason of its own, the page says how much was tried. */
  readonly why: string | undefined;
}

/** A match that is over, with nothing hidden. */
export interface FinishedMatch extends Pick<MatchHead, 'game' | 'version' | 'options' | 'house'> {
  readonly seats: number;
  readonly entries: readonly Entry[];
  /** Seats that must be shown, however they did. */
  readonly always: readonly Seat[];
}

/** What every seat could expect at every point of a match, as far as it has been worked out. */
export interface Story {
  readonly unit: Unit;
  readonly seats: readonly Seat[];
  /** How many entries stand at the first point; the others follow one by one. */
  readonly first: number;
  /** By point, then in the order of `seats`. */
  readonly values: readonly (readonly number[])[];
  /** How much of the work is done, from 0 to 1. */
  readonly share: number;
}

export type ToAdviser =
  | { readonly type: 'advise'; readonly id: number; readonly language: string; readonly question: Question }
  | { readonly type: 'story'; readonly match: FinishedMatch }
  /** The page is out of sight, or seen again: meanwhile nothing is worked out. */
  | { readonly type: 'rest'; readonly resting: boolean };

export type FromAdviser =
  | { readonly type: 'advice'; readonly id: number; readonly hints: readonly Hint[] }
  | { readonly type: 'story'; readonly story: Story }
  | { readonly type: 'failed'; readonly why: string };
