/** Hosts set up tables, invite a bot by its name, and begin: the bot is a program of its own that plays through the Bot API against random. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { PROTOCOL, SOCKET_PATH, type ToClient } from '../../src/online/protocol.ts';
import { LIVE } from '../../src/online/table.ts';

export interface Played {
  readonly game: string;
  readonly games: number;
  /** A win that k seats share counts 1/k. */
  readonly wins: number;
  /** Seats in which a stand-in played for the bot, which never should. */
  readonly away: number;
  /** Matches in which the bot was not marked as one, in the table's seats or in the file. */
  readonly unmarked: number;
}

export interface Playing {
  readonly url: string;
  readonly game: string;
  readonly games: number;
  /** How many tables at the same time. */
  readonly atOnce: number;
  /** Starts the program: with the address of the server, and its token in the environment. */
  readonly command: readonly [string, ...string[]];
}

export async function playThroughApi({ url, game, games, atOnce, command }: Playing): Promise<Played> {
  const host = await Host.come(url, `Host of ${game}`);
  const bot = `${game} ${randomBytes(4).toString('hex')}`;
  const { token } = await host.ask('POST', '/api/me/bots', { name: bot });
  const program = start(command, url, String(token));
  try {
    const results: Result[] = [];
    const numbers = Array.from({ length: games }, (_, n) => n).values();
    const table = async () => {
      for (const n of numbers) results.push(await host.match(game, bot, n % 2));
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, games) }, table));
    const sum = (of: (one: Result) => number) => results.reduce((all, one) => all + of(one), 0);
    return {
      game,
      games: results.length,
      wins: sum(({ won }) => won),
      away: sum(({ away }) => away),
      unmarked: sum(({ marked }) => (marked ? 0 : 1)),
    };
  } finally {
    program.kill('SIGKILL');
    host.close();
  }
}

function start([command, ...args]: readonly [string, ...string[]], url: string, token: string): ChildProcess {
  const env = { ...process.env, UPDRAFT_TOKEN: token };
  return spawn(command, [...args, '--server', url], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

interface Result {
  readonly won: number;
  readonly away: number;
  readonly marked: boolean;
}

class Host {
  readonly #url: string;
  readonly #token: string;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (said: ToClient) => void>();
  /** The newest word of each table. */
  readonly #tables = new Map<string, (said: Extract<ToClient, { type: 'table' }>['table']) => void>();
  #asked = 0;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ToClient));
  }

  static async come(url: string, name: string): Promise<Host> {
    const body = JSON.stringify({ name: name.slice(0, 24) });
    const headers = { 'content-type': 'application/json' };
    const given = await fetch(`${url}/api/identity`, { method: 'POST', headers, body });
    const { token } = (await given.json()) as { token: string };
    const host = new Host(url, token);
    await once(host.#socket, 'open');
    host.#socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    return host;
  }

  #hear(said: ToClient): void {
    if ('re' in said && said.re !== undefined) this.#answers.get(said.re)?.(said);
    if (said.type === 'table') this.#tables.get(said.table.id)?.(said.table);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await fetch(this.#url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const said = (await answer.json()) as Record<string, unknown>;
      if (answer.ok) return said;
      // A host sets up so many tables a minute: the others wait.
      if (answer.status !== 429) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }

  async #say(message: Record<string, unknown>): Promise<ToClient> {
    const re = ++this.#asked;
    const answer = new Promise<ToClient>((resolve) => this.#answers.set(re, resolve));
    this.#socket.send(JSON.stringify({ ...message, re }));
    return answer;
  }

  async #must(message: Record<string, unknown>): Promise<void> {
    for (;;) {
      const said = await this.#say(message);
      if (said.type === 'done') return;
      if (said.type !== 'refused') throw new Error(JSON.stringify(said));
      // The bot has not accepted yet, or much was asked at once.
      if (!['seatsFree', 'tooFast', 'startsTooFast'].includes(said.refusal.code)) throw new Error(said.why);
      await pause(100);
    }
  }

  /** One match: the bot has this seat, and random the other. */
  async match(game: string, bot: string, seat: number): Promise<Result> {
    const seats = [seat, 1 - seat].map((n) => (n === 0 ? 'open' : { bot: 'random' }));
    const plan = {
      ...{ game, options: {}, pace: LIVE, listed: false, watch: true, hints: false },
      ...{ standIn: 'random', fixedSeats: true, seats },
    };
    const id = String((await this.ask('POST', '/api/tables', plan)).id);
    const over = new Promise<Extract<ToClient, { type: 'table' }>['table']>((resolve) =>
      this.#tables.set(id, (table) => {
        if (table.state === 'over') resolve(table);
      }),
    );
    await this.#must({ type: 'join', table: id });
    await this.#must({ type: 'summon', table: id, name: bot });
    await this.#must({ type: 'start', table: id });
    const { ended, seats: shown } = await over;
    this.#tables.delete(id);
    await this.#must({ type: 'leave', table: id });
    const file = (await this.ask('GET', `/api/matches/${id}`)) as {
      seats: { player: unknown }[];
      notes?: unknown[];
    };
    const isMarked = (player: unknown) => (player as { bot?: string }).bot === 'program';
    return {
      won: ended!.winners.includes(seat) ? 1 / ended!.winners.length : 0,
      away: file.notes?.length ?? 0,
      marked: shown[seat]?.bot === 'program' && isMarked(file.seats[seat]?.player),
    };
  }

  close(): void {
    this.#socket.close();
  }
}
