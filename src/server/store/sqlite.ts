/** The store in one file, by libsql: its calls are synchronous, and so quick that promises are only for the writes' sake. */
import { randomBytes } from 'node:crypto';
import type { Outage } from '../../match/clocks.ts';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { TableRecord } from '../tables/record.ts';
import { SqliteAlerts } from './alerts.ts';
import { Batch, type Committed } from './batch.ts';
import { type Opened, openDatabase } from './open.ts';
import { prepareStatements, type Statements } from './statements.ts';
import {
  type Change,
  Damaged,
  type Identity,
  type Quarantined,
  type Store,
  type StoredEntry,
  type TableWeight,
  Unavailable,
} from './store.ts';
import { WritingThread } from './thread.ts';
import { storeWords } from './words.ts';
import { asTrouble, type Call, rowOf, Transactions } from './writes.ts';

type TableRow = [id: string, record: string, secret: string, rev: number, updated: number];
type EntryRow = [entry: string, at: number, spent: number];
type ChatRow = [n: number, who: string, name: string, seat: number, text: string, at: number];
type WeightRow = [id: string, state: TableWeight['state'], host: string, origin: string | null, bots: number];
type Listed = Awaited<ReturnType<Store['inState']>>[number];

export interface SqliteOptions {
  readonly committed?: Committed;
  /** Writes in a thread of its own, which only a built program can start. */
  readonly thread?: boolean;
}

/** Clocks of turns by days run no longer than this. */
const OUTAGES_KEPT = 40 * 24 * 3_600_000;

const run = (name: Call['name'], ...params: Call['params']): Call => ({ name, params });

export class SqliteStore implements Store {
  readonly #opened: Opened;
  readonly #batch: Batch;
  readonly #sql: Statements;
  readonly alerts: SqliteAlerts;

  /** Throws an Unavailable, with a sentence, where the folder or the file cannot be used. */
  constructor(folder: string, { committed, thread = false }: SqliteOptions = {}) {
    this.#opened = openDatabase(folder);
    this.#sql = prepareStatements(this.#opened.db);
    this.#batch = new Batch(thread ? new WritingThread(folder) : new Transactions(this.#opened), committed);
    this.alerts = new SqliteAlerts({
      sql: this.#sql,
      write: (...calls) => this.#call(...calls),
      read: (reading) => this.#reading(reading),
    });
  }

