/** What happens at one table, one after the other: worked out, stored, and only then shown and acknowledged. */
import { Conflict } from '../store/store.ts';
import type { Answer } from '../table-service.ts';
import { PendingChange } from './pending-change.ts';

/** How often something is tried where other nodes are first, before it is refused. */
const MOST_TRIES = 5;

interface Work {
  readonly run: (change: PendingChange) => Answer;
  /** Hears the answer when everything is stored; a refusal at once. */
  readonly tell?: (answer: Answer) => void;
  /** It shares its change with no other work. */
  readonly alone?: boolean;
  readonly tries?: number;
}

interface Accepted {
  readonly work: Work;
  readonly answer: Answer;
}

const trouble: Answer = { refused: { code: 'trouble' } };

export interface Keeping {
  /** Resolves when everything in the change is durable. */
  store(change: PendingChange): Promise<void>;
  /** Everything in the change is durable: show it. */
  afterwards(change: PendingChange): void;
  /** Another node was first: nothing of it has happened, and what is in memory is as it stands in the store when this resolves. */
  catchUp(): Promise<void>;
  /** The change is not stored, or something is wrong with the program. The ledger is closed. */
  failed(error: unknown): void;
}

export class Ledger {
  readonly #keeping: Keeping;
  #work: Work[] = [];
  #busy = false;
  #closed = false;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  get isIdle(): boolean {
    return !this.#busy && this.#work.length === 0;
  }
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Works something out as soon as it can be. */
  ask(run: (change: PendingChange) => Answer): void {
    this.#add({ run });
  }

  /** Calls something as soon as what is under way is stored: clients are told nothing of a record that is not. */
  settled(then: () => void): void {
    if (this.isIdle) then();
    else
      void this.answer((change) => {
        change.after.push(then);
        return {};
      });
  }

  /** Works something out, and answers when it is stored. */
  answer(run: (change: PendingChange) => Answer): Promise<Answer> {
    return new Promise((tell) => this.#add({ run, tell }));
  }

  answerAlone(run: (change: PendingChange) => Answer): Promise<Answer> {
    return new Promise((tell) => this.#add({ run, tell, alone: true }));
  }

  /** Does something between two changes that changes nothing by itself. */
  alone(run: () => void): Promise<Answer> {
    return this.answerAlone(() => {
      run();
      return {};
    });
  }

  #add(work: Work): void {
    if (this.#closed) {
      work.tell?.(trouble);
      return;
    }
    this.#work.push(work);
    if (!this.#busy) void this.#workOff();
  }

  close(): void {
    this.#closed = true;
    for (const { tell } of this.#work.splice(0)) tell?.(trouble);
  }

  async #workOff(): Promise<void> {
    this.#busy = true;
    // Whatever else arrives now is stored together with it.
    await Promise.resolve();
    while (this.#work.length > 0) {
      const change = new PendingChange();
      const accepted: Accepted[] = [];
      try {
        this.#run(change, accepted);
        if (!change.isEmpty) await this.#keeping.store(change);
      } catch (error) {
        const failure = error instanceof Conflict ? await this.#tryAgain(accepted) : { error };
        if (!failure) continue;
        for (const { work } of accepted) work.tell?.(trouble);
        this.close();
        this.#keeping.failed(failure.error);
        return;
      }
      this.#keeping.afterwards(change);
      for (const { work, answer } of accepted) work.tell?.(answer);
    }
    this.#busy = false;
  }

  /** What was asked for is worked out anew after what another node has written; what the program did by itself, it does again by itself. */
  async #tryAgain(accepted: readonly Accepted[]): Promise<{ readonly error: unknown } | undefined> {
    try {
      await this.#keeping.catchUp();
    } catch (error) {
      return { error };
    }
    const again: Work[] = [];
    for (const { work } of accepted) {
      const tries = (work.tries ?? 1) + 1;
      if (tries > MOST_TRIES || this.#closed) work.tell?.(trouble);
      else again.push({ ...work, tries });
    }
    this.#work.unshift(...again);
    return undefined;
  }

  /** Works off what may share one change. Where it fails the work is still there, and refused with all that wait. */
  #run(change: PendingChange, accepted: Accepted[]): void {
    for (let first = true; this.#work.length > 0; first = false) {
      const work = this.#work[0]!;
      const { run, tell, alone } = work;
      if (alone && !first) return;
      const answer = run(change);
      if (tell && answer.refused === undefined) accepted.push({ work, answer });
      else tell?.(answer);
      this.#work.shift();
      if (alone) return;
    }
  }
}
