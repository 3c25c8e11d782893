/** What only a store has that several nodes share: who runs, who was there first, and what a lost connection means. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import Libsql from 'libsql';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/harness/services/postgres.mjs';
import { newPlace, serviceUrl } from '../../../../tests/services/services.ts';
import { add, line, moved, record } from '../laws/checks.ts';
import { migrate as migrateSqlite } from '../migrations.ts';
import { type Store, Unavailable } from '../store.ts';
import { configOf } from './connection.ts';
import { PostgresStore } from './postgres.ts';
import { migrate, type Step, steps } from './schema.ts';
import { addAllEntries, lifeSql, postgresSql } from './statements.ts';

const url = await serviceUrl('postgres');
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

function open(place: string): PostgresStore {
  const store = new PostgresStore(place);
  opened.push(store);
  return store;
}

async function asked<Row extends pg.QueryResultRow>(place: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(configOf(place));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(url === undefined)('a plan', () => {
  const { addEntries, changeTable, log } = postgresSql;
  // Plans are kept by a connection from when the database is young, and its tables look small.
  test.each(Object.entries({ addAllEntries, addEntries, changeTable, log }))(
    'of %s looks entries up by their key',
    async (_, sql) => {
      const place = await newPlace(url!);
      await open(place).open();
      const client = new pg.Client(configOf(place));
      await client.connect();
      const numbers = sql.matchAll(/\$(\d+)/g);
      const given = Array(Math.max(...[...numbers].map(([, n]) => Number(n)))).fill('NULL');
      await client.query('SET plan_cache_mode = force_generic_plan');
      await client.query(`PREPARE asked AS ${sql}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE asked(${given.join()})`);
      await client.end();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('entries_pkey');
      expect(plan).not.toContain('Seq Scan on entries');
    },
  );
});

describe.skipIf(url === undefined)('a schema', () => {
  test('is made once, by nodes that start at the same moment', async () => {
    const place = await newPlace(url!);
    const stores = Array.from({ length: 6 }, () => open(place));
    await Promise.all(stores.map((store) => store.open()));
    const taken = await asked<{ version: number }>(place, 'SELECT version FROM migrations ORDER BY version');
    expect(taken.map(({ version }) => version)).toEqual(steps.map((_, n) => n + 1));
  });

  test('has the tables and columns that SQLite has, and those of nodes', async () => {
    const place = await newPlace(url!);
    await open(place).open();
    const found = await asked<{ name: string }>(
      place,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()`,
    );
    const db = new Libsql(':memory:');
    migrateSqlite(db);
    const kept = db
      .prepare(
        `SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_xinfo(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
      )
      .all([]) as { name: string }[];
    db.close();
    const own = ['leases.run', 'migrations.serves', 'nodes.n', 'nodes.since', 'nodes.until', 'wakes.node'];
    expect(found.map(({ name }) => name).sort()).toEqual([...kept.map(({ name }) => name), ...own].sort());
  });

  test('of the next version serves this one where it says so, and is refused with a sentence where it does not', async () => {
    const place = await newPlace(url!);
    const now = steps.length;
    const take = async (step: Step) => {
      const client = new pg.Client(configOf(place));
      await client.connect();
      const before = await client.query<{ n: number }>('SELECT count(*) AS n FROM migrations').then(
        ({ rows }) => rows[0]!.n,
        () => 0,
      );
      const filled: Step[] = Array.from({ length: Math.max(0, before - now) }, () => step);
      await migrate(client, [...steps, ...filled, step]);
      await client.end();
    };
    await take({ serves: now, sql: 'CREATE TABLE later (n INTEGER)' });
    await open(place).open();
    await take({ serves: now + 1, sql: 'DROP TABLE later' });
    await expect(open(place).open()).rejects.toThrow(/newer Updraft \(its schema is \d+ and serves/);
  });
});

describe.skipIf(url === undefined)('nodes', () => {
  test('an outage is a time in which no node ran', async () => {
    const place = await newPlace(url!);
    const [first, second] = [open(place), open(place)];
    expect(await first.outages(1000)).toEqual([]);
    await first.setAlive(2000);
    // The first is connected, though it has said nothing for a while.
    expect(await second.outages(6000)).toEqual([]);
    await second.setAlive(7000);
    await second.close();
    await first.setAlive(9000);
    await first.close();
    expect(await open(place).outages(20_000)).toEqual([[9000, 20_000]]);
  });

  test('a table in the memory of a node that ended is interrupted, and of one that runs is not', async () => {
    const place = await newPlace(url!);
    const [first, second] = [open(place), open(place)];
    for (const id of ['a', 'b']) await first.create(id, record({ state: 'playing' }), '', 1);
    await first.setWake('a', 0);
    await second.setWake('b', 0);
    expect(await open(place).interrupted()).toEqual([]);
    await first.close();
    expect(await second.interrupted()).toEqual(['a']);
  });
});

describe.skipIf(url === undefined)('a connection', () => {
  test('that is lost is made again', async () => {
    const place = await newPlace(url!);
    const name = `lost ${process.pid}`;
    const store = open(`${place}&application_name=${encodeURIComponent(name)}`);
    await store.create('t', record(), '', 1);
    for (let n = 0; n < 3; n++) {
      await store.read('t');
      const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`;
      expect((await asked(place, cut)).length).toBeGreaterThan(1);
      const written = await store.change(add('t', n, [n])).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Unavailable);
          return false;
        },
      );
      if (!written) await store.change(add('t', n, [n]));
    }
    expect(await moved(store, 't')).toEqual([0, 1, 2]);
  });

  test('to nowhere is told in a sentence without the password', async () => {
    const store = open('postgres://updraft:geheim@127.0.0.1:9/updraft');
    await expect(store.read('t')).rejects.toThrow(
      'The database at 127.0.0.1:9/updraft cannot be reached (ECONNREFUSED)',
    );
    const error = await store.check().catch((thrown: unknown) => thrown as Error);
    expect(`${error} ${(error as Error).cause}`).not.toContain('geheim');
    expect(() => new PostgresStore('mysql://x')).toThrow('DATABASE_URL must be');
  });

  test('of which only the answer to a commit was lost has written once, and says so', async () => {
    const place = await newPlace(url!);
    const proxy = new CuttingProxy(/host=([^&]+)/.exec(place)![1]!);
    const through = await proxy.listen(place);
    const store = open(through);
    await store.create('t', record(), '', 1);
    proxy.cutsAt = 'COMMIT';
    expect((await store.addChat('t', line('once'))).n).toBe(0);
    expect(proxy.cuts).toBe(1);
    expect((await store.chat('t', 9)).length).toBe(1);
    // Entries alone are one statement, which commits by itself.
    proxy.cutsAt = 'addAllEntries';
    await store.change(add('t', 0, ['once']));
    expect(proxy.cuts).toBe(2);
    await store.change(add('t', 1, ['then']));
    expect(await moved(store, 't')).toEqual(['once', 'then']);
    await store.close();
    proxy.close();
  });
});

describe.skipIf(url === undefined)('entries', () => {
  test('that wait for another transaction in a circle are added when it is over', async () => {
    const place = `${await newPlace(url!)}&application_name=circle`;
    // Which of two is ended is said by whose patience ends first.
    const patience = (time: string) =>
      `${place}&options=${encodeURIComponent(`-c deadlock_timeout=${time}`)}`;
    const store = open(patience('3s'));
    for (const id of ['a', 'b']) await store.create(id, record(), '', 1);
    const other = new pg.Client(configOf(patience('60s')));
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT 1 FROM tables WHERE id = 'b' FOR UPDATE`);
    const added = Promise.all([store.change(add('a', 0, ['one'])), store.change(add('b', 0, ['two']))]);
    await waiting(place, 'circle');
    await other.query(`SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE`);
    await other.query('ROLLBACK');
    await other.end();
    await added;
    expect([await moved(store, 'a'), await moved(store, 'b')]).toEqual([['one'], ['two']]);
  });

  test('that were refused because the connection was lost are not added later', async () => {
    const place = `${await newPlace(url!)}&application_name=late`;
    const proxy = new CuttingProxy(/host=([^&]+)/.exec(place)![1]!);
    const store = open(await proxy.listen(place));
    await store.create('t', record(), '', 1);
    const other = new pg.Client(configOf(place));
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT 1 FROM tables WHERE id = 't' FOR UPDATE`);
    const added = store.change(add('t', 0, ['late'])).then(
      () => 'added',
      (error: unknown) => error,
    );
    await waiting(place, 'late');
    proxy.cut();
    expect(await added).toBeInstanceOf(Unavailable);
    await other.query('ROLLBACK');
    await other.end();
    await store.change(add('t', 0, ['now']));
    expect(await moved(store, 't')).toEqual(['now']);
    await store.close();
    proxy.close();
  });
});

/** Resolves when entries of the node that calls itself so wait for another transaction. */
async function waiting(place: string, name: string): Promise<void> {
  const blocked = `SELECT 1 FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0
    AND application_name = '${name}' AND query LIKE '%INSERT INTO entries%'`;
  await expect.poll(async () => (await asked(place, blocked)).length).toBe(1);
}

