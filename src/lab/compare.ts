/** Two settings under the same draws: what differs, deal by deal, and how many games that saves. */
import { isChance, MEASURES, type MeasureId, measure, needsRivals } from './measures.ts';
import type { GameRow } from './row.ts';
import { type Estimated, Ratio } from './stats.ts';

export interface Difference {
  readonly measure: MeasureId;
  /** In the setting that is compared, and in the one it is compared with. */
  readonly value: number;
  readonly base: number;
  /** The mean of the differences, one a deal. */
  readonly difference: Estimated;
  /** Games that this comparison needs for each game that unpaired play would need, for an interval of the same width. */
  readonly games: number;
}

interface Compared {
  readonly id: MeasureId;
  readonly value: Ratio;
  readonly base: Ratio;
  readonly difference: Ratio;
}

export class Comparing {
  readonly #measures: readonly Compared[];

  constructor(players: number) {
    this.#measures = MEASURES.filter((id) => players > 1 || !needsRivals(id)).map((id) => ({
      id,
      value: new Ratio(),
      base: new Ratio(),
      difference: new Ratio(),
    }));
  }

  add(row: GameRow, base: GameRow): void {
    for (const one of this.#measures) {
      const [mine, other] = [measure[one.id](row), measure[one.id](base)];
      one.value.add(mine);
      one.base.add(other);
      one.difference.add(mine - other);
    }
  }

  differences(): Difference[] {
    return this.#measures.map(({ id, value, base, difference }) => {
      const apart = value.variance + base.variance;
      return {
        measure: id,
        value: value.value,
        base: base.value,
        difference: isChance(id) ? difference.difference() : difference.estimate(),
        games: apart === 0 ? 0 : difference.variance / apart,
      };
    });
  }
}
