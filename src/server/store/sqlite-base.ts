/** What every part of the store in one file needs: statements, a transaction, and a read that says what is wrong. */
import { Batch, type Committed } from './batch.ts';
import { type Opened, openDatabase } from './open.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { Unavailable } from './store.ts';
import { WritingThread } from './thread.ts';
import { storeWords } from './words.ts';
import { asTrouble, type Call, Transactions } from './writes.ts';

export interface SqliteOptions {
  readonly committed?: Committed;
  /** Writes in a thread of its own, which only a built program can start. */
  readonly thread?: boolean;
}

export const run = (name: Call['name'], ...params: Call['params']): Call => ({ name, params });

export class SqliteBase {
  protected readonly opened: Opened;
  protected readonly batch: Batch;
  protected readonly sql: Statements;

  /** Throws an Unavailable, with a sentence, where the folder or the file cannot be used. */
  constructor(folder: string, { committed, thread = false }: SqliteOptions = {}) {
    this.opened = openDatabase(folder);
    this.sql = prepareStatements(this.opened.db);
    this.batch = new Batch(thread ? new WritingThread(folder) : new Transactions(this.opened), committed);
  }

  /** Undefined where it is missing, or damaged: what is kept there can be done without. */
  protected fact<T>(name: string): T | undefined {
    const row = this.reading(() => this.sql.fact.get([name]) as [string | Uint8Array] | undefined);
    try {
      return row && (JSON.parse(String(row[0])) as T);
    } catch {
      return undefined;
    }
  }

  protected async all<Row>(call: Call): Promise<readonly Row[]> {
    return (await this.call({ ...call, how: 'all' })) as Row[];
  }

  protected call(...calls: Call[]): Promise<unknown> {
    return this.batch.write({ calls });
  }

  protected reading<T>(read: () => T): T {
    if (!this.opened.db.open) throw new Unavailable(storeWords.closed);
    try {
      return read();
    } catch (error) {
      throw asTrouble(error);
    }
  }
}
