/** "Show me a good move": the best few, and what they are expected to bring. */
import type { Game, Hints, Move, Seat } from '../contract/index.ts';
import { FastRng } from '../toolkit/rng.ts';
import type { Budget } from './bot.ts';
import { Search } from './search/search.ts';

export interface Advice {
  readonly move: Move;
  /** The chance of winning, from 0 to 1; points where one flies alone. */
  readonly value: number;
  readonly unit: 'chance' | 'points';
  /** How much of the thinking went into this move: the surer, the more. */
  readonly share: number;
}

export type Advise<S> = (view: S, seat: Seat, budget: Budget) => readonly Advice[];

const MOST = 3;

/** Advice for a seat: its best moves. The same view and number of iterations get the same answer. */
export function adviser<S>(game: Game<S>, hints: Hints<S>): Advise<S> {
  const search = new Search(game, hints);
  return (view, seat, budget) => {
    const found = search.run(view, seat, budget, new FastRng('advice'));
    const unit = search.alone ? 'points' : 'chance';
    const all = found.reduce((sum, { visits }) => sum + visits, 0);
    return found
      .slice(0, MOST)
      .map(({ move, value, visits }) => ({ move, value, unit, share: visits / all }));
  };
}
