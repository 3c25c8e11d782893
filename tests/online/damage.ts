/**
 * Copies of a database that are damaged in many ways, each given to a server. It always starts and serves pages; every table and every person
 * that a reader of the damaged file could still read is there afterwards, as it was; what is not is named or gone, and never something else.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { games } from '../../src/games/index.ts';
import { FILE } from '../../src/server/store/open.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Group } from './crowd.ts';

export interface DamageReport {
  readonly copies: number;
  /** Copies by what was done to them. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly tables: number;
  /** Tables that were as before, over all copies; set aside; and gone. */
  readonly whole: number;
  readonly aside: number;
  readonly gone: number;
  /** People in the file; over all copies those who were as before, and those whose row was damaged and is gone or has another value. */
  readonly people: number;
  readonly known: number;
  readonly lost: number;
}

type Sums = { whole: number; aside: number; gone: number; known: number; lost: number };

const PAGE = 4096;
const MOVES = 60;

export interface DamageOptions {
  readonly copies: number;
  readonly seed: string;
  /** So many servers at a time. */
  readonly atOnce?: number;
}

export async function damage({ copies, seed, atOnce = 1 }: DamageOptions): Promise<DamageReport> {
  const source = await playedDatabase();
  const before = contentsOf(join(source, FILE));
  const kinds: Record<string, number> = {};
  const people = peopleOf(join(source, FILE));
  const sums: Sums = { whole: 0, aside: 0, gone: 0, known: 0, lost: 0 };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < copies) {
      const n = next++;
      const folder = mkdtempSync(join(tmpdir(), 'updraft-damaged-'));
      try {
        copyFileSync(join(source, FILE), join(folder, FILE));
        const kind = spoil(join(folder, FILE), new FastRng(`${seed}/${n}`));
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        await judge(folder, { before, people }, `copy ${n} of seed ${seed} (${kind})`, sums);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
  return { copies, kinds, tables: before.size, people: people.size, ...sums };
}

/** A database in which matches of every game are under way, and some are over. */
async function playedDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-played-'));
  const server = await ServerProcess.start({ dataDir, logLevel: 'error' });
  const groups = [...games, ...games].map(
    ({ facts }) =>
      new Group(() => server.url, {
        game: facts.id,
        options: defaultOptions(facts.options),
        seats: Math.max(2, facts.seats.min),
        calm: true,
      }),
  );
  try {
    for (const group of groups) await group.gather();
    const playing = groups.map((group) => group.play());
    while (groups.some(({ tally }) => tally.moves < MOVES))
      await new Promise((resolve) => setTimeout(resolve, 5));
    for (const group of groups) group.stop();
    await Promise.all(playing);
  } finally {
    await server.stop();
  }
  return dataDir;
}

/** Each table as text: record, secret and log; or each person: what makes them who they are. */
type Contents = Map<string, string>;

const personOf = 'SELECT name, epoch FROM identities WHERE who = ?';

function peopleOf(file: string): Contents {
  const db = new Libsql(file);
  try {
    const rows = db.prepare('SELECT who FROM identities').raw().all([]) as [string][];
    return new Map(rows.map(([who]) => [who, JSON.stringify(db.prepare(personOf).raw().get([who]))]));
  } finally {
    db.close();
  }
}

function contentsOf(file: string): Contents {
  const db = new Libsql(file);
  try {
    const rows = db.prepare('SELECT id, record, secret FROM tables').raw().all([]) as [
      string,
      string,
      string,
    ][];
    return new Map(rows.map(([id, ...rest]) => [id, JSON.stringify([...rest, logOf(db, id)])]));
  } finally {
    db.close();
  }
}

const logOf = (db: InstanceType<typeof Libsql>, id: string): unknown[] =>
  db.prepare('SELECT n, entry, at, spent FROM entries WHERE table_id = ? ORDER BY n').raw().all([id]);

/** Runs in a process of its own, which a damaged page may end: prints every table and every person that it can read. */
const reader = `
import Libsql from 'libsql';
const db = new Libsql(process.argv[1]);
const [tables, people] = JSON.parse(process.argv[2]);
for (const id of tables) {
  try {
    const row = db.prepare('SELECT record, secret FROM tables WHERE id = ?').raw().get([id]);
    const log = db.prepare('SELECT n, entry, at, spent FROM entries WHERE table_id = ? ORDER BY n').raw().all([id]);
    if (row) console.log(JSON.stringify(['table', id, JSON.stringify([...row, log])]));
  } catch {}
}
for (const who of people) {
  try {
    const row = db.prepare('${personOf}').raw().get([who]);
    if (row) console.log(JSON.stringify(['person', who, JSON.stringify(row)]));
  } catch {}
}`;

interface Whole {
  readonly before: Contents;
  readonly people: Contents;
}

/** Those that can still be read as they were. */
function readable(folder: string, { before, people }: Whole): Whole {
  const copy = join(folder, 'look.db');
  copyFileSync(join(folder, FILE), copy);
  const ids = JSON.stringify([[...before.keys()], [...people.keys()]]);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', reader, copy, ids], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  rmSync(copy, { force: true });
  const found = stdout.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as [string, string, string]];
    } catch {
      return [];
    }
  });
  const same = (kind: string, contents: Contents): Contents =>
    new Map(
      found.flatMap(([of, id, text]) => (of === kind && contents.get(id) === text ? [[id, text]] : [])),
    );
  return { before: same('table', before), people: same('person', people) };
}

