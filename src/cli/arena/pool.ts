/** Threads that play the games of an arena, as many as there are cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArenaJob } from '../arena.worker.ts';
import type { ArenaGame } from './table.ts';

export class Pool {
  readonly #workers: Worker[];

  constructor(threads: number = availableParallelism()) {
    this.#workers = Array.from(
      { length: threads },
      () => new Worker(new URL('../arena.worker.ts', import.meta.url)),
    );
  }

  /** Plays all jobs, each thread one after the other; `done` hears of every game as it ends. */
  async play(jobs: readonly ArenaJob[], done: (game: ArenaGame) => void): Promise<void> {
    const left = jobs.values();
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (const job of left) done(await ask(worker, job));
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, job: ArenaJob): Promise<ArenaGame> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      worker.removeAllListeners('message').removeAllListeners('error');
      then();
    };
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('message', (game: ArenaGame) => settle(() => resolve(game)));
    worker.postMessage(job);
  });
}
