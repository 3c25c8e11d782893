/** What players read and hear about a position, worded by the game. */
import type { GameEvent, Move, Result, Seat } from './game.ts';
import type { Place } from './teaching.ts';

/** A player in a sentence. Each language has its own word for the reader ("You"). */
export interface Who {
  readonly name: string;
  /** Is this the one who reads? */
  readonly isYou: boolean;
  /** Which badge the player has: the same on every screen and in a rematch (toolkit/signs.ts). */
  readonly sign: number;
  /** Has typed no name and is just called "You": the badge shows a star, for a letter of that word would be read as a colour's. */
  readonly unnamed?: boolean;
}

/** Who has a seat, as this reader knows it. */
export type WhoOf = (seat: Seat) => Who;

export interface Words<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What is asked of a seat now: a title of a few words, and one helpful sentence. It changes with the piece that is picked up. */
  ask(view: S, seat: Seat, held?: Place): { readonly title: string; readonly detail: string };
  /** A legal move as a player would say it: "Launch green-red in column 3". Players in it are named where `who` knows them. */
  move(view: S, seat: Seat, move: M, who?: WhoOf): string;
  /** What happened, as a sentence in the past tense; undefined for events that only the board shows. */
  say(event: E, who: WhoOf): string | undefined;
  /** A few words under a seat's name: what this viewer knows of it. */
  about(view: S, seat: Seat): string;
  /** The whole position in sentences, for people who listen. */
  describe(view: S, viewer: Seat, who?: WhoOf): readonly string[];
  /** What chance is about to do, in a few words: "The dice are rolling". Left out: the platform words it by the kind of draw. */
  drawing?(view: S): string;
  /** A seat's points if the game ended now, as far as this view knows; undefined where the rules do not let the viewer know. */
  points?(view: S, seat: Seat): number | undefined;
  /**
   * What decided a game that is over, in a sentence or two: by how much, which tie-break; alone, how good the score is
   * (a target, the proven best).
   */
  verdict?(view: S, result: Result, who: WhoOf): string;
}
