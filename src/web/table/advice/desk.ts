/** Where a table page asks for advice. The worker behind it comes with the first question, and goes with the page. */
import { effect, signal } from '@preact/signals';
import { isSeen } from '../../seen.ts';
import type { FinishedMatch, FromAdviser, Hint, Question, Story, ToAdviser } from './messages.ts';

export type Telling = { readonly is: 'ready'; readonly story: Story } | { readonly is: 'failed' };

interface Waiting {
  readonly resolve: (hints: readonly Hint[]) => void;
  readonly reject: (error: Error) => void;
}

/** Where a table keeps its desk: empty until a player asks for advice. */
export interface DeskPlace {
  current: AdviceDesk | undefined;
}

export function deskAt(place: DeskPlace): AdviceDesk {
  place.current ??= new AdviceDesk();
  return place.current;
}

export class AdviceDesk {
  /** The story of the match, as far as it has been worked out. */
  readonly telling = signal<Telling | undefined>(undefined);
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();
  #asked: { readonly key: string; readonly hints: Promise<readonly Hint[]> } | undefined;
  #tells = false;
  #unwatch = (): void => {};

  /** Asked again about the same position it gives the same answer at once. */
  ask(question: Question): Promise<readonly Hint[]> {
    const key = JSON.stringify(question);
    if (this.#asked?.key === key) return this.#asked.hints;
    const id = ++this.#count;
    const hints = new Promise<readonly Hint[]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ type: 'advise', language: document.documentElement.lang, id, question });
    });
    this.#asked = { key, hints };
    return hints;
  }

  /** Begins the story of a match that is over, once. */
  tell(match: FinishedMatch): void {
    if (this.#tells) return;
    this.#tells = true;
    this.#send({ type: 'story', match });
  }

  close(): void {
    this.#unwatch();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #send(message: ToAdviser): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./advice.worker.ts', import.meta.url), {
      type: 'module',
      name: 'advice',
    });
    worker.onmessage = ({ data }: MessageEvent<FromAdviser>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#hear({ type: 'failed', why: message || 'worker' });
    // Out of sight it does not think.
    this.#unwatch = effect(() =>
      worker.postMessage({ type: 'rest', resting: !isSeen.value } satisfies ToAdviser),
    );
    return worker;
  }

  #hear(message: FromAdviser): void {
    if (message.type === 'story') this.telling.value = { is: 'ready', story: message.story };
    else if (message.type === 'failed') this.#fail(new Error(message.why));
    else {
      this.#waiting.get(message.id)?.resolve(message.hints);
      this.#waiting.delete(message.id);
    }
  }

  /** Whatever was asked can be asked again, of a new worker. */
  #fail(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    this.#asked = undefined;
    if (this.#tells && this.telling.peek()?.is !== 'ready') this.telling.value = { is: 'failed' };
    for (const { reject } of waiting) reject(error);
  }
}
