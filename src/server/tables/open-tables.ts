/** The tables that are in memory: read from the store when they are asked for, forgotten when nothing happens at them. */
import { Conflict, Damaged, SetAside, type StoredTable, Unavailable } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Catalog } from './catalog.ts';
import { damageIn } from './damage.ts';
import type { TableLeases } from './leases.ts';
import type { Overseer } from './overseer.ts';
import { ReadOnlyTable } from './read-only.ts';
import type { AnyTable } from './requests.ts';
import { Table } from './table.ts';
import type { Wakes } from './wakes.ts';

/** A table at which the program fails so often is taken for damaged: reading it again would fail again. */
const MOST_FAILURES = 3;

export interface Around {
  readonly catalog: Catalog;
  readonly overseer: Overseer;
  readonly wakes: Pick<Wakes, 'set'>;
  readonly leases: TableLeases;
  /** A table was read at which a match is arranged or played. */
  opened(table: Table): void;
  /** A table was read at which nothing happens any more: this node may not have heard of its end. */
  openedOver(id: string, stored: StoredTable): void;
  /** A table cannot be read: it is set aside, or was before. */
  setAside(id: string): void;
}

/** What a caller finds who asks for a table: undefined where there is none. */
export type Found = AnyTable | 'damaged' | undefined;

export class OpenTables {
  readonly #deps: TableServiceDeps;
  readonly #around: Around;
  readonly #tables = new Map<string, Promise<AnyTable | undefined>>();
  /** Those of them that were read, and at which something may happen. */
  readonly #ready = new Map<string, Table>();
  /** How often the program failed at a table here, and how it did last. */
  readonly #failures = new Map<string, { readonly times: number; readonly error: unknown }>();

  constructor(deps: TableServiceDeps, around: Around) {
    this.#deps = deps;
    this.#around = around;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }
  get ids(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** The same at once; undefined also where it can only be looked at. */
  ready(id: string): Table | undefined {
    const table = this.#ready.get(id);
    return table?.isClosed ? undefined : table;
  }

  #drop(id: string): void {
    this.#tables.delete(id);
    this.#ready.delete(id);
  }

  /** A table that is in memory, and stays as it is where it is not. */
  async here(id: string): Promise<AnyTable | undefined> {
    return this.#tables.get(id)?.catch(() => undefined);
  }

  open(id: string): Promise<AnyTable | undefined> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    const forget = () => this.#drop(id);
    opening.then(
      (table) => {
        if (table instanceof Table && this.#tables.get(id) === opening) this.#ready.set(id, table);
        this.#deps.journal.tables(this.#tables.size);
        if (!table) forget();
        if (!(table instanceof Table)) this.#around.leases.letGo(id);
      },
      (error: unknown) => {
        forget();
        this.#around.leases.letGo(id);
        if (error instanceof Damaged) void this.#setAside(error);
      },
    );
    return opening;
  }

  /** For a caller, who is told where it cannot be read. */
  async openFor(id: string): Promise<Found> {
    try {
      const known = await this.open(id);
      // It may have been forgotten in this very moment.
      return known?.isClosed ? await this.open(id) : known;
    } catch (error) {
      if (error instanceof Damaged) return 'damaged';
      throw error;
    }
  }

  async #read(id: string): Promise<AnyTable | undefined> {
    const failed = this.#failures.get(id);
    if (failed && failed.times >= MOST_FAILURES) throw new Damaged(id, `playing it fails: ${failed.error}`);
    const stored = await this.#deps.store.read(id);
    if (!stored) return undefined;
    const { catalog, overseer, leases } = this.#around;
    const { state, game, version } = stored.record;
    // Other rules than its own would make another game of the same log.
    const playable = state === 'over' ? undefined : await catalog.load(game, version);
    if (!playable) {
      this.#around.openedOver(id, stored);
      return new ReadOnlyTable(this.#deps, overseer, { ...stored, id });
    }
    try {
      const damage = damageIn(stored.record, playable);
      if (damage) throw new Error(damage);
      const table = new Table(this.#deps, overseer, playable, { ...stored, id });
      this.#around.opened(table);
      leases.want(id, (leads) => table.lead(leads));
      return table;
    } catch (error) {
      throw new Damaged(id, `it cannot be played: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** What cannot be read is the trouble of its own players: it is written down, and all others go on. */
  async #setAside(damaged: Damaged): Promise<void> {
    const { table, message } = damaged;
    this.#around.setAside(table);
    if (damaged instanceof SetAside) return;
    const { store, clock, journal, bus } = this.#deps;
    journal.quarantined(table, message);
    try {
      await store.quarantine(table, message, clock.now());
      // From now on the store says so, to every node, and until it is released.
      this.#failures.delete(table);
      bus.changed({ table, record: true });
    } catch (error) {
      journal.trouble(`table ${table} could not be set aside`, error);
    }
  }

  /** What happened at a table could not be stored. */
  failed({ id }: AnyTable, error: unknown): void {
    // That another node was first, or has set it aside, is nothing unusual here.
    if (error instanceof Conflict || error instanceof SetAside) return;
    this.#deps.journal.trouble('a table could not be stored', error);
    if (error instanceof Unavailable) return;
    this.#failures.set(id, { times: (this.#failures.get(id)?.times ?? 0) + 1, error });
  }

  /** Reads a table again as it stands in the store; undefined where it was not in memory. */
  async again(id: string): Promise<{ before: AnyTable; after: Found } | undefined> {
    const opening = this.#tables.get(id);
    if (!opening) return undefined;
    const before = await opening.catch(() => undefined);
    if (this.#tables.get(id) === opening) this.#drop(id);
    if (!before) return undefined;
    before.close();
    return { before, after: await this.openFor(id).catch(() => undefined) };
  }

  forget(table: AnyTable): void {
    this.#drop(table.id);
    table.close();
    this.#around.leases.letGo(table.id);
  }

  /** Nothing happens any more at a table that is over: when the last one leaves it need not be kept. */
  forgetOver(table: AnyTable): void {
    if (table.record.state === 'over' && table.isIdle && !table.isClosed) this.forget(table);
  }

  async forgetIdle(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => undefined);
      if (!table?.isIdle || this.#tables.get(id) !== opening) continue;
      this.#deps.watcher?.closed(id);
      if (leadsMatch(table)) this.#around.wakes.set(id, table.deadline);
      this.forget(table);
    }
    this.#deps.journal.tables(this.#tables.size);
  }

  async stop(): Promise<void> {
    for (const opening of this.#tables.values()) {
      const table = await opening.catch(() => undefined);
      // What was asked for before is done.
      if (table instanceof Table) await table.settled();
      table?.close();
      // What a bot owes is due at the next start.
      if (table && leadsMatch(table)) this.#around.wakes.set(table.id, table.isBusy ? 1 : table.deadline);
    }
    this.#tables.clear();
    this.#ready.clear();
  }
}

const leadsMatch = (table: AnyTable): table is Table =>
  table instanceof Table && table.record.state === 'playing' && table.leads;
