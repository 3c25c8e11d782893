/** Time as a host is given it. Tests bring a clock whose hands they move. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `then` after so many milliseconds; answers how to call it off. */
  after(ms: number, then: () => void): () => void;
}

/** Timers of Node and of browsers take no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The machine's own clock. Its timers keep no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      const now = Math.min(LONGEST_TIMER, left);
      timer = setTimeout(() => (left > now ? wait(left - now) : then()), now);
      // Browsers number their timers.
      if (typeof timer === 'object') timer.unref();
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The same, unmoved by a clock on the wall that is set forward or back while the program runs: only the start of the program is read
 * from the wall.
 */
export function steadyClock(): Clock {
  const start = Date.now() - performance.now();
  return { ...systemClock, now: () => Math.round(start + performance.now()) };
}

/** Calls `then` again and again; answers how to stop it. */
export function every(clock: Clock, ms: number, then: () => void): () => void {
  let stop = clock.after(ms, function again() {
    stop = clock.after(ms, again);
    then();
  });
  return () => stop();
}

/**
 * One timer for a time that changes with every move. It is set anew only for an earlier time; where it rings too early, its
 * owner sets it again, which costs less than a new timer for each move.
 */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #off: (() => void) | undefined;
  #rings = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Rings at this time, or earlier. */
  set(at: number): void {
    if (this.#rings <= at) return;
    this.clear();
    this.#rings = at;
    this.#off = this.#clock.after(Math.max(0, at - this.#clock.now()), () => {
      this.#rings = Number.POSITIVE_INFINITY;
      this.#ring();
    });
  }

  clear(): void {
    this.#off?.();
    this.#off = undefined;
    this.#rings = Number.POSITIVE_INFINITY;
  }
}
