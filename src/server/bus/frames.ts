/**
 * What buses send between machines: what a node says in one turn of the event loop travels in frames of JSON, numbered by the node. A gap in the numbers
 * tells a hearer that something was lost; a number that came before is a doubled frame.
 */
import { randomBytes } from 'node:crypto';
import type { Hearers, TableChange } from '../bus.ts';
import type { StoredEntry } from '../store/store.ts';

/** A table, whether its record has changed, and what was added to its log from a number on; or a topic and a text. */
type Item =
  | readonly ['t', table: string, record: 0 | 1, n?: number, entries?: readonly Packed[]]
  | readonly ['m', topic: string, text: string];
type Packed = readonly [entry: StoredEntry['entry'], at: number, spent: number];
type Frame = readonly ['updraft1', from: string, number: number, items: readonly Item[]];

/** So many nodes are remembered; a cluster that has seen more starts to remember anew. */
const MOST_NODES = 10_000;

const headOf = (from: string): string => `["updraft1","${from}",`;

export class Outbox {
  readonly from = randomBytes(9).toString('base64url');
  readonly #limit: number;
  readonly #send: (frames: readonly string[]) => void;
  readonly #later: (then: () => void) => void;
  #items: string[] = [];
  #number = 0;

  /** `send` is given the frames of a turn, each of at most so many bytes. A simulation says itself when a turn ends. */
  constructor(
    limit: number,
    send: (frames: readonly string[]) => void,
    later: (then: () => void) => void = setImmediate,
  ) {
    this.#limit = limit;
    this.#send = send;
    this.#later = later;
  }

  /** What no other node is there to hear is not said: a node that comes sees from the numbers that something is missing. */
  unheard(): void {
    this.#number++;
  }

  changed({ table, record, entries }: TableChange): void {
    const bare = ['t', table, record ? 1 : 0] as const satisfies Item;
    if (entries) {
      const packed = entries.list.map(({ entry, at, spent }): Packed => [entry, at, spent]);
      const whole = JSON.stringify([...bare, entries.n, packed] satisfies Item);
      if (Buffer.byteLength(whole) <= this.#room) {
        this.#add(whole);
        return;
      }
    }
    this.#add(JSON.stringify(bare satisfies Item));
  }

  message(topic: string, text: string): void {
    this.#add(JSON.stringify(['m', topic, text] satisfies Item));
  }

  /** Sends what waits. */
  flush(): void {
    if (this.#items.length === 0) return;
    const frames: string[] = [];
    let items: string[] = [];
    let bytes = 0;
    for (const item of this.#items) {
      const more = Buffer.byteLength(item) + 1;
      if (bytes + more > this.#room && items.length > 0) {
        frames.push(this.#frame(items));
        items = [];
        bytes = 0;
      }
      items.push(item);
      bytes += more;
    }
    frames.push(this.#frame(items));
    this.#items = [];
    this.#send(frames);
  }

  /** What a frame has place for, beside its own brackets, name and number. */
  get #room(): number {
    return this.#limit - 60;
  }

  #frame(items: readonly string[]): string {
    return `${headOf(this.from)}${this.#number++},[${items.join()}]]`;
  }

  #add(item: string): void {
    if (this.#items.push(item) === 1) this.#later(() => this.flush());
  }
}

export class Inbox {
  /** Frames that no node of ours can have sent. */
  ignored = 0;
  /** When another node was heard last. */
  heardAt: number;
  readonly #now: () => number;
  /** How frames of this node begin: a bus may bring them back. */
  readonly #own: string;
  readonly #hearers: Hearers;
  readonly #last = new Map<string, number>();

  constructor(own: string, hearers: Hearers, now: () => number) {
    this.#now = now;
    this.heardAt = now();
    this.#own = headOf(own);
    this.#hearers = hearers;
  }

  hear(text: string): void {
    if (text.startsWith(this.#own)) return;
    const frame = frameIn(text);
    if (!frame) {
      this.ignored++;
      return;
    }
    this.heardAt = this.#now();
    const [, from, number, items] = frame;
    const last = this.#last.get(from);
    if (last !== undefined && number <= last) return;
    if (last === undefined && this.#last.size >= MOST_NODES) this.#last.clear();
    this.#last.set(from, number);
    // A node that is heard for the first time may have said something that was lost.
    if (number > (last ?? -1) + 1) this.#hearers.lost();
    for (const item of items)
      if (item[0] === 'm') this.#hearers.message(item[1], item[2]);
      else this.#hearers.changed(changeOf(item));
  }
}

function changeOf([, table, record, n, list]: Extract<Item, readonly ['t', ...unknown[]]>): TableChange {
  const entries = list && { n: n ?? 0, list: list.map(([entry, at, spent]) => ({ entry, at, spent })) };
  return { table, record: record === 1, ...(entries ? { entries } : {}) };
}

function frameIn(text: string): Frame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [name, from, number, items] = value as unknown[];
  const isOurs = name === 'updraft1' && typeof from === 'string' && Number.isSafeInteger(number);
  return isOurs && Array.isArray(items) && items.every(isItem) ? (value as unknown as Frame) : undefined;
}

function isItem(item: unknown): boolean {
  if (!Array.isArray(item) || typeof item[1] !== 'string') return false;
  if (item[0] === 'm') return item.length === 3 && typeof item[2] === 'string';
  if (item[0] !== 't' || (item[2] !== 0 && item[2] !== 1)) return false;
  return item.length === 3 || (item.length === 5 && Number.isSafeInteger(item[3]) && isLog(item[4]));
}

const isLog = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every(
    (one) =>
      Array.isArray(one) &&
      typeof one[0] === 'object' &&
      one[0] !== null &&
      typeof one[1] === 'number' &&
      typeof one[2] === 'number',
  );
