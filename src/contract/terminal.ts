/** A position drawn with letters, for terminals. */
import type { Seat } from './game.ts';

/** Wraps a text in a colour of the terminal, or leaves it alone where there are none. */
export type Paint = (color: string, text: string) => string;

export interface Terminal<S> {
  /** The board as lines of text; letters say everything, colours only help. */
  draw(view: S, viewer: Seat, paint: Paint): readonly string[];
}
