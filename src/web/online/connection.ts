/** One socket for the whole page. It reconnects by itself, and every request gets an answer. */
import { signal } from '@preact/signals';
import type { Refusal } from '../../contract/index.ts';
import { CLOSE, PROTOCOL, type ToClient, type ToServer } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { wordServerRefusal } from './refused.ts';
import { type OnlineWords, sayTrouble } from './words/index.ts';

/** What a page may ask for. */
export type Request = Exclude<ToServer, { type: 'hello' }>;
/** `to` is a table's id, where one was made. `lost`: it may have been done. `code` is why the server refuses it. */
export type Answer =
  | { readonly to?: string }
  | { readonly refused: string; readonly lost?: true; readonly code?: ServerRefusal['code'] };

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'refused';

/** A browser's WebSocket, as far as we need it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Milliseconds. */
export interface Times {
  /** The first pause before another try; every further one is twice as long. */
  readonly least: number;
  readonly most: number;
  /** After hearing nothing for so long the server is probed. */
  readonly silence: number;
  /** So long an answer to that, or the first welcome, may take. */
  readonly patience: number;
}

export const usualTimes: Times = { least: 300, most: 10_000, silence: 45_000, patience: 5_000 };

/** What a connection needs from outside. */
export interface Line {
  open(): Socket;
  token(): string | undefined;
  /** Our token is not known there: gets another one. Answers why not, if not. */
  renew(why?: Refusal, token?: string): Promise<string | undefined>;
  /** The server knows us. */
  welcomed?(message: Extract<ToClient, { type: 'welcome' }>): void;
  readonly times: Times;
}

interface Pending {
  readonly message: Request;
  readonly re: number;
  readonly answer: (answer: Answer) => void;
  sent: boolean;
}

/** Asking twice for these changes nothing: a move carries its count, the others say how things shall be. */
const harmless: ReadonlySet<Request['type']> = new Set(['move', 'return', 'resign', 'rematch', 'seat']);

type Ask = (message: Request) => Promise<Answer>;

export class Connection {
  readonly state = signal<ConnectionState>('idle');
  /** Why it is refused, and what to do. */
  readonly refusal = signal('');
  readonly #line: Line;
  readonly #hearers = new Set<(message: ToClient) => void>();
  readonly #openers = new Set<(ask: Ask) => Promise<unknown>>();
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | undefined;
  #last = 0;
  #tries = 0;
  #renewed = false;
  /** What was last refused without being asked for: why the socket is closed. */
  #why: Refusal | undefined;
  /** The token of the last hello. */
  #shown: string | undefined;
  #heard = 0;
  /** All openers have joined again: requests that waited may go. */
  #flows = false;
  /** What was last asked of the lobby. */
  #lobby: Extract<Request, { type: 'lobby' }> = { type: 'lobby', on: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Begins, or tries again at once where it waits. */
  start(): void {
    if (this.state.peek() === 'connecting' || this.state.peek() === 'open') return;
    this.#renewed = false;
    this.#connect();
  }

  /** The device has a network again, or the tab is visible again: no reason to wait any longer, or to trust an old socket. */
  wake(): void {
    if (this.state.peek() === 'waiting') this.#connect();
    else if (this.state.peek() === 'open') this.#probe();
  }

