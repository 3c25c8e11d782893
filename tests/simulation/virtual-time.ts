/** Time that goes by only when the next thing happens. Everything that waits in a simulation waits here, and the same seed has the same order. */
import type { Clock } from '../../src/match/timer.ts';

/** When every simulation begins, in milliseconds since 1970. */
const BEGINNING = 1_700_000_000_000;

/** A process, or another thing that may end or stand still: what waits for it never happens, or happens later. */
export interface Process {
  ended: boolean;
  stalledUntil: number;
}

export const newProcess = (): Process => ({ ended: false, stalledUntil: 0 });

interface Waiting {
  at: number;
  readonly n: number;
  readonly of: Process | undefined;
  run: (() => void) | undefined;
}

export class VirtualTime {
  now = BEGINNING;
  readonly #heap: Waiting[] = [];
  #n = 0;

  /** Calls `run` after so many milliseconds, unless its process has ended by then; answers how to call it off. */
  after(ms: number, run: () => void, of?: Process): () => void {
    const waiting: Waiting = { at: this.now + Math.max(0, Math.ceil(ms)), n: this.#n++, of, run };
    this.#push(waiting);
    return () => {
      waiting.run = undefined;
    };
  }

  /** Lets the next thing happen, with all that follows from it at once; answers whether there was one. */
  async next(): Promise<boolean> {
    for (let first = this.#pop(); first; first = this.#pop()) {
      const { of, run } = first;
      if (!run || of?.ended) continue;
      if (of && of.stalledUntil > Math.max(first.at, this.now)) {
        first.at = of.stalledUntil;
        this.#push(first);
        continue;
      }
      this.now = Math.max(this.now, first.at);
      run();
      // No promise in a simulation waits for anything outside: what follows has happened when the event loop turns.
      await new Promise<void>((resolve) => setImmediate(resolve));
      return true;
    }
    return false;
  }

  #push(waiting: Waiting): void {
    const heap = this.#heap;
    let at = heap.push(waiting) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(waiting, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = waiting;
  }

  #pop(): Waiting | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return first;
  }
}

const isBefore = (a: Waiting, b: Waiting): boolean => a.at < b.at || (a.at === b.at && a.n < b.n);

/** How far the clock of a machine is from the true time, and how much faster it goes. */
export interface Drift {
  readonly ms: number;
  readonly rate: number;
}

/** The clock of one machine. It goes steadily, and not quite right. */
export function clockOf(time: VirtualTime, of: Process, { ms, rate }: Drift): Clock {
  return {
    now: () => Math.floor(time.now + ms + (time.now - BEGINNING) * rate),
    after: (wait, then) => time.after(Math.max(0, wait) / (1 + rate) + (rate === 0 ? 0 : 1), then, of),
  };
}
