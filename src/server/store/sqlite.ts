/** The store in one file, by libsql: its calls are synchronous, and so quick that promises are only for the writes' sake. */
import { Batch, type Committed } from './batch.ts';
import { type Opened, openDatabase } from './open.ts';
import { type Question, run } from './sql-base.ts';
import { SqlStore } from './sql-store.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { Unavailable } from './store.ts';
import { WritingThread } from './thread.ts';
import { storeWords } from './words.ts';
import { asTrouble, Transactions } from './writes.ts';

export interface SqliteOptions {
  readonly committed?: Committed;
  /** Writes in a thread of its own, which only a built program can start. */
  readonly thread?: boolean;
}

export class SqliteStore extends SqlStore {
  protected readonly batch: Batch;
  readonly #opened: Opened;
  readonly #sql: Statements;

  /** Throws an Unavailable, with a sentence, where the folder or the file cannot be used. */
  constructor(folder: string, { committed, thread = false }: SqliteOptions = {}) {
    super();
    this.#opened = openDatabase(folder);
    this.#sql = prepareStatements(this.#opened.db);
    this.batch = new Batch(thread ? new WritingThread(folder) : new Transactions(this.#opened), committed);
  }

  async check(): Promise<void> {
    await this.batch.write({ calls: [run('setFact', 'checked', String(Date.now()))], look: true });
  }

  async close(): Promise<void> {
    const { db } = this.#opened;
    if (!db.open) return;
    await this.batch.close();
    try {
      // Puts the log of writes into the file itself, so that the file alone is a copy of everything.
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  }

  protected async ask(...questions: Question[]): Promise<unknown[][]> {
    if (!this.#opened.db.open) throw new Unavailable(storeWords.closed);
    try {
      return questions.map(({ name, params }) => this.#sql[name].all([...params]));
    } catch (error) {
      throw asTrouble(error);
    }
  }
}
