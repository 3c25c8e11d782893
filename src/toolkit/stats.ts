/** Means and shares with their 95 % confidence intervals. */

export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Collects numbers one by one and keeps none (Welford's method). */
export class Tally {
  count = 0;
  mean = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.#squares += off * (value - this.mean);
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
  }

  get variance(): number {
    return this.count < 2 ? 0 : this.#squares / (this.count - 1);
  }

  /** The mean, and where the true one lies 19 times in 20. */
  estimate(): Estimate {
    const half = Z * Math.sqrt(this.variance / Math.max(1, this.count));
    return { mean: this.mean, low: this.mean - half, high: this.mean + half };
  }
}

/** A share of successes with Wilson's interval, which never leaves 0 to 1. Shared wins make successes fractions. */
export function wilson(successes: number, trials: number): Estimate {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const mean = successes / trials;
  const z2 = Z * Z;
  const middle = (mean + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z / (1 + z2 / trials)) * Math.sqrt((mean * (1 - mean)) / trials + z2 / (4 * trials * trials));
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
