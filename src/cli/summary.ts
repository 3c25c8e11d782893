/** What many games come to: by seat, and by bot where there are several. */
import type { Forfeit } from '../bots/index.ts';
import type { Options, Result } from '../contract/index.ts';
import { type Estimate, Tally, wilson } from '../toolkit/stats.ts';

export interface Line {
  readonly games: number;
  readonly score: Estimate;
  readonly wins: Estimate;
}

export interface SummaryHead {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly string[];
}

export class Summary {
  readonly length = new Tally();
  /** How many seats each bot has lost because it stopped playing; none for bots that never did. */
  readonly forfeits = new Map<string, number>();
  readonly #seats: Counter[];
  readonly #bots = new Map<string, Counter>();

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => new Counter());
  }

  /** `result` as it counts: a seat that forfeited is not among the winners. */
  add(result: Result, moves: number, bots: readonly string[], forfeits: readonly Forfeit[] = []): void {
    this.length.add(moves);
    for (const { seat } of forfeits)
      this.forfeits.set(bots[seat]!, (this.forfeits.get(bots[seat]!) ?? 0) + 1);
    for (const [seat, counter] of this.#seats.entries()) {
      const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      counter.add(result.scores[seat]!, won);
      this.#bot(bots[seat]!).add(result.scores[seat]!, won);
    }
  }

  seats(): Line[] {
    return this.#seats.map((counter) => counter.line());
  }

  bots(): Map<string, Line> {
    return new Map([...this.#bots].map(([id, counter]) => [id, counter.line()]));
  }

  toJson(head: SummaryHead): string {
    const { mean, low, high } = this.length.estimate();
    return JSON.stringify({
      ...head,
      length: { mean, low, high, min: this.length.min, max: this.length.max },
      seats: this.seats().map((line, seat) => ({ seat, ...line })),
      byBot: [...this.bots()].map(([bot, line]) => ({ bot, ...line })),
      ...(this.forfeits.size === 0 ? {} : { forfeits: Object.fromEntries(this.forfeits) }),
    });
  }

  #bot(id: string): Counter {
    const counter = this.#bots.get(id) ?? new Counter();
    this.#bots.set(id, counter);
    return counter;
  }
}

class Counter {
  readonly #score = new Tally();
  #wins = 0;

  add(score: number, won: number): void {
    this.#score.add(score);
    this.#wins += won;
  }

  line(): Line {
    const games = this.#score.count;
    return { games, score: this.#score.estimate(), wins: wilson(this.#wins, games) };
  }
}