async function judge(folder: string, whole: Whole, what: string, sums: Sums): Promise<void> {
  const { before } = whole;
  const still = readable(folder, whole);
  const { before: intact } = still;
  const server = await ServerProcess.start({ dataDir: folder, logLevel: 'error' });
  try {
    const page = await fetch(`${server.url}/`);
    if (!page.ok) throw new Error(`${what}: the first page answers ${page.status}`);
    if (intact.size + still.people.size > 0) {
      const health = await fetch(`${server.url}/healthz`);
      if (!health.ok) throw new Error(`${what}: ${await health.text()}`);
    }
    for (const id of before.keys()) {
      const { status } = await fetch(`${server.url}/api/tables/${id}`);
      if (status >= 500) throw new Error(`${what}: table ${id} answers ${status}`);
      if (status !== 200 && intact.has(id))
        throw new Error(
          `${what}: table ${id} could be read and is lost: ${await (await fetch(`${server.url}/api/tables/${id}`)).text()} ${server.said}`,
        );
    }
  } finally {
    await server.stop();
  }
  count(folder, whole, still, what, sums);
}

function count(folder: string, whole: Whole, still: Whole, what: string, sums: Sums): void {
  const { before, people } = whole;
  const { before: intact } = still;
  let db: InstanceType<typeof Libsql> | undefined;
  try {
    db = new Libsql(join(folder, FILE));
    const aside = new Set(
      (db.prepare('SELECT table_id FROM quarantine').raw().all([]) as [string][]).map(([id]) => id),
    );
    for (const [id, text] of before) {
      const row = db.prepare('SELECT record, secret FROM tables WHERE id = ?').raw().get([id]) as
        | string[]
        | undefined;
      const log = row && logOf(db, id);
      // A bot may have moved since, and the end of a match changes its record.
      const goes =
        row && JSON.stringify(log!.slice(0, (JSON.parse(text) as [string, string, unknown[]])[2].length));
      if (goes === JSON.stringify((JSON.parse(text) as [string, string, unknown[]])[2])) sums.whole++;
      else if (intact.has(id)) throw new Error(`${what}: table ${id} was whole and is not any more`);
      else if (aside.has(id)) sums.aside++;
      else sums.gone++;
    }
    for (const [who, text] of people) {
      if (JSON.stringify(db.prepare(personOf).raw().get([who])) === text) sums.known++;
      else if (still.people.has(who)) throw new Error(`${what}: ${who} was known and is not any more`);
      else sums.lost++;
    }
  } catch (error) {
    if (intact.size + still.people.size > 0) throw error;
    sums.gone += before.size;
    sums.lost += people.size;
  } finally {
    db?.close();
  }
}

// — ways to damage a file —

const spoilers: Readonly<Record<string, (file: string, rng: FastRng) => void>> = {
  'one bit flipped': (file, rng) => flip(file, rng, 1),
  'a hundred bits flipped': (file, rng) => flip(file, rng, 100),
  'a page of zeros': (file, rng) => overwrite(file, pageIn(file, rng) * PAGE, Buffer.alloc(PAGE)),
  'a page of noise': (file, rng) =>
    overwrite(
      file,
      pageIn(file, rng) * PAGE,
      Buffer.from(Array.from({ length: PAGE }, () => rng.below(256))),
    ),
  'the end cut off': (file, rng) => truncateSync(file, Math.max(PAGE, rng.below(statSync(file).size))),
  'a bad record': (file) =>
    change(file, "UPDATE tables SET record = '{' WHERE rowid = (SELECT min(rowid) FROM tables)"),
  'a bad entry': (file) =>
    change(
      file,
      "UPDATE entries SET entry = 'torn' WHERE n = 3 AND table_id = (SELECT min(table_id) FROM entries)",
    ),
  'a missing entry': (file) =>
    change(file, 'DELETE FROM entries WHERE n = 2 AND table_id = (SELECT max(table_id) FROM entries)'),
};

function spoil(file: string, rng: FastRng): string {
  const names = Object.keys(spoilers);
  const name = names[rng.below(names.length)]!;
  spoilers[name]!(file, rng);
  return name;
}

/** Never the first: that is the header, which has its own test. */
const pageIn = (file: string, rng: FastRng): number =>
  1 + rng.below(Math.floor(statSync(file).size / PAGE) - 1);

function flip(file: string, rng: FastRng, bits: number): void {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  for (let n = 0; n < bits; n++) {
    const at = rng.below(size);
    const byte = Buffer.alloc(1);
    readSync(handle, byte, 0, 1, at);
    byte[0]! ^= 1 << rng.below(8);
    writeSync(handle, byte, 0, 1, at);
  }
  closeSync(handle);
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

function change(file: string, sql: string): void {
  const db = new Libsql(file);
  db.exec(sql);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}
