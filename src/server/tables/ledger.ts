/** What happens at one table, one after the other: worked out, stored, and only then shown and acknowledged. */
import type { Answer } from '../hall.ts';
import { Draft } from './draft.ts';
import { words as say } from './words.ts';

/** Who waits for an answer hears it when everything is stored; a refusal at once. */
type Work =
  | { readonly run: (draft: Draft) => Answer; readonly tell: (answer: Answer) => void }
  | { readonly run: (draft: Draft) => void; readonly tell?: undefined };

interface Told {
  readonly tell: (answer: Answer) => void;
  readonly answer: Answer;
}

const trouble: Answer = { refused: say.trouble };

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
  ask(run: (draft: Draft) => void): void {
    this.#add({ run });
  }

  /** The same, and answers when it is stored. */
  answer(run: (draft: Draft) => Answer): Promise<Answer> {
    return new Promise((tell) => this.#add({ run, tell }));
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
      const draft = new Draft();
      const told: Told[] = [];
      try {
        // A message tells either of entries or of an undo.
        while (this.#work.length > 0 && draft.undone === undefined) this.#run(draft, told);
        if (!draft.isEmpty) await this.#keeping.store(draft);
      } catch (error) {
        for (const { tell } of told) tell(trouble);
        this.close();
        this.#keeping.failed(error);
        return;
      }
      this.#keeping.afterwards(draft);
      for (const { tell, answer } of told) tell(answer);
    }
    this.#busy = false;
  }

  #run(draft: Draft, told: Told[]): void {
    const [work] = this.#work;
    if (work?.tell) {
      const answer = work.run(draft);
      if (answer.refused === undefined) told.push({ tell: work.tell, answer });
      else work.tell(answer);
    } else work?.run(draft);
    // Where it failed it is still there, and told so with all that wait.
    this.#work.shift();
  }
}
