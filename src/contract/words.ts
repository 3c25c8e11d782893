/** What players read and hear about a position, worded by the game. */
import type { GameEvent, Move, Seat } from './game.ts';

/** A player in a sentence. Each language has its own word for the reader ("You"). */
export interface Who {
  readonly name: string;
  /** Is this the one who reads? */
  readonly isYou: boolean;
}

/** Who has a seat, as this reader knows it. */
export type WhoOf = (seat: Seat) => Who;

export interface Words<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What is asked of a seat now: a title of a few words, and one helpful sentence. */
  ask(view: S, seat: Seat): { readonly title: string; readonly detail: string };
  /** A legal move as a player would say it: "Launch green-red in column 3". */
  move(view: S, seat: Seat, move: M): string;
  /** What happened, as a sentence in the past tense; undefined for events that only the board shows. */
  say(event: E, who: WhoOf): string | undefined;
  /** A few words under a seat's name: what this viewer knows of it. */
  about(view: S, seat: Seat): string;
  /** The whole position in sentences, for people who listen. */
  describe(view: S, viewer: Seat): readonly string[];
}
