/** What `<>` has filled beyond the innermost squares: not which squares, but how many of each field of the wings, as the number of a set. */
export class Beyond {
  /** The field of each square, by its number from 1. */
  readonly fieldOf: readonly number[];
  readonly fields: number;
  /** Sets are lists of fields, the smaller ones first. */
  readonly sets: readonly (readonly number[])[];
  /** How many sets have at most so many squares. */
  readonly upTo: readonly number[];
  readonly #numbers = new Map<string, number>();

  constructor(fieldOf: readonly number[], most: number) {
    this.fieldOf = fieldOf;
    this.fields = Math.max(...fieldOf.slice(1)) + 1;
    const sets: (readonly number[])[] = [[]];
    const upTo = [1];
    for (let size = 1, first = 0; size <= most; size++) {
      const smaller = sets.slice(first);
      first = sets.length;
      for (const set of smaller)
        for (let field = set.at(-1) ?? 0; field < this.fields; field++) sets.push([...set, field]);
      upTo.push(sets.length);
    }
    this.sets = sets;
    this.upTo = upTo;
    for (const [number, set] of sets.entries()) this.#numbers.set(set.join(' '), number);
  }

  of(fields: readonly number[]): number {
    return this.#numbers.get(fields.toSorted((a, b) => a - b).join(' '))!;
  }

  plus(set: number, field: number): number {
    return this.of([...this.sets[set]!, field]);
  }

  /** Undefined where no square of the field is in the set. */
  minus(set: number, field: number): number | undefined {
    const fields = this.sets[set]!;
    const at = fields.indexOf(field);
    return at < 0 ? undefined : this.of(fields.toSpliced(at, 1));
  }

  /** Is there room for these squares from the innermost ones on? */
  hasRoom(set: number, inner: number, outer: number): boolean {
    const free = new Array<number>(this.fields).fill(0);
    for (let square = 1; square < this.fieldOf.length; square++)
      if (square <= inner || square >= outer) free[this.fieldOf[square]!]!++;
    return this.sets[set]!.every((field) => --free[field]! >= 0);
  }
}
