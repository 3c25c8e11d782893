/** A position drawn with letters, for terminals. */
import type { Seat } from './game.ts';
import type { WhoOf } from './words.ts';

/** Wraps a text in a colour of the terminal, or leaves it alone where there are none. */
export type Paint = (color: string, text: string) => string;

export interface Terminal<S> {
  /**
   * The board as lines of text; letters say everything, colours only help. Players are named where `who` knows them, and
   * counted where it is left out.
   */
  draw(view: S, viewer: Seat, paint: Paint, who?: WhoOf): readonly string[];
}
