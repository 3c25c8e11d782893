/** Whatever is to be written in one turn of the event loop, and while another batch is on its way to the disk, is one batch. */
import { Unavailable } from './store.ts';
import { storeWords } from './words.ts';
import { errorOf, type Write, type Writer, type Written } from './writes.ts';

interface Waiting {
  readonly write: Write;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Hears how long a transaction took, and how many writes it held. */
export type Committed = (seconds: number, writes: number) => void;

/** Calls something at the end of this turn of the event loop. A simulation brings its own. */
export type Later = (then: () => void) => void;

export class Batch {
  readonly #writer: Writer;
  readonly #committed: Committed | undefined;
  readonly #later: Later;
  #waiting: Waiting[] = [];
  /** The batches that are being written. */
  readonly #underWay = new Set<Promise<void>>();
  #closed = false;

  constructor(writer: Writer, committed: Committed | undefined, later: Later = setImmediate) {
    this.#writer = writer;
    this.#committed = committed;
    this.#later = later;
  }

  /** Resolves when it is durable. */
  write(write: Write): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Unavailable(storeWords.closed));
        return;
      }
      if (this.#waiting.length === 0 && this.#underWay.size < this.#writer.mostUnderWay)
        this.#later(this.#flush);
      if (this.#waiting.push({ write, resolve, reject }) >= this.#writer.fullBatch) this.#flush();
    });
  }

  /** Finishes what was asked for. */
  async close(): Promise<void> {
    this.#closed = true;
    for (;;) {
      this.#flush();
      if (this.#underWay.size === 0) break;
      await Promise.all(this.#underWay);
    }
    await this.#writer.close();
  }

  readonly #flush = (): void => {
    const batch = this.#waiting;
    if (batch.length === 0 || this.#underWay.size >= this.#writer.mostUnderWay) return;
    this.#waiting = [];
    const written = this.#writer.write(batch.map(({ write }) => write));
    if (!(written instanceof Promise)) this.#settle(batch, written);
    else {
      const followed: Promise<void> = this.#follow(batch, written).finally(() => {
        this.#underWay.delete(followed);
        this.#flush();
      });
      this.#underWay.add(followed);
    }
  };

  async #follow(batch: readonly Waiting[], written: Promise<Written>): Promise<void> {
    try {
      this.#settle(batch, await written);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  #settle(batch: readonly Waiting[], { outcomes, commits }: Written): void {
    for (const { seconds, writes } of commits) this.#committed?.(seconds, writes);
    for (const [n, outcome] of outcomes.entries()) {
      const { resolve, reject } = batch[n]!;
      if (outcome.failed === undefined) resolve(outcome.value);
      else reject(errorOf(outcome));
    }
  }
}
