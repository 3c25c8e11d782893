/**
 * A storm of malformed and hostile messages on a real server, while two players play on at another table. No table but that of
 * the two players may change, they must be answered, and memory must not grow with the storm.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import type { Move, Seat } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { PROTOCOL, SOCKET_PATH } from '../../src/online/protocol.ts';
import { type TablePlan, TURNS } from '../../src/online/table.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { checkTables } from './check-store.ts';
import { Client, newPerson, newTable, type Person, sealFor } from './client.ts';
import { Group } from './crowd.ts';
import { harmless, type Known, kinds, wellFormed } from './nonsense.ts';

export interface StormReport {
  readonly messages: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly sockets: number;
  /** What the server says that it refused; the rest came from sockets that it had closed, or was done already. */
  readonly refused: number;
  /** Moves that the two at the other table made meanwhile. */
  readonly moves: number;
  /** Bytes that the server had after the first ten thousand messages and at the end. */
  readonly memory: readonly [number, number];
  /** What the server wrote down as its own mistakes. */
  readonly mistakes: string;
}

const FIRST = 10_000;
/** How often memory is looked at, ten times a second: after the first messages, and at most at the end. */
const LOOKS = 10;
const LAST_LOOKS = 200;
/** At the end memory is looked at until it is within so many bytes of the first look. */
const LITTLE = 10e6;
const SOCKETS = 8;
const BURST = 16;
const PATIENCE = 60_000;

