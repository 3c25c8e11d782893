/** How long a simulation lasts and how its people behave, drawn from its seed: many are short and busy, so that very many can be run, and some are long. */
import type { Rng } from '../../src/contract/index.ts';

export interface Shape {
  /** So many steps while faults come and go. */
  readonly steps: number;
  /** Have matches begun when the first fault may come? */
  readonly begun: boolean;
  /** The longest that a fault lasts, in milliseconds. */
  readonly faultMs: number;
  /** How much quicker people are than in life. */
  readonly haste: number;
  /** When faults have stopped, people play on for at least so many milliseconds. */
  readonly playingOn: number;
}

export function shapeOf(rng: Rng, steps?: number): Shape {
  const isLong = rng.below(20) === 0;
  const length = isLong ? 800 + rng.below(1701) : 300 + rng.below(rng.below(4) === 0 ? 500 : 100);
  return {
    steps: steps ?? length,
    begun: rng.below(5) > 0,
    faultMs: rng.below(4) === 0 ? 8000 : 1500,
    haste: [1, 4, 8, 16][rng.below(4)]!,
    playingOn: isLong ? 10_000 : rng.below(10) === 0 ? rng.below(3000) : 0,
  };
}
