/**
 * A client of Updraft's Bot API in one file, without libraries: Node 20.19 or newer, Deno or Bun. docs/bots.md tells the protocol.
 *
 *     import { play } from './client.mjs';
 *     await play('https://updraft.example', process.env.UPDRAFT_TOKEN, choose);
 *
 * `choose(start, turn)` answers one of `turn.legal`. The bot accepts every invitation, unless `accept(invited)` answers false. When the
 * connection is lost it is opened again: the server repeats every turn that is owed. A mistake in `choose` ends `play` with that error. Types
 * stand in comments: TypeScript and editors check them.
 */

/**
 * @typedef {object} Match
 * @property {string} table
 * @property {string} game
 * @property {number} version
 * @property {number} players
 * @property {number} seat
 * @property {Readonly<Record<string, boolean | number | string>>} options
 * @property {Readonly<Record<string, number>>} house
 *
 * @typedef {Match & { readonly t: 'invited', readonly by: string }} Invited
 * @typedef {Match & { readonly t: 'started', readonly names: readonly string[] }} Started
 *
 * @typedef {object} Turn
 * @property {'turn'} t
 * @property {string} table
 * @property {string} game
 * @property {number} seat
 * @property {number} count
 * @property {any} view Every game has a view of its own.
 * @property {readonly string[]} legal
 * @property {{ readonly ms?: number }} clock
 *
 * @typedef {(
 *   | Invited
 *   | Started
 *   | Turn
 *   | { readonly t: 'hello', readonly api: number, readonly who: string, readonly name: string }
 *   | { readonly t: 'ping' }
 *   | { readonly t: 'away', readonly table: string, readonly why: string }
 *   | { readonly t: 'over', readonly table: string, readonly winners: readonly number[], readonly scores?: readonly number[] }
 *   | { readonly t: 'gone', readonly table: string }
 *   | { readonly t: 'closing', readonly why: string }
 * )} Event
 *
 * @typedef {(start: Started, turn: Turn) => string | Promise<string>} Choose
 *
 * @typedef {object} Playing
 * @property {(invited: Invited) => boolean} [accept]
 * @property {(event: Event) => void} [log]
 */

const API = '/api/bot/v1';
/** The server says something every 15 seconds; a line that is silent for so long is dead. */
const SILENCE = 60_000;

/** There is no use in connecting again. */
class Stop extends Error {}
/** The stream has ended without a word, or the server does not answer: it is opened again. */
class Lost extends Error {}

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Plays until the token is good no more.
 * @param {string} server
 * @param {string} token
 * @param {Choose} choose
 * @param {Playing} [playing]
 * @returns {Promise<void>}
 */
export async function play(server, token, choose, { accept = () => true, log = () => {} } = {}) {
  const bot = new Bot(server, token);
  for (let wait = 1000; ; wait = Math.min(60_000, wait * 2)) {
    /** @type {Map<string, Started>} */
    const starts = new Map();
    try {
      for await (const event of bot.events()) {
        wait = 1000;
        log(event);
        if (event.t === 'started') starts.set(event.table, event);
        // Turns of several tables are thought about at the same time.
        answer(bot, event, starts.get('table' in event ? event.table : ''), choose, accept).catch(bot.fail);
        if (event.t === 'over' || event.t === 'gone') starts.delete(event.table);
      }
    } catch (error) {
      if (error instanceof Stop) {
        console.error(error.message);
        return;
      }
      if (!(error instanceof Lost)) throw error;
      console.error(`The connection is lost (${error.message}); the next try is in ${wait / 1000} s.`);
    }
    await pause(wait);
  }
}

/**
 * @param {Bot} bot
 * @param {Event} event
 * @param {Started | undefined} start
 * @param {Choose} choose
 * @param {(invited: Invited) => boolean} accept
 */
async function answer(bot, event, start, choose, accept) {
  if (event.t === 'invited') await bot.post(accept(event) ? '/accept' : '/decline', { table: event.table });
  // A stand-in plays since we were late, or not here.
  if (event.t === 'away' && (event.why === 'time' || event.why === 'host'))
    await bot.post('/return', { table: event.table });
  if (event.t !== 'turn' || !start) return;
  const { table, seat, count } = event;
  const move = await choose(start, event);
  const { status, said } = await bot.post('/move', { table, seat, count, move });
  if (status !== 200) console.error(`${move}: ${said.error}`);
}

class Bot {
  #server;
  #headers;
  /** Is aborted by the first mistake in answering an event of this stream, or where the server does not take the answer. */
  #mistake = new AbortController();

  /** @param {string} server @param {string} token */
  constructor(server, token) {
    this.#server = server.replace(/\/$/, '');
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  /** Ends the stream with this error. */
  fail = (/** @type {unknown} */ error) => this.#mistake.abort(error);

  /** Every event of one stream, until it ends. @returns {AsyncGenerator<Event>} */
  async *events() {
    this.#mistake = new AbortController();
    const silence = new AbortController();
    const wake = () => setTimeout(() => silence.abort(new Error('silence')), SILENCE);
    let timer = wake();
    try {
      const signal = AbortSignal.any([silence.signal, this.#mistake.signal]);
      const got = await fetch(`${this.#server}${API}/stream`, { headers: this.#headers, signal });
      if (got.status === 401 || got.status === 403) throw new Stop(await got.text());
      if (!got.ok || !got.body) throw new Error(await got.text());
      let pending = '';
      const decoder = new TextDecoder();
      for await (const piece of got.body) {
        clearTimeout(timer);
        timer = wake();
        pending += decoder.decode(piece, { stream: true });
        const lines = pending.split('\n');
        pending = lines.pop() ?? '';
        for (const line of lines) {
          const event = /** @type {Event} */ (JSON.parse(line));
          yield event;
          if (event.t === 'closing' && event.why !== 'stopping')
            throw new Stop(`The stream was ended: ${event.why}.`);
        }
      }
    } catch (error) {
      // Either answering an event has failed, or reading the stream has. What the loop over it throws passes by.
      this.#mistake.signal.throwIfAborted();
      throw error instanceof Stop ? error : new Lost(String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * What the server answers. Sent again where the connection was lost: a repeat changes nothing.
   * @param {string} path
   * @param {object} told
   * @returns {Promise<{ status: number, said: { error?: string } }>}
   */
  async post(path, told) {
    const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(told) };
    for (const wait of [0, 200, 1000, 3000, 10_000]) {
      await pause(wait);
      try {
        const got = await fetch(`${this.#server}${API}${path}`, init);
        const said = await got.json();
        if (got.status === 429) await pause(1000 * Number(got.headers.get('retry-after') ?? 1));
        else if (got.status < 500) return { status: got.status, said };
      } catch {
        // The next try may find the server again.
      }
    }
    // A new stream begins with every turn that is owed.
    throw new Lost('the server does not answer');
  }
}
