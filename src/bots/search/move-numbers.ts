/** Small numbers for moves of any kind, so that they can be looked up in flat lists. */
import type { Move } from '../../contract/index.ts';

/** Moves that are small whole numbers stand for themselves. */
const OWN = 1 << 16;
/** More texts than any game has in one search; a limit all the same. */
const MOST = 1 << 20;

export class MoveNumbers {
  readonly #known = new Map<Move, number>();
  /** Marks by number; see `mark`. */
  #marks = new Int32Array(OWN);
  #round = 0;

  of(move: Move): number {
    if (typeof move === 'number' && move >= 0 && move < OWN && Number.isInteger(move)) return move;
    const known = this.#known.get(move);
    if (known !== undefined) return known;
    const number = OWN + this.#known.size;
    this.#known.set(move, number);
    return number;
  }

  /** Called between searches, which do not need the numbers of the last one: keeps the map from growing for ever. */
  trim(): void {
    if (this.#known.size > MOST) this.#known.clear();
  }

  /** Starts with no number marked. */
  unmark(): void {
    this.#round++;
  }

  mark(number: number): void {
    if (number >= this.#marks.length) {
      const longer = new Int32Array(Math.max(this.#marks.length * 2, number + 1));
      longer.set(this.#marks);
      this.#marks = longer;
    }
    this.#marks[number] = this.#round;
  }

  isMarked(number: number): boolean {
    return this.#marks[number] === this.#round;
  }
}
