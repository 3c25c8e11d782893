/** The bus by LISTEN and NOTIFY, on a connection of its own. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { configOf, Link } from '../store/postgres/connection.ts';
import { PAUSE, WireBus } from './wire.ts';

/** What PostgreSQL takes as the text of a notification is shorter than 8,000 bytes. */
const MOST_BYTES = 7900;
/** While this many frames wait for the database, more are dropped: other nodes see the gap, and compare with the store. */
const MOST_WAITING = 2000;
/** A connection on which nothing is heard is asked this often whether it is still there. */
const PULSE = 10_000;

export class PostgresBus extends WireBus {
  readonly #link: Link;
  readonly #pulse: NodeJS.Timeout;
  #channel = '';
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;

  private constructor(url: string) {
    super(MOST_BYTES);
    this.#link = new Link(
      configOf(url),
      (client) => this.#prepare(client),
      () => void this.#again(),
    );
    this.#pulse = setInterval(() => void this.#ask('SELECT 1').catch(() => {}), PULSE).unref();
  }

  /** Rejects with an Unavailable, with a sentence, where the database cannot be reached. */
  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url);
    try {
      await bus.#link.client();
    } catch (error) {
      await bus.close();
      throw error;
    }
    return bus;
  }

  protected send(frames: readonly string[]): void {
    if (this.#waiting.length + frames.length <= MOST_WAITING) this.#waiting.push(...frames);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  protected async end(): Promise<void> {
    clearInterval(this.#pulse);
    await this.#sending;
    await this.#link.end();
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const frames = this.#waiting.splice(0);
      // What cannot be sent is lost: other nodes see the gap in the numbers.
      await this.#ask({
        name: 'notify',
        text: 'SELECT pg_notify($1, frame) FROM unnest($2::text[]) AS frame',
        values: [this.#channel, frames],
      }).catch(() => {});
    }
  }

  async #ask(query: string | pg.QueryConfig): Promise<void> {
    await (await this.#link.client()).query(query);
  }

  async #prepare(client: pg.Client): Promise<void> {
    // Notifications need not survive a crash: nothing has to wait for the disk.
    await client.query('SET synchronous_commit = off');
    const { rows } = await client.query<{ schema: string | null }>('SELECT current_schema() AS schema');
    const hash = createHash('sha256')
      .update(rows[0]?.schema ?? '')
      .digest('hex');
    // Servers in several schemas of a database do not hear each other.
    this.#channel = `updraft_${hash.slice(0, 24)}`;
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.#channel && !this.isClosed) this.inbox.hear(payload);
    });
    await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
  }

  /** The connection is lost: what others say meanwhile is not heard. */
  async #again(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.#link.client();
        this.hearers.lost();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      }
    }
  }
}
