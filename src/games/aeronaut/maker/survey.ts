/** Makes many maps, checks every promise on each, and measures. The proof and the tests use it. */
import { type MapOptions, SIZES, type Size } from '../map/map.ts';
import { checkMap } from './check.ts';
import { makeMap } from './make.ts';

export interface SizeSurvey {
  readonly size: Size;
  readonly maps: number;
  /** Promises that do not hold, with the seed. */
  readonly broken: readonly string[];
  /** Attempts that were given up, by reason. */
  readonly givenUp: Readonly<Record<string, number>>;
  /** The most attempts that one map took. */
  readonly mostAttempts: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** Every combination of expansions and types comes in turn. */
export function optionsFor(size: Size, seed: number): MapOptions {
  return {
    size,
    types: 6 + (seed % 3),
    trajectories: (seed & 1) > 0,
    bonuses: (seed & 2) > 0,
    multiroutes: (seed & 4) > 0,
    wildWinds: (seed & 8) > 0,
    thieves: false,
  };
}

export function surveySize(size: Size, from: number, count: number, now: () => number): SizeSurvey {
  const broken: string[] = [];
  const givenUp: Record<string, number> = {};
  const times: number[] = [];
  let mostAttempts = 0;
  for (let seed = from; seed < from + count; seed++) {
    const options = optionsFor(size, seed);
    let attempts = 1;
    const started = now();
    const map = makeMap(String(seed), options, 1 + (seed % 6), (why) => {
      givenUp[why] = (givenUp[why] ?? 0) + 1;
      attempts += 1;
    });
    times.push(now() - started);
    mostAttempts = Math.max(mostAttempts, attempts);
    broken.push(...checkMap(map, options).map((fault) => `${size}, seed ${seed}: ${JSON.stringify(fault)}`));
  }
  return { size, maps: count, broken, givenUp, mostAttempts, times: times.sort((a, b) => a - b) };
}

export const surveyAll = (from: number, count: number, now: () => number): SizeSurvey[] =>
  SIZES.map((size) => surveySize(size, from, count, now));

/** The value that this share of a sorted list does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
