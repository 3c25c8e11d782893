/**
 * The store in PostgreSQL, which several nodes can share. One connection writes, a batch a transaction, in the order in which it is asked; a few read.
 */
import pg from 'pg';
import type { Outage } from '../../../match/clocks.ts';
import { weightOf } from '../../tables/weight.ts';
import { Batch, type Committed } from '../batch.ts';
import { recordIn } from '../rows.ts';
import { type Question, run } from '../sql-base.ts';
import { OUTAGES_KEPT, SqlStore } from '../sql-store.ts';
import { type TableWeight, Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import { asTrouble, configOf, isLost, Link, together } from './connection.ts';
import { checkEncoding, LOCKS, lockOf, migrate } from './schema.ts';
import { GENERATION, nodeSql } from './statements.ts';
import { PostgresWriter, queryOf } from './writer.ts';

/** Connections that read; with the one that writes and the one of the bus a node has two more. */
const READERS = 8;
/** An operator may start the database and the server at the same time: so long it is waited for, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 250;

interface Run {
  readonly n: number;
  readonly since: number;
  readonly until: number;
  readonly runs: boolean;
}

export class PostgresStore extends SqlStore {
  protected readonly batch: Batch;
  readonly #link: Link;
  readonly #pool: pg.Pool;
  #ready: Promise<unknown> | undefined;
  #node: number | undefined;
  #generation: string | undefined;
  #closed = false;

  /** Connects when it is first asked for something. Throws an Unavailable where the address is none. */
  constructor(url: string, { committed }: { readonly committed?: Committed } = {}) {
    super();
    const config = configOf(url);
    this.#link = new Link(config, (client) => this.#become(client));
    this.batch = new Batch(new PostgresWriter(this.#link), committed);
    this.#pool = new pg.Pool({ ...config, max: READERS });
    // A connection that is lost while it rests is made again when it is needed.
    this.#pool.on('error', () => {});
    // One that is lost while it is in use fails what is asked on it, and nothing else.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
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
    const now = await this.#reading(generationIn);
    return this.#generation !== undefined && now !== this.#generation;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.batch.close();
    await this.#pool.end();
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
    await this.#reading((client) => client.query(nodeSql.alive, [this.#node, at]));
  }

  /** The times between the runs of all nodes. A node that is connected runs, whenever it last said so. */
  override async outages(now: number): Promise<readonly Outage[]> {
    const runs = await this.#reading(async (client) => {
      await client.query('BEGIN');
      // Of nodes that start at once each sees those before it.
      await client.query(`SELECT pg_advisory_xact_lock(${lockOf('lock')}, ${LOCKS.starting})`);
      await client.query(nodeSql.started, [this.#node, now]);
      await client.query(nodeSql.forget, [now - OUTAGES_KEPT]);
      const { rows } = await client.query<Run>(nodeSql.runs);
      await client.query('COMMIT');
      return rows;
    });
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
    return this.#reading(async (client) => {
      if (queries.length === 1) return [(await client.query(queries[0]!)).rows];
      const asked = together(client, () => [
        client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
        ...queries.map((query) => client.query(query)),
        client.query('COMMIT'),
      ]);
      await Promise.allSettled(asked);
      return (await Promise.all(asked)).slice(1, -1).map(({ rows }) => rows);
    });
  }

  /** On one of the connections that read; once more where it turns out to be lost. */
  async #reading<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      await this.#connected();
      return await this.#onceReading(work);
    } catch (error) {
      if (this.#closed || error instanceof Unavailable || !isLost(error)) throw asTrouble(error);
    }
    try {
      return await this.#onceReading(work);
    } catch (error) {
      throw asTrouble(error);
    }
  }

  async #onceReading<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failed = true;
    try {
      const value = await work(client);
      failed = false;
      return value;
    } finally {
      // After a failure it may be lost, or in the middle of a transaction.
      client.release(failed);
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
    // Who replaces everything ends the connections that hold this lock: from here on a change is seen, or ends this one.
    const generation = await generationIn(client);
    this.#generation ??= generation;
    if (generation !== this.#generation) throw new Unavailable(storeWords.replaced);
    await client.query("SELECT set_config('updraft.node', $1, false)", [String(this.#node)]);
  }
}

async function generationIn(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ value: Buffer }>('SELECT value FROM facts WHERE name = $1', [
    GENERATION,
  ]);
  return String(rows[0]?.value ?? '');
}

/** It is not there yet, or not ready yet. */
function isStarting(error: unknown): boolean {
  const cause = error instanceof Unavailable ? error.cause : undefined;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(String(code));
}
