/**
 * A forced move in a secret position must not look forced: the program, which makes it for the player, waits as long as that player might.
 * The wait is drawn from a smooth distribution around the times of the player's own choices; one of those times again would be recognised.
 */
import type { Rng } from '../contract/index.ts';

/** Before a player's own times are known: a few seconds, more or less. This guess weighs as much as `weight` of the player's own times. */
const UNKNOWN = { median: 4000, spread: 0.6, weight: 2 } as const;
/** A draw that is too long is drawn again, so often. */
const TRIES = 16;
const GRAIN = 2 ** 20;

export function pauseLike(times: readonly number[], longest: number, rng: Rng): number {
  const logs = times.filter((ms) => ms > 0).map(Math.log);
  for (let i = 0; i < TRIES; i++) {
    const ms = Math.exp(drawLike(logs, rng));
    if (ms < longest) return Math.round(ms);
  }
  return Math.round(longest * (0.5 + share(rng) / 2));
}

/** A smoothed bootstrap: near one of the values, with the mean and the variance of all of them. */
function drawLike(values: readonly number[], rng: Rng): number {
  const at = rng.below(values.length + UNKNOWN.weight);
  const value = values[at];
  if (value === undefined) return Math.log(UNKNOWN.median) + UNKNOWN.spread * normal(rng);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const known = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const variance = (known + UNKNOWN.weight * UNKNOWN.spread ** 2) / (values.length + UNKNOWN.weight);
  // Silverman's rule.
  const width = 1.06 * values.length ** -0.2;
  return mean + (value - mean + width * Math.sqrt(variance) * normal(rng)) / Math.sqrt(1 + width ** 2);
}

const share = (rng: Rng): number => (rng.below(GRAIN) + 0.5) / GRAIN;

/** Box and Muller's. */
const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(share(rng))) * Math.cos(2 * Math.PI * share(rng));

/** A bot's pause, which is never shorter than what it thinks. */
export const botPause = (pause: number, rng: Rng): number => Math.round(pause * (1 + 0.6 * share(rng) ** 2));
