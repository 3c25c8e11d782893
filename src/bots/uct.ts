/**
 * Plain UCT, for comparison in the arena: random playouts on one random guess, the way general game engines do it. It knows
 * nothing of a game beyond its rules, and takes its guess for the truth. Like boardgame.io's bot it ends a playout after fifty moves,
 * and learns nothing from one that has no winner by then; its deep brother always plays to the end.
 */
import { CHANCE, type Game, type Move, type Rng, type Seat } from '../contract/index.ts';
import { type Bot, type BotKind, type Budget, type Effort, wallClock } from './bot.ts';
import { USUAL_BUDGET } from './levels.ts';
import { MoveNumbers } from './search/move-numbers.ts';
import { Rewards } from './search/reward.ts';
import { Rollout } from './search/rollout.ts';
import { NONE, Tree } from './search/tree.ts';

const USUAL_DEPTH = 50;

export const uct: BotKind = {
  id: 'uct',
  make: (game, _hints, budget = USUAL_BUDGET) => new Uct(game, budget, USUAL_DEPTH),
};

export const deepUct: BotKind = {
  id: 'deep-uct',
  make: (game, _hints, budget = USUAL_BUDGET) => new Uct(game, budget, Number.POSITIVE_INFINITY),
};

class Uct<S> implements Bot<S> {
  readonly effort: Effort = { moves: 0, iterations: 0, ms: 0 };
  readonly #game: Game<S>;
  readonly #budget: Budget;
  readonly #tree = new Tree();
  readonly #numbers = new MoveNumbers();
  readonly #rewards: Rewards<S>;
  readonly #rollout: Rollout<S>;
  readonly #buffer: Move[] = [];

  constructor(game: Game<S>, budget: Budget, depth: number) {
    this.#game = game;
    this.#budget = budget;
    this.#rewards = new Rewards(game, undefined);
    this.#rollout = new Rollout(game, undefined, this.#rewards, depth);
  }

  choose(view: S, seat: Seat, rng: Rng): Move {
    const game = this.#game;
    if (game.moves(view, seat, this.#buffer) === 1) return this.#buffer[0]!;
    const guess = game.guess(view, game.decides(view, seat), rng);
    const {
      ms = Number.POSITIVE_INFINITY,
      iterations = Number.POSITIVE_INFINITY,
      clock = wallClock,
    } = this.#budget;
    const start = clock();
    this.#numbers.trim();
    this.#tree.clear();
    let done = 0;
    do {
      this.#once(game.copy(guess), seat, rng);
      done++;
    } while (done < iterations && clock() - start < ms);
    this.effort.moves++;
    this.effort.iterations += done;
    this.effort.ms += clock() - start;
    return this.#mostVisited();
  }

  #once(state: S, asked: Seat, rng: Rng): void {
    const game = this.#game;
    const tree = this.#tree;
    const path: number[] = [];
    const choosers: Seat[] = [];
    let node = 0;
    for (let isNew = false; !isNew; ) {
      const next = game.next(state);
      if (next.to === 'over') break;
      const seat = next.to !== 'act' ? CHANCE : node === 0 ? asked : next.seats[0]!;
      node = seat === CHANCE ? this.#draw(state, node, rng) : this.#select(state, seat, node, rng);
      path.push(node);
      choosers.push(seat === CHANCE ? CHANCE : game.decides(state, seat));
      game.play(state, seat, tree.moves[node]!);
      isNew = tree.visits[node] === 0;
    }
    this.#rollout.play(state, state, rng);
    tree.visits[0]!++;
    path.forEach((at, i) => {
      tree.visits[at]!++;
      if (choosers[i]! >= 0) tree.rewards[at]! += this.#rewards.of[choosers[i]!]!;
    });
  }

  #draw(state: S, node: number, rng: Rng): number {
    const draw = this.#game.draw(state, rng);
    const number = this.#numbers.of(draw);
    const child = this.#tree.child(node, number);
    return child === NONE ? this.#tree.add(node, draw, number, 1) : child;
  }

  /** A move that was never tried, any of them; else the one with the best upper bound (UCB1). */
  #select(state: S, seat: Seat, node: number, rng: Rng): number {
    const tree = this.#tree;
    const buffer = this.#buffer;
    const count = this.#game.moves(state, seat, buffer);
    let untried = 0;
    let best = NONE;
    let top = Number.NEGATIVE_INFINITY;
    let fresh = 0;
    const total = Math.log(Math.max(1, tree.visits[node]!));
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, this.#numbers.of(buffer[i]!));
      if (child === NONE) {
        untried++;
        if (rng.below(untried) === 0) fresh = i;
        continue;
      }
      const n = tree.visits[child]!;
      const score = tree.rewards[child]! / n + Math.sqrt((2 * total) / n);
      if (score > top) [top, best] = [score, child];
    }
    if (untried === 0) return best;
    return tree.add(node, buffer[fresh]!, this.#numbers.of(buffer[fresh]!), 1);
  }

  #mostVisited(): Move {
    const tree = this.#tree;
    let best = tree.firstChild[0]!;
    for (let child = best; child !== NONE; child = tree.nextSibling[child]!)
      if (tree.visits[child]! > tree.visits[best]!) best = child;
    return tree.moves[best]!;
  }
}
