/** What happens at one table, one after the other: worked out, stored, and only then shown and acknowledged. */
import type { Answer } from '../table-service.ts';
import { PendingChange } from './pending-change.ts';

interface Work {
  readonly run: (change: PendingChange) => Answer;
  /** Hears the answer when everything is stored; a refusal at once. */
  readonly tell?: (answer: Answer) => void;
  /** It shares its change with no other work. */
  readonly alone?: boolean;
}

interface Accepted {
  readonly tell: (answer: Answer) => void;
  readonly answer: Answer;
}

const trouble: Answer = { refused: { code: 'trouble' } };

export interface Keeping {
  /** Resolves when everything in the change is durable. */
  store(change: PendingChange): Promise<void>;
  /** It is: show it. */
  afterwards(change: PendingChange): void;
  /** It is not, or something is wrong with the program. The ledger is closed. */
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

  /** The same, and answers when it is stored. */
  answer(run: (change: PendingChange) => Answer): Promise<Answer> {
    return new Promise((tell) => this.#add({ run, tell }));
  }

  answerAlone(run: (change: PendingChange) => Answer): Promise<Answer> {
    return new Promise((tell) => this.#add({ run, tell, alone: true }));
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
        for (const { tell } of accepted) tell(trouble);
        this.close();
        this.#keeping.failed(error);
        return;
      }
      this.#keeping.afterwards(change);
      for (const { tell, answer } of accepted) tell(answer);
    }
    this.#busy = false;
  }

  /** Works off what may share one change. Where it fails the work is still there, and refused with all that wait. */
  #run(change: PendingChange, accepted: Accepted[]): void {
    for (let first = true; this.#work.length > 0; first = false) {
      const { run, tell, alone } = this.#work[0]!;
      if (alone && !first) return;
      const answer = run(change);
      if (tell && answer.refused === undefined) accepted.push({ tell, answer });
      else tell?.(answer);
      this.#work.shift();
      if (alone) return;
    }
  }
}
