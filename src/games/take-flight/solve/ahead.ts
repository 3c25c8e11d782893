/** The most points that known dice still allow, from every position of the lattice, found from the last column back. */
import type { Lattice, Wings } from './lattice.ts';

/** Points that are taken off the positions of a block once their die is known. */
export type Penalty = (flown: number, wings: Wings, die: number) => Float32Array;

export class Ahead {
  readonly #on: Lattice;
  readonly #layers: Float32Array[] = [];

  /** Layers are large: where only the first position is asked for, no other is kept. */
  constructor(on: Lattice, dice: readonly number[], keep: 'all' | 'last', penalty?: Penalty) {
    this.#on = on;
    const { columns } = on.t;
    this.#layers[columns] = on.landed();
    for (let flown = columns - 1; flown >= 0; flown--) {
      this.#layers[flown] = this.#column(flown, dice[flown]!, penalty);
      if (keep === 'last') delete this.#layers[flown + 1];
    }
  }

  /** Points to come; those of the tops above the one of the row are among them. */
  points(flown: number, wings: Wings, row: number, level: number, modifier: number): number {
    return this.#layers[flown]![this.#on.blockAt(wings) + this.#on.stepOf(row, level, modifier)]!;
  }

  #column(flown: number, die: number, penalty: Penalty | undefined): Float32Array {
    const on = this.#on;
    const { steps, modifiers, least } = on;
    const layer = on.newLayer();
    const after = this.#layers[flown + 1]!;
    const best = new Float64Array(steps);
    on.enter(flown);
    for (const wings of on.wings(flown)) {
      const at = on.blockAt(wings);
      const less = penalty?.(flown, wings, die);
      for (let m = 0; m < modifiers; m++) {
        on.best(wings, flown, least + m + die, after, best);
        for (let step = 0; step < steps; step++) {
          const i = step * modifiers + m;
          layer[at + i] = best[step]! - (less === undefined ? 0 : less[i]!);
        }
      }
    }
    on.skip(flown, layer);
    return layer;
  }
}
