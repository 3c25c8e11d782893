/** What every part of a store in SQL needs: reading by the name of a statement, writing in a batch. Databases differ in how, and in the words of some statements. */
import type { Batch } from './batch.ts';
import type { StatementName } from './statements.ts';
import type { Call } from './writes.ts';

export const run = (name: StatementName, ...params: Call['params']): Call => ({ name, params });

/** A statement that only reads. */
export type Question = Pick<Call, 'name' | 'params'>;

/** What the parts of a store that are objects of their own are given. */
export interface Access {
  rows<Row>(name: StatementName, ...params: Call['params']): Promise<Row[]>;
  call(...calls: Call[]): Promise<unknown>;
}

export abstract class SqlBase implements Access {
  protected abstract readonly batch: Batch;

  /** What each of these questions finds, all at one moment. Rejects with an Unavailable where the database does not answer. */
  protected abstract ask(...questions: Question[]): Promise<unknown[][]>;

  async rows<Row>(name: StatementName, ...params: Call['params']): Promise<Row[]> {
    return (await this.ask({ name, params }))[0] as Row[];
  }

  /** All of them or none, in one transaction with whatever else is written now; answers what the last one does. */
  call(...calls: Call[]): Promise<unknown> {
    return this.batch.write({ calls });
  }

  protected async all<Row>(call: Call): Promise<readonly Row[]> {
    return (await this.call({ ...call, how: 'all' })) as Row[];
  }

  /** Undefined where it is missing, or damaged: what is kept there can be done without. */
  protected async fact<T>(name: string): Promise<T | undefined> {
    const [row] = await this.rows<[string | Uint8Array]>('fact', name);
    try {
      return row && (JSON.parse(String(row[0])) as T);
    } catch {
      return undefined;
    }
  }
}
