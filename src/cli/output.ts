/** Standard output, written in large pieces and no faster than the reader reads. */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

const PIECE = 1 << 16;

export class Output {
  readonly #stream: NodeJS.WriteStream;
  #waiting = '';

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  /** How wide lines may be. */
  get width(): number {
    return Math.min(100, this.isTerminal ? Math.max(40, this.#stream.columns || 80) : 80);
  }

  /** Adds a line; answers a promise only when it is time to wait. */
  line(text = ''): Promise<void> | undefined {
    this.#waiting += `${text}\n`;
    return this.#waiting.length >= PIECE ? this.flush() : undefined;
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.#waiting += `${text}\n`;
  }

  /** Also lets the event loop turn, so that a closed pipe is noticed in the midst of a long run. */
  async flush(): Promise<void> {
    const piece = this.#waiting;
    this.#waiting = '';
    if (piece !== '' && !this.#stream.write(piece)) await once(this.#stream, 'drain');
    else await turn();
  }
}
