/** What a position is worth to each seat, as the search counts it: chances of winning, or points where one flies alone. */
import { type Game, MOST_SEATS, type SearchHints } from '../../contract/index.ts';

/** How much of a finished game's reward is the distance in points: a narrow loss is better than a clear one. */
const BY_POINTS = 0.2;
/** A difference of this many spreads is worth as much alone as a sure win against others. */
const SPREADS = 6;

export class Rewards<S> {
  readonly of = new Float64Array(MOST_SEATS);
  readonly #game: Game<S>;
  readonly #hints: SearchHints<S> | undefined;
  #spread = 1;
  #base = 0;
  #alone = false;

  constructor(game: Game<S>, hints: SearchHints<S> | undefined) {
    this.#game = game;
    this.#hints = hints;
  }

  /** Alone, rewards are points: as the search counts them, and as players do. */
  get alone(): boolean {
    return this.#alone;
  }
  inPoints(reward: number): number {
    return this.#alone ? this.#base + (reward - 0.5) * SPREADS * this.#spread : reward;
  }

  /** Looks at a first guess: how many seats, and from where points are counted. */
  begin(state: S): void {
    if (!this.#hints) return;
    this.#spread = this.#hints.spread(state);
    this.#alone = this.#hints.points(state, this.of) === 1;
    this.#base = this.#alone ? this.of[0]! : 0;
  }

  /** Before the end: what the game's own hints expect. Without them every seat's reward is 0. */
  expected(state: S): void {
    const hints = this.#hints;
    if (hints) this.#chances(hints.points(state, this.of), hints.spread(state));
    else this.of.fill(0);
  }

  final(state: S): void {
    const hints = this.#hints;
    if (this.#alone) {
      hints!.points(state, this.of);
      this.#scale();
      return;
    }
    if (hints?.pointsDecide) {
      this.#decided(state, hints);
      return;
    }
    const { winners, scores } = this.#game.result(state);
    const share = 1 / winners.length;
    if (!hints) {
      if (scores.length === 1) this.of[0] = scores[0]!;
      else
        for (let seat = 0; seat < scores.length; seat++) this.of[seat] = winners.includes(seat) ? share : 0;
      return;
    }
    this.#chances(hints.points(state, this.of), this.#spread);
    for (let seat = 0; seat < scores.length; seat++) {
      this.of[seat]! *= BY_POINTS;
    }
    for (let i = 0; i < winners.length; i++) this.of[winners[i]!]! += (1 - BY_POINTS) * share;
  }

  /** The end of a game whose points say who has won. */
  #decided(state: S, hints: SearchHints<S>): void {
    const { of } = this;
    const seats = hints.points(state, of);
    let top = of[0]!;
    for (let seat = 1; seat < seats; seat++) if (of[seat]! > top) top = of[seat]!;
    let winners = 0;
    let count = 0;
    for (let seat = seats - 1; seat >= 0; seat--) {
      if (of[seat] !== top) continue;
      winners |= 1 << seat;
      count++;
    }
    this.#chances(seats, this.#spread);
    for (let seat = 0; seat < seats; seat++)
      of[seat] = of[seat]! * BY_POINTS + ((winners >> seat) & 1) * ((1 - BY_POINTS) / count);
  }

  #scale(): void {
    this.of[0] = 0.5 + (this.of[0]! - this.#base) / (SPREADS * this.#spread);
  }

  /** Points become chances of winning: e to the points, in spreads. */
  #chances(seats: number, spread: number): void {
    if (seats === 1) {
      this.#scale();
      return;
    }
    const { of } = this;
    let top = of[0]!;
    for (let seat = 1; seat < seats; seat++) if (of[seat]! > top) top = of[seat]!;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const weight = Math.exp((of[seat]! - top) / spread);
      of[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < seats; seat++) of[seat]! /= sum;
  }
}
