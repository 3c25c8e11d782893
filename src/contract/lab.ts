/** What a game tells the lab beyond its rules: things that can be counted for each seat and held against who won. */
import type { Move, Seat } from './game.ts';

/** One thing that is counted for each seat of a game: how often it launched, how many red routes it owned. */
export interface LabFeature {
  /** In the columns of tables: letters, digits and underscores. */
  readonly id: string;
  readonly name: string;
}

/** Features that answer one question, under one title: actions, colours, cells. */
export interface LabGroup {
  readonly id: string;
  readonly title: string;
  readonly features: readonly LabFeature[];
}

/** Counts a feature for a seat; once, where no amount is given. A feature that no group names is a bug. */
export type LabCount = (seat: Seat, feature: string, amount?: number) => void;

export interface LabHints<S, M extends Move = Move> {
  readonly groups: readonly LabGroup[];
  /** Counts what a seat's move is, in the position in which it is made. */
  move?(state: S, seat: Seat, move: M, count: LabCount): void;
  /** Counts what each seat has come to, when the game is over. */
  end?(state: S, count: LabCount): void;
}
