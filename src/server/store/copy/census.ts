/** Counts rows and adds up their hashes: two places hold the same when their counts and sums are equal, in whatever order they are read. */
import { createHash } from 'node:crypto';
import type { Row } from './copy.ts';

export interface Counted {
  readonly table: string;
  readonly rows: number;
  /** The sum of the first 16 bytes of every row's SHA-256, in hexadecimal digits. */
  readonly digest: string;
}

const LIMIT = 1n << 128n;

export class Census {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>();

  add(table: string, rows: readonly Row[]): void {
    const count = this.#tables.get(table) ?? { rows: 0, sum: 0n };
    for (const row of rows) {
      const text = JSON.stringify(
        row.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : value)),
      );
      const hash = createHash('sha256').update(text).digest();
      count.sum = (count.sum + hash.readBigUInt64BE(0) * (1n << 64n) + hash.readBigUInt64BE(8)) % LIMIT;
    }
    count.rows += rows.length;
    this.#tables.set(table, count);
  }

  get counted(): readonly Counted[] {
    return [...this.#tables].map(([table, { rows, sum }]) => ({ table, rows, digest: sum.toString(16) }));
  }
}

/** The first table of which the two do not hold the same. */
export function firstDifference(one: readonly Counted[], other: readonly Counted[]): string | undefined {
  const text = (list: readonly Counted[], name: string) => {
    const found = list.find(({ table }) => table === name);
    return found && found.rows > 0 ? `${found.rows} ${found.digest}` : '';
  };
  return [...one, ...other].map(({ table }) => table).find((name) => text(one, name) !== text(other, name));
}
