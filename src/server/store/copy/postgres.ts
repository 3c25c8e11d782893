/** A PostgreSQL that is copied from, as it is at one moment, beside nodes that go on; and one that is copied to, in one transaction. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Outage } from '../../../match/clocks.ts';
import { asTrouble, configOf, isToRepeat, placeOf, unreachable } from '../postgres/connection.ts';
import { migrate, steps } from '../postgres/schema.ts';
import { GENERATION, nodeSql } from '../postgres/statements.ts';
import { encoded } from '../postgres/texts.ts';
import { Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import { ROWS_AT_ONCE, type Row, type Source, type Target, type Times, type Value } from './copy.ts';
import type { Kept, Kind } from './kept.ts';

/** Writers that are under way are waited for so long, in milliseconds. */
const LOCK_MS = 10_000;
const LOCK_TRIES = 5;

const arrays: Readonly<Record<Kind, string>> = { text: 'text[]', integer: 'bigint[]', bytes: 'bytea[]' };
/** Columns that only PostgreSQL has and that need a value. No node has the number 0: what it had in memory is opened by another. */
const own: Readonly<Record<string, readonly [column: string, value: string]>> = { wakes: ['node', '0'] };

interface RunOfNode {
  readonly since: number;
  readonly until: number;
  readonly runs: boolean;
}

/** A copy takes as long as it takes. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...configOf(url), statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(configOf(url), error);
  }
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asTrouble(error);
  }
}

async function* rowsIn(client: pg.Client, { name, columns, where }: Kept): AsyncGenerator<readonly Row[]> {
  const names = columns.map((column) => column.name).join();
  await told(client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${names} FROM ${name} ${where}`));
  for (;;) {
    const { rows } = await told(
      client.query<Value[]>({ text: `FETCH ${ROWS_AT_ONCE} FROM copied`, rowMode: 'array' }),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await told(client.query('CLOSE copied'));
}

export class PostgresSource implements Source {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<PostgresSource> {
    const client = await connect(url);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ there: boolean }>(
        `SELECT to_regclass('migrations') IS NOT NULL AS there`,
      );
      const found = rows[0]?.there
        ? await client.query('SELECT max(version) AS n FROM migrations')
        : undefined;
      const version = (found?.rows[0] as { n: number | null } | undefined)?.n ?? 0;
      // With another schema something would be missing in the copy without a word.
      if (version !== steps.length)
        throw new Unavailable(storeWords.otherSchema(placeOf(configOf(url)), version, steps.length));
      return new PostgresSource(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw asTrouble(error);
    }
  }

  rows(table: Kept): AsyncIterable<readonly Row[]> {
    return rowsIn(this.#client, table);
  }

  /** The numbers of nodes that run now. */
  async nodes(): Promise<number> {
    return (await told(this.#client.query(nodeSql.connected))).rows.length;
  }

  async times(): Promise<Times> {
    const { rows } = await told(this.#client.query<RunOfNode>(nodeSql.runs));
    const outages: Outage[] = [];
    let alive: number | undefined;
    for (const { since, until, runs } of rows) {
      if (alive !== undefined && since > alive) outages.push([alive, since]);
      alive = Math.max(alive ?? 0, runs ? Date.now() : until);
    }
    return { alive, outages };
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {});
  }
}

export class PostgresTarget implements Target {
  readonly #client: pg.Client;
  /** How many nodes were told to start afresh. */
  told = 0;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<PostgresTarget> {
    const client = await connect(url);
    try {
      await migrate(client);
      await client.query('BEGIN');
      return new PostgresTarget(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw asTrouble(error);
    }
  }

  async isEmpty(): Promise<boolean> {
    const asked = 'SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM identities) AS filled';
    return !(await told(this.#client.query<{ filled: boolean }>(asked))).rows[0]!.filled;
  }

  /**
   * Takes everything away, and the connections of nodes that write: what they have in memory is no longer true. A node that connects again waits until
   * the copy is made, finds another generation, and starts afresh.
   */
  async clear(): Promise<void> {
    const names = await this.#tables();
    await this.#lock(names.join());
    const ended = await told(
      this.#client.query(`SELECT pg_terminate_backend(pid) FROM (${nodeSql.connected}) AS nodes`),
    );
    this.told = ended.rows.length;
    await told(this.#client.query(`TRUNCATE ${names.join()}`));
    const generation = Buffer.from(randomUUID());
    await told(
      this.#client.query('INSERT INTO facts (name, value) VALUES ($1, $2)', [GENERATION, generation]),
    );
  }

  /** All of the schema, also those that only nodes use. */
  async #tables(): Promise<string[]> {
    const { rows } = await told(
      this.#client.query<{ name: string }>(
        `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations' ORDER BY 1`,
      ),
    );
    return rows.map(({ name }) => name);
  }

  /** Nodes lock rows in another order: where one of them and this copy wait for each other, it begins again. */
  async #lock(names: string): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        await this.#client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
        await this.#client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
        return;
      } catch (error) {
        if (tries === LOCK_TRIES || !isToRepeat(error)) throw asTrouble(error);
        await told(this.#client.query('ROLLBACK'));
        await told(this.#client.query('BEGIN'));
      }
  }

  async write({ name, columns }: Kept, rows: readonly Row[]): Promise<void> {
    const values = columns.map(({ kind, name: column }, n) =>
      rows.map((row) => asParameter(row[n]!, kind, `${name}.${column}`)),
    );
    const names = columns.map((column) => column.name);
    const given = columns.map(({ kind }, n) => `$${n + 1}::${arrays[kind]}`);
    const [column, value] = own[name] ?? [];
    const into = [...names, ...(column ? [column] : [])].join();
    const from = [...names.map((one) => `given.${one}`), ...(value ? [value] : [])].join();
    await told(
      this.#client.query(
        `INSERT INTO ${name} (${into}) OVERRIDING SYSTEM VALUE SELECT ${from} FROM unnest(${given.join()}) AS given (${names.join()})`,
        values,
      ),
    );
  }

  rows(table: Kept): AsyncIterable<readonly Row[]> {
    return rowsIn(this.#client, table);
  }

  /** As the runs of nodes between which the outages lie. */
  async setTimes({ alive, outages }: Times): Promise<void> {
    if (alive === undefined) return;
    const starts = [outages[0]?.[0] ?? alive, ...outages.map(([, to]) => to)];
    const ends = [...outages.map(([from]) => from), alive];
    for (const [n, since] of starts.entries())
      await told(this.#client.query('INSERT INTO nodes (since, until) VALUES ($1, $2)', [since, ends[n]]));
  }

  async finish(): Promise<void> {
    await told(
      this.#client.query(
        `SELECT setval(pg_get_serial_sequence('reports', 'id'), greatest((SELECT max(id) FROM reports), 1))`,
      ),
    );
    await told(this.#client.query('COMMIT'));
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {});
  }
}

function asParameter(value: Value, kind: Kind, column: string): Value {
  if (value === null) return value;
  const isRight =
    kind === 'integer'
      ? Number.isSafeInteger(value)
      : typeof value === (kind === 'text' ? 'string' : 'object');
  if (!isRight) throw new Unavailable(storeWords.odd(column));
  return typeof value === 'string' ? encoded(value) : value;
}