const { facts } = games[0]!;
const plan: TablePlan = {
  game: facts.id,
  options: defaultOptions(facts.options),
  seats: ['you', 'open'],
  fixedSeats: true,
  pace: TURNS,
  listed: true,
  watch: true,
  hints: false,
  standIn: 'random',
};
/** Shown to read the metrics. */
const OWNER = 'the-owner-of-the-storm';
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function storm({ messages, seed }: { messages: number; seed: string }): Promise<StormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-storm-'));
  const server = await ServerProcess.start({ dataDir, logLevel: 'error', metrics: { token: OWNER } });
  try {
    const { url } = server;
    const victims = await Victims.gather(url);
    const before = await victims.snapshot(dataDir);
    const calm = new Group(() => url, { ...plan, seats: 2, calm: true });
    await calm.gather();
    let trouble: unknown;
    const playing = calm.play().catch((error: unknown) => {
      trouble = error;
    });
    const gale = new Gale(url, victims, seed);
    const memory: number[] = [];
    for (let sent = 0; sent < messages; sent += FIRST / 5) {
      const before = calm.tally.moves;
      await gale.blow(Math.min(FIRST / 5, messages - sent));
      const begun = Date.now();
      while (calm.tally.moves < before + 3) {
        if (trouble) throw trouble;
        if (!server.isRunning || Date.now() - begun > PATIENCE)
          throw new Error(`after ${sent} messages nobody is answered any more: ${server.said}`);
        await pause(5);
      }
      if (gale.sent === FIRST) memory.push(await settledMemory(server, LOOKS));
      if (gale.sent >= messages) memory.push(await settledMemory(server, LAST_LOOKS, memory[0]! + LITTLE));
    }
    const refused = await refusals(url);
    const health = await fetch(`${url}/healthz`);
    if (!health.ok) throw new Error(await health.text());
    calm.stop();
    await playing;
    if (trouble) throw trouble;
    for (const client of victims.clients) await client.close();
    await server.stop();
    await checkTables(new SqliteStore(dataDir), [calm], { shown: 0, entries: 0 });
    if ((await victims.snapshot(dataDir)) !== before) throw new Error('the storm has changed a match');
    const { sent, byKind, sockets } = gale;
    const { moves } = calm.tally;
    return {
      messages: sent,
      byKind,
      sockets,
      refused,
      moves,
      memory: [memory[0]!, memory.at(-1)!],
      mistakes: server.said,
    };
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function refusals(url: string): Promise<number> {
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${OWNER}` } })
  ).text();
  const lines = metrics.matchAll(/^updraft_refusals_total\{.*\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * The least of some looks: what is only waiting to be collected does not count. A server that rests collects after some seconds;
 * where it has no more than `enough` already there is nothing to wait for.
 */
async function settledMemory(server: ServerProcess, looks: number, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looks && (look < LOOKS || least > enough); look++) {
    await pause(100);
    least = Math.min(least, server.memory);
  }
  return least;
}

/** The players whose tables are attacked: a match under way, one that is over, and a full table that has not begun. */
class Victims {
  readonly people: readonly Person[];
  readonly clients: readonly Client[];
  readonly tables: string[] = [];
  /** A move that was made long ago. */
  made: { readonly seat: Seat; readonly move: Move } | undefined;

  private constructor(people: readonly Person[], clients: readonly Client[]) {
    this.people = people;
    this.clients = clients;
  }

  static async gather(url: string): Promise<Victims> {
    const people = [await newPerson(url, 'Ada'), await newPerson(url, 'Bo')];
    const clients = await Promise.all(people.map((person) => new Client({ url, person }).connect()));
    const victims = new Victims(people, clients);
    for (const until of ['playing', 'over', 'full'] as const) {
      const table = await newTable(url, people[0]!, plan);
      victims.tables.push(table);
      for (const client of clients) await client.join(table, plan.game);
      await clients[1]!.must({ type: 'sit', table, seat: 1, seal: sealFor(people[1]!) });
      if (until !== 'full') await clients[0]!.begin(table);
      if (until === 'playing') await victims.#moveAFew(table);
      if (until === 'over') await clients[0]!.must({ type: 'resign', table });
    }
    return victims;
  }

  /** The one of the two who is not to move. */
  get out(): Person {
    const due = this.clients.findIndex(({ followed }) => followed.get(this.tables[0]!)!.owing.length > 0);
    return this.people[1 - due]!;
  }

  get known(): Known {
    return { tables: this.tables, token: this.people[0]!.token, ...this.made! };
  }

  async #moveAFew(table: string): Promise<void> {
    for (let n = 0; n < 6; n++) {
      const mover = this.clients.find(({ followed }) => followed.get(table)!.owing.length > 0);
      const followed = mover?.followed.get(table);
      const seat = followed?.owing[0];
      if (!mover || !followed || seat === undefined) throw new Error('nobody is to move');
      const [move] = followed.legal(seat);
      const n = followed.log;
      await mover.must({ type: 'move', table, seat, count: followed.count(seat), move: move! });
      this.made ??= { seat, move: move! };
      for (const client of this.clients) await client.until(() => client.followed.get(table)!.log > n);
    }
  }

  /** Everything that is kept of their tables. */
  async snapshot(dataDir: string): Promise<string> {
    const store = new SqliteStore(dataDir);
    const kept = [];
    for (const id of this.tables) {
      const { record, rev, log } = (await store.read(id))!;
      kept.push({ record, rev, log });
    }
    await store.close();
    return JSON.stringify(kept);
  }
}

/** Several clients that send nothing sensible, each on a new socket when the server has closed the last. */
class Gale {
  sent = 0;
  sockets = 0;
  readonly byKind: Record<string, number> = {};
  readonly #url: string;
  readonly #victims: Victims;
  readonly #rng: FastRng;
  readonly #strangers: Person[] = [];

  constructor(url: string, victims: Victims, seed: string) {
    this.#url = url;
    this.#victims = victims;
    this.#rng = new FastRng(seed);
  }

  async blow(messages: number): Promise<void> {
    while (this.#strangers.length < SOCKETS)
      this.#strangers.push(await newPerson(this.#url, `Nobody ${this.#strangers.length}`));
    const goal = this.sent + messages;
    const left = () => goal - this.sent;
    await Promise.all(
      this.#strangers.map(async (person) => {
        while (left() > 0) await this.#visit(person, left);
      }),
    );
  }

  /** One socket, until it is thrown out or has said enough. */
  async #visit(own: Person, left: () => number): Promise<void> {
    const address = `${this.#url.replace('http', 'ws')}${SOCKET_PATH}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.sockets++;
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.on('error', () => resolve());
    });
    await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
    const sayable = this.#introduce(socket, own);
    for (let burst = 0; burst < 5 && socket.readyState === WebSocket.OPEN && left() > 0; burst++) {
      // Now and then more than the limit of messages at once.
      const size = this.#rng.below(20) === 0 ? 5 * BURST : BURST;
      for (let i = 0; i < size && left() > 0; i++) this.#say(socket, sayable);
      if (socket.readyState !== WebSocket.OPEN) break;
      const answered = new Promise((resolve) => socket.once('pong', resolve));
      socket.ping();
      await Promise.race([answered, closed]);
    }
    socket.terminate();
    await closed;
  }

  /**
   * Introduces the client as a stranger, as a person without a seat, or as the player who has a seat and is not to move. That
   * player could resign, so it only says what changes nothing.
   */
  #introduce(socket: WebSocket, own: Person): readonly string[] {
    const { out, known } = this.#victims;
    const role = this.#rng.below(4);
    const all = Object.keys(kinds);
    if (role === 0) return all;
    const person = role === 1 ? out : own;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: person.token }));
    if (role === 2) return all;
    for (const table of known.tables) socket.send(JSON.stringify({ type: 'join', table }));
    if (role === 3) socket.send(JSON.stringify({ type: 'lobby', on: true }));
    const sayable = role === 1 ? harmless : all;
    // The server soon closes a client that talks nonsense: half of them say only what has the right form, and stay.
    return this.#rng.below(2) === 0 ? sayable : sayable.filter((kind) => wellFormed.includes(kind));
  }

  #say(socket: WebSocket, sayable: readonly string[]): void {
    const kind = sayable[this.#rng.below(sayable.length)]!;
    socket.send(kinds[kind]!(this.#rng, this.#victims.known));
    this.byKind[kind] = (this.byKind[kind] ?? 0) + 1;
    this.sent++;
  }
}
