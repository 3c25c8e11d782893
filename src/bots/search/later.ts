/**
 * What playouts teach of moves that were not chosen here but made later (all moves as first, AMAF): a move that tends to be good whenever its seat
 * makes it is tried sooner. The fewer visits a move has of its own, the more this counts (RAVE).
 */
import { MOST_SEATS, type Move, type Seat } from '../../contract/index.ts';
import type { MoveNumbers } from './move-numbers.ts';
import { NONE, type Tree } from './tree.ts';

/** Seats are told apart up to here; games with more seats are searched by each seat alone. */
const SEATS = 8;

export class Later {
  readonly #numbers: MoveNumbers;
  #marks = new Int32Array(1 << 13);
  #round = 0;

  constructor(numbers: MoveNumbers) {
    this.#numbers = numbers;
  }

  /** A new iteration: no move was made yet. */
  begin(): void {
    this.#round++;
  }

  /** A move of the playout. */
  made(seat: Seat, move: Move): void {
    this.mark(seat, this.#numbers.of(move));
  }

  mark(seat: Seat, number: number): void {
    const at = number * SEATS + (seat % SEATS);
    if (at >= this.#marks.length) this.#grow(at);
    this.#marks[at] = this.#round;
  }

  /** Hands the reward of a seat to all moves of a node that the seat made here or later. */
  learn(tree: Tree, parent: number, seat: Seat, reward: number): void {
    const { firstChild, nextSibling, numbers, laterVisits, laterRewards } = tree;
    const marks = this.#marks;
    const round = this.#round;
    for (let child = firstChild[parent]!; child !== NONE; child = nextSibling[child]!) {
      if (marks[numbers[child]! * SEATS + (seat % SEATS)] !== round) continue;
      laterVisits[child]!++;
      laterRewards[child]! += reward;
    }
  }

  #grow(least: number): void {
    const longer = new Int32Array(Math.max(this.#marks.length * 2, least + MOST_SEATS));
    longer.set(this.#marks);
    this.#marks = longer;
  }
}
