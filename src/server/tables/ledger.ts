/** What happens at one table, one after the other: worked out, stored, and only then shown and acknowledged. */
import type { Answer } from '../hall.ts';
import { Draft } from './draft.ts';
import { words as say } from './words.ts';

interface Work {
  run(draft: Draft): void;
  /** It was never begun. */
  drop(): void;
}

export interface Keeping {
  /** Resolves when everything in the draft is durable. */
  store(draft: Draft): Promise<void>;
  /** It is: show it. */
  afterwards(draft: Draft): void;
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
  ask(run: (draft: Draft) => void, drop: () => void = () => {}): void {
    if (this.#closed) {
      drop();
      return;
    }
    this.#work.push({ run, drop });
    if (!this.#busy) void this.#workOff();
  }

  /** The same, and answers when it is stored. */
  answer(work: (draft: Draft) => Answer): Promise<Answer> {
    return new Promise((resolve) => {
      const trouble = () => resolve({ refused: say.trouble });
      this.ask((draft) => {
        const answer = work(draft);
        if (answer.refused !== undefined) return resolve(answer);
        draft.after.push(() => resolve(answer));
        draft.otherwise.push(trouble);
      }, trouble);
    });
  }

  close(): void {
    this.#closed = true;
    for (const { drop } of this.#work.splice(0)) drop();
  }

  async #workOff(): Promise<void> {
    this.#busy = true;
    // Whatever else arrives now is stored together with it.
    await Promise.resolve();
    while (this.#work.length > 0) {
      const draft = new Draft();
      try {
        // A message tells either of entries or of an undo.
        while (this.#work.length > 0 && draft.undone === undefined) this.#work.shift()!.run(draft);
        if (!draft.isEmpty) await this.#keeping.store(draft);
      } catch (error) {
        for (const tell of draft.otherwise) tell();
        this.close();
        this.#keeping.failed(error);
        return;
      }
      this.#keeping.afterwards(draft);
    }
    this.#busy = false;
  }
}
