/** The store in one file, by libsql: its calls are synchronous, and so quick that promises are only for the writes' sake. */
import type { Outage } from '../../match/clocks.ts';
import { FORMAT, type MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { TableRecord } from '../tables/record.ts';
import { type Access, SqliteAlerts } from './alerts.ts';
import { SqliteManners } from './manners.ts';
import { type Bytes, parsed, recordIn, textOf } from './rows.ts';
import { run, type SqliteOptions } from './sqlite-base.ts';
import { SqlitePeople } from './sqlite-people.ts';
import {
  type Change,
  Damaged,
  type Quarantined,
  type Store,
  type StoredEntry,
  type TableWeight,
} from './store.ts';
import { type Call, rowOf } from './writes.ts';

type TableRow = [id: Bytes, record: Bytes, secret: Bytes, rev: number, updated: number];
type EntryRow = [entry: Bytes, at: number, spent: number];
type ChatRow = [n: number, who: Bytes, name: Bytes, seat: number, text: Bytes, at: number];
type WeightRow = [id: Bytes, state: TableWeight['state'], host: Bytes, origin: Bytes | null, bots: number];
type Listed = Awaited<ReturnType<Store['inState']>>[number];

/** Clocks of turns by days run no longer than this. */
const OUTAGES_KEPT = 40 * 24 * 3_600_000;

export class SqliteStore extends SqlitePeople implements Store {
  readonly alerts: SqliteAlerts;
  readonly manners: SqliteManners;

  constructor(folder: string, options: SqliteOptions = {}) {
    super(folder, options);
    const access: Access = {
      sql: this.sql,
      write: (...calls) => this.call(...calls),
      read: (reading) => this.reading(reading),
    };
    this.alerts = new SqliteAlerts(access);
    this.manners = new SqliteManners(access);
  }

  async create(id: string, record: TableRecord, secret: string, at: number): Promise<void> {
    const { state, listed } = record;
    await this.call(
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
    return this.batch.write({ calls: calls.length > 0 ? calls : undefined, rows }) as Promise<void>;
  }

  async read(id: string): Promise<Awaited<ReturnType<Store['read']>>> {
    return this.reading(() => {
      const row = this.sql.table.get([id]) as TableRow | undefined;
      if (!row) return undefined;
      const { id: _known, ...stored } = asTable(row);
      return { ...stored, log: this.#log(id, 0) };
    });
  }

  async logFrom(id: string, n: number): Promise<readonly StoredEntry[]> {
    return this.reading(() => this.#log(id, n));
  }

  async inState(state: TableState, limit: number): Promise<readonly Listed[]> {
    return this.reading(() => (this.sql.inState.all([state, limit]) as TableRow[]).flatMap(asListed));
  }

  async tablesOf(who: string, limit: number): Promise<readonly Listed[]> {
    return this.reading(() => (this.sql.tablesOf.all([who, limit]) as TableRow[]).flatMap(asListed));
  }

  async hostedBy(who: string, limit: number): Promise<readonly Listed[]> {
    return this.reading(() => (this.sql.hostedBy.all([who, limit]) as TableRow[]).flatMap(asListed));
  }

  async clearOpen(before: number): Promise<readonly string[]> {
    return (await this.all<[string]>(run('clearOpen', before))).map(([id]) => id);
  }

  async removeOpen(id: string): Promise<boolean> {
    return (await this.all(run('removeOpen', id))).length > 0;
  }

  async clearPlaying(before: number, limit: number): Promise<readonly string[]> {
    return (await this.all<[string]>(run('clearPlaying', before, limit))).map(([id]) => id);
  }

  async clearChat(before: number, limit: number): Promise<number> {
    return (await this.all(run('clearChat', before, limit))).length;
  }

  async clearIdentities(before: number, limit: number): Promise<number> {
    const gone = (await this.all(run('clearIdentities', before, limit))) as [string][];
    for (const [who] of gone) {
      await this.alerts.forget(who);
      await this.manners.forget(who);
    }
    return gone.length;
  }

  async weights(): Promise<readonly TableWeight[]> {
    return this.reading(() =>
      (this.sql.weights.all([]) as WeightRow[]).map(([id, state, host, origin, bots]) => ({
        id: textOf(id),
        state,
        host: textOf(host),
        origin: origin ? textOf(origin) : undefined,
        bots,
      })),
    );
  }

  async setWake(id: string, at: number | undefined): Promise<void> {
    await this.call(at === undefined ? run('dropWake', id) : run('setWake', id, at));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#wakes(1, now, limit);
  }

  async interrupted(): Promise<readonly string[]> {
    return this.#wakes(0, 0, -1);
  }

  #wakes(from: number, to: number, limit: number): string[] {
    return this.reading(() => (this.sql.wakes.all([from, to, limit]) as [string][]).map(([id]) => id));
  }

  async quarantine(id: string, why: string, at: number): Promise<void> {
    await this.call(run('addQuarantine', id, why, at));
  }

  async release(id: string): Promise<void> {
    await this.call(run('dropQuarantine', id));
  }

  async quarantined(): Promise<readonly Quarantined[]> {
    return this.reading(() =>
      (this.sql.quarantined.all([]) as [string, string, number][]).map(([id, why, at]) => ({ id, why, at })),
    );
  }

  async setAlive(at: number): Promise<void> {
    await this.call(run('setFact', 'alive', String(at)));
  }

  async outages(now: number): Promise<readonly Outage[]> {
    const known = this.fact<readonly Outage[]>('outages') ?? [];
    const alive = this.fact<number>('alive');
    const all = alive !== undefined && alive < now ? [...known, [alive, now] as const] : known;
    const kept = all.filter(([, to]) => to > now - OUTAGES_KEPT);
    await this.call(run('setFact', 'outages', JSON.stringify(kept)), run('setFact', 'alive', String(now)));
    return kept;
  }

  async file(id: string): Promise<MatchFile | undefined> {
    return this.reading(() => {
      const row = this.sql.file.get([id]) as [Bytes] | undefined;
      const file = row && parsed<MatchFile>(id, 'the file', row[0]);
      if (file && file.format !== FORMAT) throw new Damaged(id, 'the file is no match');
      return file;
    });
  }

  async setFile(id: string, file: MatchFile): Promise<void> {
    await this.call(run('setFile', id, JSON.stringify(file)));
  }

  async withoutFile(): Promise<readonly string[]> {
    return this.reading(() => (this.sql.withoutFile.all([]) as [string][]).map(([id]) => id));
  }

  async addChat(table: string, line: Omit<ChatLine, 'n'>, most?: number): Promise<ChatLine> {
    const { who, name, seat, text, at } = line;
    const add: Call = { ...run('addChat', table, who, name, seat, text, at), how: 'get' };
    const row = await (most === undefined ? this.call(add) : this.call(run('trimChat', table, most), add));
    return { n: (row as [number])[0], who, name, seat, text, at };
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.reading(() => (this.sql.chat.all([table, limit]) as ChatRow[]).reverse().map(asChat));
  }

  async check(): Promise<void> {
    await this.batch.write({ calls: [run('setFact', 'checked', String(Date.now()))], look: true });
  }

  async close(): Promise<void> {
    const { db } = this.opened;
    if (!db.open) return;
    await this.batch.close();
    try {
      // Puts the log of writes into the file itself, so that the file alone is a copy of everything.
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  }

  #log(id: string, n: number): StoredEntry[] {
    return (this.sql.log.all([id, n]) as EntryRow[]).map(([entry, at, spent]) => ({
      entry: parsed<LogEntry>(id, 'an entry', entry),
      at,
      spent,
    }));
  }
}

function changeCalls(id: string, { value, rev }: NonNullable<Change['record']>, at: number): Call[] {
  const { state, listed } = value;
  const change = run('changeTable', state, listed ? 1 : 0, at, JSON.stringify(value), id, rev);
  return [{ ...change, must: true }, ...seatCalls(id, value)];
}

/** Writes the indexes of tables by player and by host, from which a person's lists of tables are read. */
function seatCalls(id: string, { seats, host }: TableRecord): Call[] {
  const people = seats.flatMap((seat) => ('who' in seat && seat.who ? [run('addSeat', seat.who, id)] : []));
  return [run('dropSeats', id), ...people, host ? run('setHost', id, host) : run('dropHost', id)];
}

function asTable([id, record, secret, rev, updated]: TableRow): Listed {
  const name = textOf(id);
  return {
    id: name,
    record: recordIn(name, record),
    secret: textOf(secret),
    rev,
    updated,
  };
}

function asListed(row: TableRow): Listed[] {
  try {
    return [asTable(row)];
  } catch {
    return [];
  }
}

const asChat = ([n, who, name, seat, text, at]: ChatRow): ChatLine => ({
  n,
  who: textOf(who),
  name: textOf(name),
  seat,
  text: textOf(text),
  at,
});
