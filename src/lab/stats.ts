/**
 * The estimators of the lab, each with its 95 % interval. Games are independent of each other and what happens within one is not, so
 * everything is summed up by game first: intervals are clustered by game. All of them take one value at a time and keep sums, so a
 * report of a million games needs no more memory than one of ten.
 */
import type { Estimate } from '../toolkit/stats.ts';

/** An end that is not known is infinite: both for fewer than two games, one where a quantile lies beyond what was seen. */
export interface Estimated extends Estimate {
  /** How many games it rests on. */
  readonly games: number;
}

const Z = 1.959963984540054;

/** What a quantity can be: an interval does not leave it. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}
export const SHARE: Range = { least: 0, most: 1 };
export const BETWEEN_SHARES: Range = { least: -1, most: 1 };
export const COUNT: Range = { least: 0 };
const ANY: Range = {};

const UNKNOWN = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

function interval(games: number, middle: number, half: number, range: Range): Omit<Estimated, 'mean'> {
  if (games < 2) return { ...UNKNOWN, games };
  const { least = UNKNOWN.low, most = UNKNOWN.high } = range;
  return { low: Math.max(least, middle - half), high: Math.min(most, middle + half), games };
}

/** The 97.5 % point of Student's t: exact for the fewest degrees of freedom, then Cornish and Fisher's expansion. */
export function studentT(degrees: number): number {
  const few = [Number.POSITIVE_INFINITY, 12.706, 4.303, 3.182, 2.776];
  const known = few[Math.max(0, Math.floor(degrees))];
  if (known !== undefined) return known;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  const z7 = Z ** 7;
  return (
    Z +
    (z3 + Z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees ** 3)
  );
}

/** Wilson's interval for a share, also where the number of trials is no whole number. */
function wilsonOf(share: number, trials: number): Estimate {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half =
    (Z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Sums over games of two numbers each, with their squares and products. */
class Pairs {
  games = 0;
  protected x = 0;
  protected y = 0;
  protected xx = 0;
  protected xy = 0;
  protected yy = 0;

  protected addPair(x: number, y: number): void {
    this.games++;
    this.x += x;
    this.y += y;
    this.xx += x * x;
    this.xy += x * y;
    this.yy += y * y;
  }
}

/**
 * A sum over games divided by another: choices a turn, wins a seat. Its error is that of the linear part (Taylor), which counts each game
 * once however long it was.
 */
export class Ratio extends Pairs {
  add(over: number, under = 1): void {
    this.addPair(over, under);
  }

  get value(): number {
    return this.y === 0 ? 0 : this.x / this.y;
  }

  /** The variance of the ratio. */
  get variance(): number {
    if (this.games < 2 || this.y === 0) return 0;
    const r = this.value;
    const squares = Math.max(0, this.xx - 2 * r * this.xy + r * r * this.yy);
    return (this.games * squares) / (this.games - 1) / this.y ** 2;
  }

  /** With Student's interval, over games. */
  estimate(range = ANY): Estimated {
    const { value, games } = this;
    const half = studentT(games - 1) * Math.sqrt(this.variance);
    return { mean: value, ...interval(games, value, half, range) };
  }

  /**
   * For the difference of two chances within a deal, where most deals come out alike: Agresti and Min's interval, which supposes half a
   * deal more of each kind. Student's would be too narrow, because what differs is seldom seen.
   */
  difference(): Estimated {
    const { games } = this;
    const supposed = games + 2;
    const middle = this.x / supposed;
    const half = (Z / supposed) * Math.sqrt(Math.max(0, this.xx + 1 - supposed * middle * middle));
    return { mean: this.value, ...interval(games, middle, half, BETWEEN_SHARES) };
  }

  /**
   * For a share: Wilson's interval for as many independent trials as would give this variance. Where every game counts 0 or 1, that is the
   * number of games; where wins are shared or a game has many trials, it is what they are worth.
   */
  share(): Estimated {
    const { value, games, variance } = this;
    if (games < 2 || this.y === 0) return { mean: value, ...UNKNOWN, games };
    const plain = (value * (1 - value)) / variance;
    const trials = variance > 0 && Number.isFinite(plain) && plain > 0 ? plain : games;
    return { ...wilsonOf(value, trials), games };
  }
}

/**
 * The standard deviation of what several seats score in a game, over all of them. Its error is that of the linear part of
 * √(E x² − (E x)²), with one pair of means a game.
 */
export class Spread extends Pairs {
  add(values: readonly number[]): void {
    const n = values.length;
    const x = values.reduce((sum, value) => sum + value, 0) / n;
    const y = values.reduce((sum, value) => sum + value * value, 0) / n;
    this.addPair(x, y);
  }

  estimate(): Estimated {
    const n = this.games;
    if (n < 2) return { mean: 0, ...UNKNOWN, games: n };
    const x = this.x / n;
    const y = this.y / n;
    const sd = Math.sqrt(Math.max(0, y - x * x));
    const cov = (sum: number, a: number, b: number): number => (sum - n * a * b) / (n - 1);
    const variance = cov(this.yy, y, y) - 4 * x * cov(this.xy, x, y) + 4 * x * x * cov(this.xx, x, x);
    const half = sd === 0 ? 0 : (studentT(n - 1) * Math.sqrt(Math.max(0, variance) / n)) / (2 * sd);
    return { mean: sd, ...interval(n, sd, half, COUNT) };
  }
}

/** How often each value was seen: for plots, and for quantiles with intervals by rank, which suppose nothing about the shape. */
export class Counts {
  total = 0;
  readonly #counts = new Map<number, number>();

  add(value: number): void {
    this.total++;
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** Values from the least to the most, with how often each was seen. */
  sorted(): [value: number, count: number][] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  /**
   * The value below which this share of games lies, and the values at the ranks between which the true one lies. Where there is no such rank,
   * nothing seen is known to lie beyond it.
   */
  quantile(share: number): Estimated {
    const n = this.total;
    const sorted = this.sorted();
    const at = (rank: number): number =>
      rank < 1 ? UNKNOWN.low : rank > n ? UNKNOWN.high : valueAt(sorted, rank);
    const half = Z * Math.sqrt(n * share * (1 - share));
    return {
      mean: at(Math.ceil(n * share)),
      low: at(Math.floor(n * share - half)),
      high: at(Math.ceil(n * share + half) + 1),
      games: n,
    };
  }
}

/** How many standard errors from zero a difference is, by the end of its interval that is nearer to zero. */
export function errorsFromZero({ mean, low, high }: Estimate): number {
  const half = mean > 0 ? mean - low : high - mean;
  if (mean === 0) return 0;
  return half > 0 ? (Z * mean) / half : Math.sign(mean) * Number.POSITIVE_INFINITY;
}

/** So far that of `looks` normal values not one would be by chance, in 19 of 20 reports (by P(|Z| > z) ≤ exp(−z²/2)). */
const clearAt = (looks: number): number => Math.sqrt(2 * Math.log(Math.max(1, looks) / 0.05));

/** Is a difference more than luck, where so many are looked at together? */
export const isClear = (difference: Estimate, looks: number): boolean =>
  Math.abs(errorsFromZero(difference)) > clearAt(looks);

function valueAt(sorted: readonly (readonly [number, number])[], rank: number): number {
  let seen = 0;
  for (const [value, count] of sorted) {
    seen += count;
    if (seen >= rank) return value;
  }
  return 0;
}
