/** The tables of this server: finds, opens and forgets them, and keeps the lobby. */
import type { Reading } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import { every } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo, TableLine, TablePlan } from '../../online/table.ts';
import { spoken } from '../refusals.ts';
import { Conflict, type Identity } from '../store/store.ts';
import type { Answer, Caller, Request, TableService, TableServiceDeps } from '../table-service.ts';
import { Archive } from './archive.ts';
import { Catalog } from './catalog.ts';
import { chatAt, chatOf } from './chat.ts';
import { lineOf } from './lines.ts';
import { Lobby } from './lobby.ts';
import { planRematch, planTable } from './plan.ts';
import { noRules, ReadOnlyTable } from './read-only.ts';
import type { TableRecord } from './record.ts';
import { type AnyTable, isTooOld, perform } from './requests.ts';
import { type Overseer, Table } from './table.ts';

/** How often tables without an audience are forgotten. */
const SWEEP = 30_000;
const DAY = 24 * 3_600_000;
/** A table that never began is cleared away after this long. */
const OPEN_FOR = 7 * DAY;
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
  /** Wakes tables that were forgotten, when a clock runs out. */
  readonly #alarms = new Map<string, () => void>();
  readonly #stopSweeping: () => void;
  readonly #unsubscribe: () => void;
  #stopped = false;

  constructor(deps: TableServiceDeps) {
    this.#deps = deps;
    this.#catalog = new Catalog(deps.games);
    this.#archive = new Archive(deps, this.#catalog);
    this.#lobby = new Lobby(() => deps.clock.now());
    this.#node = deps.newId();
    this.#stopSweeping = every(deps.clock, SWEEP, () => void this.#forgetIdle());
    this.#unsubscribe = deps.bus.subscribe('tables', ({ from, table, record }) => {
      if (from !== this.#node) void this.#hear(table, record);
    });
  }

  // — what callers ask —

  async receive(caller: Caller, request: Request): Promise<Answer> {
    if (request.type === 'lobby') {
      if (request.on) this.#lobby.enter(caller);
      else this.#lobby.leave(caller);
      return {};
    }
    const known = await this.#open(request.table);
    // It may have been forgotten in this very moment.
    const table = known?.isClosed ? await this.#open(request.table) : known;
    if (!table) return { refused: { code: 'noTable' } };
    if (request.type === 'join') return this.#join(caller, table, request.have);
    if (!table.audience.has(caller)) return { refused: { code: 'notJoined' } };
    switch (request.type) {
      case 'leave':
        this.#leave(caller, table);
        return {};
      case 'chat':
        return chatAt(this.#deps, table, caller, request.text);
      case 'rematch':
        return this.#rematch(caller, table);
    }
    if (table instanceof ReadOnlyTable) return { refused: table.refusal };
    return perform(table, caller, request);
  }

  async #join(caller: Caller, table: AnyTable, have: Parameters<Table['join']>[1]): Promise<Answer> {
    if (isTooOld(caller, table)) return { refused: { code: 'oldPage' } };
    const answer = await table.join(caller, have);
    if (answer.refused !== undefined) return answer;
    if (this.#gone.has(caller)) {
      table.leave(caller);
      return answer;
    }
    const joined = this.#joined.get(caller) ?? new Set();
    this.#joined.set(caller, joined.add(table));
    await chatOf(this.#deps, table, caller);
    return answer;
  }

  #leave(caller: Caller, table: AnyTable): void {
    table.leave(caller);
    this.#joined.get(caller)?.delete(table);
    this.#forgetOver(table);
  }

  gone(caller: Caller): void {
    this.#gone.add(caller);
    this.#lobby.leave(caller);
    for (const table of this.#joined.get(caller) ?? []) {
      table.leave(caller);
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

  async #rematch(caller: Caller, table: AnyTable): Promise<Answer> {
    if (table.seatOf(caller.who) < 0) return { refused: { code: 'notSeated' } };
    if (table.record.state !== 'over') return { refused: { code: 'notOver' } };
    if (table.record.rematch) return { to: table.record.rematch };
    const facts = this.#catalog.facts(table.record.game);
    if (!facts) return { refused: { code: 'noGame', game: table.record.game } };
    const secret = this.#deps.newSecret();
    const now = this.#deps.clock.now();
    const record = planRematch(facts, { record: table.record, host: caller.who, secret, now });
    if ('refused' in record) return record;
    return table.linkRematch(await this.#add(record.value, secret, now));
  }

  async create(by: Identity, plan: TablePlan): Promise<Reading<string, ServerRefusal>> {
    const facts = this.#catalog.facts(plan.game);
    if (!facts) return { refused: { code: 'noGame', game: plan.game } };
    const secret = this.#deps.newSecret();
    const now = this.#deps.clock.now();
    const record = planTable(facts, by, plan, secret, now);
    return 'refused' in record ? record : { value: await this.#add(record.value, secret, now) };
  }

  /** Keeps a new table, and tells the lobbies of all nodes. */
  async #add(record: TableRecord, secret: string, now: number): Promise<string> {
    const id = this.#deps.newId();
    await this.#deps.store.create(id, record, secret, now);
    this.#lobby.note(lineOf(id, record, now), false);
    this.#deps.bus.publish('tables', { from: this.#node, table: id, record: true });
    return id;
  }

  // — what pages ask —

  lobby(): readonly TableLine[] {
    return this.#lobby.lines();
  }

  async tablesOf(who: string): Promise<readonly TableLine[]> {
    const stored = await this.#deps.store.tablesOf(who, MOST_LISTED);
    return Promise.all(
      stored.map(async ({ id, record, updated }) => {
        const you = record.seats.findIndex((seat) => seat.kind === 'person' && seat.who === who);
        const table = record.state === 'playing' ? await this.#open(id).catch(() => undefined) : undefined;
        const machine = table?.machine;
        const yourTurn = machine?.choices.some((seat) => machine.match.decider(seat) === you) ?? false;
        return { ...lineOf(id, table?.record ?? record, updated), you, yourTurn };
      }),
    );
  }

  async info(id: string): Promise<TableInfo | undefined> {
    return (await this.#open(id))?.info;
  }

  async file(id: string): Promise<Reading<MatchFile, ServerRefusal>> {
    const file = await this.#archive.file(id);
    if (file) return { value: file };
    const table = await this.#open(id);
    if (!table) return { refused: { code: 'noTable' } };
    return { refused: table.record.state === 'over' ? noRules(table.record) : { code: 'notOver' } };
  }

  // — opening and forgetting —

  #open(id: string): Promise<AnyTable | undefined> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    const forget = () => this.#tables.delete(id);
    opening.then((table) => {
      this.#deps.journal.tables(this.#tables.size);
      if (!table) forget();
    }, forget);
    return opening;
  }

  async #read(id: string): Promise<AnyTable | undefined> {
    this.#alarms.get(id)?.();
    this.#alarms.delete(id);
    const stored = await this.#deps.store.read(id);
    if (!stored) return undefined;
    const { state, game, version } = stored.record;
    // Other rules than its own would make another game of the same log.
    const playable = state === 'over' ? undefined : await this.#catalog.load(game, version);
    return playable
      ? new Table(this.#deps, this, playable, { ...stored, id })
      : new ReadOnlyTable(this.#deps, { ...stored, id });
  }

  async #forgetIdle(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => undefined);
      if (!table?.isIdle || this.#tables.get(id) !== opening) continue;
      this.#tables.delete(id);
      table.close();
      this.#wakeFor(table);
    }
    this.#deps.journal.tables(this.#tables.size);
  }

  #wakeFor({ id, deadline }: AnyTable): void {
    if (deadline === undefined) return;
    const { clock } = this.#deps;
    const wait = Math.max(0, deadline - clock.now());
    this.#alarms.set(
      id,
      clock.after(wait, () => void this.#open(id).catch(() => {})),
    );
  }

  // — what tables tell —

  stored(table: Table, changed: { readonly record: boolean }): void {
    if (changed.record) this.attended(table);
    this.#deps.bus.publish('tables', { from: this.#node, table: table.id, record: changed.record });
  }

  attended(table: Table): void {
    const here = table.record.seats.some((seat) => seat.kind === 'person' && table.audience.isHere(seat.who));
    this.#lobby.note(lineOf(table.id, table.record, table.updated), here);
  }

  failed(table: Table, error: unknown): void {
    // That another node was first is nothing unusual.
    if (!(error instanceof Conflict)) this.#deps.journal.trouble('a table could not be stored', error);
    void this.#reload(table.id);
  }

  /** Another node has changed a table: it is read again where it is open, and so is its line in the lobby. */
  async #hear(id: string, record: boolean): Promise<void> {
    await this.#reload(id);
    if (!record || this.#tables.has(id) || this.#stopped) return;
    const stored = await this.#deps.store.read(id).catch(() => undefined);
    if (stored) this.#list(id, stored.record, stored.updated);
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
    for (const caller of callers) {
      before.audience.remove(caller);
      this.#joined.get(caller)?.delete(before);
      // Gone meanwhile.
      if (!this.#joined.has(caller)) continue;
      if (after) void this.#join(caller, after, undefined).catch(() => {});
      else caller.send(JSON.stringify({ type: 'again', table: id, ...spoken({ code: 'trouble' }) }));
    }
  }

  // — beginning and end —

  async resume(): Promise<void> {
    const { store, clock } = this.#deps;
    await store.clearOpen(clock.now() - OPEN_FOR);
    for (const { id, record, updated } of await store.inState('open', MOST_LISTED))
      this.#list(id, record, updated);
    // A table that cannot be read is the trouble of its own players: all others go on.
    for (const { id } of await store.inState('playing', Number.MAX_SAFE_INTEGER))
      await this.#open(id).catch((error) =>
        this.#deps.journal.trouble(`table ${id} could not be read`, error),
      );
    // A table whose bot is due goes on at once; one that waits for a player need not stay in memory.
    await this.#forgetIdle();
    this.#archive.fill();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopSweeping();
    this.#unsubscribe();
    for (const callOff of this.#alarms.values()) callOff();
    const callers = new Set([...this.#joined.keys(), ...this.#lobby.callers]);
    for (const caller of callers) caller.send(JSON.stringify({ type: 'closing' }));
    for (const opening of this.#tables.values()) (await opening.catch(() => undefined))?.close();
    this.#tables.clear();
    await this.#archive.stop();
  }
}
