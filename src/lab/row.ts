/** What is kept of one game. Rows are lines of JSON between threads, machines and runs. */

export interface GameRow {
  /** Its number, and the number of its arm. */
  readonly game: number;
  readonly arm: number;
  readonly scores: readonly number[];
  /** By seat: 1 for a win, 1/k where k seats share it. */
  readonly wins: readonly number[];
  /** A turn is a player's moves until another has one; alone, each move is one. */
  readonly turns: number;
  /** About how long people would take; see `pace.ts`. */
  readonly seconds: number;
  /** Moves with no alternative. */
  readonly forced: number;
  /** By seat: moves, and their legal moves added up. Draws of chance are not counted. */
  readonly movesBy: readonly number[];
  readonly choicesBy: readonly number[];
  /** The seats whose programs stopped playing: they have lost, and a random stand-in played on. Absent where there are none. */
  readonly forfeits?: readonly number[];
  readonly lead?: Lead;
  readonly weighed?: Weighed;
  /** By seat, in the order of the game's features. */
  readonly features: readonly (readonly number[])[];
  /** All entries in notation, if they are asked for: after the seat, or `-` for chance. */
  readonly log?: readonly string[];
}

/** Did a stand-in play? Then only the win tells something, and only about the bots. */
export const isForfeited = ({ forfeits }: GameRow): boolean => forfeits !== undefined;

/** Of what is kept by seat. */
export const total = (bySeat: readonly number[]): number => bySeat.reduce((sum, one) => sum + one, 0);

/** Who was ahead, as the game values positions. */
export interface Lead {
  /** How often another seat took the lead. */
  readonly changes: number;
  /** The part of the game after which a winner led until the end, from 0 to 1. */
  readonly decided: number;
  /** At each tenth of the game but the last: 1 if a winner led, 1/k if k seats led together and one of them won. */
  readonly led: readonly number[];
}

/** What choices were worth, in some of the decisions of a game. By third of the game, where there are three numbers. */
export interface Weighed {
  readonly decisions: number;
  readonly choices: number;
  /** Decisions in which the best move is worth clearly more than the average one. */
  readonly matter: number;
  /** Moves that are about as good as the best. */
  readonly good: number;
  readonly asked: readonly number[];
  /** Decisions in which the greedy bot would do what the search does. */
  readonly same: readonly number[];
}
