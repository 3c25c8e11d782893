/**
 * A client of Updraft's Bot API in one file, without libraries: Node 22.18 or newer, Deno or Bun. docs/bots.md tells the protocol.
 *
 *     import { play } from './client.ts';
 *     await play('https://updraft.example', process.env.UPDRAFT_TOKEN, choose);
 *
 * `choose(start, turn)` answers one of `turn.legal`. The bot accepts every invitation, unless `accept(invited)` answers false. When the
 * connection is lost it is opened again: the server repeats every turn that is owed.
 */

const API = '/api/bot/v1';
/** The server says something every 15 seconds; a line that is silent for so long is dead. */
const SILENCE = 60_000;

interface Match {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly seat: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly house: Readonly<Record<string, number>>;
}

export type Invited = Match & { readonly t: 'invited'; readonly by: string };
export type Started = Match & { readonly t: 'started'; readonly names: readonly string[] };

export interface Turn {
  readonly t: 'turn';
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly count: number;
  // biome-ignore lint/suspicious/noExplicitAny: every game has a view of its own
  readonly view: any;
  readonly legal: readonly string[];
  readonly clock: { readonly ms?: number };
}

export type Event =
  | Invited
  | Started
  | Turn
  | { readonly t: 'hello'; readonly api: number; readonly who: string; readonly name: string }
  | { readonly t: 'ping' }
  | { readonly t: 'away'; readonly table: string; readonly why: string }
  | {
      readonly t: 'over';
      readonly table: string;
      readonly winners: readonly number[];
      readonly scores?: readonly number[];
    }
  | { readonly t: 'gone'; readonly table: string }
  | { readonly t: 'closing'; readonly why: string };

export interface Playing {
  readonly accept?: (invited: Invited) => boolean;
  readonly log?: (event: Event) => void;
}

/** There is no use in connecting again. */
class Stop extends Error {}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays until the token is good no more. */
export async function play(
  server: string,
  token: string,
  choose: (start: Started, turn: Turn) => string | Promise<string>,
  { accept = () => true, log = () => {} }: Playing = {},
): Promise<void> {
  const bot = new Bot(server, token);
  for (let wait = 1000; ; wait = Math.min(60_000, wait * 2)) {
    const starts = new Map<string, Started>();
    try {
      for await (const event of bot.events()) {
        wait = 1000;
        log(event);
        if (event.t === 'started') starts.set(event.table, event);
        if (event.t === 'over' || event.t === 'gone') starts.delete(event.table);
        // Turns of several tables are thought about at the same time.
        void answer(bot, event, starts, choose, accept).catch((error: unknown) => console.error(error));
      }
    } catch (error) {
      if (error instanceof Stop) {
        console.error(error.message);
        return;
      }
      console.error(`The connection is lost (${error}); the next try is in ${wait / 1000} s.`);
    }
    await pause(wait);
  }
}

async function answer(
  bot: Bot,
  event: Event,
  starts: ReadonlyMap<string, Started>,
  choose: (start: Started, turn: Turn) => string | Promise<string>,
  accept: (invited: Invited) => boolean,
): Promise<void> {
  if (event.t === 'invited') await bot.post(accept(event) ? '/accept' : '/decline', { table: event.table });
  // A stand-in plays since we were late, or not here.
  if (event.t === 'away' && (event.why === 'time' || event.why === 'host'))
    await bot.post('/return', { table: event.table });
  if (event.t !== 'turn') return;
  const { table, seat, count } = event;
  const move = await choose(starts.get(table)!, event);
  const { status, said } = await bot.post('/move', { table, seat, count, move });
  if (status !== 200) console.error(`${move}: ${said.error}`);
}

class Bot {
  readonly #server: string;
  readonly #headers: Record<string, string>;

  constructor(server: string, token: string) {
    this.#server = server.replace(/\/$/, '');
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  /** Every event of one stream, until it ends. */
  async *events(): AsyncGenerator<Event> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE);
    try {
      const { signal } = silence;
      const got = await fetch(`${this.#server}${API}/stream`, { headers: this.#headers, signal });
      if (got.status === 401 || got.status === 403) throw new Stop(await got.text());
      if (!got.ok) throw new Error(await got.text());
      let pending = '';
      const decoder = new TextDecoder();
      for await (const piece of got.body!) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE);
        pending += decoder.decode(piece, { stream: true });
        const lines = pending.split('\n');
        pending = lines.pop()!;
        for (const line of lines) {
          const event = JSON.parse(line) as Event;
          yield event;
          if (event.t === 'closing' && event.why !== 'stopping')
            throw new Stop(`The stream was ended: ${event.why}.`);
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the server answers. Sent again where the connection was lost: a repeat changes nothing. */
  async post(path: string, body: object): Promise<{ status: number; said: { error?: string } }> {
    for (const wait of [0, 200, 1000, 3000, 10_000]) {
      await pause(wait);
      try {
        const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
        const got = await fetch(`${this.#server}${API}${path}`, init);
        const said = (await got.json()) as { error?: string };
        if (got.status === 429) await pause(1000 * Number(got.headers.get('retry-after') ?? 1));
        else if (got.status < 500) return { status: got.status, said };
      } catch {
        // The next try may find the server again.
      }
    }
    return { status: 0, said: { error: 'the server does not answer' } };
  }
}
