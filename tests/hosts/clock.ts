/** A clock whose hands a test moves. */
import type { Clock } from '../../src/match/timer.ts';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

export class VirtualClock implements Clock {
  #now = 1_700_000_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets the time of the next timer come, if it comes until then; answers whether it did. */
  ring(until = Number.POSITIVE_INFINITY): boolean {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= until && (!first || timer.at < first.at)) first = timer;
    if (!first) return false;
    this.#timers.delete(first);
    this.#now = Math.max(this.#now, first.at);
    first.then();
    return true;
  }

  set(now: number): void {
    this.#now = now;
  }
}