  /** The device has no network: what stands is not worth waiting for. */
  interrupt(): void {
    if (this.#socket) this.#drop();
  }

  stop(): void {
    this.#forget();
    clearTimeout(this.#timer);
    this.state.value = 'idle';
    this.#lose(() => false);
  }

  listen(hear: (message: ToClient) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  /** Is called after every welcome, at once where we are open: the place to join again. */
  whenOpen(opener: (ask: Ask) => Promise<unknown>): () => void {
    this.#openers.add(opener);
    if (this.state.peek() === 'open') void opener(this.#now);
    return () => this.#openers.delete(opener);
  }

  /** Never rejects. What was asked for while the connection is down goes when it is back. */
  request(message: Request): Promise<Answer> {
    if (this.state.peek() === 'refused') return Promise.resolve({ refused: this.refusal.peek(), lost: true });
    return this.#ask(message, this.#flows);
  }

  readonly #now: Ask = (message) => this.#ask(message, true);

  #ask(message: Request, now: boolean): Promise<Answer> {
    if (message.type === 'lobby') this.#lobby = message;
    return new Promise((answer) => {
      const pending: Pending = { message, re: ++this.#last, answer, sent: false };
      this.#pending.set(pending.re, pending);
      if (now) this.#post(pending);
    });
  }

  #post(pending: Pending): void {
    if (!this.#socket) return;
    pending.sent = true;
    this.#socket.send(JSON.stringify({ ...pending.message, re: pending.re }));
  }

  #connect(): void {
    this.#forget();
    clearTimeout(this.#timer);
    const token = this.#line.token();
    this.#shown = token;
    if (token === undefined) return void this.#renew();
    this.state.value = 'connecting';
    const socket = this.#line.open();
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token } satisfies ToServer));
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#closed(code);
    this.#doubt = setTimeout(() => this.#drop(), this.#line.times.patience * 2);
  }

  #hear(data: unknown): void {
    this.#heard = Date.now();
    this.#trust();
    const message = JSON.parse(String(data)) as ToClient;
    if (message.type === 'welcome') {
      this.#line.welcomed?.(message);
      void this.#welcome();
    } else if (message.type === 'done') this.#answer(message.re, message.to ? { to: message.to } : {});
    else if (message.type === 'refused' && message.re !== undefined) void this.#refused(message.re, message);
    else if (message.type === 'refused') this.#why = message.refusal;
    for (const hear of [...this.#hearers]) hear(message);
  }

  #answer(re: number, answer: Answer): void {
    this.#take(re)?.answer(answer);
  }

  async #refused(re: number, { refusal, why }: Extract<ToClient, { type: 'refused' }>): Promise<void> {
    const pending = this.#take(re);
    pending?.answer({ refused: await wordServerRefusal(refusal, why), code: refusal.code });
  }

  #take(re: number): Pending | undefined {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    return pending;
  }

  async #welcome(): Promise<void> {
    this.#tries = 0;
    this.#renewed = false;
    this.state.value = 'open';
    const socket = this.#socket;
    const { silence } = this.#line.times;
    this.#watch = setInterval(() => {
      if (Date.now() - this.#heard >= silence) this.#probe();
    }, silence / 3);
    // Tables first: the server refuses a move from a socket that has not joined.
    await Promise.all([...this.#openers].map((opener) => opener(this.#now)));
    if (socket !== this.#socket || !socket) return;
    this.#flows = true;
    for (const pending of this.#pending.values()) if (!pending.sent) this.#post(pending);
  }

  /** Sends a cheap request: a server that does not answer is gone. */
  #probe(): void {
    if (this.#doubt !== undefined) return;
    void this.#now(this.#lobby);
    this.#doubt = setTimeout(() => this.#drop(), this.#line.times.patience);
  }

  /** Gives the socket up without waiting for its own end. */
  #drop(): void {
    this.#forget();
    this.#closed(0);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #forget(): void {
    this.#trust();
    clearInterval(this.#watch);
    this.#flows = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #closed(code: number): void {
    this.#forget();
    this.#lose(({ message, sent }) => !sent || harmless.has(message.type));
    if (code === CLOSE.protocol) void this.#refuseFor('otherProtocol');
    else if (code === CLOSE.banned) void this.#refuseFor('banned');
    else if (code === CLOSE.stranger) void this.#renew();
    else {
      // A client that sent too much waits for the longest pause.
      if (code === CLOSE.flood) this.#tries = 16;
      this.#wait();
    }
  }

  /** Keeps what may be sent again on the next socket, and answers the rest as lost. */
  #lose(stays: (pending: Pending) => boolean): void {
    for (const pending of [...this.#pending.values()])
      if (stays(pending)) pending.sent = false;
      else void this.#loseOne(pending);
  }

  #wait(): void {
    const { least, most } = this.#line.times;
    const pause = Math.min(most, least * 2 ** this.#tries++);
    this.state.value = 'waiting';
    // Not all clients at the same moment: a server that has just come back has enough to do.
    this.#timer = setTimeout(() => this.#connect(), pause * (0.6 + 0.4 * Math.random()));
  }

  async #renew(): Promise<void> {
    if (this.#renewed) return this.#refuseFor('stranger');
    this.#renewed = true;
    this.state.value = 'connecting';
    const why = await this.#line.renew(this.#why, this.#shown);
    this.#why = undefined;
    if (this.state.peek() !== 'connecting') return;
    if (why === undefined) this.#connect();
    else this.#refuse(why);
  }

  async #loseOne({ re, answer }: Pending): Promise<void> {
    this.#take(re);
    answer({ refused: (await sayTrouble()).unsure, lost: true });
  }

  async #refuseFor(trouble: 'otherProtocol' | 'stranger' | 'banned'): Promise<void> {
    const say: OnlineWords['trouble'] = await sayTrouble();
    this.#refuse(say[trouble]);
  }

  #refuse(why: string): void {
    this.refusal.value = why;
    this.state.value = 'refused';
    this.#lose(() => false);
  }
}
