/** What bots may ask a game beyond its rules. */
import type { Seat } from './game.ts';

export interface Hints<S> {
  /** How good a view is for a seat, in points ahead of the others as far as this seat can know. More is better. */
  value(view: S, seat: Seat): number;
}
