/**
 * Saves what can be read of a damaged database into a new one: every identity, every table with its whole log, its chat and its file. A
 * table whose log cannot be read to its end is saved as far as it goes and set aside. Reading a damaged page may end this process:
 * what it is about to read is written down first, and passed over the next time.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import Libsql, { type Database } from 'libsql';
import { migrate } from './migrations.ts';

type Row = readonly unknown[];

/** Small tables, each with what it is ordered by. What people are to be told follows from their tables again. */
const SMALL = [
  ['facts', 'name'],
  ['identities', 'who'],
  ['alert_settings', 'who'],
  ['devices', 'id'],
  ['passkeys', 'id'],
  ['blocks', 'who'],
  ['reports', 'id'],
  ['bans', 'who'],
] as const;

/** What is kept of a table; everything else about it follows. */
const KEPT = ['rev', 'updated', 'record', 'secret'] as const;

/** So many numbers are tried where the last one cannot be read, and never more than this: the last may be a damaged number. */
const GAP = 20_000;
const MOST_TABLES = 10_000_000;
/** Where the new file notes the last number, until it is whole. */
const LAST = 'salvage-last';

export function salvageInto(from: string, to: string, progress: string): 'saved' {
  const done = new Set(existsSync(progress) ? readFileSync(progress, 'utf8').split('\n') : []);
  const old = new Libsql(from);
  const db = new Libsql(to);
  migrate(db);
  db.pragma('foreign_keys = OFF');
  db.exec('CREATE TABLE IF NOT EXISTS names (name TEXT PRIMARY KEY)');
  const rescue = new Rescue(old, db, done, (line) => appendFileSync(progress, `${line}\n`));
  for (const [table, key] of SMALL) rescue.whole(table, key);
  rescue.tables();
  db.exec(`DROP TABLE names; DELETE FROM facts WHERE name = '${LAST}'`);
  old.close();
  db.close();
  return 'saved';
}

type SavedRecord = {
  state?: string;
  listed?: boolean;
  host?: string;
  code?: string;
  seats?: readonly { who?: string }[];
  former?: readonly { who?: string }[];
};

/** What other columns say again; a record that cannot be read is set aside when it is opened. */
function recordIn(text: string): SavedRecord {
  try {
    return JSON.parse(text) as SavedRecord;
  } catch {
    return {};
  }
}

/** The library ends its process where a text is not UTF-8: texts are read as bytes, and each column is told whether it is one. */
const asBytes = (columns: readonly string[]): string =>
  columns
    .flatMap((name) => [
      `typeof(${name}) = 'text'`,
      `CASE typeof(${name}) WHEN 'text' THEN CAST(${name} AS BLOB) ELSE ${name} END`,
    ])
    .join();

function fromBytes(row: Row): Row {
  return row.flatMap((value, i) => (i % 2 === 0 ? [] : [row[i - 1] ? String(value) : value]));
}

class Rescue {
  readonly #old: Database;
  readonly #db: Database;
  readonly #done: ReadonlySet<string>;
  readonly #note: (line: string) => void;

  constructor(old: Database, db: Database, done: ReadonlySet<string>, note: (line: string) => void) {
    this.#old = old;
    this.#db = db;
    this.#done = done;
    this.#note = note;
  }

  /** Reads something that may be damaged, once. A step that ended an earlier process is passed over: `lost` says what then. */
  #step(name: string, work: () => void, lost?: (why: string) => void): void {
    if (this.#done.has(`end ${name}`)) return;
    const before = this.#done.has(`begin ${name}`);
    if (!before) this.#note(`begin ${name}`);
    const why = before ? 'reading it ends the process' : this.#transact(work);
    if (why !== undefined && lost) this.#transact(() => lost(why));
    this.#note(`end ${name}`);
  }

  /** What was read before a damaged place is kept. Answers why it ended, where it did. */
  #transact(work: () => void): string | undefined {
    this.#db.exec('BEGIN');
    let why: string | undefined;
    try {
      work();
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    this.#db.exec('COMMIT');
    return why;
  }

