/**
 * How nodes tell each other what they have stored, and small things that need not be stored. What a node hears is a hint, and may be missing: what counts
 * stands in the store. Each handle is one node's. Any bus must keep the laws in `bus/laws`.
 */
import type { StoredEntry } from './store/store.ts';

/** A table was changed, and that is durable. */
export interface TableChange {
  readonly table: string;
  /** Has its record changed, and not only its log? Then lobbies want to know. */
  readonly record: boolean;
  /** What was added to its log. Left out where it is too much for a message: then it is read from the store. */
  readonly entries?: { readonly n: number; readonly list: readonly StoredEntry[] } | undefined;
}

export interface Hearer {
  changed?(change: TableChange): void;
  message?(topic: string, text: string): void;
  /** Messages may have been missed: what this node holds has to be compared with the store. */
  lost?(): void;
}

export interface Bus {
  /** All other nodes hear it, and this one does not. Throws a RangeError where the id is no id. */
  changed(change: TableChange): void;
  /** A small message to all other nodes. Throws a RangeError where it is none that every bus carries. */
  publish(topic: string, text: string): void;
  /** Answers how to stop listening. */
  listen(hearer: Hearer): () => void;
  /** How many messages were heard that no node of ours can have said. */
  readonly ignored: number;
  /** What was said before is on its way, and nothing is heard any more. */
  close(): Promise<void>;
}

/** What every bus carries: bytes of a message's text and of a table's id, both as JSON, and names of topics. */
export const MOST_TEXT = 6000;
const MOST_ID = 200;
/** As in \\u0000. */
const MOST_BYTES_OF_LETTER = 6;
const TOPIC = /^[a-z][a-z-]{0,31}$/;

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

export function checkChange({ table }: TableChange): void {
  // Said with every move: a letter has at most so many bytes as JSON, and most ids are short.
  if (table !== '' && table.length * MOST_BYTES_OF_LETTER < MOST_ID) return;
  if (table === '' || bytesOf(table) > MOST_ID)
    throw new RangeError(`"${table.slice(0, 20)}" is no id of a table`);
}

export function checkMessage(topic: string, text: string): void {
  if (!TOPIC.test(topic))
    throw new RangeError(`"${topic.slice(0, 40)}" is no topic: lower case, at most 32 letters`);
  if (bytesOf(text) > MOST_TEXT)
    throw new RangeError(
      `a message has at most ${MOST_TEXT} bytes as JSON, and this one has ${bytesOf(text)}`,
    );
}

/** The listeners of one handle. */
export class Hearers {
  readonly #all = new Set<Hearer>();

  add(hearer: Hearer): () => void {
    // The same hearer may listen twice, and stop once.
    const own = { ...bound(hearer) };
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  clear(): void {
    this.#all.clear();
  }

  changed(change: TableChange): void {
    for (const hearer of this.#all) hearer.changed?.(change);
  }

  message(topic: string, text: string): void {
    for (const hearer of this.#all) hearer.message?.(topic, text);
  }

  lost(): void {
    for (const hearer of this.#all) hearer.lost?.();
  }
}

const bound = (hearer: Hearer): Hearer => ({
  changed: (change) => hearer.changed?.(change),
  message: (topic, text) => hearer.message?.(topic, text),
  lost: () => hearer.lost?.(),
});

/** Between nodes of one process, and for a node that is alone. Nothing is ever lost. */
export class LocalBus implements Bus {
  readonly ignored = 0;
  readonly #hearers = new Hearers();
  readonly #nodes: Set<LocalBus>;

  /** Speaks to the nodes that this other one speaks to; to none where it is left out. */
  constructor(other?: LocalBus) {
    this.#nodes = other ? other.#nodes : new Set();
    this.#nodes.add(this);
  }

  changed(change: TableChange): void {
    checkChange(change);
    // Said with every move, mostly by a node that is alone.
    if (this.#nodes.size === 1) return;
    for (const hearers of this.#others()) hearers.changed(change);
  }

  publish(topic: string, text: string): void {
    checkMessage(topic, text);
    for (const hearers of this.#others()) hearers.message(topic, text);
  }

  listen(hearer: Hearer): () => void {
    return this.#hearers.add(hearer);
  }

  async close(): Promise<void> {
    this.#nodes.delete(this);
    this.#hearers.clear();
  }

  #others(): Hearers[] {
    if (!this.#nodes.has(this)) return [];
    return [...this.#nodes].flatMap((node) => (node === this ? [] : [node.#hearers]));
  }
}
