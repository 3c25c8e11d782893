/** A store in SQL: what it asks and writes, whatever database stands behind it. */
import { MOST_SEATS, SPECTATOR } from '../../contract/index.ts';
import type { Outage } from '../../match/clocks.ts';
import { FORMAT, type MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { TableRecord } from '../tables/record.ts';
import { SqlAlerts } from './alerts.ts';
import { SqlManners } from './manners.ts';
import { SqlPrograms } from './programs.ts';
import { type Bytes, parsed, recordIn, textOf } from './rows.ts';
import { run } from './sql-base.ts';
import { SqlPeople } from './sql-people.ts';
import {
  type Change,
  Damaged,
  type Quarantined,
  SetAside,
  type Store,
  type StoredEntry,
  type TableWeight,
} from './store.ts';
import { type Call, rowOf } from './writes.ts';

type TableRow = [id: Bytes, record: Bytes, secret: Bytes, rev: number, updated: number];
type ReadRow = [aside: Bytes | null, ...table: TableRow];
type EntryRow = [entry: Bytes, at: number, spent: number];
type ChatRow = [n: number, who: Bytes, name: Bytes, seat: number, text: Bytes, at: number];
type WeightRow = [
  id: Bytes,
  state: TableWeight['state'],
  host: Bytes,
  origin: Bytes | null,
  bots: number,
  seated: Bytes,
];
type Listed = Awaited<ReturnType<Store['inState']>>[number];

/** Longer than any log: whatever length it has. */
const ANY_LOG = 2 ** 31 - 1;

/** Clocks of turns by days run no longer than this. */
export const OUTAGES_KEPT = 40 * 24 * 3_600_000;

export abstract class SqlStore extends SqlPeople implements Store {
  readonly alerts = new SqlAlerts(this);
  readonly manners = new SqlManners(this);
  readonly programs = new SqlPrograms(this);

  abstract check(): Promise<void>;
  abstract close(): Promise<void>;

  async create(id: string, record: TableRecord, secret: string, at: number): Promise<void> {
    const { state, listed } = record;
    await this.call(
      run('addTable', id, state, listed ? 1 : 0, at, JSON.stringify(record), secret),
      ...indexCalls(id, record, { seats: [], host: '' }),
    );
  }

  change({ id, from, record, entries, file, at }: Change): Promise<void> {
    const first = entries?.n ?? 0;
    // A record that is written, too, says by itself of which revision it is.
    const rev = record ? null : (from?.rev ?? null);
    const rows = entries?.list.map(({ entry, at: when, spent }, i) =>
      rowOf(id, first + i, JSON.stringify(entry), when, spent, i === 0 ? 1 : 0, i === 0 ? rev : null),
    );
    const calls = record ? changeCalls(id, record, at, from?.log ?? ANY_LOG) : [];
    if (file) calls.push(run('addFile', id, JSON.stringify(file)));
    return this.batch.write({ calls: calls.length > 0 ? calls : undefined, rows }) as Promise<void>;
  }

  async read(id: string, from = 0): Promise<Awaited<ReturnType<Store['read']>>> {
    const [[row], log] = (await this.ask(run('table', id), run('log', id, from))) as [ReadRow[], EntryRow[]];
    if (!row) return undefined;
    const [aside, ...table] = row;
    if (aside !== null) throw new SetAside(id, textOf(aside));
    const { id: _known, ...stored } = asTable(table);
    return { ...stored, log: entriesOf(id, log) };
  }

  async logFrom(id: string, n: number): Promise<readonly StoredEntry[]> {
    return entriesOf(id, await this.rows<EntryRow>('log', id, n));
  }

  async inState(state: TableState, limit: number): Promise<readonly Listed[]> {
    return (await this.rows<TableRow>('inState', state, limit)).flatMap(asListed);
  }

  async tablesOf(who: string, limit: number, most?: number): Promise<readonly Listed[]> {
    return within(most, await this.rows<TableRow>('tablesOf', who, limit)).flatMap(asListed);
  }

  async hostedBy(who: string, limit: number): Promise<readonly Listed[]> {
    return (await this.rows<TableRow>('hostedBy', who, limit)).flatMap(asListed);
  }

  async withCode(code: string): Promise<string | undefined> {
    const [row] = await this.rows<[Bytes]>('withCode', code);
    return row && textOf(row[0]);
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
    return (await this.rows<WeightRow>('weights')).flatMap(asWeight);
  }

  async setWake(id: string, at: number | undefined): Promise<void> {
    await this.call(at === undefined ? run('dropWake', id) : run('setWake', id, at));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return (await this.rows<[string]>('due', now, limit)).map(([id]) => id);
  }

  async interrupted(now: number): Promise<readonly string[]> {
    return (await this.rows<[string]>('interrupted', now)).map(([id]) => id);
  }

  async lease(ids: readonly string[], node: string, now: number, until: number): Promise<readonly string[]> {
    const held = await this.all<[string]>(run('lease', JSON.stringify(ids), node, now, until));
    return held.map(([id]) => id);
  }

  async letGo(node: string, ids?: readonly string[]): Promise<void> {
    await this.call(ids ? run('letGo', node, JSON.stringify(ids)) : run('letGoAll', node));
  }

  async quarantine(id: string, why: string, at: number): Promise<void> {
    await this.call(run('addQuarantine', id, why, at));
  }

  async release(id: string): Promise<void> {
    await this.call(run('wakeReleased', id), run('dropQuarantine', id));
  }

  async quarantined(): Promise<readonly Quarantined[]> {
    const aside = await this.rows<[string, string, number]>('quarantined');
    return aside.map(([id, why, at]) => ({ id, why, at }));
  }

  async setAlive(at: number): Promise<void> {
    await this.call(run('setFact', 'alive', String(at)));
  }

  async outages(now: number): Promise<readonly Outage[]> {
    const known = (await this.fact<readonly Outage[]>('outages')) ?? [];
    const alive = await this.fact<number>('alive');
    const all = alive !== undefined && alive < now ? [...known, [alive, now] as const] : known;
    const kept = all.filter(([, to]) => to > now - OUTAGES_KEPT);
    await this.call(run('setFact', 'outages', JSON.stringify(kept)), run('setFact', 'alive', String(now)));
    return kept;
  }

  async file(id: string): Promise<MatchFile | undefined> {
    const [row] = await this.rows<[Bytes]>('file', id);
    const file = row && parsed<MatchFile>(id, 'the file', row[0]);
    if (file && file.format !== FORMAT) throw new Damaged(id, 'the file is no match');
    return file;
  }

  async setFile(id: string, file: MatchFile): Promise<void> {
    await this.call(run('setFile', id, JSON.stringify(file)));
  }

  async withoutFile(): Promise<readonly string[]> {
    return (await this.rows<[string]>('withoutFile')).map(([id]) => id);
  }

  async addChat(table: string, line: Omit<ChatLine, 'n'>, most?: number): Promise<ChatLine> {
    const { who, name, seat, text, at } = line;
    const add: Call = { ...run('addChat', table, who, name, seat, text, at), how: 'get' };
    const row = await (most === undefined ? this.call(add) : this.call(trimmed(table, seat, most), add));
    return { n: (row as [number])[0], who, name, seat, text, at };
  }

  async chat(table: string, limit: number, by: 'all' | 'players' = 'all'): Promise<readonly ChatLine[]> {
    const least = by === 'players' ? 0 : SPECTATOR;
    return (await this.rows<ChatRow>('chat', table, least, limit)).reverse().map(asChat);
  }
}

/** Makes room for a line among those of players, or of spectators: neither push out what the others said. */
const trimmed = (table: string, seat: number, most: number): Call =>
  run('trimChat', table, ...(seat < 0 ? [SPECTATOR, SPECTATOR] : [0, MOST_SEATS]), most - 1);

const entriesOf = (id: string, rows: readonly EntryRow[]): StoredEntry[] =>
  rows.map(([entry, at, spent]) => ({ entry: parsed<LogEntry>(id, 'an entry', entry), at, spent }));

function changeCalls(
  id: string,
  { value, rev, was }: NonNullable<Change['record']>,
  at: number,
  log: number,
): Call[] {
  const { state, listed } = value;
  const change = run('changeTable', id, state, listed ? 1 : 0, at, JSON.stringify(value), rev, log);
  return [{ ...change, must: true }, ...indexCalls(id, value, was)];
}

type Indexed = Pick<TableRecord, 'seats' | 'former' | 'host' | 'code'>;

const peopleOf = ({ seats, former = [] }: Indexed): string[] =>
  [...seats, ...former].flatMap((one) => ('who' in one && one.who ? [one.who] : []));

/** Writes the indexes of tables by player, by host and by join code, as far as they are others than before. */
function indexCalls(id: string, record: Indexed, was?: Indexed): Call[] {
  const calls: Call[] = [];
  const people = peopleOf(record);
  const before = was && peopleOf(was);
  if (!before || people.join() !== before.join()) {
    if (!before || before.length > 0) calls.push(run('dropSeats', id));
    for (const who of people) calls.push(run('addSeat', who, id));
  }
  const { host, code } = record;
  if (!was || host !== was.host) calls.push(host ? run('setHost', id, host) : run('dropHost', id));
  if (!was || code !== was.code) calls.push(code ? run('setJoinCode', id, code) : run('dropJoinCode', id));
  return calls;
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

/** Reading records costs more than finding them. */
function within(most = Number.POSITIVE_INFINITY, rows: readonly TableRow[]): readonly TableRow[] {
  let bytes = 0;
  return rows.filter(([, record], n) => {
    bytes += record.length;
    return n === 0 || bytes <= most;
  });
}

function asListed(row: TableRow): Listed[] {
  try {
    return [asTable(row)];
  } catch {
    return [];
  }
}

/** Nothing where the record is damaged: the table is set aside when it is opened. */
function asWeight([id, state, host, origin, bots, seated]: WeightRow): TableWeight[] {
  try {
    return [
      {
        id: textOf(id),
        state,
        host: textOf(host),
        origin: origin ? textOf(origin) : undefined,
        bots,
        seated: JSON.parse(textOf(seated)) as string[],
      },
    ];
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
