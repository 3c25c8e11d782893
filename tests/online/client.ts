/** A small client on `ws`: says who it is, asks and is answered, follows tables, and comes back after a drop. */
import WebSocket from 'ws';
import { sealOf } from '../../src/match/fair.ts';
import { saltFrom } from '../../src/match/testing/salts.ts';
import type { IdentityGiven, TableGiven } from '../../src/online/api.ts';
import { PROTOCOL, SOCKET_PATH, type ToClient, type ToServer } from '../../src/online/protocol.ts';
import type { TablePlan } from '../../src/online/table.ts';
import { checkMessage } from '../../src/server/testing/spoken.ts';
import { Followed, rulesOf } from './follow.ts';

type Request = Exclude<ToServer, { type: 'hello' }>;
/** A request without its number: the client adds one. */
export type Ask = Request extends infer R ? (R extends Request ? Omit<R, 're'> : never) : never;
export type Answer =
  | { readonly to?: string; readonly refused?: never }
  | { readonly refused: string; readonly lost?: boolean };

export interface Person {
  readonly who: string;
  readonly name: string;
  readonly token: string;
}

export interface ClientOptions {
  /** `http://host:port` of the server, or what it is now. */
  readonly url: string | (() => string);
  readonly person: Person;
  /** One of this machine's own addresses, where the server shall not take several clients for one household. */
  readonly from?: string;
  /** Keeps every text that the socket received. */
  readonly record?: boolean;
  /** Shows its salt only when the test asks it to. */
  readonly keepsSalt?: boolean;
}

/** What a person of these tests adds to the draws: the same at every table and in every tab. */
export const saltOf = ({ who }: Pick<Person, 'who'>): string => saltFrom(`salt of ${who}`);
export const sealFor = (person: Pick<Person, 'who'>): string => sealOf(saltOf(person));

/** What an answer is called that never came. */
export const LOST = 'the socket closed before an answer came';

export class Client {
  readonly person: Person;
  readonly received: string[] = [];
  readonly followed = new Map<string, Followed>();
  /** Is called with every message, after it was followed. */
  heard: ((message: ToClient) => void) | undefined;
  readonly #options: ClientOptions;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | undefined;
  #last = 0;
  #trouble: Error | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.person = options.person;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
  get socket(): WebSocket | undefined {
    return this.#socket;
  }

  /** Resolves once we are welcome; rejects where no server answers or it refuses us. */
  async connect(): Promise<this> {
    const { url, person, from } = this.#options;
    const now = typeof url === 'string' ? url : url();
    const address = `${now.replace('http', 'ws')}${SOCKET_PATH}`;
    const socket = new WebSocket(address, {
      perMessageDeflate: false,
      ...(from ? { localAddress: from } : {}),
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', (code) => {
        reject(new Error(`the socket closed with ${code}`));
        this.#lose();
      });
    });
    const answer = await this.#send({ type: 'hello', protocol: PROTOCOL, token: person.token });
    if (answer.refused !== undefined) throw new Error(answer.refused);
    return this;
  }

  /** Asks and waits for the answer. An answer that never came is a refusal that says so. */
  ask(request: Ask): Promise<Answer> {
    return this.#send(request);
  }

  /** Asks for what must not be refused. */
  async must(request: Ask): Promise<{ readonly to?: string }> {
    const answer = await this.ask(request);
    if (answer.refused !== undefined) throw new Error(`${JSON.stringify(request)}: ${answer.refused}`);
    return answer;
  }

  /** Begins a match, and waits until it is dealt. */
  async begin(table: string): Promise<void> {
    await this.must({ type: 'start', table });
    await this.until(() => this.followed.get(table)?.head !== undefined);
  }

  showSalt(table: string): Promise<Answer> {
    return this.ask({ type: 'reveal', table, salt: saltOf(this.person) });
  }

  /** Seals and shows the salt of its person when it is time to, as a page does. */
  #salt({ table: { id, state, revealing, seats }, you }: Extract<ToClient, { type: 'table' }>): void {
    const seat = seats[you];
    const seal = sealFor(this.person);
    if (!seat) return;
    if (state === 'open' && !seat.seal) void this.#send({ type: 'sit', table: id, seat: you, seal });
    if (revealing && !seat.shown && seat.seal === seal && !this.#options.keepsSalt)
      void this.#send({ type: 'reveal', table: id, salt: saltOf(this.person) });
  }

  /** Joins a table and follows it, from where we were if we were there before. */
  async join(table: string, game: string, version?: number): Promise<Answer> {
    let followed = this.followed.get(table);
    if (!followed) {
      followed = new Followed(table, await rulesOf(game, version));
      this.followed.set(table, followed);
    }
    const { have } = followed;
    return this.ask({ type: 'join', table, ...(have ? { have } : {}) });
  }

  forget(table: string): void {
    this.followed.delete(table);
  }

  /** Resolves when this is so, looking after every message; or when the socket is closed. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo() && this.isOpen && !this.#trouble)
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    if (this.#trouble) throw this.#trouble;
  }

  /** Closes the socket as a network does: without a word. */
  drop(): void {
    this.#socket?.terminate();
    this.#lose();
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await closed;
  }

  #send(message: Ask | Omit<Extract<ToServer, { type: 'hello' }>, 're'>): Promise<Answer> {
    if (this.#trouble) throw this.#trouble;
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve({ refused: LOST, lost: true });
      const re = ++this.#last;
      this.#waiting.set(re, resolve);
      this.#socket!.send(JSON.stringify({ ...message, re }));
    });
  }

  #hear(text: string): void {
    if (this.#options.record) this.received.push(text);
    const message = JSON.parse(text) as ToClient;
    try {
      checkMessage(text);
      if (message.type === 'table') {
        this.followed.get(message.table.id)?.hear(message);
        this.#salt(message);
      } else if ('table' in message && typeof message.table === 'string')
        this.followed.get(message.table)?.hear(message);
      this.heard?.(message);
    } catch (error) {
      // Nothing throws into a socket: the next request or wait throws it.
      this.#trouble = new Error(
        `${this.person.name} heard ${text.slice(0, 500)}: ${(error as Error).message}`,
      );
    }
    if (message.type === 'done') this.#answer(message.re, { ...(message.to ? { to: message.to } : {}) });
    else if (message.type === 'refused' && message.re !== undefined)
      this.#answer(message.re, { refused: message.why });
    this.#wake();
  }

  #answer(re: number, answer: Answer): void {
    this.#waiting.get(re)?.(answer);
    this.#waiting.delete(re);
  }

  #lose(): void {
    for (const answer of this.#waiting.values()) answer({ refused: LOST, lost: true });
    this.#waiting.clear();
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#watchers) wake();
    this.#watchers.clear();
  }
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export const newPerson = (url: string, name: string): Promise<IdentityGiven> =>
  post(`${url}/api/identity`, { name });

export async function newTable(url: string, person: Person, plan: TablePlan): Promise<string> {
  return (await post<TableGiven>(`${url}/api/tables`, { seal: sealFor(person), ...plan }, person.token)).id;
}
