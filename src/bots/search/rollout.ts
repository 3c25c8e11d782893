/** Plays on from a leaf of the tree, by the game's own policy, until the position has a reward for each seat. */
import { CHANCE, type Game, type Move, type Rng, type SearchHints, type Seat } from '../../contract/index.ts';
import type { Rewards } from './reward.ts';

export class Rollout<S> {
  readonly #game: Game<S>;
  readonly #hints: SearchHints<S> | undefined;
  readonly #rewards: Rewards<S>;
  readonly #horizon: number;
  readonly #buffer: Move[] = [];
  /** Hears of every move, where the search learns from them. */
  readonly #note: ((seat: Seat, move: Move) => void) | undefined;

  constructor(
    game: Game<S>,
    hints: SearchHints<S> | undefined,
    rewards: Rewards<S>,
    horizon = hints?.horizon ?? Number.POSITIVE_INFINITY,
    note?: (seat: Seat, move: Move) => void,
  ) {
    this.#note = note;
    this.#game = game;
    this.#hints = hints;
    this.#rewards = rewards;
    this.#horizon = horizon;
  }

  /** Changes `state`; the rewards are left in `Rewards.of`. */
  play(state: S, from: S, rng: Rng): void {
    const game = this.#game;
    const hints = this.#hints;
    const buffer = this.#buffer;
    for (let made = 0; ; ) {
      const next = game.next(state);
      if (next.to === 'over') {
        this.#rewards.final(state);
        return;
      }
      if (made >= this.#horizon || hints?.settled?.(state, from) === true) {
        this.#rewards.expected(state);
        return;
      }
      if (next.to !== 'act') {
        game.play(state, CHANCE, game.draw(state, rng));
        continue;
      }
      const seat = next.seats[0]!;
      made++;
      if (hints?.playoutMove) {
        const move = hints.playoutMove(state, seat, rng);
        this.#note?.(seat, move);
        game.play(state, seat, move);
        continue;
      }
      const count = game.moves(state, seat, buffer);
      const index =
        count === 1 ? 0 : hints?.policy ? hints.policy(state, seat, buffer, count, rng) : rng.below(count);
      const move = buffer[index]!;
      this.#note?.(seat, move);
      game.play(state, seat, move);
    }
  }
}