  /** A small table, from both ends: a damaged page in the middle costs what is on it. */
  whole(table: string, key: string): void {
    for (const order of ['ASC', 'DESC'])
      this.#step(`${table} ${order}`, () => {
        const columns = this.#columns(table);
        const into = `${table} (${columns.join()})`;
        this.#each(`SELECT ${asBytes(columns)} FROM ${table} ORDER BY ${key} ${order}`, [], (row) =>
          this.#put(into, fromBytes(row)),
        );
      });
  }

  /** By their names, and by their numbers: where one way to a table is damaged, another may not be. */
  tables(): void {
    for (const id of this.#ids())
      this.#step(`table ${id}`, () => {
        const row = this.#rows(`SELECT ${asBytes(KEPT)} FROM tables WHERE id = ?`, [id])[0];
        // The name is as the index has it: in the row it may be damaged.
        if (row) this.#table([id, ...fromBytes(row)]);
      });
    for (const rowid of this.#rowids())
      this.#step(`table ${rowid}`, () => {
        const found = this.#rows(`SELECT ${asBytes(['id', ...KEPT])} FROM tables WHERE rowid = ?`, [
          rowid,
        ])[0];
        const row = found && fromBytes(found);
        // No two tables have the same secret.
        if (row && !this.#db.prepare('SELECT 1 FROM tables WHERE secret = ?').get([String(row[4])]))
          this.#table(row);
      });
    const saved = this.#db.prepare('SELECT id FROM tables').raw().all([]) as [string][];
    for (const [id] of saved) {
      this.#logOf(id);
      this.#step(`chat ${id}`, () => this.#copy('chat', id, 'n'));
      this.#step(`file ${id}`, () => this.#copy('files', id, 'table_id'));
      this.#step(`hook ${id}`, () => this.#copy('hooks', id, 'table_id'));
    }
  }

  #table([key, rev, updated, record, secret]: Row): void {
    const id = String(key);
    const { state = 'over', listed, host, code, seats = [], former = [] } = recordIn(String(record));
    const number = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : 0);
    this.#put('tables', [
      id,
      state,
      listed ? 1 : 0,
      number(rev),
      number(updated),
      String(record),
      String(secret),
    ]);
    // The indexes of tables by player, by host and by join code follow from the records.
    if (host) this.#run('INSERT OR IGNORE INTO hosts VALUES (?, ?)', [id, host]);
    if (code) this.#run('INSERT OR IGNORE INTO join_codes VALUES (?, ?)', [id, code]);
    for (const { who } of [...seats, ...former])
      if (who) this.#run('INSERT OR IGNORE INTO seats VALUES (?, ?)', [who, id]);
    if (state === 'playing') this.#run('INSERT OR IGNORE INTO wakes VALUES (?, 0)', [id]);
  }

  /** The names of tables, wherever one stands. They are noted in the new file, because looking for them may end this process. */
  #ids(): string[] {
    for (const order of ['ASC', 'DESC'])
      for (const from of [
        'id AS BLOB) FROM tables',
        'table_id AS BLOB) FROM entries',
        'table_id AS BLOB) FROM seats',
      ])
        this.#step(`names ${from} ${order}`, () =>
          this.#each(`SELECT DISTINCT CAST(${from} ORDER BY 1 ${order}`, [], ([id]) =>
            this.#run('INSERT OR IGNORE INTO names VALUES (?)', [String(id)]),
          ),
        );
    return (this.#db.prepare('SELECT name FROM names').raw().all([]) as [string][]).map(([name]) => name);
  }

  #rowids(): number[] {
    this.#step('numbers', () => {
      const [row] = this.#rows('SELECT max(rowid) FROM tables', []);
      this.#run('INSERT OR REPLACE INTO facts VALUES (?, ?)', [LAST, Number(row?.[0] ?? 0)]);
    });
    const found = this.#db.prepare('SELECT value FROM facts WHERE name = ?').raw().get([LAST]) as
      | [number]
      | undefined;
    const length = Math.min(found?.[0] ?? GAP, MOST_TABLES);
    return Array.from({ length }, (_, i) => i + 1);
  }

  #logOf(id: string): void {
    this.#step(
      `log ${id}`,
      () => this.#copy('entries', id, 'n'),
      (why) => {
        const sentence = `its log cannot be read to its end (${why})`;
        this.#run('INSERT OR IGNORE INTO quarantine VALUES (?, ?, ?)', [id, sentence, Date.now()]);
      },
    );
  }

  /**
   * Where a page is out of order the library also answers rows of other tables, and where a name is damaged a row of this one carries another:
   * ours are those of whose name one half is whole.
   */
  #copy(table: 'entries' | 'chat' | 'files' | 'hooks', id: string, order: string): void {
    const columns = this.#columns(table).filter((name) => name !== 'table_id');
    const half = id.length >> 1;
    const name = 'CAST(+table_id AS BLOB)';
    const isOurs = `substr(${name}, 1, ?) = CAST(? AS BLOB) OR substr(${name}, ?) = CAST(? AS BLOB)`;
    this.#each(
      `SELECT ${isOurs}, ${asBytes(columns)} FROM ${table} WHERE table_id = ? ORDER BY ${order}`,
      [half, id.slice(0, half), half + 1, id.slice(half), id],
      ([ours, ...row]) => {
        if (ours) this.#put(`${table} (table_id, ${columns.join()})`, [id, ...fromBytes(row)]);
      },
    );
  }

  /** The old file may be of an earlier version, with fewer columns. */
  #columns(table: string): string[] {
    return this.#rows(`SELECT name FROM pragma_table_info('${table}')`, []).map(([name]) => String(name));
  }

  #put(table: string, row: Row): void {
    this.#run(`INSERT OR IGNORE INTO ${table} VALUES (${row.map(() => '?').join()})`, row);
  }

  /** Row by row: what comes before a damaged place is kept. */
  #each(sql: string, params: Row, take: (row: Row) => void): void {
    for (const row of this.#old
      .prepare(sql)
      .raw()
      .iterate(params as unknown[]) as Iterable<Row>)
      take(row);
  }

  #rows(sql: string, params: Row): Row[] {
    return this.#old
      .prepare(sql)
      .raw()
      .all(params as unknown[]) as Row[];
  }

  #run(sql: string, params: Row): void {
    this.#db.prepare(sql).run(params as unknown[]);
  }
}
