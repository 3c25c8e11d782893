/** All tables of a simulation as they stand, kept beside the database: it reads what every commit has changed. */
import type { Game, Position } from '../../src/contract/index.ts';
import type { LogEntry } from '../../src/match/log.ts';
import type { TableState } from '../../src/online/table.ts';
import { type Bytes, parsed, recordIn, textOf } from '../../src/server/store/rows.ts';
import type { StoredEntry } from '../../src/server/store/store.ts';
import type { Write, Written } from '../../src/server/store/writes.ts';
import type { SimDatabase } from './database.ts';
import { TableTruth, type TruthOptions } from './truth.ts';

type TableRow = [aside: Bytes | null, id: Bytes, record: Bytes, secret: Bytes, rev: number, updated: number];
type EntryRow = [entry: Bytes, at: number, spent: number];

export class Archive {
  readonly tables = new Map<string, TableTruth>();
  /** Tables that were given up before they began. */
  readonly removed = new Set<string>();
  readonly #database: SimDatabase;
  readonly #rulesOf: (game: string) => Game<Position>;
  readonly #options: TruthOptions;
  readonly #lines = new Map<string, readonly TableState[]>();

  constructor(database: SimDatabase, rulesOf: (game: string) => Game<Position>, options: TruthOptions) {
    this.#database = database;
    this.#rulesOf = rulesOf;
    this.#options = options;
  }

  /** Reads what a batch has changed. */
  follow(batch: readonly Write[], { outcomes }: Written): void {
    const changed = new Set<string>();
    for (const [n, { calls = [], rows = [] }] of batch.entries()) {
      if (outcomes[n]?.failed !== undefined) continue;
      for (const { name, params } of calls)
        if (name === 'addTable') changed.add(String(params[0]));
        else if (name === 'changeTable') changed.add(String(params[0]));
        else if (name === 'addChat') this.#say(String(params[0]), String(params[4]));
        else if (name === 'removeOpen' || name === 'clearOpen' || name === 'clearPlaying')
          for (const id of this.tables.keys()) changed.add(id);
      for (const row of rows) changed.add(this.#placed(row));
    }
    for (const id of changed) this.#read(id);
  }

  /** Each time that a line of chat was said: how its table stood then. */
  said(table: string, text: string): readonly TableState[] {
    return this.#lines.get(`${table} ${text}`) ?? [];
  }

  #say(table: string, text: string): void {
    const state = this.tables.get(table)?.record.state ?? 'open';
    this.#lines.set(`${table} ${text}`, [...this.said(table, text), state]);
  }

  /** The table of a row that was written; its number is new. */
  #placed(row: string): string {
    const [id, n] = JSON.parse(row) as [string, number];
    if (n < (this.tables.get(id)?.log.length ?? 0))
      this.#options.complain('log', `entry ${n} of ${id} was written over`);
    return id;
  }

  #read(id: string): void {
    const { sql } = this.#database;
    const [row] = sql.table.all([id]) as unknown as TableRow[];
    if (!row) {
      if (this.tables.delete(id)) this.removed.add(id);
      return;
    }
    const [, , bytes, secret, rev] = row;
    let table = this.tables.get(id);
    const wasOver = table?.record.state === 'over';
    if (!table || table.records.length <= rev) {
      const record = recordIn(id, bytes);
      table ??= new TableTruth(id, textOf(secret), this.#rulesOf(record.game), this.#options);
      this.tables.set(id, table);
      // What a batch writes of one table several times is read once.
      while (table.records.length <= rev) table.rewritten(record);
      this.#options.asked.written(table);
    }
    const added = sql.log.all([id, table.log.length]) as unknown as EntryRow[];
    if (added.length > 0)
      table.appended(
        added.map((one) => entryOf(id, one)),
        wasOver,
      );
  }
}

const entryOf = (id: string, [entry, at, spent]: EntryRow): StoredEntry => ({
  entry: parsed<LogEntry>(id, 'an entry', entry),
  at,
  spent,
});
