/**
 * Which node runs a table: its clocks, bots, deals and alerts. Of the nodes that share a store one at a time has a lease of a table; it lives a few
 * seconds and is renewed while the table is in memory, so that when its node dies another takes it. A node that cannot be sure of its lease runs nothing.
 * Where two nodes run a table all the same for a moment, what they write conflicts, and one of them reads again.
 */
import { type Clock, every } from '../../match/timer.ts';
import type { Store } from '../store/store.ts';

/** How long a lease lives, and how often it is renewed. */
export const LEASE_LIFE = 3000;
export const LEASE_RENEWED = 1000;
/** A node takes its lease for lost so long before the store does. */
export const LEASE_MARGIN = 500;

/** Hears that a table has become this node's, or is no longer. */
export type Holds = (held: boolean) => void;

export interface TableLeases {
  /** Is this node sure that it has the lease now? */
  holds(id: string): boolean;
  /** The table is in memory: its lease is asked for now and whenever leases are renewed, until it is let go. */
  want(id: string, tell: Holds): void;
  /** The table is no longer in memory. */
  letGo(id: string): void;
  /** Takes leases of tables that are not in memory yet; answers those that this node has now. Each has to be wanted or let go then. */
  take(ids: readonly string[]): Promise<readonly string[]>;
  /** Gives up everything: other nodes need not wait. */
  stop(): Promise<void>;
}

/** A node that has the store for itself holds everything, and asks for nothing. */
export class LoneLeases implements TableLeases {
  holds(): boolean {
    return true;
  }
  want(_id: string, tell: Holds): void {
    tell(true);
  }
  letGo(): void {}
  async take(ids: readonly string[]): Promise<readonly string[]> {
    return ids;
  }
  async stop(): Promise<void> {}
}

export interface LeaseOptions {
  readonly store: Pick<Store, 'lease' | 'letGo'>;
  /** Its hands must not be set while it runs: what it says is compared with what it said before. */
  readonly clock: Clock;
  /** The name of this node. No other node has it. */
  readonly node: string;
}

interface Wanted {
  /** Until when this node is sure of the lease. */
  until: number;
  tell?: Holds;
  /** What was told last. */
  told: boolean;
}

export class Leases implements TableLeases {
  readonly #options: LeaseOptions;
  readonly #wanted = new Map<string, Wanted>();
  readonly #stopTimer: () => void;
  /** The last question on its way to the store. */
  #asking: Promise<void> = Promise.resolve();
  #isRenewing = false;
  /** Tables that were opened since the store was asked last, and those that were forgotten. */
  readonly #fresh = new Set<string>();
  readonly #given = new Set<string>();
  #stopped = false;

  constructor(options: LeaseOptions) {
    this.#options = options;
    this.#stopTimer = every(options.clock, LEASE_RENEWED, () => void this.#renew());
  }

  holds(id: string): boolean {
    return (this.#wanted.get(id)?.until ?? 0) > this.#options.clock.now();
  }

  want(id: string, tell: Holds): void {
    if (this.#stopped) return;
    const known = this.#wanted.get(id);
    this.#wanted.set(id, { until: known?.until ?? 0, tell, told: false });
    if (known) this.#look();
    // What is opened while the store answers, or in one turn of the event loop, is asked for in one question.
    else if (this.#fresh.add(id).size === 1) this.#then(() => this.#askNow(taken(this.#fresh)));
  }

  letGo(id: string): void {
    if (!this.#wanted.delete(id)) return;
    // Behind a question that is under way, which may bring the lease.
    if (this.#given.add(id).size === 1) this.#then(() => this.#give(taken(this.#given)));
  }

  async take(ids: readonly string[]): Promise<readonly string[]> {
    const fresh = ids.filter((id) => !this.#wanted.has(id));
    for (const id of fresh) this.#wanted.set(id, { until: 0, told: false });
    await this.#then(() => this.#askNow(fresh));
    for (const id of fresh) {
      const wanted = this.#wanted.get(id);
      if (wanted && !wanted.tell && !this.holds(id)) this.#wanted.delete(id);
    }
    return fresh.filter((id) => this.holds(id));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopTimer();
    for (const wanted of this.#wanted.values()) wanted.until = 0;
    this.#look();
    this.#wanted.clear();
    await this.#asking;
    await this.#options.store.letGo(this.#options.node).catch(() => {});
  }

  /** All of them in one question; none while the last is not answered. */
  async #renew(): Promise<void> {
    this.#look();
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    await this.#then(() => this.#askNow([...this.#wanted.keys()]));
    this.#isRenewing = false;
  }

  /** One question after the other, so that an old answer never counts for more than a new one. */
  #then(ask: () => Promise<void>): Promise<void> {
    const asked = this.#asking.then(ask);
    this.#asking = asked;
    return asked;
  }

  /** Where the store does not hear it, the leases end by themselves. */
  async #give(all: readonly string[]): Promise<void> {
    const { store, node } = this.#options;
    // Some may have been opened again while the question before was answered.
    const ids = all.filter((id) => !this.#wanted.has(id));
    if (ids.length > 0) await store.letGo(node, ids).catch(() => {});
  }

  async #askNow(all: readonly string[]): Promise<void> {
    const { store, clock, node } = this.#options;
    // Some may have been let go while the question waited.
    const ids = all.filter((id) => this.#wanted.has(id));
    if (this.#stopped || ids.length === 0) return;
    const now = clock.now();
    try {
      const had = new Set(await store.lease(ids, node, now, now + LEASE_LIFE));
      // What has ended while the answer was under way was not run meanwhile: it is told, though it begins again in this moment.
      this.#look();
      // It may have begun as soon as it was asked for, and not when the answer came.
      for (const id of ids) {
        const wanted = this.#wanted.get(id);
        if (wanted) wanted.until = had.has(id) ? now + LEASE_LIFE - LEASE_MARGIN : 0;
      }
    } catch {
      // The store does not answer: what was confirmed last is good as long as it lives.
    }
    this.#look();
  }

  /** Tells what has changed. */
  #look(): void {
    for (const [id, wanted] of [...this.#wanted]) {
      const holds = this.holds(id);
      if (holds === wanted.told || !wanted.tell) continue;
      wanted.told = holds;
      wanted.tell(holds);
    }
  }
}

/** What waited in a set, which is empty then. */
function taken(waiting: Set<string>): readonly string[] {
  const all = [...waiting];
  waiting.clear();
  return all;
}
