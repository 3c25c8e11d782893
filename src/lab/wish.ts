/**
 * Looks for a setting that meets a wish: "first within 2% of fair". All candidates play the same games, round after round, which are not those of the
 * report; one whose interval has left what is wished for plays no more. The first that lies within it, with the fewest changes, is played again with games that no choice was
 * made by, and only those are told: the best of many looks better than it is.
 */
import type { House, Options } from '../contract/index.ts';
import { isShare, MEASURES, type MeasureId, measure, rangeOf } from './measures.ts';
import type { Arm, Plan } from './plan.ts';
import { type GameRow, isForfeited } from './row.ts';
import { type Estimated, Ratio } from './stats.ts';

export interface Wish {
  readonly measure: MeasureId;
  /** What will do; `fair` ones are about an even share of the seats. */
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string;
}

export interface Candidate {
  readonly options: Options;
  readonly house?: House;
  /** How many values differ from the game as it is. */
  readonly changes: number;
}

export interface Tried extends Candidate {
  readonly estimate: Estimated;
  /** Did its interval leave what is wished for? */
  readonly dropped: boolean;
}

export interface SearchOutcome {
  readonly wish: Wish;
  /** All games that the search has played, those of the last look included. */
  readonly games: number;
  readonly tried: readonly Tried[];
  /** What was found, by games that the choice did not depend on; null where nothing was. */
  readonly found: (Candidate & { readonly estimate: Estimated; readonly confirmed: boolean }) | null;
}

const FORM =
  /^([a-z]+)(?: seat)? (?:within ([\d.]+) ?(%?) of (fair|[\d.]+ ?%?)|at (least|most) ([\d.]+) ?(%?))$/;

/** Reads a wish, or answers undefined where it has not its form. */
export function readWish(text: string, players: number): Wish | undefined {
  const found = FORM.exec(text.trim().toLowerCase());
  if (!found) return undefined;
  const [, name, tolerance, percent, target, side, bound, boundPercent] = found;
  const id = MEASURES.find((one) => one === name);
  if (!id) return undefined;
  const scaled = (digits: string, sign: string): number => Number(digits) / (sign === '%' ? 100 : 1);
  if (side !== undefined) {
    const value = scaled(bound!, boundPercent!);
    if (!Number.isFinite(value)) return undefined;
    return { measure: id, low: side === 'least' ? value : null, high: side === 'most' ? value : null, text };
  }
  if (target === 'fair' && !isShare(id)) return undefined;
  const middle =
    target === 'fair' ? 1 / players : scaled(target!.replace(/ ?%/, ''), target!.includes('%') ? '%' : '');
  const off = scaled(tolerance!, percent!);
  if (!Number.isFinite(middle) || !Number.isFinite(off)) return undefined;
  return { measure: id, low: middle - off, high: middle + off, text };
}

const meets = ({ low, high }: Wish, estimate: Estimated): boolean =>
  (low === null || estimate.low >= low) && (high === null || estimate.high <= high);

/** Three standard errors instead of two: many candidates are looked at, several times. */
const CAUTION = 1.5;

function misses({ low, high }: Wish, { mean, low: from, high: to }: Estimated): boolean {
  const widely = { low: mean - (mean - from) * CAUTION, high: mean + (to - mean) * CAUTION };
  return (low !== null && widely.high < low) || (high !== null && widely.low > high);
}

const FIRST_ROUND = 200;

/** A second look is so many times as long as the first at most. */
const LONGEST_LOOK = 16;

/** The interval that the report has for such a measure. */
const estimateOf = ({ measure: id }: Wish, ratio: Ratio): Estimated =>
  isShare(id) ? ratio.share() : ratio.estimate(rangeOf(id));

/**
 * How many games a second look takes: what was chosen from many looks better than it is, so its interval shall reach a third of the way that the first
 * look saw from the value to the end of what is wished for.
 */
function gamesToConfirm({ low, high }: Wish, { mean, low: from, high: to, games }: Estimated): number {
  const times = Math.max(
    low === null || mean === from ? 0 : (3 * (mean - from)) / (mean - low),
    high === null || mean === to ? 0 : (3 * (to - mean)) / (high - mean),
  );
  return Math.ceil(games * Math.min(LONGEST_LOOK, Math.max(1, times ** 2)));
}

