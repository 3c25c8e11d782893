/** Weighs choices: how many are about as good as the best, whether it matters which is taken, and whether greedy play finds what a search finds. */
import type { Bot, BotKind } from '../bots/index.ts';
import type { Game, Hints, Move, Rng, Seat } from '../contract/index.ts';
import type { Weighed } from './row.ts';

/** Moves whose values differ by less than this part of the usual difference between results are about as good. */
const CLOSE = 0.02;
/** One decision in so many is weighed: the search takes as long as all else together. */
const ONE_IN = 4;

/** As hard as the bot for people who know the game. */
const EXPERT_ITERATIONS = 150;

export class Weigher<S> {
  readonly #game: Game<S>;
  readonly #hints: Hints<S>;
  readonly #expert: Bot<S>;
  readonly #buffer: Move[] = [];
  #decisions = 0;
  #choices = 0;
  #matter = 0;
  #good = 0;
  /** The number of the move, and whether greedy play agreed. */
  readonly #asked: [move: number, same: boolean][] = [];

  constructor(game: Game<S>, hints: Hints<S>, expert: BotKind) {
    this.#game = game;
    this.#hints = hints;
    this.#expert = expert.make(game, hints, { iterations: EXPERT_ITERATIONS });
  }

  begin(): void {
    this.#decisions = 0;
    this.#choices = 0;
    this.#matter = 0;
    this.#good = 0;
    this.#asked.length = 0;
  }

  isDue(decision: number): boolean {
    return decision % ONE_IN === 0;
  }

  decide(view: S, seat: Seat, count: number, moveNumber: number, rng: Rng): void {
    const game = this.#game;
    const mine = game.decides(view, seat);
    const moves = this.#buffer;
    game.moves(view, seat, moves);
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const after = game.copy(view);
      game.play(after, seat, moves[i]!);
      values.push(this.#hints.value(after, mine));
    }
    const best = Math.max(...values);
    const mean = values.reduce((sum, value) => sum + value, 0) / count;
    const close = this.#hints.search ? CLOSE * this.#hints.search.spread(view) : 0;
    const top = moves.slice(0, count).filter((_, i) => values[i]! >= best);
    this.#decisions++;
    this.#choices += count;
    this.#good += values.filter((value) => value >= best - close).length;
    if (best - mean > close) this.#matter++;
    this.#asked.push([moveNumber, top.includes(this.#expert.choose(view, seat, rng))]);
  }

  end(moves: number): Weighed {
    const asked = [0, 0, 0];
    const same = [0, 0, 0];
    for (const [at, agreed] of this.#asked) {
      const third = Math.min(2, Math.floor((3 * at) / Math.max(1, moves)));
      asked[third]!++;
      if (agreed) same[third]!++;
    }
    return {
      decisions: this.#decisions,
      choices: this.#choices,
      matter: this.#matter,
      good: this.#good,
      asked,
      same,
    };
  }
}
