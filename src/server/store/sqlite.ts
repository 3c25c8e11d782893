/** The store in one file, by libsql: its calls are synchronous, and so quick that promises are only for the writes' sake. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { TableRecord } from '../tables/record.ts';
import { asTrouble, Batch } from './batch.ts';
import { type Opened, openDatabase } from './open.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { type Change, Conflict, type Identity, type Store, type StoredEntry, Unavailable } from './store.ts';
import { storeWords } from './words.ts';

type TableRow = [id: string, record: string, secret: string, rev: number, updated: number];
type EntryRow = [entry: string, at: number, spent: number];
type ChatRow = [n: number, who: string, name: string, seat: number, text: string, at: number];
type Listed = Awaited<ReturnType<Store['inState']>>[number];

export interface SqliteOptions {
  /** Hears how long a transaction took, and how many writes it held. */
  readonly committed?: (seconds: number, writes: number) => void;
}

/** Between two looks whether the file is still there. */
const LOOK_MS = 1000;

export class SqliteStore implements Store {
  readonly #opened: Opened;
  readonly #batch: Batch;
  readonly #sql: Statements;
  #looked = 0;

  /** Throws an Unavailable, with a sentence, where the folder or the file cannot be used. */
  constructor(folder: string, { committed }: SqliteOptions = {}) {
    this.#opened = openDatabase(folder);
    const { db } = this.#opened;
    this.#sql = prepareStatements(db);
    this.#batch = new Batch(db, { check: () => this.#look(Date.now()), committed });
  }

  create(id: string, record: TableRecord, secret: string, at: number): Promise<void> {
    return this.#batch.write(() => {
      const { state, listed } = record;
      this.#sql.addTable.run([id, state, listed ? 1 : 0, at, JSON.stringify(record), secret]);
      this.#seat(id, record);
    });
  }

  change(change: Change): Promise<void> {
    return this.#batch.write(() => this.#change(change));
  }

  async read(id: string): Promise<Awaited<ReturnType<Store['read']>>> {
    return this.#reading(() => {
      const row = this.#sql.table.get([id]) as TableRow | undefined;
      return row && { ...asTable(row), log: this.#log(id, 0) };
    });
  }

  async logFrom(id: string, n: number): Promise<readonly StoredEntry[]> {
    return this.#reading(() => this.#log(id, n));
  }

  async inState(state: TableState, limit: number): Promise<readonly Listed[]> {
    return this.#reading(() => (this.#sql.inState.all([state, limit]) as TableRow[]).map(asListed));
  }

  async tablesOf(who: string, limit: number): Promise<readonly Listed[]> {
    return this.#reading(() => (this.#sql.tablesOf.all([who, limit]) as TableRow[]).map(asListed));
  }

  clearOpen(before: number): Promise<readonly string[]> {
    return this.#batch.write(() => (this.#sql.clearOpen.all([before]) as [string][]).map(([id]) => id));
  }

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.#batch.write(() => {
      const { who, name, seat, text, at } = line;
      const [n] = this.#sql.addChat.get([table, who, name, seat, text, at]) as [number];
      return { n, who, name, seat, text, at };
    });
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.#reading(() => (this.#sql.chat.all([table, limit]) as ChatRow[]).reverse().map(asChat));
  }

  createIdentity({ who, name }: Identity, at: number): Promise<void> {
    return this.#batch.write(() => {
      this.#sql.addIdentity.run([who, name, at]);
    });
  }

  async identity(who: string): Promise<Identity | undefined> {
    return this.#reading(() => {
      const row = this.#sql.identity.get([who]) as [string] | undefined;
      return row && { who, name: row[0] };
    });
  }

  rename(who: string, name: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql.rename.run([name, who]);
    });
  }

  putCode(hash: string, who: string, until: number): Promise<void> {
    return this.#batch.write(() => {
      // One device asks for one code at a time: an older one is worth nothing any more.
      this.#sql.dropCodes.run([who]);
      this.#sql.addCode.run([hash, who, until]);
    });
  }

  takeCode(hash: string, now: number): Promise<string | undefined> {
    return this.#batch.write(() => {
      this.#sql.oldCodes.run([now]);
      return (this.#sql.takeCode.get([hash]) as [string] | undefined)?.[0];
    });
  }

  async signingKey(): Promise<Uint8Array> {
    await this.#batch.write(() => this.#sql.addFact.run(['signing-key', randomBytes(32)]));
    return this.#reading(() => {
      const [key] = this.#sql.fact.get(['signing-key']) as [Uint8Array];
      return new Uint8Array(key);
    });
  }

  async check(): Promise<void> {
    this.#looked = 0;
    await this.#batch.write(() => this.#sql.setFact.run(['checked', String(Date.now())]));
  }

  async close(): Promise<void> {
    const { db } = this.#opened;
    if (!db.open) return;
    this.#batch.close();
    try {
      // Puts the log of writes into the file itself, so that the file alone is a copy of everything.
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  }

  #change({ id, record, entries, at }: Change): void {
    if (record) {
      const { state, listed } = record.value;
      const text = JSON.stringify(record.value);
      const { changes } = this.#sql.changeTable.run([state, listed ? 1 : 0, at, text, id, record.rev]);
      if (changes === 0) throw new Conflict(`table ${id} has another revision than ${record.rev}`);
      this.#seat(id, record.value);
    }
    let n = entries?.n ?? 0;
    for (const { entry, at: when, spent } of entries?.list ?? []) {
      const { changes } = this.#sql.addEntry.run([id, n, JSON.stringify(entry), when, spent]);
      if (changes === 0) throw new Conflict(`the log of table ${id} has no entry ${n - 1} yet`);
      n++;
    }
  }

  /** Who has a seat at it finds it in their list. */
  #seat(id: string, record: TableRecord): void {
    this.#sql.dropSeats.run([id]);
    for (const seat of record.seats) if (seat.kind === 'person') this.#sql.addSeat.run([seat.who, id]);
  }

  #log(id: string, n: number): StoredEntry[] {
    return (this.#sql.log.all([id, n]) as EntryRow[]).map(([entry, at, spent]) => ({
      entry: JSON.parse(entry) as LogEntry,
      at,
      spent,
    }));
  }

  #reading<T>(read: () => T): T {
    if (!this.#opened.db.open) throw new Unavailable(storeWords.closed);
    try {
      return read();
    } catch (error) {
      throw asTrouble(error);
    }
  }

  /** What is written to a file that was taken away is confirmed by the system, and lost. */
  #look(now: number): void {
    if (now - this.#looked < LOOK_MS) return;
    const { file, inode } = this.#opened;
    if (statSync(file, { throwIfNoEntry: false })?.ino !== inode)
      throw new Unavailable(storeWords.gone(file));
    this.#looked = now;
  }
}

function asTable([, record, secret, rev, updated]: TableRow): Omit<Listed, 'id'> {
  return { record: JSON.parse(record) as TableRecord, secret, rev, updated };
}

const asListed = (row: TableRow): Listed => ({ id: row[0], ...asTable(row) });

const asChat = ([n, who, name, seat, text, at]: ChatRow): ChatLine => ({ n, who, name, seat, text, at });