/** A search plays games of its own: what a report tells of the setting that was chosen, the choice has not seen. */
const searchSeed = ({ seed }: Plan): string => `${seed}/search`;

interface Runner extends Candidate {
  readonly ratio: Ratio;
  dropped: boolean;
}

export class WishSearch {
  readonly #wish: Wish;
  readonly #base: Plan;
  readonly #bots: readonly string[];
  readonly #runners: Runner[];
  readonly #most: number;
  #spent = 0;
  #next: number;
  #round = FIRST_ROUND;
  #chosen: Runner | undefined;
  #fresh: Ratio | undefined;
  #over = false;

  /** `plan` says how games are played; its arms are left out. At most `most` games are played. */
  constructor(
    wish: Wish,
    plan: Plan,
    bots: readonly string[],
    candidates: readonly Candidate[],
    most: number,
  ) {
    this.#wish = wish;
    this.#base = { ...plan, seed: searchSeed(plan) };
    this.#bots = bots;
    this.#most = most;
    this.#next = plan.first;
    this.#runners = candidates.map((one) => ({ ...one, ratio: new Ratio(), dropped: false }));
  }

  /** The games that are to be played next; undefined when the search is over. */
  next(): Plan | undefined {
    const alive = this.#chosen ? [this.#chosen] : this.#runners.filter(({ dropped }) => !dropped);
    if (this.#over || alive.length === 0) return undefined;
    const left = this.#most - this.#spent;
    // All that look have played alike. What is chosen is looked at again by as many games at least, so these are kept back.
    const played = alive[0]!.ratio.games;
    const games = this.#chosen
      ? Math.min(gamesToConfirm(this.#wish, estimateOf(this.#wish, this.#chosen.ratio)), left)
      : Math.min(this.#round, Math.floor((left - played) / (alive.length + 1)));
    if (games < 2) return undefined;
    const arms = alive.map(
      ({ options, house }): Arm => ({
        role: 'try',
        players: this.#bots.length,
        options,
        ...(house ? { house } : {}),
        bots: this.#bots,
        every: 1,
      }),
    );
    return { ...this.#base, first: this.#next, games, moves: false, arms };
  }

  /** Takes the rows of the plan that `next` gave. */
  take(plan: Plan, rows: Iterable<GameRow>): void {
    const alive = this.#chosen ? [this.#chosen] : this.#runners.filter(({ dropped }) => !dropped);
    const fresh = this.#chosen ? new Ratio() : undefined;
    for (const row of rows) {
      this.#spent++;
      if (isForfeited(row)) continue;
      (fresh ?? alive[row.arm]!.ratio).add(measure[this.#wish.measure](row));
    }
    this.#next += plan.games;
    if (fresh) {
      this.#fresh = fresh;
      this.#over = true;
      return;
    }
    this.#round *= 2;
    for (const runner of alive) runner.dropped = misses(this.#wish, estimateOf(this.#wish, runner.ratio));
    this.#chosen = alive
      .filter(({ ratio }) => meets(this.#wish, estimateOf(this.#wish, ratio)))
      .sort((a, b) => a.changes - b.changes || this.#off(a) - this.#off(b))[0];
  }

  /** How far a candidate is from the middle of what is wished for. */
  #off({ ratio }: Runner): number {
    const { low, high } = this.#wish;
    return low === null || high === null ? 0 : Math.abs(ratio.value - (low + high) / 2);
  }

  get spent(): number {
    return this.#spent;
  }

  outcome(): SearchOutcome {
    const plain = ({ options, house, changes }: Runner): Candidate => ({
      options,
      ...(house ? { house } : {}),
      changes,
    });
    const estimate = this.#fresh && estimateOf(this.#wish, this.#fresh);
    return {
      wish: this.#wish,
      games: this.#spent,
      tried: this.#runners.map((one) => ({
        ...plain(one),
        estimate: estimateOf(this.#wish, one.ratio),
        dropped: one.dropped,
      })),
      found:
        this.#chosen && estimate
          ? { ...plain(this.#chosen), estimate, confirmed: meets(this.#wish, estimate) }
          : null,
    };
  }
}
