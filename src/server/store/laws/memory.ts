/** A store in memory, for the laws' own tests: the smallest one that keeps them all. Nothing in it outlives the process. */
import type { Outage } from '../../../match/clocks.ts';
import type { MatchFile } from '../../../match/file.ts';
import type { ChatLine, TableState } from '../../../online/table.ts';
import type { AlertStore } from '../../alerts/store.ts';
import type { MannersStore } from '../../manners/store.ts';
import type { ProgramStore } from '../../programs/store.ts';
import type { TableRecord } from '../../tables/record.ts';
import { weightOf } from '../../tables/weight.ts';
import {
  type Change,
  Conflict,
  type Quarantined,
  SetAside,
  type Store,
  type StoredEntry,
  type TableWeight,
} from '../store.ts';
import { MemoryAlerts } from './memory-alerts.ts';
import { MemoryManners } from './memory-manners.ts';
import { type Kept, type Memory, MemoryPeople } from './memory-people.ts';
import { MemoryPrograms } from './memory-programs.ts';

type Listed = Awaited<ReturnType<Store['inState']>>[number];

export class MemoryStore extends MemoryPeople implements Store {
  readonly alerts: AlertStore;
  readonly manners: MannersStore;
  readonly programs: ProgramStore;

  constructor(memory: Memory) {
    super(memory);
    this.alerts = new MemoryAlerts(memory.alerts, (id) => memory.tables.has(id));
    this.manners = new MemoryManners(memory.manners);
    this.programs = new MemoryPrograms(memory.programs, {
      has: (who) => memory.people.has(who),
      add: (who, name, at) => this.createIdentity({ who, name }, at),
    });
  }

  async create(id: string, record: TableRecord, secret: string, at: number): Promise<void> {
    this.open();
    if (this.memory.tables.has(id)) throw new Conflict('this id is taken');
    this.memory.tables.set(id, { record: copy(record), secret, rev: 0, updated: at, log: [], chat: [] });
  }

  async change({ id, from, record, entries, file, at }: Change): Promise<void> {
    this.open();
    const kept = this.memory.tables.get(id);
    if (kept && from && (from.rev !== kept.rev || from.log !== kept.log.length))
      throw new Conflict('another handle has changed what it was worked out from');
    if (!kept || (record && record.rev !== kept.rev) || (entries && entries.n !== kept.log.length))
      throw new Conflict('another handle was first');
    if (record) Object.assign(kept, { record: copy(record.value), rev: kept.rev + 1, updated: at });
    if (entries) kept.log.push(...copy(entries.list));
    kept.file ??= copy(file);
  }

  async read(id: string, from = 0): ReturnType<Store['read']> {
    this.open();
    const kept = this.memory.tables.get(id);
    const aside = kept && this.memory.quarantine.get(id);
    if (aside) throw new SetAside(id, aside.why);
    return kept && { ...copy(stored(kept)), log: copy(kept.log.slice(from)) };
  }

  async logFrom(id: string, n: number): Promise<readonly StoredEntry[]> {
    this.open();
    return copy(this.memory.tables.get(id)?.log.slice(n) ?? []);
  }

  async inState(state: TableState, limit: number): Promise<readonly Listed[]> {
    return this.list((kept, id) => kept.record.state === state && !this.memory.quarantine.has(id), limit);
  }

  async tablesOf(who: string, limit: number, most = Number.POSITIVE_INFINITY): Promise<readonly Listed[]> {
    const isTheirs = ({ seats, former = [] }: TableRecord) =>
      [...seats, ...former].some((one) => 'who' in one && one.who === who);
    let bytes = 0;
    const fits = ({ record }: Listed, n: number) => {
      bytes += Buffer.byteLength(JSON.stringify(record));
      return n === 0 || bytes <= most;
    };
    return this.list(({ record }) => isTheirs(record), limit).filter(fits);
  }

  async hostedBy(who: string, limit: number): Promise<readonly Listed[]> {
    return this.list(({ record }) => record.host === who, limit);
  }

  async withCode(code: string): Promise<string | undefined> {
    return this.list(({ record }) => record.code === code, 1)[0]?.id;
  }

  async clearOpen(before: number): Promise<readonly string[]> {
    this.open();
    const old = [...this.memory.tables].filter(
      ([, { record, updated }]) => record.state === 'open' && updated < before,
    );
    for (const [id] of old) for (const of of [this.memory.tables, this.memory.wakes]) of.delete(id);
    return old.map(([id]) => id);
  }

  async removeOpen(id: string): Promise<boolean> {
    this.open();
    if (this.memory.tables.get(id)?.record.state !== 'open') return false;
    for (const of of [this.memory.tables, this.memory.wakes]) of.delete(id);
    return true;
  }

  async clearPlaying(before: number, limit: number): Promise<readonly string[]> {
    const old = this.list(
      ({ record }, id) => record.state === 'playing' && !this.memory.quarantine.has(id),
      Number.POSITIVE_INFINITY,
    )
      .filter(({ updated }) => updated < before)
      .slice(0, limit);
    for (const { id } of old) for (const of of [this.memory.tables, this.memory.wakes]) of.delete(id);
    return old.map(({ id }) => id);
  }

