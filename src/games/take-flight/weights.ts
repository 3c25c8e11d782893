/**
 * What the playouts of the search think things are worth, in points. Fitted by `node scripts/fit/take-flight.mjs`, on flights of a pilot that
 * plays by them and nothing else: 73.0 points on average, where the weights before it had 70.7.
 */
export interface Weights {
  /** A symbol beyond its points: now, for each of its kind that was flown through before, and with the whole sky ahead. */
  readonly symbol: number;
  readonly symbolAgain: number;
  readonly symbolEarly: number;
  /** A symbol beyond its points in what is expected of the columns to come. */
  readonly symbolLater: number;
  /** An action of the tail that is left, those for any square apart; so many of them can be used in a column, on average. */
  readonly action: number;
  readonly anywhere: number;
  readonly actionsEach: number;
  /** A point of a new peak, which the columns to come might have brought as well: now, and with the whole sky ahead. */
  readonly peak: number;
  readonly peakEarly: number;
  /** What a crash costs beyond all that it ends. */
  readonly crash: number;
}

export const FITTED: Weights = {
  symbol: 2.28,
  symbolAgain: 0.33,
  symbolEarly: 0.53,
  symbolLater: 0.95,
  action: 3.87,
  anywhere: 6.14,
  actionsEach: 0.79,
  peak: 0.65,
  peakEarly: 0.19,
  crash: 20,
};