test.skipIf(url === undefined)('a crash shows, and another connection does not', async () => {
  const own = await startPostgres();
  try {
    const life = async () => (await asked<{ life: string }>(own.url, lifeSql))[0]!.life;
    const before = await life();
    expect(await life()).toBe(before);
    const victim = new pg.Client(configOf(own.url));
    victim.on('error', () => {});
    await victim.connect();
    const { pid } = (await victim.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => life().catch(() => before), { timeout: 30_000 }).not.toBe(before);
  } finally {
    await own.close();
  }
});

test.skipIf(url === undefined)(
  'a database that stops and comes back: nothing is accepted meanwhile, and everything goes on',
  async () => {
    const own = await startPostgres();
    try {
      const store = open(own.url);
      await store.create('t', record(), '', 1);
      await own.halt();
      await expect(store.change(add('t', 0, ['lost']))).rejects.toBeInstanceOf(Unavailable);
      await expect(store.read('t')).rejects.toBeInstanceOf(Unavailable);
      await expect(store.check()).rejects.toBeInstanceOf(Unavailable);
      await own.go();
      await store.check();
      await store.change(add('t', 0, ['kept']));
      expect(await moved(store, 't')).toEqual(['kept']);
      await store.close();
    } finally {
      await own.close();
    }
  },
);

/** Stands before PostgreSQL, and once cuts a connection when what commits has gone through and its answer has not. */
class CuttingProxy {
  /** What a node says when it commits. */
  cutsAt: string | undefined;
  cuts = 0;
  readonly #socket: string;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  constructor(folder: string) {
    this.#socket = `${folder}/.s.PGSQL.5432`;
    this.#server = createServer((client) => this.#join(client));
  }

  async listen(place: string): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return place.replace('@/', `@127.0.0.1:${port}/`).replace(/host=[^&]+&/, '');
  }

  cut(): void {
    for (const one of this.#open) one.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(client: Socket): void {
    const database = connect(this.#socket);
    let isMute = false;
    client.on('data', (data) => {
      if (this.cutsAt && data.includes(this.cutsAt)) {
        this.cutsAt = undefined;
        this.cuts++;
        isMute = true;
      }
      database.write(data);
    });
    database.on('data', (data) => {
      // The answer shows that the commit was made.
      if (isMute) client.destroy();
      else client.write(data);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  }
}
