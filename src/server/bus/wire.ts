/** What every bus has that sends frames between machines. */
import { type Bus, checkChange, checkMessage, type Hearer, Hearers, type TableChange } from '../bus.ts';
import { Inbox, Outbox } from './frames.ts';

/** Between two tries to connect again, in milliseconds. */
export const PAUSE = 250;

/**
 * A node says something every second. One that has heard no other for so many milliseconds, nor been here for so long, is alone: it does not say what was
 * played, which would be said with every move. Records change seldom, and a node that only stood still hears of them all.
 */
const ALONE_AFTER = 10_000;

export abstract class WireBus implements Bus {
  protected readonly hearers = new Hearers();
  protected readonly outbox: Outbox;
  protected readonly inbox: Inbox;
  readonly #now: () => number;
  #closed = false;

  /** `mostBytes` is what the wire takes at a time. A simulation brings its own time. */
  constructor(mostBytes: number, later?: (then: () => void) => void, now = () => performance.now()) {
    this.#now = now;
    this.outbox = new Outbox(mostBytes, (frames) => this.send(frames), later);
    this.inbox = new Inbox(this.outbox.from, this.hearers, now);
  }

  protected abstract send(frames: readonly string[]): void;
  /** Lets the wire go, when everything that was said is on its way. */
  protected abstract end(): Promise<void>;

  get ignored(): number {
    return this.inbox.ignored;
  }

  protected get isClosed(): boolean {
    return this.#closed;
  }

  changed(change: TableChange): void {
    checkChange(change);
    if (this.#closed) return;
    if (!change.record && this.#now() - this.inbox.heardAt > ALONE_AFTER) this.outbox.unheard();
    else this.outbox.changed(change);
  }

  publish(topic: string, text: string): void {
    checkMessage(topic, text);
    if (!this.#closed) this.outbox.message(topic, text);
  }

  listen(hearer: Hearer): () => void {
    return this.hearers.add(hearer);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.outbox.flush();
    this.#closed = true;
    this.hearers.clear();
    await this.end();
  }
}
