/** The nodes of a search tree, as numbers into flat lists that grow as needed and are used again for every search. */
import type { Move } from '../../contract/index.ts';

export const NONE = -1;
const FIRST_SIZE = 1 << 12;

export class Tree {
  size = 0;
  /** The move that leads into each node, and its number (see MoveNumbers). */
  readonly moves: Move[] = [];
  numbers = new Int32Array(FIRST_SIZE);
  firstChild = new Int32Array(FIRST_SIZE);
  nextSibling = new Int32Array(FIRST_SIZE);
  visits = new Int32Array(FIRST_SIZE);
  /** How often the move was legal when its parent was visited. */
  available = new Int32Array(FIRST_SIZE);
  /** The sum of the rewards of the seat that chose the move. */
  rewards = new Float64Array(FIRST_SIZE);
  priors = new Float64Array(FIRST_SIZE);
  /** How often the move was made by its seat here or later, and the sum of that seat's rewards then (see later.ts). */
  laterVisits = new Int32Array(FIRST_SIZE);
  laterRewards = new Float64Array(FIRST_SIZE);
  /** Where the game goes on after a move: its own node, or one that all kinds of its chooser share. */
  links = new Int32Array(FIRST_SIZE);
  /** 1 when the moves of a node have been listed. */
  listed = new Uint8Array(FIRST_SIZE);

  /** An empty tree with its root, node 0. */
  clear(): void {
    this.size = 0;
    this.add(NONE, 0, 0, 1);
  }

  add(parent: number, move: Move, number: number, prior: number): number {
    const node = this.size++;
    if (node === this.visits.length) this.#grow();
    this.moves[node] = move;
    this.numbers[node] = number;
    this.firstChild[node] = NONE;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.rewards[node] = 0;
    this.priors[node] = prior;
    this.laterVisits[node] = 0;
    this.laterRewards[node] = 0;
    this.listed[node] = 0;
    this.links[node] = node;
    if (parent === NONE) {
      this.nextSibling[node] = NONE;
    } else {
      this.nextSibling[node] = this.firstChild[parent]!;
      this.firstChild[parent] = node;
    }
    return node;
  }

  /** The child that a move of this number leads to, or NONE. */
  child(parent: number, number: number): number {
    let node = this.firstChild[parent]!;
    while (node !== NONE && this.numbers[node] !== number) node = this.nextSibling[node]!;
    return node;
  }

  #grow(): void {
    const size = this.visits.length * 2;
    const wider = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const longer = new Int32Array(size);
      longer.set(list);
      return longer;
    };
    const longer = (list: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(size);
      grown.set(list);
      return grown;
    };
    this.numbers = wider(this.numbers);
    this.firstChild = wider(this.firstChild);
    this.nextSibling = wider(this.nextSibling);
    this.visits = wider(this.visits);
    this.available = wider(this.available);
    this.rewards = longer(this.rewards);
    this.priors = longer(this.priors);
    this.laterVisits = wider(this.laterVisits);
    this.laterRewards = longer(this.laterRewards);
    this.links = wider(this.links);
    const listed = new Uint8Array(size);
    listed.set(this.listed);
    this.listed = listed;
  }
}
