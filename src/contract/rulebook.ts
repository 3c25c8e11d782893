/** A rulebook as data: pages, the command line and printing all read it. */
import type { Reading, Seat } from './game.ts';
import type { Place } from './teaching.ts';

export interface Rulebook<S> {
  /** The one-minute version, before everything else. */
  readonly brief?: readonly Block[];
  readonly sections: readonly Section[];
  /** "How we read the rules": every ruling that changes what is legal or what is scored. */
  readonly rulings: readonly Ruling[];
  /** Loads a figure's position from notation. */
  position(text: string): Reading<S>;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Text may hold `code` between backticks and **strong** words between pairs of asterisks, and nothing else. */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  /** What is done in this order. */
  | { readonly steps: readonly string[] }
  /** Signs of the board and what they mean, drawn by the `Sign` of the game's aid. */
  | { readonly legend: readonly { readonly sign: string; readonly text: string }[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly figure: Figure };

export interface Figure {
  /** The position, in the game's position notation. */
  readonly position: string;
  readonly caption: string;
  /** Whose eyes we look through; a spectator's where it is left out. */
  readonly viewer?: Seat;
  /** Shows only the part of the board around these places. */
  readonly crop?: readonly Place[];
  readonly arrows?: readonly (readonly [from: Place, to: Place])[];
  readonly callouts?: readonly { readonly place: Place; readonly text: string }[];
}

export interface Ruling {
  readonly question: string;
  readonly answer: string;
}
