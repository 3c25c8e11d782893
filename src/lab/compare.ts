/** Two settings under the same draws: what differs, deal by deal, and how many games that saves. */
import { isChance, isShare, MEASURES, type MeasureId, measure, needsRivals } from './measures.ts';
import type { GameRow } from './row.ts';
import { BETWEEN_SHARES, COUNT, type Estimated, Ratio } from './stats.ts';

export interface Difference {
  readonly measure: MeasureId;
  /** In the setting that is compared, and in the one it is compared with. */
  readonly value: number;
  readonly base: number;
  /** The mean of the differences, one a deal. */
  readonly difference: Estimated;
  /** Games that this comparison needs for each game that unpaired play would need, for an interval of the same width. */
  readonly games: Estimated;
}

interface Compared {
  readonly id: MeasureId;
  readonly value: Ratio;
  readonly base: Ratio;
  readonly difference: Ratio;
  readonly saving: Saving;
}

/**
 * The variance of the difference within a deal, to those of both settings added up. Half the square of what two games differ by is worth a
 * variance, so games are taken two by two: the ratio of such sums has an interval like any other.
 */
class Saving {
  readonly #ratio = new Ratio();
  #before: readonly [mine: number, other: number] | undefined;

  add(mine: number, other: number): void {
    if (!this.#before) {
      this.#before = [mine, other];
      return;
    }
    const [x, y] = [mine - this.#before[0], other - this.#before[1]];
    this.#before = undefined;
    this.#ratio.add((x - y) ** 2, x ** 2 + y ** 2);
  }

  estimate(): Estimated {
    return this.#ratio.estimate(COUNT);
  }
}

export class Comparing {
  readonly #measures: readonly Compared[];

  constructor(players: number) {
    this.#measures = MEASURES.filter((id) => players > 1 || !needsRivals(id)).map((id) => ({
      id,
      value: new Ratio(),
      base: new Ratio(),
      difference: new Ratio(),
      saving: new Saving(),
    }));
  }

  add(row: GameRow, base: GameRow): void {
    for (const one of this.#measures) {
      const [mine, other] = [measure[one.id](row), measure[one.id](base)];
      one.value.add(mine);
      one.base.add(other);
      one.difference.add(mine - other);
      one.saving.add(mine, other);
    }
  }

  differences(): Difference[] {
    return this.#measures.map(({ id, value, base, difference, saving }) => ({
      measure: id,
      value: value.value,
      base: base.value,
      difference: isChance(id)
        ? difference.difference()
        : difference.estimate(isShare(id) ? BETWEEN_SHARES : {}),
      games: saving.estimate(),
    }));
  }
}
