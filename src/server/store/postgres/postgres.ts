/**
 * The store in PostgreSQL, which several nodes can share. One connection writes, a batch a transaction, in the order in which it is asked; a few read.
 */
import type pg from 'pg';
import type { Outage } from '../../../match/clocks.ts';
import { weightOf } from '../../tables/weight.ts';
import { Batch, type Committed } from '../batch.ts';
import { recordIn } from '../rows.ts';
import { type Question, run } from '../sql-base.ts';
import { OUTAGES_KEPT, SqlStore } from '../sql-store.ts';
import { type TableWeight, Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import { asTrouble, configOf, isLost, Link } from './connection.ts';
import { Readers } from './readers.ts';
import { checkEncoding, LOCKS, lockOf, migrate } from './schema.ts';
import { GENERATION, nodeSql } from './statements.ts';
import { PostgresWriter, queryOf } from './writer.ts';

/** An operator may start the database and the server at the same time: so long it is waited for, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 250;
/** A node that stands still in the middle of a transaction keeps other nodes from its tables no longer than this. */
const STILL_MS = 5000;

interface Run {
  readonly n: number;
  readonly since: number;
  readonly until: number;
  readonly runs: boolean;
}

export class PostgresStore extends SqlStore {
  protected readonly batch: Batch;
  readonly #link: Link;
  readonly #readers: Readers;
  #ready: Promise<unknown> | undefined;
  #node: number | undefined;
  #generation: string | undefined;
  #closed = false;

  /** Connects when it is first asked for something. Throws an Unavailable where the address is none. */
  constructor(url: string, { committed }: { readonly committed?: Committed } = {}) {
    super();
    const config = configOf(url);
    const writing = { ...config, idle_in_transaction_session_timeout: STILL_MS };
    this.#link = new Link(writing, (client) => this.#become(client));
    this.batch = new Batch(new PostgresWriter(this.#link), committed);
    this.#readers = new Readers(config);
  }

  /** Resolves when the database answers. Rejects with an Unavailable, with a sentence, where it does not. */
  async open(): Promise<void> {
    for (const begun = performance.now(); ; ) {
      try {
        await this.#link.client();
        return;
      } catch (error) {
        if (performance.now() - begun > PATIENCE || !isStarting(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  async check(): Promise<void> {
    await this.call(run('setFact', 'checked', String(Date.now())));
  }

  /** Whether a backup has been put in the place of everything since this node began. */
  async isReplaced(): Promise<boolean> {
    const [row] = await this.#reading(() => this.#readers.one(generationQuery));
    const now = generationOf(row);
    return this.#generation !== undefined && now !== this.#generation;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.batch.close();
    await this.#readers.end();
    await this.#link.end();
  }

  override async weights(): Promise<readonly TableWeight[]> {
    const rows = await this.rows<[id: string, state: TableWeight['state'], record: string]>('weights');
    return rows.flatMap(([id, state, text]) => {
      try {
        const weight = weightOf(id, recordIn(id, text));
        return weight ? [{ ...weight, state }] : [];
      } catch {
        return [];
      }
    });
  }

  /** Not among what waits to be written: a lease that comes late is lost. */
  override async lease(ids: readonly string[], node: string, now: number, until: number) {
    await this.#connected();
    const held = await this.rows<[string]>('lease', JSON.stringify(ids), node, now, until, this.#node!);
    return held.map(([id]) => id);
  }

  override async interrupted() {
    return (await this.rows<[string]>('interrupted')).map(([id]) => id);
  }

  override async setAlive(at: number): Promise<void> {
    await this.#connected();
    await this.#reading(() => this.#readers.one({ text: nodeSql.alive, values: [this.#node, at] }));
  }

  /** The times between the runs of all nodes. A node that is connected runs, whenever it last said so. */
  override async outages(now: number): Promise<readonly Outage[]> {
    await this.#connected();
    const questions = [
      // Of nodes that start at once each sees those before it.
      { text: `SELECT pg_advisory_xact_lock(${lockOf('lock')}, ${LOCKS.starting})` },
      { text: nodeSql.started, values: [this.#node, now] },
      { text: nodeSql.forget, values: [now - OUTAGES_KEPT] },
      { text: nodeSql.runs },
    ];
    const runs = (await this.#reading(() => this.#readers.together('BEGIN', questions))).at(-1) as Run[];
    const outages: Outage[] = [];
    let end = runs[0]?.since ?? now;
    for (const { n, since, until, runs: isRunning } of runs) {
      if (since > end) outages.push([end, since]);
      end = Math.max(end, isRunning && n !== this.#node ? now : until);
    }
    return outages.filter(([, to]) => to > now - OUTAGES_KEPT);
  }

  protected ask(...questions: Question[]): Promise<unknown[][]> {
    const queries = questions.map(({ name, params }) => queryOf(name, params));
    return this.#reading(async () =>
      queries.length === 1
        ? [await this.#readers.one(queries[0]!)]
        : this.#readers.together('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', queries),
    );
  }

  /** Once more where a connection turns out to be lost. */
  async #reading<T>(ask: () => Promise<T>): Promise<T> {
    try {
      await this.#connected();
      return await ask();
    } catch (error) {
      if (this.#closed || error instanceof Unavailable || !isLost(error)) throw asTrouble(error);
    }
    try {
      return await ask();
    } catch (error) {
      throw asTrouble(error);
    }
  }

  /** The schema is made before anything is read. */
  async #connected(): Promise<void> {
    if (this.#closed) throw new Unavailable(storeWords.closed);
    this.#ready ??= this.#link.client();
    try {
      await this.#ready;
    } catch (error) {
      this.#ready = undefined;
      throw error;
    }
  }

  /** Makes a node of the connection that writes. */
  async #become(client: pg.Client): Promise<void> {
    if (this.#node === undefined) {
      await checkEncoding(client);
      await migrate(client);
      const { rows } = await client.query<{ n: number }>(nodeSql.begin);
      this.#node = rows[0]!.n;
    }
    await client.query(nodeSql.hold, [this.#node]);
    // A restore ends the connections that hold this lock: from here on a new generation is seen below, or this connection ends.
    const generation = generationOf((await client.query(generationQuery)).rows[0]);
    this.#generation ??= generation;
    if (generation !== this.#generation) throw new Unavailable(storeWords.replaced);
    await client.query("SELECT set_config('updraft.node', $1, false)", [String(this.#node)]);
  }
}

const generationQuery = { text: 'SELECT value FROM facts WHERE name = $1', values: [GENERATION] };

const generationOf = (row: unknown): string => String((row as { value?: Buffer } | undefined)?.value ?? '');

/** Is the database not there yet, or not ready yet? */
function isStarting(error: unknown): boolean {
  const cause = error instanceof Unavailable ? error.cause : undefined;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(String(code));
}
