/** Rings when a clock has run out. One that rings too early is set again then: that costs less than to set it with every move. */

/** Node's timers take no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;
  #rings = Number.POSITIVE_INFINITY;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings at this time, or earlier. */
  set(at: number, now: number): void {
    if (this.#rings <= at + 1) return;
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - now) + 1);
    this.#rings = now + wait;
    this.#timer = setTimeout(() => {
      this.#rings = Number.POSITIVE_INFINITY;
      this.#ring();
    }, wait);
    this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