  async clearChat(before: number, limit: number): Promise<number> {
    this.open();
    let gone = 0;
    for (const kept of this.memory.tables.values())
      kept.chat = kept.chat.filter(({ at }) => at >= before || gone++ >= limit);
    return Math.min(gone, limit);
  }

  async weights(): Promise<readonly TableWeight[]> {
    this.open();
    return [...this.memory.tables].flatMap(([id, { record }]) => {
      const weight = this.memory.quarantine.has(id) ? undefined : weightOf(id, record);
      return weight ? [weight] : [];
    });
  }

  async setWake(id: string, at: number | undefined): Promise<void> {
    this.open();
    if (at === undefined) this.memory.wakes.delete(id);
    else if (this.memory.tables.has(id)) this.memory.wakes.set(id, at);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.wakes((at) => at > 0 && at <= now).slice(0, limit);
  }

  async interrupted(now: number): Promise<readonly string[]> {
    const isHeld = (id: string) => (this.memory.leases.get(id)?.until ?? 0) > now;
    return this.wakes((at) => at === 0).filter((id) => !isHeld(id));
  }

  async lease(ids: readonly string[], node: string, now: number, until: number): Promise<readonly string[]> {
    this.open();
    const { leases } = this.memory;
    const free = ids.filter((id) => {
      const lease = leases.get(id);
      return !lease || lease.node === node || lease.until <= now;
    });
    for (const id of free) leases.set(id, { node, until });
    return free;
  }

  async letGo(node: string, ids?: readonly string[]): Promise<void> {
    this.open();
    const { leases } = this.memory;
    for (const id of ids ?? [...leases.keys()]) if (leases.get(id)?.node === node) leases.delete(id);
  }

  protected wakes(isMeant: (at: number) => boolean): string[] {
    this.open();
    const meant = [...this.memory.wakes].filter(([id, at]) => isMeant(at) && !this.memory.quarantine.has(id));
    return meant.sort(([, a], [, b]) => a - b).map(([id]) => id);
  }

  async quarantine(id: string, why: string, at: number): Promise<void> {
    this.open();
    const { tables, quarantine } = this.memory;
    if (tables.has(id) && !quarantine.has(id)) quarantine.set(id, { id, why, at });
  }

  async release(id: string): Promise<void> {
    this.open();
    const { quarantine, wakes } = this.memory;
    if (quarantine.delete(id) && wakes.get(id) === 0) wakes.set(id, 1);
  }

  async quarantined(): Promise<readonly Quarantined[]> {
    this.open();
    return [...this.memory.quarantine.values()];
  }

  async setAlive(at: number): Promise<void> {
    this.open();
    this.memory.alive = at;
  }

  async outages(now: number): Promise<readonly Outage[]> {
    this.open();
    const { alive } = this.memory;
    if (alive !== undefined && alive < now) this.memory.outages.push([alive, now]);
    this.memory.alive = now;
    return [...this.memory.outages];
  }

  async file(id: string): Promise<MatchFile | undefined> {
    this.open();
    return copy(this.memory.tables.get(id)?.file);
  }

  async setFile(id: string, file: MatchFile): Promise<void> {
    this.open();
    const kept = this.memory.tables.get(id);
    if (kept) kept.file = copy(file);
  }

  async withoutFile(): Promise<readonly string[]> {
    this.open();
    return [...this.memory.tables].flatMap(([id, { record, file }]) =>
      record.state === 'over' && !file ? [id] : [],
    );
  }

  async addChat(table: string, line: Omit<ChatLine, 'n'>, most?: number): Promise<ChatLine> {
    this.open();
    const kept = this.memory.tables.get(table);
    if (!kept) throw new Conflict('there is no such table');
    const said = { n: (kept.chat.at(-1)?.n ?? -1) + 1, ...line };
    kept.chat.push(said);
    if (most !== undefined) {
      const alike = kept.chat.filter(({ seat }) => seat < 0 === line.seat < 0);
      const gone = new Set(alike.slice(0, Math.max(0, alike.length - most)));
      kept.chat = kept.chat.filter((one) => !gone.has(one));
    }
    return said;
  }

  async chat(table: string, limit: number, by: 'all' | 'players' = 'all'): Promise<readonly ChatLine[]> {
    this.open();
    return copy(
      this.memory.tables
        .get(table)
        ?.chat.filter(({ text, seat }) => text !== '' && (by === 'all' || seat >= 0))
        .slice(-limit) ?? [],
    );
  }

  async check(): Promise<void> {
    this.open();
  }

  protected list(isListed: (kept: Kept, id: string) => boolean, limit: number): Listed[] {
    this.open();
    const listed = [...this.memory.tables].filter(([id, kept]) => isListed(kept, id));
    return listed
      .map(([id, kept]) => ({ id, ...copy(stored(kept)) }))
      .sort((a, b) => b.updated - a.updated)
      .slice(0, limit);
  }
}

const copy = <T>(value: T): T => structuredClone(value);
const stored = ({ record, secret, rev, updated, log }: Kept) => ({
  record,
  secret,
  rev,
  updated: Math.max(updated, log.at(-1)?.at ?? 0),
});
