/** For tests: the whole server on a free port with a real store in a folder of its own, and people who talk to it. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { GameEntry } from '../../contract/index.ts';
import { newSecret } from '../../match/fair.ts';
import { type Clock, systemClock } from '../../match/timer.ts';
import type { IdentityGiven } from '../../online/api.ts';
import { PROTOCOL, SOCKET_PATH, type ToClient } from '../../online/protocol.ts';
import { allInLanguage } from '../../toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../../toolkit/speech.ts';
import type { AlertDesk } from '../alerts/desk.ts';
import { type AlertSetup, type AlertWays, openAlerts } from '../alerts/open.ts';
import { buildServer } from '../app.ts';
import { LocalBus } from '../bus.ts';
import { newId } from '../identity.ts';
import { openLog, ServerJournal } from '../journal.ts';
import { type Limits, usualLimits } from '../limits.ts';
import { openPeople } from '../people/open.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { BotPool, TableService } from '../table-service.ts';
import { createTables } from '../tables/registry.ts';
import { checkAnswer, checkMessage } from './spoken.ts';

export interface TestServer {
  readonly url: string;
  readonly folder: string;
  readonly store: SqliteStore;
  readonly journal: ServerJournal;
  readonly desk: AlertDesk;
  /** Everything that was written down, at the most talkative level. */
  readonly logged: readonly string[];
  /** Asks the API; answers the status, the headers and what was said. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Asked>;
  newPerson(name: string): Promise<IdentityGiven>;
  /** Opens a socket; says hello where there is a token. */
  connect(token?: string): Promise<Talk>;
  /** `keep`: another server will open the same folder. */
  close(how?: { readonly keep?: boolean }): Promise<void>;
}

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export interface ServerSetup {
  readonly games: readonly GameEntry[];
  readonly limits?: Partial<Limits>;
  readonly bots?: BotPool;
  readonly trustProxy?: string;
  readonly metricsToken?: string;
  readonly clock?: Clock;
  /** Where pages are, the mail server, what may be reached from here. */
  readonly alerts?: AlertWays;
  /** The folder of an earlier server that was closed with `keep`. */
  readonly folder?: string;
}

const noBots: BotPool = {
  choose: () => Promise.reject(new Error('no bots in this test')),
  close: () => Promise.resolve(),
};

export async function openServer(setup: ServerSetup): Promise<TestServer> {
  const folder = setup.folder ?? mkdtempSync(join(tmpdir(), 'updraft-server-'));
  const logged: string[] = [];
  const journal = new ServerJournal(openLog('trace', { write: (line) => logged.push(line) }));
  const store = new SqliteStore(folder, { committed: journal.committed });
  const { games, bots = noBots, trustProxy = '', clock = systemClock } = setup;
  const limits = { ...usualLimits, ...setup.limits };
  const bus = new LocalBus();
  const alerts = await openAlerts({
    ...setup.alerts,
    store: store.alerts,
    clock,
    journal,
    limits: limits.alerts,
    newId,
    titleOf: titleIn(games),
    tables: () => tables,
  });
  const { watcher, desk } = alerts;
  const outages = await store.outages(clock.now());
  const around = {
    limits,
    games,
    store,
    bus,
    bots,
    journal,
    clock,
    newId,
    newSecret,
    pace: 0,
    watcher,
    outages,
  };
  const tables: TableService = createTables(around);
  const app = await buildServer({
    webRoot: folder,
    games: (await allInLanguage(games, SOURCE_LANGUAGE)).map(({ meta }) => meta),
    online: { tables, store, clock, desk, ...(await openPeople(store, clock)) },
    journal,
    limits,
    trustProxy,
    publicUrl: setup.alerts?.publicUrl,
    ...(setup.metricsToken === undefined ? {} : { metricsToken: setup.metricsToken }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await tables.resume();
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = asker(url);
  return {
    url,
    folder,
    store,
    journal,
    desk,
    logged,
    ask,
    newPerson: async (name) =>
      (await ask('POST', '/api/identity', { name })).body as unknown as IdentityGiven,
    connect: (token) => Talk.open(url, token),
    async close({ keep = false } = {}) {
      await app.close();
      await alerts.stop();
      await bots.close();
      await store.close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a game is called. */
const titleIn =
  (games: readonly GameEntry[]): AlertSetup['titleOf'] =>
  async (id, language) =>
    (await games.find(({ facts }) => facts.id === id)?.text(language))?.title ?? id;

const asker =
  (url: string): TestServer['ask'] =>
  async (method, path, body, token, headers = {}) => {
    // A page's own host is asked by its own name.
    const { host, ...others } = headers;
    const at = host === undefined ? url : `http://${host}`;
    const answer = await fetch(at + path, {
      method,
      headers: {
        ...others,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    const given = json ? JSON.parse(text) : { text };
    if (path.startsWith('/api/')) checkAnswer(method, path, answer.status, given);
    return { status: answer.status, headers: answer.headers, body: given };
  };

/** A socket that remembers everything it heard. */
export class Talk {
  readonly socket: WebSocket;
  readonly heard: ToClient[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];
  /** The error of a message that does not fit its schema: the next call that waits for a message throws it. */
  #wrong: unknown;

  private constructor(url: string, options: { readonly headers?: Record<string, string> } = {}) {
    this.socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, options);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('message', (data) => {
      try {
        this.heard.push(checkMessage(String(data)));
      } catch (error) {
        this.#wrong = error;
      }
      this.#wake();
    });
    this.socket.on('error', () => {});
    this.socket.once('close', () => this.#wake());
  }

  static async open(url: string, token?: string): Promise<Talk> {
    const talk = new Talk(url);
    await new Promise((resolve, reject) => talk.socket.once('open', resolve).once('error', reject));
    if (token !== undefined) {
      talk.say({ type: 'hello', protocol: PROTOCOL, token });
      await talk.hears('welcome');
    }
    return talk;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message of a type, now or when it comes; then it is forgotten. */
  async hears<T extends ToClient['type']>(
    type: T,
    fits: (message: Extract<ToClient, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ToClient, { type: T }>> {
    for (;;) {
      if (this.#wrong) throw this.#wrong;
      const at = this.heard.findIndex(
        (message) => message.type === type && fits(message as Extract<ToClient, { type: T }>),
      );
      if (at >= 0) return this.heard.splice(at, 1)[0] as Extract<ToClient, { type: T }>;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before it heard ${type}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  close(): void {
    this.socket.close();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
