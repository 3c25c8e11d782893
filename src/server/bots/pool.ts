/** Bots think in threads of their own, so that no player's move waits for them, and long deals are drawn there. Threads start when the first is asked. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move } from '../../contract/index.ts';
import { type Clock, systemClock } from '../../match/timer.ts';
import type { BotAsked, BotPool, BotQuestion, DealQuestion } from '../table-service.ts';
import type { BotAnswer } from './bot.worker.ts';
import { FairQueue } from './fair-queue.ts';

interface Asked {
  readonly question: BotAsked | DealQuestion;
  readonly resolve: (moves: readonly Move[]) => void;
  readonly reject: (error: Error) => void;
  /** A question is asked again once, where its thread died. */
  again: boolean;
}

interface Thinker {
  readonly worker: Worker;
  asked: Asked | undefined;
  /** Calls off the timer that ends a thread which does not answer. */
  callOff: (() => void) | undefined;
}

export interface PoolOptions {
  readonly threads?: number;
  /** Milliseconds beyond its time after which a thread is taken for dead. */
  readonly patience?: number;
  readonly clock?: Clock;
}

/** Milliseconds in which each that waits should have had its turn, as long as no thought gets less than the least. */
const ROUND = 1400;
const LEAST = 20;

export class Bots implements BotPool {
  readonly #most: number;
  readonly #patience: number;
  readonly #clock: Clock;
  readonly #queue = new FairQueue<Asked>();
  /** Questions whose thread died: they have waited already. */
  readonly #again: Asked[] = [];
  readonly #thinkers = new Set<Thinker>();
  #closed = false;

  constructor({
    threads = Math.max(1, availableParallelism() - 1),
    patience = 30_000,
    clock = systemClock,
  }: PoolOptions = {}) {
    this.#most = threads;
    this.#patience = patience;
    this.#clock = clock;
  }

  /** How many questions wait for a thread. */
  get queued(): number {
    return this.#queue.size + this.#again.length;
  }

  async choose(question: BotAsked): Promise<Move | undefined> {
    const [move] = await this.#ask(question);
    return move;
  }

  deal(question: DealQuestion): Promise<readonly Move[]> {
    return this.#ask(question);
  }

  #ask(question: BotAsked | DealQuestion): Promise<readonly Move[]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('the bots have gone home'));
        return;
      }
      const { address, host, table } = question;
      this.#queue.add([address, host, table], { question, resolve, reject, again: false });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const waiting = [
      ...this.#again.splice(0),
      ...this.#queue.drain(),
      ...[...this.#thinkers].map(({ asked }) => asked),
    ];
    for (const asked of waiting) asked?.reject(new Error('the bots have gone home'));
    const thinkers = [...this.#thinkers];
    this.#thinkers.clear();
    await Promise.all(
      thinkers.map(({ worker, callOff }) => {
        callOff?.();
        return worker.terminate();
      }),
    );
  }

  #next(): void {
    if (this.queued === 0) return;
    const free = [...this.#thinkers].find(({ asked }) => !asked) ?? this.#start();
    if (!free) return;
    for (let first = this.#take(); first; first = this.#take()) {
      const question = this.#written(first.question);
      if (!question) {
        first.resolve([]);
        continue;
      }
      free.asked = first;
      const ms = 'head' in question ? 0 : question.ms;
      free.callOff = this.#clock.after(ms + this.#patience, () => void free.worker.terminate());
      free.worker.postMessage(question);
      return;
    }
  }

  #take(): Asked | undefined {
    return this.#again.shift() ?? this.#queue.take();
  }

  /** As its thread is asked now; undefined where the answer is not wanted any more. */
  #written(question: BotAsked | DealQuestion): BotQuestion | DealQuestion | undefined {
    if ('head' in question) return question;
    const view = question.view();
    return view === undefined ? undefined : { ...question, view, ms: this.#shareOf(question) };
  }

  /** Bots think less where many wait: behind their own address, or at other addresses. */
  #shareOf({ ms, address }: BotAsked): number {
    const own = this.#queue.sizeOf(address) + 1;
    const addresses = this.#queue.branches + (own > 1 ? 0 : 1);
    const waiting = Math.max(own, addresses);
    if (waiting === 1) return ms;
    const most = Math.max(LEAST, (ROUND * this.#most) / waiting);
    // Halves, because bots are kept for each budget.
    let share = ms;
    while (share > most) share /= 2;
    return share;
  }

  #start(): Thinker | undefined {
    if (this.#thinkers.size >= this.#most) return undefined;
    // Little of what a bot works out lives longer than its thought: room for what is new would only be held.
    const resourceLimits = { maxYoungGenerationSizeMb: 6 };
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { resourceLimits });
    const thinker: Thinker = { worker, asked: undefined, callOff: undefined };
    this.#thinkers.add(thinker);
    let why: unknown;
    worker.on('message', (answer: BotAnswer) => this.#answered(thinker, answer));
    worker.on('error', (error) => {
      why = error;
    });
    worker.on('exit', (code) => this.#died(thinker, why ?? `exit ${code}`));
    return thinker;
  }

  #answered(thinker: Thinker, answer: BotAnswer): void {
    const { asked } = thinker;
    this.#rest(thinker);
    if ('moves' in answer) asked?.resolve(answer.moves);
    else asked?.reject(new Error(answer.failed));
    this.#next();
  }

  #died(thinker: Thinker, why: unknown): void {
    const { asked } = thinker;
    this.#rest(thinker);
    if (!this.#thinkers.delete(thinker) || !asked) return;
    if (asked.again) asked.reject(new Error(`a thread of the bots died twice of one question (${why})`));
    else {
      asked.again = true;
      this.#again.push(asked);
    }
    this.#next();
  }

  #rest(thinker: Thinker): void {
    thinker.callOff?.();
    thinker.asked = undefined;
    thinker.callOff = undefined;
  }
}
