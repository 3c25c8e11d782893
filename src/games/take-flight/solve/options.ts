/**
 * What a pilot can do with a wind: which slopes can be had for which price. A slope for a higher price than needed is never
 * better, so only the cheapest ways are kept.
 */
import { leftOf, openActions, slopeOf, type Tables } from '../sheet/index.ts';

/** A way to use the wind: the slope, what is left of the tail (its number in `tails`), and the tokens spent. */
export interface Option {
  readonly slope: number;
  readonly tail: number;
  readonly spent: number;
}

export class OptionTables {
  /** Everything that can be left of a tail; the full one is the last. */
  readonly tails: readonly number[];
  readonly t: Tables;
  readonly #numbers = new Map<number, number>();
  readonly #lists = new Map<number, readonly Option[]>();

  constructor(t: Tables) {
    this.t = t;
    let tails = [0];
    for (const [action, count] of t.offered.entries())
      tails = tails.flatMap((tail) =>
        Array.from({ length: count + 1 }, (_, left) => tail | (left << (2 * action))),
      );
    this.tails = tails.sort((a, b) => a - b);
    this.tails.forEach((tail, i) => {
      this.#numbers.set(tail, i);
    });
  }

  numberOf(tail: number): number {
    return this.#numbers.get(tail)!;
  }

  /** How often `<>` is left. */
  jumps(tail: number): number {
    return this.t.anywhere === 0 ? 0 : leftOf(this.tails[tail]!, 0);
  }

  /** On a square with this printed sum; with `<>` if it is not an innermost one. */
  at(tail: number, printed: number, wind: number, jumps: boolean): readonly Option[] {
    const key = ((tail * 64 + printed + 16) * 128 + wind + 64) * 2 + Number(jumps);
    let list = this.#lists.get(key);
    if (!list) {
      list = this.#find(tail, printed, wind, jumps);
      this.#lists.set(key, list);
    }
    return list;
  }

  #find(tail: number, printed: number, wind: number, jumps: boolean): Option[] {
    const t = this.t;
    const left = this.tails[tail]!;
    const jump = jumps ? t.anywhere : 0;
    if (jumps && this.jumps(tail) === 0) return [];
    const all = t.spendings[openActions(left)]!.map((tokens): Option => {
      const spent = tokens | jump;
      const value = (t.sets[spent] === 1 ? t.setTo : wind) + t.adds[spent]!;
      const slope = slopeOf(t, t.levels[spent] === 1 ? t.levelSum : value + printed);
      return { slope, tail: this.numberOf(left - t.cost[spent]!), spent };
    });
    return this.cheapest(all);
  }

  /** Drops what is dearer than something else with the same slope. */
  cheapest<T extends Option>(all: readonly T[]): T[] {
    const kept: T[] = [];
    for (const one of all) {
      if (kept.some((other) => other.slope === one.slope && this.#covers(other.tail, one.tail))) continue;
      for (let i = kept.length - 1; i >= 0; i--)
        if (kept[i]!.slope === one.slope && this.#covers(one.tail, kept[i]!.tail)) kept.splice(i, 1);
      kept.push(one);
    }
    return kept;
  }

  /** Does the first tail have at least as much left of everything? */
  #covers(a: number, b: number): boolean {
    const [x, y] = [this.tails[a]!, this.tails[b]!];
    for (let action = 0; action < this.t.actions.length; action++)
      if (leftOf(x, action) < leftOf(y, action)) return false;
    return true;
  }
}
