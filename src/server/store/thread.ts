/** Writes on a worker thread, so the event loop never blocks on the disk. */
import { Worker } from 'node:worker_threads';
import { Unavailable } from './store.ts';
import { storeWords } from './words.ts';
import { packed, type Write, type Writer, type Written } from './writes.ts';

interface Asked {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

export class WritingThread implements Writer {
  /** A turn in which hundreds move would keep the disk waiting until its end. */
  readonly fullBatch = 40;
  /** While one is on its way to the disk the next ones lie ready, so that the disk never waits for us. */
  readonly mostUnderWay = 3;
  readonly #worker: Worker;
  /** Batches that were not answered yet, in their order. */
  readonly #asked: Asked[] = [];
  #ended: Unavailable | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer.worker.ts', import.meta.url), {
      workerData: folder,
      // What was said to the process about its own program is not for a thread.
      execArgv: [],
    });
    // One text is copied faster than many small things.
    this.#worker.on('message', (text: string) => this.#asked.shift()?.resolve(JSON.parse(text) as Written));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`the writing thread ended with ${code}`)));
  }

  write(batch: readonly Write[]): Promise<Written> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#ended);
        return;
      }
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(packed(batch));
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Without it nothing can be kept any more: the operator has to start the server again. */
  #fail(cause: unknown): void {
    this.#ended ??= new Unavailable(storeWords.silent, { cause });
    for (const { reject } of this.#asked.splice(0)) reject(this.#ended);
  }
}