  async create(id: string, record: TableRecord, secret: string, at: number): Promise<void> {
    const { state, listed } = record;
    await this.#call(
      run('addTable', id, state, listed ? 1 : 0, at, JSON.stringify(record), secret),
      ...seatCalls(id, record),
    );
  }

  change({ id, record, entries, file, at }: Change): Promise<void> {
    const first = entries?.n ?? 0;
    const rows = entries?.list.map(({ entry, at: when, spent }, i) =>
      rowOf(id, first + i, JSON.stringify(entry), when, spent, i === 0 ? 1 : 0),
    );
    const calls = record ? changeCalls(id, record, at) : [];
    if (file) calls.push(run('addFile', id, JSON.stringify(file)));
    return this.#batch.write({ calls: calls.length > 0 ? calls : undefined, rows }) as Promise<void>;
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
    return this.#reading(() => (this.#sql.inState.all([state, limit]) as TableRow[]).flatMap(asListed));
  }

  async tablesOf(who: string, limit: number): Promise<readonly Listed[]> {
    return this.#reading(() => (this.#sql.tablesOf.all([who, limit]) as TableRow[]).flatMap(asListed));
  }

  async clearOpen(before: number): Promise<readonly string[]> {
    const rows = await this.#call({ ...run('clearOpen', before), how: 'all' });
    return (rows as [string][]).map(([id]) => id);
  }

  async weights(): Promise<readonly TableWeight[]> {
    return this.#reading(() =>
      (this.#sql.weights.all([]) as WeightRow[]).map(([id, state, host, origin, bots]) => ({
        id,
        state,
        host,
        origin: origin ?? undefined,
        bots,
      })),
    );
  }

  async setWake(id: string, at: number | undefined): Promise<void> {
    await this.#call(at === undefined ? run('dropWake', id) : run('setWake', id, at));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#wakes(1, now, limit);
  }

  async interrupted(): Promise<readonly string[]> {
    return this.#wakes(0, 0, -1);
  }

  #wakes(from: number, to: number, limit: number): string[] {
    return this.#reading(() => (this.#sql.wakes.all([from, to, limit]) as [string][]).map(([id]) => id));
  }

  async quarantine(id: string, why: string, at: number): Promise<void> {
    await this.#call(run('addQuarantine', id, why, at));
  }

  async release(id: string): Promise<void> {
    await this.#call(run('dropQuarantine', id));
  }

  async quarantined(): Promise<readonly Quarantined[]> {
    return this.#reading(() =>
      (this.#sql.quarantined.all([]) as [string, string, number][]).map(([id, why, at]) => ({ id, why, at })),
    );
  }

  async setAlive(at: number): Promise<void> {
    await this.#call(run('setFact', 'alive', String(at)));
  }

  async outages(now: number): Promise<readonly Outage[]> {
    const known = this.#fact<readonly Outage[]>('outages') ?? [];
    const alive = this.#fact<number>('alive');
    const all = alive !== undefined && alive < now ? [...known, [alive, now] as const] : known;
    const kept = all.filter(([, to]) => to > now - OUTAGES_KEPT);
    await this.#call(run('setFact', 'outages', JSON.stringify(kept)), run('setFact', 'alive', String(now)));
    return kept;
  }

  /** Undefined where it is missing, or damaged: what is kept there can be done without. */
  #fact<T>(name: string): T | undefined {
    const row = this.#reading(() => this.#sql.fact.get([name]) as [string | Uint8Array] | undefined);
    try {
      return row && (JSON.parse(String(row[0])) as T);
    } catch {
      return undefined;
    }
  }

  async file(id: string): Promise<MatchFile | undefined> {
    return this.#reading(() => {
      const row = this.#sql.file.get([id]) as [string] | undefined;
      return row && parsed<MatchFile>(id, 'the file', row[0]);
    });
  }

  async withoutFile(): Promise<readonly string[]> {
    return this.#reading(() => (this.#sql.withoutFile.all([]) as [string][]).map(([id]) => id));
  }

  async addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { who, name, seat, text, at } = line;
    const row = await this.#call({ ...run('addChat', table, who, name, seat, text, at), how: 'get' });
    return { n: (row as [number])[0], who, name, seat, text, at };
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.#reading(() => (this.#sql.chat.all([table, limit]) as ChatRow[]).reverse().map(asChat));
  }

  async createIdentity({ who, name }: Identity, at: number): Promise<void> {
    await this.#call(run('addIdentity', who, name, at));
  }

  async identity(who: string): Promise<Identity | undefined> {
    return this.#reading(() => {
      const row = this.#sql.identity.get([who]) as [string] | undefined;
      return row && { who, name: row[0] };
    });
  }

  async rename(who: string, name: string): Promise<void> {
    await this.#call(run('rename', name, who));
  }

  async putCode(hash: string, who: string, until: number): Promise<void> {
    // One device asks for one code at a time: an older one is worth nothing any more.
    await this.#call(run('dropCodes', who), run('addCode', hash, who, until));
  }

  async takeCode(hash: string, now: number): Promise<string | undefined> {
    const row = await this.#call(run('oldCodes', now), { ...run('takeCode', hash), how: 'get' });
    return (row as [string] | undefined)?.[0];
  }

  async signingKey(): Promise<Uint8Array> {
    await this.#call(run('addKey', randomBytes(32).toString('hex')));
    return this.#reading(() => {
      const [key] = this.#sql.fact.get(['signing-key']) as [Uint8Array];
      return new Uint8Array(key);
    });
  }

  async check(): Promise<void> {
    await this.#batch.write({ calls: [run('setFact', 'checked', String(Date.now()))], look: true });
  }

  async close(): Promise<void> {
    const { db } = this.#opened;
    if (!db.open) return;
    await this.#batch.close();
    try {
      // Puts the log of writes into the file itself, so that the file alone is a copy of everything.
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  }

  #call(...calls: Call[]): Promise<unknown> {
    return this.#batch.write({ calls });
  }

  #log(id: string, n: number): StoredEntry[] {
    return (this.#sql.log.all([id, n]) as EntryRow[]).map(([entry, at, spent]) => ({
      entry: parsed<LogEntry>(id, 'an entry', entry),
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
}

function changeCalls(id: string, { value, rev }: NonNullable<Change['record']>, at: number): Call[] {
  const { state, listed } = value;
  const change = run('changeTable', state, listed ? 1 : 0, at, JSON.stringify(value), id, rev);
  return [{ ...change, must: true }, ...seatCalls(id, value)];
}

/** Writes the index of tables by player, from which a player's list of tables is read. */
function seatCalls(id: string, { seats }: TableRecord): Call[] {
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [run('addSeat', seat.who, id)] : []));
  return [run('dropSeats', id), ...people];
}

function asTable([id, record, secret, rev, updated]: TableRow): Omit<Listed, 'id'> {
  return { record: parsed<TableRecord>(id, 'the record', record), secret, rev, updated };
}

function asListed(row: TableRow): Listed[] {
  try {
    return [{ id: row[0], ...asTable(row) }];
  } catch {
    return [];
  }
}

function parsed<T extends object>(id: string, what: string, text: string): T {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // As below.
  }
  throw new Damaged(id, `${what} is no JSON object`);
}

const asChat = ([n, who, name, seat, text, at]: ChatRow): ChatLine => ({ n, who, name, seat, text, at });
