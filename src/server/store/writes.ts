/** What is to be written, as plain data that survives JSON: it is done in another thread. */
import { statSync } from 'node:fs';
import type { Opened } from './open.ts';
import { prepareStatements, type StatementName, type Statements } from './statements.ts';
import { Conflict, Unavailable } from './store.ts';
import { storeWords } from './words.ts';

export interface Call {
  readonly name: StatementName;
  readonly params: readonly (string | number)[];
  readonly how?: 'run' | 'get' | 'all';
  /** The write has to change a row: where it does not, another writer was first. */
  readonly must?: true;
}

/**
 * An entry of a log. The first of a change needs the one before it; the others follow each other. With `rev`, the record has to be of this
 * revision.
 */
export type Row = [
  table: string,
  n: number,
  entry: string,
  at: number,
  spent: number,
  first: 0 | 1,
  rev: number | null,
];

/** Rows are JSON from the beginning: the database reads them itself. */
export const rowOf = (...[table, n, entry, at, spent, first, rev]: Row): string =>
  `[${JSON.stringify(table)},${n},${JSON.stringify(entry)},${at},${spent},${first},${rev}]`;

/** All of it is done or nothing. The last call's answer is the answer. */
export interface Write {
  readonly calls?: readonly Call[] | undefined;
  /** Rows, each of them by `rowOf`. */
  readonly rows?: readonly string[] | undefined;
  /** Looks whether the file is still there, however lately that was done. */
  readonly look?: true;
}

/** A batch on its way to another thread: two texts, which are copied faster than many small things, and read faster than one. */
export interface Packed {
  readonly writes: string;
  /** The rows of all of them, a line each. */
  readonly rows: string;
}

export function packed(batch: readonly Write[]): Packed {
  const rows: string[] = [];
  const writes = batch.map((write) => {
    if (write.rows) rows.push(...write.rows);
    return { ...write, rows: write.rows?.length };
  });
  return { writes: JSON.stringify(writes), rows: rows.join('\n') };
}

export function unpacked({ writes, rows }: Packed): Write[] {
  const lines = rows.split('\n');
  let at = 0;
  return (JSON.parse(writes) as (Omit<Write, 'rows'> & { rows?: number })[]).map((write) => {
    const from = at;
    at += write.rows ?? 0;
    return { ...write, rows: lines.slice(from, at) };
  });
}

export type Outcome =
  | { readonly value?: unknown; readonly failed?: never }
  | { readonly failed: 'conflict' | 'unavailable' | 'bug'; readonly why: string; readonly cause?: string };

export interface Commit {
  readonly seconds: number;
  readonly writes: number;
}

/** What became of a batch, and what each of its transactions took. */
export interface Written {
  readonly outcomes: readonly Outcome[];
  readonly commits: readonly Commit[];
}

/** Writes batches, here or elsewhere. */
export interface Writer {
  /** So many writes are worth a batch, even before the turn of the event loop is over. */
  readonly fullBatch: number;
  /** So many batches may be on their way at a time. They are written in their order. */
  readonly mostUnderWay: number;
  write(batch: readonly Write[]): Written | Promise<Written>;
  close(): void | Promise<void>;
}

/** Between two looks whether the file is still there. */
const LOOK_MS = 1000;

/** One transaction for a whole batch: a commit waits for the disk, so few are better. */
export class Transactions implements Writer {
  /** Synchronous, so flushing early gains nothing. */
  readonly fullBatch = Number.POSITIVE_INFINITY;
  readonly mostUnderWay = 1;
  readonly #opened: Opened;
  readonly #sql: Statements;
  #looked = 0;

  constructor(opened: Opened) {
    this.#opened = opened;
    this.#sql = prepareStatements(opened.db);
  }

  write(batch: readonly Write[]): Written {
    const commits: Commit[] = [];
    return { outcomes: this.#together(batch, commits), commits };
  }

  close(): void {}

  #together(batch: readonly Write[], commits: Commit[]): Outcome[] {
    const begun = performance.now();
    try {
      const values = this.#transact(batch);
      commits.push({ seconds: (performance.now() - begun) / 1000, writes: batch.length });
      return values.map((value) => ({ value }));
    } catch (error) {
      const outcome = outcomeOf(asTrouble(error));
      // What one of them spoilt the others need not pay for; but a database that does not answer would make each wait again.
      if (batch.length > 1 && outcome.failed !== 'unavailable')
        return batch.flatMap((write) => this.#together([write], commits));
      return batch.map(() => outcome);
    }
  }

  #transact(batch: readonly Write[]): unknown[] {
    const { db } = this.#opened;
    this.#look(batch.some(({ look }) => look));
    db.exec('BEGIN IMMEDIATE');
    try {
      const values = batch.map(({ calls = [] }) => this.#call(calls));
      this.#addRows(batch.flatMap(({ rows = [] }) => rows));
      db.exec('COMMIT');
      return values;
    } catch (error) {
      // After some failures SQLite has rolled back by itself.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  #call(calls: readonly Call[]): unknown {
    let value: unknown;
    for (const { name, params, how = 'run', must } of calls) {
      const statement = this.#sql[name];
      if (how === 'run') {
        const { changes } = statement.run(params);
        if (must && changes === 0) throw new Conflict(`${name} found something else than it should`);
        value = undefined;
      } else value = how === 'get' ? statement.get(params) : statement.all(params);
    }
    return value;
  }

  /** The entries of all tables in one statement: asking the database costs more than what it then does. */
  #addRows(rows: readonly string[]): void {
    if (rows.length === 0) return;
    const { changes } = this.#sql.addEntries.run([`[${rows.join()}]`]);
    if (changes !== rows.length) throw new Conflict('a log has other entries than it should');
  }

  /** What is written to a file that was taken away is confirmed by the system, and lost. */
  #look(now: boolean): void {
    const time = Date.now();
    if (!now && time - this.#looked < LOOK_MS) return;
    this.#looked = 0;
    const { file, inode } = this.#opened;
    if (statSync(file, { throwIfNoEntry: false })?.ino !== inode)
      throw new Unavailable(storeWords.gone(file));
    this.#looked = time;
  }
}

export type Failed = Extract<Outcome, { readonly failed: string }>;

export function outcomeOf(trouble: unknown): Failed {
  if (trouble instanceof Conflict) return { failed: 'conflict', why: trouble.message };
  if (!(trouble instanceof Unavailable)) return { failed: 'bug', why: String(trouble) };
  const cause = trouble.cause instanceof Error ? { cause: trouble.cause.message } : {};
  return { failed: 'unavailable', why: trouble.message, ...cause };
}

export function errorOf({ failed, why, cause }: Failed): Error {
  if (failed === 'conflict') return new Conflict(why);
  if (failed === 'bug') return new Error(why);
  return new Unavailable(why, cause === undefined ? {} : { cause: new Error(cause) });
}

/** A number or a revision that is taken is a conflict; whatever else a database says is that it does not work. */
export function asTrouble(error: unknown): unknown {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return error;
  return code.startsWith('SQLITE_CONSTRAINT')
    ? new Conflict('another writer has written this already')
    : new Unavailable(storeWords.silent, { cause: error });
}
