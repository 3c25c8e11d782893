/**
 * Copies everything that a server keeps from one database to another, of whichever kind. Rows are read at one moment, written, read again and
 * compared by their sums. In a folder the new file lies beside the old one until the server that has the folder exchanges them
 * (`../replacement.ts`); in PostgreSQL a copy is one transaction and begins a new generation, and a node that was connected before it writes
 * nothing more and starts afresh.
 */
import type { Outage } from '../../../match/clocks.ts';
import { Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import { Census, type Counted, firstDifference } from './census.ts';
import { type Kept, keptTables } from './kept.ts';

export type Value = string | number | Buffer | null;
export type Row = readonly Value[];

/** When a server last ran, and when none did before: clocks do not run in that time. */
export interface Times {
  readonly alive: number | undefined;
  readonly outages: readonly Outage[];
}

export interface Readable {
  /** Some rows at a time, all of one moment. */
  rows(table: Kept): AsyncIterable<readonly Row[]>;
}

export interface Source extends Readable {
  times(): Promise<Times>;
  close(): Promise<void>;
}

export interface Target extends Readable {
  write(table: Kept, rows: readonly Row[]): Promise<void>;
  setTimes(times: Times): Promise<void>;
  /** Until then no other program sees any of it. */
  finish(counted: readonly Counted[]): Promise<void>;
  /** Without `finish` nothing has changed. */
  close(): Promise<void>;
}

export async function copyAll(source: Source, target: Target): Promise<readonly Counted[]> {
  const tables = keptTables();
  const census = new Census();
  for (const table of tables)
    for await (const rows of source.rows(table)) {
      census.add(table.name, rows);
      await target.write(table, rows);
    }
  await target.setTimes(await source.times());
  const wrong = firstDifference(census.counted, await countAll(target, tables));
  if (wrong !== undefined) throw new Unavailable(storeWords.copiedWrong(wrong));
  await target.finish(census.counted);
  return census.counted;
}

export async function countAll(from: Readable, tables = keptTables()): Promise<readonly Counted[]> {
  const census = new Census();
  for (const table of tables) for await (const rows of from.rows(table)) census.add(table.name, rows);
  return census.counted;
}

/** So many rows are handed on together, or fewer where they are long. */
export const ROWS_AT_ONCE = 500;
