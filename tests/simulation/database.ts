/** The database of a simulation: the real SQLite in memory, with the real statements and transactions, behind lines that may be slow or break. */
import Libsql, { type Database } from 'libsql';
import { Batch } from '../../src/server/store/batch.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import type { Question } from '../../src/server/store/sql-base.ts';
import { SqlStore } from '../../src/server/store/sql-store.ts';
import { prepareStatements, type Statements } from '../../src/server/store/statements.ts';
import { Unavailable } from '../../src/server/store/store.ts';
import {
  asTrouble,
  Transactions,
  type Write,
  type Writer,
  type Written,
} from '../../src/server/store/writes.ts';
import type { Process, VirtualTime } from './virtual-time.ts';

/** One for all simulations of a process, one after the other: opening it takes longer than emptying it. */
export class SimDatabase {
  readonly sql: Statements;
  readonly transactions: Transactions;
  readonly #db: Database;
  readonly #tables: readonly string[];
  /** Hears of every batch that was committed, before any node does. */
  committed: (batch: readonly Write[], written: Written) => void = () => {};

  constructor() {
    this.#db = new Libsql(':memory:');
    this.#db.pragma('foreign_keys = ON');
    migrate(this.#db);
    this.sql = prepareStatements(this.#db);
    this.transactions = new Transactions({ db: this.#db, file: ':memory:', inode: undefined });
    const named = this.#db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'`)
      .raw()
      .all([]) as [string][];
    this.#tables = named.map(([name]) => name).filter((name) => !/^(sqlite|libsql|_)/.test(name));
  }

  empty(): void {
    this.#db.exec(this.#tables.map((name) => `DELETE FROM ${name}`).join(';'));
  }

  write(batch: readonly Write[]): Written {
    const written = this.transactions.write(batch);
    this.committed(batch, written);
    return written;
  }
}

/** What becomes of something that a node asks of the database. */
export interface Fate {
  /** Milliseconds until it is there, and until the answer is back. */
  readonly there: number;
  readonly back: number;
  /** The request does not get there; or it is done, and its answer does not get back. */
  readonly fails?: 'before' | 'after' | undefined;
}

export interface StoreLine {
  readonly time: VirtualTime;
  /** The node that asks. */
  readonly of: Process;
  fate(what: 'ask' | 'write'): Fate;
}

const silent = (): Unavailable => new Unavailable('the database does not answer');

/** A node's own way to the database. */
export class SimStore extends SqlStore {
  protected readonly batch: Batch;
  readonly #database: SimDatabase;
  readonly #line: StoreLine;
  #closed = false;

  constructor(database: SimDatabase, line: StoreLine) {
    super();
    this.#database = database;
    this.#line = line;
    const { time, of } = line;
    this.batch = new Batch(new FarWriter(database, line), undefined, (flush) => time.after(0, flush, of));
  }

  async check(): Promise<void> {
    await this.ask();
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.batch.close();
  }

  protected async ask(...questions: Question[]): Promise<unknown[][]> {
    if (this.#closed) throw silent();
    const { sql } = this.#database;
    return travel(this.#line, 'ask', () => {
      try {
        return questions.map(({ name, params }) => sql[name].all([...params]));
      } catch (error) {
        throw asTrouble(error);
      }
    });
  }
}

/** Batches are written in their order, as on one connection. */
class FarWriter implements Writer {
  readonly fullBatch = Number.POSITIVE_INFINITY;
  readonly mostUnderWay = 1;
  readonly #database: SimDatabase;
  readonly #line: StoreLine;

  constructor(database: SimDatabase, line: StoreLine) {
    this.#database = database;
    this.#line = line;
  }

  write(batch: readonly Write[]): Promise<Written> {
    return travel(this.#line, 'write', () => this.#database.write(batch));
  }

  close(): void {}
}

/** What has left a node gets there though the node ends meanwhile; the answer finds only the process that asked. */
function travel<T>(line: StoreLine, what: 'ask' | 'write', done: () => T): Promise<T> {
  const { time, of } = line;
  const { there, back, fails } = line.fate(what);
  return new Promise((resolve, reject) => {
    const answer = (then: () => void) => time.after(back, then, of);
    time.after(there, () => {
      if (fails === 'before') return void answer(() => reject(silent()));
      try {
        const value = done();
        answer(fails === 'after' ? () => reject(silent()) : () => resolve(value));
      } catch (error) {
        answer(() => reject(error));
      }
    });
  });
}
