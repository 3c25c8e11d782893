/**
 * A line to a bot's process and back, without a promise: a thread looks after the process while this one waits. Bots choose in the midst of
 * games that are played in one go, here as in every simulation.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

export interface LinkTerms {
  /** As a shell reads it. */
  readonly command: string;
  readonly memoryMb: number;
  /** All that is said is added to this file. */
  readonly log?: string;
}

/** What the thread is asked: to pass a line on, and maybe to wait so long for an answer. */
export interface Asked {
  readonly line: string;
  readonly answerWithin?: number;
}

export type Heard = { readonly line: string } | { readonly failed: string };

/** What the thread is given. */
export interface LinkData extends LinkTerms {
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

/** The thread itself keeps the time; this is for a thread that does not answer. */
const GRACE_MS = 10_000;

export class Link {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));

  constructor(terms: LinkTerms) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: LinkData = { ...terms, port: port2, bell: this.#bell };
    this.#worker = new Worker(new URL('../command-bot.worker.ts', import.meta.url), {
      workerData,
      transferList: [port2],
    });
    // A thread that fails answers nothing, and its bot has lost: the run goes on.
    this.#worker.on('error', () => {});
    // Neither keeps the command alive: when it ends, the thread ends, and with it the process and its children.
    this.#worker.unref();
    this.#port.unref();
  }

  tell(line: string): void {
    this.#port.postMessage({ line } satisfies Asked);
  }

  ask(line: string, answerWithin: number): Heard {
    Atomics.store(this.#bell, 0, 0);
    this.#port.postMessage({ line, answerWithin } satisfies Asked);
    Atomics.wait(this.#bell, 0, 0, answerWithin + GRACE_MS);
    const heard = receiveMessageOnPort(this.#port)?.message as Heard | undefined;
    return heard ?? { failed: 'its thread did not answer' };
  }

  /** Ends the process and all that it has started. */
  async close(): Promise<void> {
    this.#port.close();
    await this.#worker.terminate();
  }
}
