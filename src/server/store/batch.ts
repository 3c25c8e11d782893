/** Whatever is to be written in one turn of the event loop, in one transaction: a commit waits for the disk, so few are better. */
import type { Database } from 'libsql';
import { Conflict, Unavailable } from './store.ts';
import { storeWords } from './words.ts';

interface Write {
  readonly apply: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchOptions {
  /** Throws where writing would be in vain. */
  readonly check?: () => void;
  /** Hears how long a transaction took, and how many writes it held. */
  readonly committed?: ((seconds: number, writes: number) => void) | undefined;
}

export class Batch {
  readonly #db: Database;
  readonly #options: BatchOptions;
  #waiting: Write[] = [];
  #closed = false;

  constructor(db: Database, options: BatchOptions = {}) {
    this.#db = db;
    this.#options = options;
  }

  /** `apply` runs later, within a transaction, and once more where somebody else's write spoilt that. */
  write<T>(apply: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) {
        reject(new Unavailable(storeWords.closed));
        return;
      }
      if (this.#waiting.length === 0) setImmediate(this.flush);
      this.#waiting.push({ apply, resolve: resolve as Write['resolve'], reject });
    });
  }

  /** Writes what waits, now. */
  readonly flush = (): void => {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    if (this.#together(writes) === 'spoilt') for (const write of writes) this.#alone(write);
  };

  close(): void {
    this.flush();
    this.#closed = true;
  }

  #together(writes: readonly Write[]): 'done' | 'spoilt' {
    const results: unknown[] = [];
    try {
      this.#transact(() => {
        for (const write of writes) results.push(write.apply());
      }, writes.length);
    } catch (error) {
      // A database that does not answer would make each of them wait again.
      const trouble = asTrouble(error);
      if (writes.length > 1 && !(trouble instanceof Unavailable)) return 'spoilt';
      for (const write of writes) write.reject(trouble);
      return 'done';
    }
    for (let i = 0; i < writes.length; i++) writes[i]!.resolve(results[i]);
    return 'done';
  }

  #alone(write: Write): void {
    this.#together([write]);
  }

  #transact(work: () => void, writes: number): void {
    this.#options.check?.();
    const begun = performance.now();
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#db.exec('COMMIT');
    } catch (error) {
      // After some failures SQLite has rolled back by itself.
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    this.#options.committed?.((performance.now() - begun) / 1000, writes);
  }
}

/** A number or a revision that is taken is a conflict; whatever else a database says is that it does not work. */
export function asTrouble(error: unknown): unknown {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return error;
  return code.startsWith('SQLITE_CONSTRAINT')
    ? new Conflict('this was written by somebody else already')
    : new Unavailable(storeWords.silent, { cause: error });
}
