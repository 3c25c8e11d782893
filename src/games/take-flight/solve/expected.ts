/**
 * What the best pilot of the lattice can expect, and what knowing a die is worth there. On the lattice flights are a little easier than they are
 * and the flight goal is a share for each symbol, so this is no proof of anything; but it is close, and that makes `gain` the
 * price at which hindsight brings little: information relaxation (Brown, Smith and Sun, 2010).
 */
import type { Lattice, Wings } from './lattice.ts';

const DICE = 6;

export class Expected {
  readonly #on: Lattice;
  readonly #winds: number;
  /** By columns flown: where the blocks of wings begin, by where they are in a layer; and by block, step and wind the best that comes of it. */
  readonly #places: Map<number, number>[] = [];
  readonly #best: Float32Array[] = [];
  readonly #less: Float32Array;
  readonly points: number;

  constructor(on: Lattice) {
    this.#on = on;
    this.#winds = on.modifiers + DICE - 1;
    this.#less = new Float32Array(on.block);
    const { t } = on;
    let after = on.landed();
    for (let flown = t.columns - 1; flown >= 0; flown--) after = this.#column(flown, after);
    const full = { tail: on.ways.options.numberOf(t.tail), beyond: 0, left: 0 };
    const level = on.levelOf(t.sheet.start);
    this.points = after[on.blockAt(full) + on.stepOf(t.sheet.start, level, 0)]! + on.heightOfLevel(level);
  }

  /** What each position of a block gains by this die against any die: on average nothing. */
  gain(flown: number, wings: Wings, die: number): Float32Array {
    const { steps, modifiers } = this.#on;
    const from = this.#places[flown]!.get(this.#on.blockAt(wings))!;
    const best = this.#best[flown]!;
    const less = this.#less;
    for (let step = 0; step < steps; step++)
      for (let m = 0; m < modifiers; m++) {
        const at = from + step * this.#winds + m;
        less[step * modifiers + m] = best[at + die - 1]! - mean(best, at);
      }
    return less;
  }

  #column(flown: number, after: Float32Array): Float32Array {
    const on = this.#on;
    const { steps, modifiers, least } = on;
    const winds = this.#winds;
    const layer = on.newLayer();
    const all = on.wings(flown);
    const best = new Float32Array(all.length * steps * winds);
    const places = new Map<number, number>();
    const one = new Float64Array(steps);
    on.enter(flown);
    for (const [i, wings] of all.entries()) {
      const from = i * steps * winds;
      const at = on.blockAt(wings);
      places.set(at, from);
      for (let wind = 0; wind < winds; wind++) {
        on.best(wings, flown, least + 1 + wind, after, one);
        for (let step = 0; step < steps; step++) best[from + step * winds + wind] = one[step]!;
      }
      for (let step = 0; step < steps; step++)
        for (let m = 0; m < modifiers; m++)
          layer[at + step * modifiers + m] = mean(best, from + step * winds + m);
    }
    on.skip(flown, layer);
    this.#best[flown] = best;
    this.#places[flown] = places;
    return layer;
  }
}

/** Over the six dice, from the wind that a one makes. */
function mean(best: Float32Array, at: number): number {
  let sum = 0;
  for (let die = 0; die < DICE; die++) sum += best[at + die]!;
  return sum / DICE;
}
