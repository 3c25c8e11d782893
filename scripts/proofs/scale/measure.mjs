import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadSource } from '../../build/source.mjs';
import { ServerProcess } from '../../harness/server-process.mjs';
import { startPostgres } from '../../harness/services/postgres.mjs';
import { inRoot } from '../../lib/places.mjs';

/**
 * What things cost, each by itself.
 * @typedef {{ moves: number, server: number, database: number, heard: number, kept: number, log: number }} MoveCost
 *   moves a second; milliseconds of processor time of a move for the server, for the database, and for another node that hears of it; bytes that are kept of
 *   an entry, with all that belongs to it; bytes that the database writes to its own log for it
 * @typedef {{ sqlite: MoveCost, postgres: MoveCost, idle: number, socket: number, table: number, bot: number }} Costs
 *   bytes of a server that does nothing, of a socket, of a table with a match and its two sockets; milliseconds of a move of the strongest bot
 */
const game = 'aloft';
const tables = 100;
const seconds = Number(process.env.UPDRAFT_SCALE_SECONDS ?? 10);
const atRest = 600;
const sockets = 4000;
/** In milliseconds, and in seconds too: longer than any proof. */
const NEVER = 2e6;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The process that plays: what it takes is not the server's. */
async function startLoad() {
  const child = fork(inRoot('scripts', 'harness', 'load-child.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const next = async () =>
    (
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error('the load ended by itself'))),
      ])
    )[0];
  await next();
  return {
    next,
    do: (/** @type {import('../../harness/load-child.mjs').Order} */ order) => {
      child.send(order);
      return next();
    },
    end: () => child.disconnect(),
  };
}

/**
 * @template T
 * @param {(dataDir: string, load: Awaited<ReturnType<typeof startLoad>>) => Promise<T>} work
 */
async function withLoad(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-scale-'));
  const load = await startLoad();
  try {
    return await work(dataDir, load);
  } finally {
    load.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of processor time of all processes of a PostgreSQL. @param {string} folder */
function processorTimeOf(folder) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const read = (/** @type {string} */ path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const isFirst = (/** @type {string} */ pid) =>
    read(`/proc/${pid}/comm`).startsWith('postgres') &&
    read(`/proc/${pid}/cmdline`).includes(`${folder}/data`);
  const first = all.find(isFirst);
  const fields = all.map((pid) => [pid, ...(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [])]);
  const ours = fields.filter(([pid, , parent]) => pid === first || parent === first);
  // Also of connections that have ended.
  const ended = ours.find(([pid]) => pid === first);
  const ticks = ours.reduce((sum, one) => sum + Number(one[12]) + Number(one[13]), 0);
  return (ticks + Number(ended?.[14] ?? 0) + Number(ended?.[15] ?? 0)) * 10;
}

/** @param {string | undefined} databaseUrl */
const movesOn = (databaseUrl) =>
  withLoad(async (dataDir, load) => {
    const where = databaseUrl === undefined ? {} : { databaseUrl };
    const server = await ServerProcess.start({ dataDir, logLevel: 'warn', ...where });
    const other = databaseUrl && (await ServerProcess.start({ dataDir: join(dataDir, 'other'), ...where }));
    const folder = /host=([^&]+)/.exec(databaseUrl ?? '')?.[1];
    const database = databaseUrl ? new pg.Client({ connectionString: databaseUrl }) : undefined;
    await database?.connect();
    const ask = async (/** @type {string} */ sql) => Number((await database?.query(sql))?.rows[0]?.n ?? 0);
    try {
      await load.do({ what: 'tables', url: server.url, game, tables, warmUp: 3, seconds });
      const now = async () => ({
        server: server.processorTime,
        other: other ? other.processorTime : 0,
        database: folder ? processorTimeOf(folder) : 0,
        entries: await ask('SELECT count(*) AS n FROM entries'),
        log: await ask("SELECT pg_current_wal_lsn() - '0/0' AS n"),
      });
      const before = await now();
      /** @type {import('../../../tests/online/load.ts').LoadReport} */
      const { moves, seconds: took, refused } = await load.next();
      const after = await now();
      if (refused || server.said) throw new Error(`something went wrong: ${refused ?? server.said}`);
      const entries = database ? after.entries : await entriesIn(server, dataDir);
      const bytes = database
        ? await ask(
            'SELECT sum(pg_total_relation_size(c.oid)) AS n FROM pg_class c WHERE relkind = $$r$$ AND relnamespace = current_schema()::regnamespace',
          )
        : statSync(join(dataDir, 'updraft.db')).size;
      return {
        moves: moves / took,
        server: (after.server - before.server) / moves,
        database: (after.database - before.database) / moves,
        heard: (after.other - before.other) / moves,
        kept: bytes / entries,
        log: (after.log - before.log) / moves,
      };
    } finally {
      await database?.end();
      if (other) await other.stop();
      await server.stop();
    }
  });

/** After a stop everything is in the one file. @param {ServerProcess} server @param {string} dataDir */
async function entriesIn(server, dataDir) {
  await server.stop();
  const { default: Libsql } = await import('libsql');
  const db = new Libsql(join(dataDir, 'updraft.db'), { readonly: true });
  const [entries] = /** @type {[number]} */ (db.prepare('SELECT count(*) FROM entries').raw().get([]));
  db.close();
  return entries;
}

const memory = () =>
  withLoad(async (dataDir, load) => {
    const first = await ServerProcess.start({ dataDir });
    const people = await load.do({ what: 'people', url: first.url, count: sockets });
    await first.stop();
    const server = await ServerProcess.start({ dataDir });
    await pause(2000);
    const idle = server.memory;
    await load.do({ what: 'sockets', url: server.url, people });
    await pause(8000);
    const socket = (server.memory - idle) / sockets;
    await server.stop();
    return { idle, socket };
  });

/** Tables at which a match has begun and players think. */
const restingTables = () =>
  withLoad(async (dataDir, load) => {
    const server = await ServerProcess.start({ dataDir });
    try {
      await pause(2000);
      const before = server.memory;
      await load.do({
        what: 'tables',
        url: server.url,
        game,
        tables: atRest,
        warmUp: 8,
        // The load goes before it is over.
        seconds: NEVER,
        pause: NEVER,
      });
      await pause(2000);
      return (server.memory - before) / atRest;
    } finally {
      await server.stop();
    }
  });

async function botMove() {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-scale-'));
  const server = await ServerProcess.start({ dataDir });
  try {
    /** @type {typeof import('../../../tests/online/strangers.ts')} */
    const { botWaits } = await loadSource('tests/online/strangers.ts');
    await botWaits(server.url, 3);
    const before = server.processorTime;
    const waits = await botWaits(server.url, seconds);
    return (server.processorTime - before) / waits.length;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns {Promise<Costs>} */
export async function measureCosts() {
  const sqlite = await movesOn(undefined);
  const database = await startPostgres({ durable: true });
  const postgres = await movesOn(database.url).finally(() => database.close());
  return { sqlite, postgres, ...(await memory()), table: await restingTables(), bot: await botMove() };
}
