/**
 * Who is ahead in a whole position: it is played on many times by the game's own policy. Where seats never meet, what each can
 * expect is points; everywhere else the points that the playouts end with become chances of winning.
 */
import {
  CHANCE,
  type Game,
  type Hints,
  MOST_SEATS,
  type Move,
  type Rng,
  type Seat,
} from '../contract/index.ts';
import { FastRng } from '../toolkit/rng.ts';

export type Unit = 'chance' | 'points';

/** What was seen of one position so far. More playouts can be added to it. */
export interface Sample {
  readonly count: number;
  /** By seat: points above the mean of the table (chances), or points. */
  readonly sums: Float64Array;
  /** The sum of their squares, over all seats. */
  readonly squares: number;
  /** The sum of the squares of what playouts that stopped early leave open. */
  readonly open: number;
}

/** Of a Gumbel distribution: the square of scale × this is its variance. */
const GUMBEL = Math.PI / Math.sqrt(6);
/** Where nothing is open any more, a small difference decides. */
const LEAST_SCALE = 1e-3;

export const emptySample = (seats: number): Sample => ({
  count: 0,
  sums: new Float64Array(seats),
  squares: 0,
  open: 0,
});

/** The chances of winning that a sample speaks for: points with about the same uncertainty for every seat. */
export function chancesOf({ count, sums, squares, open }: Sample): number[] {
  const seats = sums.length;
  const means = Array.from(sums, (sum) => sum / count);
  const explained = means.reduce((sum, mean) => sum + mean * mean, 0);
  const variance = Math.max(0, squares / count - explained) / (seats - 1);
  const scale = Math.max(LEAST_SCALE, Math.sqrt(variance / GUMBEL ** 2 + open / count));
  const top = Math.max(...means);
  const weights = means.map((mean) => Math.exp((mean - top) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

export class Ahead<S> {
  readonly #game: Game<S>;
  readonly #hints: Hints<S>;
  readonly #buffer: Move[] = [];
  readonly #points = new Float64Array(MOST_SEATS);

  constructor(game: Game<S>, hints: Hints<S>) {
    this.#game = game;
    this.#hints = hints;
  }

  /** In points where one flies alone, even beside others. */
  unitOf(seats: number): Unit {
    return seats === 1 || this.#hints.search?.alone ? 'points' : 'chance';
  }

  /** Each seat's chances of winning: plays on until there are so many playouts. The same number gives the same sample. */
  chances(state: S, seats: number, from: Sample, until: number): Sample {
    const { sums } = from;
    const added = { count: from.count, sums: sums.slice(), squares: from.squares, open: from.open };
    for (; added.count < until; added.count++) {
      const open = this.#playOut(this.#game.copy(state), new FastRng(`ahead/${added.count}`), seats);
      added.open += open * open;
      let mean = 0;
      for (let seat = 0; seat < seats; seat++) mean += this.#points[seat]! / seats;
      for (let seat = 0; seat < seats; seat++) {
        const above = this.#points[seat]! - mean;
        added.sums[seat]! += above;
        added.squares += above * above;
      }
    }
    return added;
  }

  /** The points that one seat can expect of its own flight. */
  alone(own: S, from: Sample, until: number): Sample {
    const added = { count: from.count, sums: from.sums.slice(), squares: 0, open: 0 };
    for (; added.count < until; added.count++) {
      this.#playOut(this.#game.copy(own), new FastRng(`alone/${added.count}`), 1);
      added.sums[0]! += this.#points[0]!;
    }
    return added;
  }

  /** A seat's own flight: those who still have to act beside it do whatever they can, for they are not in its way. */
  own(state: S, seat: Seat): S {
    const alone = this.#hints.search?.alone;
    if (!alone) return state;
    const after = this.#game.copy(state);
    for (;;) {
      const next = this.#game.next(after);
      if (next.to !== 'act' || next.seats.includes(seat)) return alone(after, seat);
      this.#game.moves(after, next.seats[0]!, this.#buffer);
      this.#game.play(after, next.seats[0]!, this.#buffer[0]!);
    }
  }

  /** Leaves each seat's points in `#points`, and answers how much of the game is still open, in points. */
  #playOut(state: S, rng: Rng, seats: number): number {
    const game = this.#game;
    const search = this.#hints.search;
    const from = game.copy(state);
    const horizon = search?.horizon ?? Number.POSITIVE_INFINITY;
    for (let made = 0; ; ) {
      const next = game.next(state);
      if (next.to === 'over') return this.#end(state, seats);
      // In a position of one seat (`alone`) no seat is due while the others, who are left out, would still act.
      const noSeat = next.to === 'act' && next.seats.length === 0;
      if (search && (noSeat || made >= horizon || search.settled?.(state, from) === true)) {
        search.points(state, this.#points);
        return search.spread(state);
      }
      if (next.to !== 'act') game.play(state, CHANCE, game.draw(state, rng));
      else {
        this.#move(state, next.seats[0]!, rng);
        made++;
      }
    }
  }

  #move(state: S, seat: Seat, rng: Rng): void {
    const { policy, playoutMove } = this.#hints.search ?? {};
    if (playoutMove) {
      this.#game.play(state, seat, playoutMove(state, seat, rng));
      return;
    }
    const buffer = this.#buffer;
    const count = this.#game.moves(state, seat, buffer);
    const index = count > 1 && policy ? policy(state, seat, buffer, count, rng) : rng.below(count);
    this.#game.play(state, seat, buffer[index]!);
  }

  /** Without hints a win is a point, and whatever else was scored counts for nothing. */
  #end(state: S, seats: number): number {
    const search = this.#hints.search;
    if (search) {
      search.points(state, this.#points);
      return 0;
    }
    const { scores, winners } = this.#game.result(state);
    for (let seat = 0; seat < seats; seat++)
      this.#points[seat] = seats === 1 ? scores[0]! : winners.includes(seat) ? 1 : 0;
    return 0;
  }
}
