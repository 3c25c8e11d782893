/**
 * One search for all games: information-set Monte-Carlo tree search with a single observer.
 *
 * Every iteration guesses a whole position that fits the view, walks down one tree that all guesses share, plays on
 * from a new leaf by the game's own policy and hands each seat's reward back up (max^n). Chance draws in the guess, and what
 * its searcher would see of a draw is a branch. Seats that act at once are asked one after the other, the searcher first.
 * Moves are chosen by their mean and a prior (PUCT), counted against how often they were legal.
 */
import {
  CHANCE,
  type Game,
  type Hints,
  type Move,
  type Next,
  type Rng,
  type SearchHints,
  type Seat,
} from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { type Budget, wallClock } from '../bot.ts';
import { Kept } from './kept.ts';
import { Later } from './later.ts';
import { MoveNumbers } from './move-numbers.ts';
import { Rewards } from './reward.ts';
import { Rollout } from './rollout.ts';
import { NONE, Tree } from './tree.ts';

/** How much a prior weighs against what has been seen. */
const CURIOSITY = 0.5;
/** What a move that was never tried is thought to bring less than the others. */
const DOUBT = 0.02;
/** Until a move was made so often elsewhere, what was seen there is little to go by. */
const FEW = 3;
/** A search ends at this many nodes, whatever its budget: it bounds the memory of the tree. */
const MOST_NODES = 1 << 21;

export interface Found {
  readonly move: Move;
  readonly visits: number;
  /** The chance of winning, or points where one flies alone. */
  readonly value: number;
  /** The same as the search counts it: about 0 to 1. */
  readonly reward: number;
}

export class Search<S> {
  /** What the last search took. */
  iterations = 0;
  ms = 0;
  readonly #game: Game<S>;
  readonly #hints: SearchHints<S> | undefined;
  readonly #tree = new Tree();
  readonly #kept = new Kept<S>();
  #root = 0;
  readonly #numbers = new MoveNumbers();
  readonly #rewards: Rewards<S>;
  readonly #rollout: Rollout<S>;
  readonly #buffer: Move[] = [];
  #priors = new Float64Array(1024);
  readonly #path: number[] = [];
  readonly #choosers: Seat[] = [];
  readonly #seats: Seat[] = [];
  /** The node whose moves were chosen from, for each of the path. */
  readonly #parents: number[] = [];
  readonly #later: Later | undefined;
  /** After so many visits a move's own results count as much as what was learnt of it elsewhere. */
  readonly #trust: number;
  #curiosity = CURIOSITY;
  #open = false;
  #viewer: Seat = 0;
  #seat: Seat = 0;

  constructor(game: Game<S>, hints: Hints<S>) {
    this.#game = game;
    this.#hints = hints.search;
    this.#rewards = new Rewards(game, hints.search);
    this.#trust = hints.search?.later ?? 0;
    const later = this.#trust > 0 ? new Later(this.#numbers) : undefined;
    this.#later = later;
    const note = later && ((seat: Seat, move: Move) => later.made(seat, move));
    this.#rollout = new Rollout(game, hints.search, this.#rewards, undefined, note);
  }

  /** Are values points? They are for a seat that plays alone. */
  get alone(): boolean {
    return this.#rewards.alone;
  }

  /** Looks for the best moves of `seat`, the most visited first. All random numbers come from one seed drawn from `rng`. */
  run(seen: S, asked: Seat, budget: Budget, rng: Rng): Found[] {
    const game = this.#game;
    const own = new FastRng(`${rng.below(SEED)}-${rng.below(SEED)}`);
    const alone = this.#hints?.alone;
    const view = alone ? alone(seen, asked) : seen;
    this.#seat = alone ? 0 : asked;
    this.#viewer = game.decides(view, this.#seat);
    this.#open = this.#hints?.openMoves?.(view) === true;
    this.#curiosity = CURIOSITY * (this.#hints?.curiosity ?? 1);
    const guess =
      this.#hints?.guesses?.(view, this.#viewer) ?? ((luck: Rng) => game.guess(view, this.#viewer, luck));
    this.#rewards.begin(guess(own));
    // A number of iterations gives the same move whatever was asked before; time does not anyway.
    const isTimed = budget.iterations === undefined;
    this.#root = (isTimed ? this.#kept.nodeOf(view, this.#seat) : undefined) ?? this.#plant();
    this.#iterate(view, guess, budget, own);
    const found = this.#found();
    this.#kept.forget();
    if (isTimed && !this.alone && this.#tree.size < MOST_NODES / 2) this.#keep(view, found[0]!.move);
    return found;
  }

  /** A tree of its own for what is not known from the search before. */
  #plant(): number {
    this.#numbers.trim();
    this.#tree.clear();
    return 0;
  }

