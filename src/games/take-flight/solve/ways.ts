/** What can be done with a wind, in a form for the inner loops: the same for all lattices of a sheet, so it is worked out once. */
import type { Tables } from '../sheet/index.ts';
import type { Option, OptionTables } from './options.ts';

/** Slopes, and what is left of the tail after each. */
export interface Way {
  readonly slopes: Int8Array;
  readonly tails: Int16Array;
}

/** Winds, from the lowest. */
const LOWEST = 64;
const MOST_WINDS = 128;

export class Ways {
  readonly options: OptionTables;
  /** Squares of a field are not told apart once `<>` has filled them. */
  readonly fieldOf: readonly number[];
  readonly #lists: SumLists;
  /** By list of sums, tail and wind. */
  readonly #on: (Way | undefined)[] = [];
  readonly #beyond: (Way | undefined)[] = [];

  constructor(options: OptionTables, fieldOf: readonly number[]) {
    this.options = options;
    this.fieldOf = fieldOf;
    this.#lists = new SumLists(options.t, fieldOf);
    const all = this.#lists.lists.length * options.tails.length * MOST_WINDS;
    this.#on = new Array<Way | undefined>(options.t.squares * options.tails.length * MOST_WINDS).fill(
      undefined,
    );
    this.#beyond = new Array<Way | undefined>(all).fill(undefined);
  }

  /** On an innermost square. */
  on(tail: number, square: number, wind: number): Way {
    const at = ((square - 1) * this.options.tails.length + tail) * MOST_WINDS + wind + LOWEST;
    const way = this.#on[at];
    if (way !== undefined) return way;
    const found = wayOf(this.options.at(tail, this.options.t.printed[square]!, wind, false));
    this.#on[at] = found;
    return found;
  }

  /** With `<>`, so many squares being passed on either side: any square of a field beyond the innermost ones may be empty. */
  beyond(tail: number, left: number, right: number, field: number, wind: number): Way {
    const list = this.#lists.of(left, right, field);
    const at = (list * this.options.tails.length + tail) * MOST_WINDS + wind + LOWEST;
    const way = this.#beyond[at];
    if (way !== undefined) return way;
    const sums = this.#lists.lists[list]!;
    const found = wayOf(this.options.cheapest(sums.flatMap((sum) => this.options.at(tail, sum, wind, true))));
    this.#beyond[at] = found;
    return found;
  }
}

/** The sums that are printed beyond the innermost squares, field by field; most lists are the same. */
class SumLists {
  readonly lists: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #at: Int16Array;
  readonly #fields: number;
  readonly #rights: number;

  constructor(t: Tables, fieldOf: readonly number[]) {
    const lefts = t.sheet.wings.left;
    this.#rights = t.squares - lefts + 1;
    this.#fields = Math.max(...fieldOf) + 1;
    this.#at = new Int16Array((lefts + 1) * this.#rights * this.#fields);
    for (let left = 0; left <= lefts; left++)
      for (let right = 0; right < this.#rights; right++)
        for (let field = 0; field < this.#fields; field++) {
          const sums = new Set<number>();
          for (let square = 1; square <= t.squares; square++)
            if ((square < lefts - left || square > lefts + 1 + right) && fieldOf[square] === field)
              sums.add(t.printed[square]!);
          this.#at[this.#place(left, right, field)] = this.#numberOf([...sums].sort((a, b) => a - b));
        }
  }

  of(left: number, right: number, field: number): number {
    return this.#at[this.#place(left, right, field)]!;
  }

  #place(left: number, right: number, field: number): number {
    return (left * this.#rights + right) * this.#fields + field;
  }

  #numberOf(sums: readonly number[]): number {
    const key = sums.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.lists.length);
    return this.lists.push(sums) - 1;
  }
}

const wayOf = (options: readonly Option[]): Way => ({
  slopes: Int8Array.from(options, ({ slope }) => slope),
  tails: Int16Array.from(options, ({ tail }) => tail),
});
