/** The tables of this server: finds, opens and forgets them, and keeps the lobby. */
import type { Reading } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import { every } from '../../match/timer.ts';
import type { LobbyGiven } from '../../online/api.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { LobbyQuery, TableInfo, TableLine, TablePlan } from '../../online/table.ts';
import { Buckets, HEAVY_DEAL, usualLimits } from '../limits.ts';
import { Quotas } from '../quotas.ts';
import { spoken } from '../refusals.ts';
import { usualRetention } from '../retention.ts';
import { Conflict, Damaged, type Identity, type TableWeight, Unavailable } from '../store/store.ts';
import type { Answer, Caller, Request, TableService, TableServiceDeps } from '../table-service.ts';
import { Archive } from './archive.ts';
import { Catalog } from './catalog.ts';
import { chatAt, chatOf } from './chat.ts';
import { takeLeave } from './farewell.ts';
import { lineOf } from './lines.ts';
import { Lobby } from './lobby.ts';
import { isUnwanted, isUnwelcomeAsk, type Seen, seenOf } from './manners.ts';
import { newsOf, standingOf } from './news.ts';
import type { Overseer } from './overseer.ts';
import { planTable } from './plan.ts';
import { Portions } from './portions.ts';
import { noRules, ReadOnlyTable } from './read-only.ts';
import type { TableRecord } from './record.ts';
import { type NewTable, Rematches } from './rematch.ts';
import { type AnyTable, isTooOld, perform } from './requests.ts';
import { renamed } from './seats.ts';
import { Table } from './table.ts';
import { Wakes } from './wakes.ts';

/** How often tables without an audience are forgotten. */
const SWEEP = 30_000;
/** A table at which the program fails so often is taken for damaged: reading it again would fail again. */
const MOST_FAILURES = 3;
/** How often tables that never began are cleared away. */
const TIDYING = 3_600_000;
const DAY = 24 * 3_600_000;
const MOST_LISTED = 200;

export function createTables(deps: TableServiceDeps): TableService {
  return new TableRegistry(deps);
}

class TableRegistry implements TableService, Overseer {
  readonly #deps: TableServiceDeps;
  readonly #catalog: Catalog;
  readonly #archive: Archive;
  readonly #lobby: Lobby;
  readonly #node: string;
  readonly #tables = new Map<string, Promise<AnyTable | undefined>>();
  /** Which tables a caller has joined. */
  readonly #joined = new Map<Caller, Set<AnyTable>>();
  /** Callers whose socket has closed: a `join` that still waits for its table must not add them. */
  readonly #gone = new WeakSet<Caller>();
  /** How often the program failed at a table, and the tables that cannot be played at all. */
  readonly #failures = new Map<string, number>();
  readonly #damaged = new Map<string, Damaged>();
  readonly #quotas: Quotas;
  readonly #wakes: Wakes;
  readonly #starts: Buckets;
  readonly #matches: Portions;
  readonly #chat: Portions;
  readonly #rematches: Rematches;
  readonly #stopTimers: readonly (() => void)[];
  readonly #unsubscribe: () => void;
  #stopped = false;

