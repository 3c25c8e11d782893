/**
 * Which other nodes have ended without a word. Each node has the lease of its own name, as it has those of its tables; where another can take that lease twice in a row,
 * its node is gone, or cut off from the store for so long that it runs nothing.
 */
import { type Clock, every } from '../../match/timer.ts';
import { LEASE_RENEWED, type TableLeases } from './leases.ts';

export interface NeighbourDeps {
  readonly clock: Clock;
  readonly leases: TableLeases;
  readonly node: string;
  /** The lease of another node has ended, and perhaps the node with it: what it stored last it may have told no other. */
  lapsed(): void;
  /** Another node has ended. */
  gone(node: string): void;
  /** This one was taken for gone, perhaps, and is back. */
  back(): void;
}

const leaseOf = (node: string): string => `node ${node}`;

export class Neighbours {
  readonly #deps: NeighbourDeps;
  /** How often in a row the lease of each could be taken. */
  readonly #lapses = new Map<string, number>();
  readonly #stopTimer: () => void;
  #isLooking = false;

  constructor(deps: NeighbourDeps) {
    this.#deps = deps;
    const { clock, leases, node, back } = deps;
    leases.want(leaseOf(node), (held) => {
      if (held) back();
    });
    this.#stopTimer = every(clock, LEASE_RENEWED, () => void this.#look());
  }

  /** Has this node the lease of its name, so that the others may judge by it? */
  get isKnown(): boolean {
    const { leases, node } = this.#deps;
    return leases.holds(leaseOf(node));
  }

  /** Another node says that it has the lease of its name. */
  heard(node: string): void {
    this.#lapses.set(node, 0);
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#lapses.size === 0) return;
    this.#isLooking = true;
    const { leases, lapsed, gone } = this.#deps;
    const taken = new Set(await leases.take([...this.#lapses.keys()].map(leaseOf)));
    for (const [node, lapses] of [...this.#lapses]) {
      if (!taken.has(leaseOf(node))) this.#lapses.set(node, 0);
      else {
        // A node that only stood still takes it back.
        leases.letGo(leaseOf(node));
        this.#lapses.set(node, lapses + 1);
        lapsed();
        if (lapses === 0) continue;
        this.#lapses.delete(node);
        gone(node);
      }
    }
    this.#isLooking = false;
  }

  stop(): void {
    this.#stopTimer();
    this.#lapses.clear();
  }
}
