/** Threads that play the games of a run, as many as there are cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Chunk, Plan } from '../../lab/plan.ts';
import type { Complain } from '../../lab/play.ts';
import type { LabJob, LabMessage } from './thread.ts';

export interface Played {
  readonly chunk: Chunk;
  /** Its rows, a line of JSON each. */
  readonly lines: string;
}

/** What takes what is played. */
export interface Gathering {
  /** A chunk has ended; they end in any order. */
  done(played: Played): Promise<void>;
  /** So many games more have been played. */
  note(games: number): void;
}

/** What plays the chunks of a plan: threads of this machine, or workers at a queue. */
export interface Executor {
  play(plan: Plan, chunks: readonly Chunk[], to: Gathering): Promise<void>;
  close(): Promise<void>;
}

/** For programs of other people. */
export interface ProgramWatch {
  readonly botLog?: string | undefined;
  readonly complain?: Complain;
}

export class Threads implements Executor {
  readonly #watch: ProgramWatch;
  readonly #start: () => Worker;
  #workers: readonly Worker[];

  constructor(count = availableParallelism(), watch: ProgramWatch = {}, start = startThread) {
    this.#watch = watch;
    this.#start = start;
    this.#workers = Array.from({ length: count }, start);
  }

  async play(plan: Plan, chunks: readonly Chunk[], to: Gathering): Promise<void> {
    const left = chunks.values();
    const { botLog, complain = () => {} } = this.#watch;
    const jobOf = (chunk: Chunk): LabJob => ({ plan, chunk, ...(botLog === undefined ? {} : { botLog }) });
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (const chunk of left)
          await to.done({ chunk, lines: await ask(worker, jobOf(chunk), to, complain) });
      }),
    );
  }

  /** New threads for the old: one in which a game has failed may have ended. */
  async renew(): Promise<void> {
    await this.close();
    this.#workers = this.#workers.map(this.#start);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

const startThread = (): Worker => new Worker(new URL('../lab.worker.ts', import.meta.url));

/** The number of a thread that has ended; nothing that it is asked is ever answered. */
const ENDED = -1;

function ask(worker: Worker, job: LabJob, to: Gathering, complain: Complain): Promise<string> {
  return new Promise((resolve, reject) => {
    if (worker.threadId === ENDED) throw new Error('a thread of the lab has ended before its games');
    const settle = (then: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', ended);
      then();
    };
    const hear = (message: LabMessage): void => {
      if ('played' in message) to.note(message.played);
      else if ('forfeit' in message) complain(message.bot, message.game, message.forfeit);
      else if ('lines' in message) settle(() => resolve(message.lines));
      else settle(() => reject(new Error(message.failed)));
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const ended = (code: number): void =>
      settle(() => reject(new Error(`a thread of the lab ended in a game (${code})`)));
    worker.on('message', hear).on('error', fail).on('exit', ended);
    worker.postMessage(job);
  });
}