  constructor(deps: TableServiceDeps) {
    this.#deps = deps;
    this.#catalog = new Catalog(deps.games);
    this.#archive = new Archive(deps, this.#catalog);
    this.#lobby = new Lobby(deps.clock);
    this.#node = deps.newId();
    const limits = deps.limits ?? usualLimits;
    this.#quotas = new Quotas(limits);
    this.#wakes = new Wakes(deps, (id) => this.#open(id));
    this.#starts = new Buckets(limits.startsOfAddress, deps.clock);
    const { matchesOfPerson, matchesOfAddress, chatOfPerson, chatOfAddress } = limits;
    this.#matches = new Portions(
      'matches',
      { person: matchesOfPerson, address: matchesOfAddress },
      deps.clock,
    );
    this.#chat = new Portions('lines', { person: chatOfPerson, address: chatOfAddress }, deps.clock);
    const hall = {
      find: (id: string) => this.#openFor(id),
      add: (table: NewTable, link: (id: string) => Promise<string>) => this.#add(table, link),
    };
    this.#rematches = new Rematches(deps, this.#catalog, hall, limits);
    this.#stopTimers = [
      every(deps.clock, SWEEP, () => void this.#forgetIdle()),
      every(deps.clock, TIDYING, () => void this.#tidy()),
    ];
    this.#unsubscribe = deps.bus.subscribe('tables', ({ from, table, record }) => {
      if (from !== this.#node) void this.#hear(table, record);
    });
  }

  // — what callers ask —

  async receive(caller: Caller, request: Request): Promise<Answer> {
    if (request.type === 'lobby') {
      if (request.on) this.#lobby.follow(caller, request);
      else this.#lobby.leave(caller);
      return {};
    }
    const table = await this.#openFor(request.table);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    if (request.type === 'join') return this.#join(caller, table, request.have);
    if (!table.audience.has(caller)) return { refused: { code: 'notJoined' } };
    switch (request.type) {
      case 'leave':
        this.#leave(caller, table);
        return {};
      case 'chat':
        return chatAt(this.#deps, table, caller, request.text, this.#chat);
      case 'rematch':
        return request.yes === false
          ? this.#rematches.decline(caller, table)
          : this.#rematches.ask(caller, table);
    }
    if (table instanceof ReadOnlyTable) return { refused: table.refusal };
    if (request.type === 'sit' && (await isUnwanted(this.#deps.store, table.record, caller.who)))
      return { refused: { code: 'closedToYou' } };
    return request.type === 'cancel'
      ? this.#cancel(caller, table)
      : perform(table, caller, request, this.#deps.clock.now());
  }

  /** The host gives a table up that has not begun: it is gone, for all who look at it. */
  async #cancel(caller: Caller, table: Table): Promise<Answer> {
    const { id, record, audience } = table;
    if (record.host !== caller.who) return { refused: { code: 'onlyHost' } };
    // The store knows better than this node whether it has begun.
    if (record.state !== 'open' || !(await this.#deps.store.removeOpen(id)))
      return { refused: { code: 'begun' } };
    table.close();
    this.#tables.delete(id);
    this.#quotas.forget(id);
    this.#lobby.drop(id);
    audience.tell({ type: 'cancelled', table: id });
    for (const [one] of audience.callers) this.#joined.get(one)?.delete(table);
    this.#deps.bus.publish('tables', { from: this.#node, table: id, record: true });
    return {};
  }

  async #openFor(id: string): Promise<AnyTable | 'damaged' | undefined> {
    try {
      const known = await this.#open(id);
      // It may have been forgotten in this very moment.
      return known?.isClosed ? await this.#open(id) : known;
    } catch (error) {
      if (error instanceof Damaged) return 'damaged';
      throw error;
    }
  }

  async #join(caller: Caller, table: AnyTable, have: Parameters<Table['join']>[1]): Promise<Answer> {
    if (isTooOld(caller, table)) return { refused: { code: 'oldPage' } };
    const answer = await table.join(caller, have);
    if (answer.refused !== undefined) return answer;
    if (this.#gone.has(caller)) {
      table.leave(caller);
      return answer;
    }
    await this.#welcome(caller, table);
    const joined = this.#joined.get(caller) ?? new Set();
    this.#joined.set(caller, joined.add(table));
    await chatOf(this.#deps, table, caller);
    return answer;
  }

  /** A player who was here before is told where they were. */
  async #welcome(caller: Caller, table: AnyTable): Promise<void> {
    const { who } = caller;
    if (table.seatOf(who) < 0 || table.record.state === 'open') return;
    const n = (await this.#deps.store.alerts.looks(who)).get(table.id);
    const now = table.machine?.match.standing.length ?? 0;
    if (n !== undefined && n < now) caller.send(JSON.stringify({ type: 'since', table: table.id, n }));
    this.#deps.watcher?.seen(who, table.id);
  }

  #leaveTable(caller: Caller, table: AnyTable): void {
    table.leave(caller);
    const { machine, record } = table;
    if (record.state !== 'playing' || !machine || table.seatOf(caller.who) < 0) return;
    if (!table.audience.isHere(caller.who))
      this.#deps.watcher?.left(caller.who, table.id, machine.match.standing.length);
  }

  #leave(caller: Caller, table: AnyTable): void {
    this.#leaveTable(caller, table);
    this.#joined.get(caller)?.delete(table);
    this.#forgetOver(table);
  }

  gone(caller: Caller): void {
    this.#gone.add(caller);
    this.#lobby.leave(caller);
    for (const table of this.#joined.get(caller) ?? []) {
      this.#leaveTable(caller, table);
      this.#forgetOver(table);
    }
    this.#joined.delete(caller);
  }

  /** Nothing happens any more at a table that is over: when the last one leaves it need not be kept in memory. */
  #forgetOver(table: AnyTable): void {
    if (table.record.state !== 'over' || !table.isIdle || table.isClosed) return;
    this.#tables.delete(table.id);
    table.close();
  }

  async create(by: Identity, plan: TablePlan, address: string): Promise<Reading<string, ServerRefusal>> {
    const facts = this.#catalog.facts(plan.game);
    if (!facts) return { refused: { code: 'noGame', game: plan.game } };
    const secret = this.#deps.newSecret();
    const now = this.#deps.clock.now();
    const record = planTable(facts, by, plan, secret, now);
    if ('refused' in record) return record;
    return this.#add({ id: this.#deps.newId(), record: record.value, secret, now, address });
  }

  async renamed(person: Identity): Promise<void> {
    const { store } = this.#deps;
    for (const { id, record, rev, updated } of await store.tablesOf(person.who, MOST_LISTED)) {
      if (record.state === 'over') continue;
      const table = await this.#tables.get(id)?.catch(() => undefined);
      if (table instanceof Table && !table.isClosed)
        await table.rewrite((now) => ({ value: now.state === 'over' ? now : renamed(now, person) }));
      else {
        // It need not be opened for this. Where another writer is first, a node has it open.
        const value = renamed(record, person);
        if (value === record) continue;
        await store.change({ id, record: { value, rev }, at: updated }).catch((error: unknown) => {
          if (!(error instanceof Conflict)) throw error;
        });
        this.#list(id, value, updated);
        this.#deps.bus.publish('tables', { from: this.#node, table: id, record: true });
      }
    }
  }

  /** Keeps a new table, and tells the lobbies of all nodes. */
  async #add(
    { id, record: planned, secret, now, address }: NewTable,
    link?: (id: string) => Promise<string>,
  ): Promise<Reading<string, ServerRefusal>> {
    const record = { ...planned, origin: this.#originOf(address) };
    const refused = this.#quotas.admit(weightOf(id, record)!);
    if (refused) return { refused };
    try {
      const linked = (await link?.(id)) ?? id;
      if (linked !== id) {
        this.#quotas.forget(id);
        return { value: linked };
      }
      await this.#deps.store.create(id, record, secret, now);
    } catch (error) {
      this.#quotas.forget(id);
      throw error;
    }
    this.#lobby.note(lineOf(id, record, now), false);
    this.#deps.bus.publish('tables', { from: this.#node, table: id, record: true });
    return { value: id };
  }

  #originOf(address: string): string {
    return this.#deps.hashAddress?.(address) ?? address;
  }

  // — what pages ask —

  lobby(query: LobbyQuery = {}): LobbyGiven {
    const { tables, page, total } = this.#lobby.page(query).message;
    return { tables, page, total };
  }

  async tablesOf(who: string): Promise<readonly TableLine[]> {
    const { store } = this.#deps;
    const stored = await store.tablesOf(who, MOST_LISTED);
    const looks = await store.alerts.looks(who);
    const blocked = new Set((await store.manners.blocksOf(who)).map(({ whom }) => whom));
    const shown = stored.filter(({ record }) => !isUnwelcomeAsk(record, who, blocked));
    return Promise.all(
      shown.map(async ({ id, record, updated }) => {
        const table = record.state === 'playing' ? await this.#open(id).catch(() => undefined) : undefined;
        const line = lineOf(id, table?.record ?? record, updated);
        return { ...line, ...standingOf(table?.record ?? record, table?.machine, who, looks.get(id)) };
      }),
    );
  }

  async info(id: string): Promise<TableInfo | undefined> {
    const table = await this.#openFor(id);
    return table === 'damaged' ? undefined : table?.info;
  }

  async file(id: string): Promise<Reading<MatchFile, ServerRefusal>> {
    const file = await this.#archive.file(id).catch((error: unknown) => {
      if (error instanceof Damaged) return undefined;
      throw error;
    });
    if (file) return { value: file };
    const table = await this.#openFor(id);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    return { refused: table.record.state === 'over' ? noRules(table.record) : { code: 'notOver' } };
  }

  async seenOf(by: string, meant: Seen): ReturnType<TableService['seenOf']> {
    const table = await this.#openFor(meant.table);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    return table ? seenOf(this.#deps.store, table, by, meant) : { refused: { code: 'noTable' } };
  }

  forget(who: string): Promise<number> {
    const { store } = this.#deps;
    return takeLeave(who, { store, open: (id) => this.#open(id), reload: (id) => this.#reload(id) });
  }

  removed(ids: readonly string[]): void {
    for (const id of ids) {
      this.#quotas.forget(id);
      void this.#reload(id);
    }
  }

  // — opening and forgetting —

  #open(id: string): Promise<AnyTable | undefined> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    const forget = () => this.#tables.delete(id);
    opening.then(
      (table) => {
        this.#deps.journal.tables(this.#tables.size);
        if (!table) forget();
      },
      (error: unknown) => {
        forget();
        if (error instanceof Damaged) this.#setAside(error);
      },
    );
    return opening;
  }

  async #read(id: string): Promise<AnyTable | undefined> {
    const damaged = this.#damaged.get(id);
    if (damaged) throw damaged;
    const stored = await this.#deps.store.read(id);
    if (!stored) return undefined;
    const { state, game, version } = stored.record;
    // Other rules than its own would make another game of the same log.
    const playable = state === 'over' ? undefined : await this.#catalog.load(game, version);
    if (!playable) return new ReadOnlyTable(this.#deps, { ...stored, id });
    if (state === 'playing') this.#wakes.set(id, 0);
    try {
      const table = new Table(this.#deps, this, playable, { ...stored, id });
      this.#tell(table);
      return table;
    } catch (error) {
      throw new Damaged(id, `its log cannot be played: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** What cannot be read is the trouble of its own players: it is written down, and all others go on. */
  #setAside({ table, message }: Damaged): void {
    const { store, clock, journal } = this.#deps;
    journal.quarantined(table, message);
    this.#quotas.forget(table);
    void store
      .quarantine(table, message, clock.now())
      .catch((error: unknown) => journal.trouble(`table ${table} could not be set aside`, error));
  }

  async #forgetIdle(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => undefined);
      if (!table?.isIdle || this.#tables.get(id) !== opening) continue;
      this.#tables.delete(id);
      table.close();
      this.#deps.watcher?.closed(id);
      if (table.record.state === 'playing') this.#wakes.set(id, table.deadline);
    }
    this.#lobby.sweep();
    this.#deps.journal.tables(this.#tables.size);
  }

  async #tidy(): Promise<void> {
    const { store } = this.#deps;
    for (const id of await store.clearOpen(this.#oldest).catch(() => [])) this.#quotas.forget(id);
    for (const counted of [this.#starts, this.#matches, this.#chat]) counted.sweep();
    this.#rematches.sweep();
  }

  /** A table that never began and was last changed before this time is cleared away. */
  get #oldest(): number {
    const { clock, retention = usualRetention } = this.#deps;
    return clock.now() - retention.open * DAY;
  }

  // — what tables tell —

  admit(id: string, record: TableRecord, caller: Caller): ServerRefusal | undefined {
    const weight = weightOf(id, record)!;
    const refused = this.#quotas.admit(weight);
    if (refused) return refused;
    const deal = this.#catalog.facts(record.game)?.heavyDeal ? HEAVY_DEAL : 1;
    const tooFast = this.#starts.take(caller.address, deal + weight.bots)
      ? this.#matches.take(caller)
      : ({ code: 'startsTooFast' } as const);
    if (tooFast) this.#quotas.count({ ...weight, state: 'open' });
    return tooFast;
  }

  stored(table: Table, changed: { readonly record: boolean }): void {
    if (changed.record) {
      this.attended(table);
      this.#weigh(table);
    }
    this.#tell(table);
    this.#deps.bus.publish('tables', { from: this.#node, table: table.id, record: changed.record });
  }

  #tell(table: Table): void {
    const news = this.#deps.watcher && newsOf(table);
    if (news) this.#deps.watcher?.hear(news);
  }

  /** Counts a table as it stands now. */
  #weigh({ id, record }: Table): void {
    this.#count(id, record);
    if (record.state === 'over') this.#wakes.set(id, undefined);
    else if (record.state === 'playing') this.#wakes.set(id, 0);
  }

  #count(id: string, record: TableRecord): void {
    const weight = weightOf(id, record);
    if (weight) this.#quotas.count(weight);
    else this.#quotas.forget(id);
  }

  attended(table: Table): void {
    const here = table.record.seats.some((seat) => seat.kind === 'person' && table.audience.isHere(seat.who));
    this.#lobby.note(lineOf(table.id, table.record, table.updated), here);
    this.#tell(table);
  }

  failed(table: Table, error: unknown): void {
    const { id } = table;
    // That another node was first is nothing unusual.
    if (!(error instanceof Conflict)) this.#deps.journal.trouble('a table could not be stored', error);
    if (!(error instanceof Conflict || error instanceof Unavailable)) {
      const failures = (this.#failures.get(id) ?? 0) + 1;
      this.#failures.set(id, failures);
      if (failures >= MOST_FAILURES) this.#damaged.set(id, new Damaged(id, `playing it fails: ${error}`));
    }
    void this.#reload(id);
  }

  /** Another node has changed a table: it is read again where it is open, and so is its line in the lobby. */
  async #hear(id: string, record: boolean): Promise<void> {
    await this.#reload(id);
    if (!record || this.#tables.has(id) || this.#stopped) return;
    const stored = await this.#deps.store.read(id).catch(() => undefined);
    if (stored) this.#list(id, stored.record, stored.updated);
    else this.#lobby.drop(id);
  }

  #list(id: string, record: TableRecord, updated: number): void {
    if (this.#catalog.has(record.game, record.version)) this.#lobby.note(lineOf(id, record, updated), false);
  }

  /** Reads a table again as it stands in the store, for all who look at it. */
  async #reload(id: string): Promise<void> {
    const opening = this.#tables.get(id);
    if (!opening || this.#stopped) return;
    const before = await opening.catch(() => undefined);
    if (this.#tables.get(id) === opening) this.#tables.delete(id);
    if (!before) return;
    before.close();
    const callers = [...before.audience.callers].map(([caller]) => caller);
    const after = await this.#open(id).catch(() => undefined);
    // Where it cannot be read now it counts as before: it stands all the same.
    if (after) this.#count(id, after.record);
    for (const caller of callers) {
      before.audience.remove(caller);
      this.#joined.get(caller)?.delete(before);
      // Gone meanwhile.
      if (!this.#joined.has(caller)) continue;
      if (after) void this.#join(caller, after, undefined).catch(() => {});
      else {
        const code = this.#damaged.has(id) ? 'damaged' : 'trouble';
        caller.send(JSON.stringify({ type: 'again', table: id, ...spoken({ code }) }));
      }
    }
  }

  // — beginning and end —

  async resume(): Promise<void> {
    const { store } = this.#deps;
    await store.clearOpen(this.#oldest);
    for (const { id, record, updated } of await store.inState('open', MOST_LISTED))
      this.#list(id, record, updated);
    for (const weight of await store.weights()) this.#quotas.count(weight);
    // A table that waits for a player need not stay in memory.
    await this.#wakes.takeUp(() => this.#forgetIdle());
    this.#archive.fill();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopTimers) stop();
    this.#lobby.stop();
    this.#unsubscribe();
    const callers = new Set([...this.#joined.keys(), ...this.#lobby.callers]);
    for (const caller of callers) caller.send(JSON.stringify({ type: 'closing' }));
    for (const opening of this.#tables.values()) {
      const table = await opening.catch(() => undefined);
      table?.close();
      // What a bot owes is due at the next start.
      if (table?.record.state === 'playing')
        this.#wakes.set(table.id, table.machine?.isBusy ? 1 : table.deadline);
    }
    this.#tables.clear();
    await this.#wakes.stop();
    await this.#archive.stop();
  }
}

/** What a table that is not over weighs. */
function weightOf(id: string, { state, host, origin, seats }: TableRecord): TableWeight | undefined {
  if (state === 'over') return undefined;
  return { id, state, host, origin, bots: seats.filter(({ kind }) => kind === 'bot').length };
}
