/** A SQLite file that is copied from, beside a server that goes on writing to it; and a new one that is copied to. */
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql, { type Database } from 'libsql';
import type { Outage } from '../../../match/clocks.ts';
import { migrate, steps, versionOf } from '../migrations.ts';
import { Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import type { Counted } from './census.ts';
import { ROWS_AT_ONCE, type Row, type Source, type Target, type Times, type Value } from './copy.ts';
import type { Kept, Kind } from './kept.ts';

/** A read-only handle on everything as it is at this moment: a writer beside it is not held up, and not seen. */
export class SqliteSource implements Source {
  readonly #db: Database;
  readonly #work: string | undefined;

  private constructor(db: Database, work?: string) {
    this.#db = db;
    this.#work = work;
  }

  /** A file of an earlier version is copied and brought up to date, and stays as it is itself. `work` is a folder for that. */
  static open(file: string, work: string): SqliteSource {
    const db = new Libsql(file, { readonly: true });
    try {
      const version = versionOf(db);
      if (version > steps.length) throw new Unavailable(storeWords.newer(file, version, steps.length));
      if (version < steps.length) {
        const folder = mkdtempSync(join(work, '.earlier-'));
        const copy = join(folder, 'copy.db');
        db.prepare('VACUUM INTO ?').run([copy]);
        db.close();
        const own = new Libsql(copy);
        migrate(own);
        return new SqliteSource(own, folder);
      }
      db.exec('BEGIN');
      // The moment is that of the first reading.
      db.prepare('SELECT count(*) FROM migrations').get([]);
      return new SqliteSource(db);
    } catch (error) {
      if (db.open) db.close();
      throw error;
    }
  }

  rows(table: Kept): AsyncIterable<readonly Row[]> {
    return rowsIn(this.#db, table);
  }

  async times(): Promise<Times> {
    const fact = <T>(name: string): T | undefined => {
      const found = this.#db.prepare('SELECT value FROM facts WHERE name = ?').raw().get([name]);
      try {
        return found === undefined ? undefined : (JSON.parse(String((found as [unknown])[0])) as T);
      } catch {
        return undefined;
      }
    };
    return { alive: fact<number>('alive'), outages: fact<readonly Outage[]>('outages') ?? [] };
  }

  /** What a backup says of itself; undefined where the file is a database that no backup made. */
  contents(): { readonly at: number; readonly counted: readonly Counted[] } | undefined {
    const has = this.#db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'backup'").get([]);
    if (!has) return undefined;
    const rows = this.#db.prepare('SELECT at, contents FROM backup').raw().all([]) as [number, string][];
    const [row] = rows;
    if (!row) return undefined;
    return { at: row[0], counted: JSON.parse(row[1]) as Counted[] };
  }

  async close(): Promise<void> {
    if (this.#db.open) {
      // Statements outlive what they were made by: without this their moment would be kept until they are collected.
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      this.#db.close();
    }
    if (this.#work) rmSync(this.#work, { recursive: true, force: true });
  }
}

/** A new file, which has its name when it is whole. */
export class SqliteTarget implements Target {
  readonly #db: Database;
  readonly #made: string;
  readonly #file: string;
  readonly #isBackup: boolean;

  /** A backup also says what it holds. */
  constructor(file: string, { isBackup = false } = {}) {
    this.#file = file;
    this.#isBackup = isBackup;
    this.#made = `${file}.${process.pid}.part`;
    // The copy holds secrets: only this account may read it.
    closeSync(openSync(this.#made, 'wx', 0o600));
    if (!isBackup) giveToOwner(this.#made);
    try {
      this.#db = new Libsql(this.#made);
    } catch (error) {
      rmSync(this.#made, { force: true });
      throw error;
    }
    // A file that is thrown away after any failure needs no journal.
    this.#db.pragma('journal_mode = OFF');
    this.#db.pragma('synchronous = OFF');
    migrate(this.#db);
    this.#db.pragma('foreign_keys = OFF');
    this.#db.exec('BEGIN');
  }

  async write({ name, columns }: Kept, rows: readonly Row[]): Promise<void> {
    const names = columns.map((column) => column.name).join();
    const insert = this.#db.prepare(
      `INSERT INTO ${name} (${names}) VALUES (${columns.map(() => '?').join()})`,
    );
    for (const row of rows) insert.run(row as unknown[]);
  }

  rows(table: Kept): AsyncIterable<readonly Row[]> {
    return rowsIn(this.#db, table);
  }

  async setTimes({ alive, outages }: Times): Promise<void> {
    const set = this.#db.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
    if (alive !== undefined) set.run(['alive', String(alive)]);
    set.run(['outages', JSON.stringify(outages)]);
  }

  async finish(counted: readonly Counted[]): Promise<void> {
    if (this.#isBackup) {
      this.#db.exec('CREATE TABLE backup (at INTEGER NOT NULL, contents TEXT NOT NULL)');
      this.#db.prepare('INSERT INTO backup VALUES (?, ?)').run([Date.now(), JSON.stringify(counted)]);
    }
    this.#db.exec('COMMIT');
    const lost = this.#db.prepare('PRAGMA foreign_key_check').raw().all([]) as [string][];
    if (lost[0]) throw new Unavailable(storeWords.copiedWrong(lost[0][0]));
    this.#db.close();
    flush(this.#made);
    renameSync(this.#made, this.#file);
    flush(dirname(this.#file));
  }

  async close(): Promise<void> {
    if (this.#db.open) this.#db.close();
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(this.#made + end, { force: true });
  }
}

/** What root puts into the folder of another account is for that account. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** What was written to a file, or which names a folder has, survives the loss of power. */
export function flush(path: string): void {
  if (!existsSync(path)) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The library ends its process where a text is not UTF-8: texts are read as bytes. */
async function* rowsIn(db: Database, { name, columns, where }: Kept): AsyncGenerator<readonly Row[]> {
  const read = columns.map((column) =>
    column.kind === 'integer'
      ? column.name
      : `CASE typeof(${column.name}) WHEN 'text' THEN CAST(${column.name} AS BLOB) ELSE ${column.name} END`,
  );
  const statement = db.prepare(`SELECT ${read.join()} FROM ${name} ${where}`).raw();
  let rows: Row[] = [];
  let length = 0;
  for (const found of statement.iterate([]) as Iterable<readonly unknown[]>) {
    const row = found.map((value, n) => asValue(value, columns[n]!.kind));
    rows.push(row);
    for (const value of row) length += typeof value === 'string' ? value.length : 8;
    if (rows.length < ROWS_AT_ONCE && length < 1 << 20) continue;
    yield rows;
    rows = [];
    length = 0;
  }
  if (rows.length > 0) yield rows;
}

function asValue(value: unknown, kind: Kind): Value {
  if (value === null || typeof value === 'number') return value;
  const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.from(value as Uint8Array);
  return kind === 'text' ? bytes.toString() : bytes;
}