  #keep(view: S, move: Move): void {
    const child = this.#tree.child(this.#root, this.#numbers.of(move));
    this.#kept.keep(this.#game, view, this.#seat, move, this.#tree.links[child]!);
  }

  #iterate(view: S, guess: (rng: Rng) => S, budget: Budget, rng: Rng): void {
    const most = budget.iterations ?? Number.POSITIVE_INFINITY;
    const clock = budget.clock ?? wallClock;
    const start = clock();
    const end = budget.ms === undefined ? Number.POSITIVE_INFINITY : start + budget.ms;
    let done = 0;
    do {
      this.#once(view, guess(rng), rng);
      done++;
    } while (done < most && this.#tree.size < MOST_NODES && (end > 1e300 || clock() < end));
    this.iterations = done;
    this.ms = clock() - start;
  }

  /** One walk from the root to a new leaf and back. */
  #once(view: S, state: S, rng: Rng): void {
    const game = this.#game;
    const tree = this.#tree;
    this.#path.length = 0;
    this.#choosers.length = 0;
    this.#seats.length = 0;
    this.#parents.length = 0;
    this.#later?.begin();
    let node = this.#root;
    for (;;) {
      const next = game.next(state);
      if (next.to === 'over') {
        this.#rewards.final(state);
        break;
      }
      const isNew = next.to === 'act' ? this.#choose(state, next, node) : this.#draw(state, node, rng);
      node = tree.links[this.#path[this.#path.length - 1]!]!;
      if (isNew) {
        this.#rollout.play(state, view, rng);
        break;
      }
    }
    const rewards = this.#rewards.of;
    for (let i = 0; i < this.#path.length; i++) {
      const at = this.#path[i]!;
      const chooser = this.#choosers[i]!;
      tree.visits[at]!++;
      if (chooser >= 0) tree.rewards[at]! += rewards[chooser]!;
    }
    tree.visits[this.#root]!++;
    if (this.#later) this.#learn(this.#later, rewards);
  }

  /** From the leaf up: a node learns from what was made below it. */
  #learn(later: Later, rewards: Float64Array): void {
    const tree = this.#tree;
    for (let i = this.#path.length - 1; i >= 0; i--) {
      const chooser = this.#choosers[i]!;
      if (chooser < 0) continue;
      const seat = this.#seats[i]!;
      later.mark(seat, tree.numbers[this.#path[i]!]!);
      later.learn(tree, this.#parents[i]!, seat, rewards[chooser]!);
    }
  }

  /** What a move is thought to bring: its own results, and those of playouts in which it was made later. */
  #mean(child: number, untried: number): number {
    const { visits, rewards, laterVisits, laterRewards } = this.#tree;
    const n = visits[child]!;
    if (this.#trust === 0) return n === 0 ? untried : rewards[child]! / n;
    const m = laterVisits[child]!;
    if (m === 0) return n === 0 ? untried : rewards[child]! / n;
    const elsewhere = laterRewards[child]! / m;
    if (n === 0) return elsewhere;
    const share = Math.sqrt(this.#trust / (3 * n + this.#trust)) * (m / (m + FEW));
    return (1 - share) * (rewards[child]! / n) + share * elsewhere;
  }

  /** Chance moves: what the searcher sees of it is the branch. Answers whether the branch is new. */
  #draw(state: S, node: number, rng: Rng): boolean {
    const game = this.#game;
    const tree = this.#tree;
    const draw = game.draw(state, rng);
    const known = game.hide(state, CHANCE, draw, this.#viewer);
    const number = this.#numbers.of(this.#hints?.outcome ? this.#hints.outcome(state, known) : known);
    game.play(state, CHANCE, draw);
    let child = tree.child(node, number);
    if (child === NONE) child = tree.add(node, draw, number, 1);
    this.#path.push(child);
    this.#parents.push(node);
    this.#choosers.push(CHANCE);
    this.#seats.push(CHANCE);
    return tree.visits[child] === 0;
  }

  /** A seat moves. Answers whether the move was never tried before. */
  #choose(state: S, next: Next, node: number): boolean {
    const game = this.#game;
    const tree = this.#tree;
    const seat = node === this.#root ? this.#seat : next.to === 'act' ? next.seats[0]! : 0;
    const chooser = game.decides(state, seat);
    const from = this.#kindOf(state, seat, chooser, node);
    if (tree.listed[from] === 0) this.#list(state, seat, from);
    else if (!this.#open) this.#listAgain(state, seat, from);
    const child = this.#open ? this.#bestOfAll(from) : this.#bestOfLegal(from);
    if (from !== node && tree.visits[child] === 0) this.#share(node, child);
    this.#path.push(child);
    this.#parents.push(from);
    this.#choosers.push(chooser);
    this.#seats.push(seat);
    game.play(state, seat, tree.moves[child]!);
    return tree.visits[child] === 0;
  }

  /**
   * Others know what the searcher does not: where a game tells them apart by it, each kind of a seat has moves of its own to choose from,
   * in a node below the one that stands for what all have seen.
   */
  #kindOf(state: S, seat: Seat, chooser: Seat, node: number): number {
    if (!this.#hints?.kind || chooser === this.#viewer) return node;
    const tree = this.#tree;
    const number = -2 - this.#hints.kind(state, seat);
    const known = tree.child(node, number);
    return known === NONE ? tree.add(node, 0, number, 1) : known;
  }

  /** The same move of all kinds leads to one node. */
  #share(node: number, child: number): void {
    const tree = this.#tree;
    const number = tree.numbers[child]!;
    const known = tree.child(node, number);
    tree.links[child] = known === NONE ? tree.add(node, tree.moves[child]!, number, 1) : known;
  }

  /** Lists the moves of a node for the first time. */
  #list(state: S, seat: Seat, node: number): void {
    const tree = this.#tree;
    const numbers = this.#numbers;
    const buffer = this.#buffer;
    const count = this.#game.moves(state, seat, buffer);
    const sum = this.#weigh(state, seat, count);
    numbers.unmark();
    // Children stand in the reverse order of their birth; equals go to the first of the game's own order.
    for (let i = count - 1; i >= 0; i--) {
      const prior = sum > 0 ? this.#priors[i]! / sum : 1 / count;
      const number = numbers.of(buffer[i]!);
      numbers.mark(number);
      // What is hopeless can be left out only where the same moves are legal in every guess.
      if (prior > 0 || !this.#open) tree.add(node, buffer[i]!, number, prior);
    }
    tree.listed[node] = 1;
  }

  #weigh(state: S, seat: Seat, count: number): number {
    if (!this.#hints?.priors) return 0;
    if (count > this.#priors.length) this.#priors = new Float64Array(count * 2);
    this.#hints.priors(state, seat, this.#buffer, count, this.#priors);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#priors[i]!;
    return sum;
  }

  /** Marks what is legal in this guess, and adds what was not in any before. */
  #listAgain(state: S, seat: Seat, node: number): void {
    const tree = this.#tree;
    const numbers = this.#numbers;
    const buffer = this.#buffer;
    const count = this.#game.moves(state, seat, buffer);
    numbers.unmark();
    for (let i = 0; i < count; i++) numbers.mark(numbers.of(buffer[i]!));
    let known = 0;
    for (let child = tree.firstChild[node]!; child !== NONE; child = tree.nextSibling[child]!)
      if (numbers.isMarked(tree.numbers[child]!)) known++;
    if (known === count) return;
    for (let i = 0; i < count; i++) {
      const number = numbers.of(buffer[i]!);
      if (tree.child(node, number) === NONE) tree.add(node, buffer[i]!, number, 1 / count);
    }
  }

  #bestOfAll(node: number): number {
    const { firstChild, nextSibling, visits, rewards, priors } = this.#tree;
    let total = 0;
    let sum = 0;
    for (let child = firstChild[node]!; child !== NONE; child = nextSibling[child]!) {
      total += visits[child]!;
      sum += rewards[child]!;
    }
    const untried = total === 0 ? 0 : sum / total - DOUBT;
    const weight = this.#curiosity * Math.sqrt(total + 1);
    let best = NONE;
    let top = Number.NEGATIVE_INFINITY;
    for (let child = firstChild[node]!; child !== NONE; child = nextSibling[child]!) {
      const n = visits[child]!;
      const score = this.#mean(child, untried) + (weight * priors[child]!) / (1 + n);
      if (score <= top) continue;
      top = score;
      best = child;
    }
    return best;
  }

  /** The same among what is legal in this guess, counted by how often each move was. */
  #bestOfLegal(node: number): number {
    const { firstChild, nextSibling, visits, available, rewards, priors, numbers } = this.#tree;
    const marks = this.#numbers;
    let total = 0;
    let sum = 0;
    for (let child = firstChild[node]!; child !== NONE; child = nextSibling[child]!) {
      if (!marks.isMarked(numbers[child]!)) continue;
      total += visits[child]!;
      sum += rewards[child]!;
    }
    const untried = total === 0 ? 0 : sum / total - DOUBT;
    let best = NONE;
    let top = Number.NEGATIVE_INFINITY;
    for (let child = firstChild[node]!; child !== NONE; child = nextSibling[child]!) {
      if (!marks.isMarked(numbers[child]!)) continue;
      available[child]!++;
      const n = visits[child]!;
      const weight = this.#curiosity * Math.sqrt(available[child]!);
      const score = this.#mean(child, untried) + (weight * priors[child]!) / (1 + n);
      if (score <= top) continue;
      top = score;
      best = child;
    }
    return best;
  }

  /** The moves at the root that were tried, the most visited first. */
  #found(): Found[] {
    const tree = this.#tree;
    const list: Found[] = [];
    for (let child = tree.firstChild[this.#root]!; child !== NONE; child = tree.nextSibling[child]!) {
      const visits = tree.visits[child]!;
      if (visits === 0) continue;
      const reward = tree.rewards[child]! / visits;
      list.push({ move: tree.moves[child]!, visits, reward, value: this.#rewards.inPoints(reward) });
    }
    return list.sort((a, b) => b.visits - a.visits || b.reward - a.reward);
  }
}

const SEED = 1 << 20;
