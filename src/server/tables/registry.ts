/** The tables of this server, as callers and pages ask for them; and the lobby. */
import type { Reading } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import { every } from '../../match/timer.ts';
import type { LobbyGiven, Look, QuickGiven, QuickWanted } from '../../online/api.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { LobbyQuery, TableInfo, TableLine, TablePlan } from '../../online/table.ts';
import { Gossip } from '../gossip.ts';
import { usualLimits } from '../limits.ts';
import { usualRetention } from '../retention.ts';
import type { Identity } from '../store/store.ts';
import type { Answer, Caller, Request, TableService, TableServiceDeps } from '../table-service.ts';
import { Abandoned } from './abandoned.ts';
import { Admission } from './admission.ts';
import { Archive } from './archive.ts';
import { Catalog } from './catalog.ts';
import { chatAt } from './chat.ts';
import { Enquiries } from './enquiries.ts';
import { takeLeave } from './farewell.ts';
import { Following } from './following.ts';
import { Invitations } from './invitations.ts';
import { JoinCodes } from './join-codes.ts';
import { Leases, LoneLeases, type TableLeases } from './leases.ts';
import { Lobby } from './lobby.ts';
import { isUnwanted, type Seen } from './manners.ts';
import { NewTables } from './new-tables.ts';
import { OpenTables } from './open-tables.ts';
import { Oversight } from './oversight.ts';
import { Portions } from './portions.ts';
import { Presence } from './presence.ts';
import { Programs } from './programs.ts';
import { QuickTables } from './quick.ts';
import { ReadOnlyTable } from './read-only.ts';
import type { TableRecord } from './record.ts';
import { type NewTable, Rematches } from './rematch.ts';
import { renameAtTables } from './renaming.ts';
import { perform } from './requests.ts';
import { SharedChat } from './shared-chat.ts';
import { Table } from './table.ts';
import { Visits } from './visits.ts';
import { Wakes } from './wakes.ts';

/** How often tables without an audience are forgotten. */
const SWEEP = 30_000;
/** How often a node is heard by the others, so that they notice within this time if something that it said was lost. */
const PULSE = 1000;
/** How often tables that never began are cleared away. */
const TIDYING = 3_600_000;
const DAY = 24 * 3_600_000;

export function createTables(deps: TableServiceDeps): TableService {
  return new TableRegistry(deps);
}

class TableRegistry implements TableService {
  readonly #deps: TableServiceDeps;
  readonly #catalog: Catalog;
  readonly #archive: Archive;
  readonly #lobby: Lobby;
  readonly #open: OpenTables;
  readonly #visits: Visits;
  readonly #gossip: Gossip;
  readonly #presence: Presence;
  readonly #enquiries: Enquiries;
  readonly #admission: Admission;
  readonly #abandoned: Abandoned;
  readonly #leases: TableLeases;
  readonly #wakes: Wakes;
  readonly #new: NewTables;
  readonly #following: Following;
  readonly #oversight: Oversight;
  readonly #chat: Portions;
  readonly #talk: { readonly portions: Portions; readonly shared: SharedChat };
  readonly #rematches: Rematches;
  readonly #codes: JoinCodes;
  readonly #invitations: Invitations;
  readonly #quick: QuickTables;
  readonly programs: Programs;
  readonly #stopTimers: readonly (() => void)[];

  constructor(deps: TableServiceDeps) {
    this.#deps = deps;
    this.#catalog = new Catalog(deps.games);
    this.#archive = new Archive(deps, this.#catalog);
    this.#lobby = new Lobby(deps.clock);
    this.#gossip = new Gossip(deps);
    const { node } = deps;
    this.#leases = node === undefined ? new LoneLeases() : new Leases({ ...deps, node });
    this.#presence = new Presence(deps, {
      gossip: this.#gossip,
      leases: this.#leases,
      changed: (table, who, flipped) => void this.#following.attended(table, who, flipped),
      missed: () => void this.#following.compare(),
    });
    this.#visits = new Visits(deps, this.#presence);
    this.#admission = new Admission(deps, this.#catalog, this.#gossip);
    this.#wakes = new Wakes(deps, {
      open: (id) => this.#open.open(id),
      admission: this.#admission,
      leases: this.#leases,
    });
    this.#oversight = new Oversight(deps, {
      leases: this.#leases,
      lobby: this.#lobby,
      admission: this.#admission,
      visits: this.#visits,
      presence: this.#presence,
      gossip: this.#gossip,
      wakes: this.#wakes,
      open: () => this.#open,
      following: () => this.#following,
    });
    this.#open = new OpenTables(deps, {
      catalog: this.#catalog,
      overseer: this.#oversight,
      wakes: this.#wakes,
      leases: this.#leases,
      opened: (table) => {
        // It may have been set aside until now.
        this.#admission.count(table.id, table.record);
        this.#oversight.tell(table);
      },
      openedOver: (id, { record, updated }) => this.#following.list(id, record, updated),
      setAside: (id) => this.#following.unlist(id),
    });
    this.#enquiries = new Enquiries(deps, this.#open, this.#archive);
    this.#abandoned = new Abandoned(deps, this.#admission, this.#open);
    const shared = new SharedChat(deps, this.#gossip, this.#open);
    this.#gossip.hear('nudged', ({ table, ...nudged }) => {
      void this.#open.here(table).then((one) => one instanceof Table && one.nudged(nudged));
    });
    this.#gossip.hear('hand', ({ table, ...hand }) => {
      void this.#open.here(table).then((one) => one instanceof Table && one.giving.hear(hand));
    });
    this.#following = new Following(deps, {
      chat: shared,
      catalog: this.#catalog,
      lobby: this.#lobby,
      open: this.#open,
      admission: this.#admission,
      visits: this.#visits,
      presence: this.#presence,
    });
    const { limits = usualLimits } = deps;
    const { chatOfPerson: person, chatOfAddress: address } = limits;
    this.#chat = new Portions('lines', { person, address }, deps.clock, this.#gossip);
    this.#talk = { portions: this.#chat, shared };
    const hall = {
      find: (id: string) => this.#open.openFor(id),
      add: (table: NewTable, link: (id: string) => Promise<Answer>) => this.#new.add(table, link),
    };
    this.#new = new NewTables(deps, {
      catalog: this.#catalog,
      admission: this.#admission,
      lobby: this.#lobby,
    });
    this.#codes = new JoinCodes(deps, this.#gossip);
    this.#invitations = new Invitations(deps, this.#gossip);
    this.programs = new Programs(deps, this.#open, this.#gossip);
    this.#rematches = new Rematches(deps, {
      catalog: this.#catalog,
      hall,
      invitations: this.#invitations,
      programs: this.programs,
    });
    this.#quick = new QuickTables(deps, {
      catalog: this.#catalog,
      open: this.#open,
      fitting: (wanted, awaited) => this.#lobby.fitting(wanted, awaited),
      create: (by, plan, address) => this.create(by, plan, address),
    });
    this.#stopTimers = [
      every(deps.clock, SWEEP, () => void this.#forgetIdle()),
      every(deps.clock, TIDYING, () => void this.#tidy()),
      ...(node === undefined ? [] : [every(deps.clock, PULSE, () => deps.bus.publish('pulse', ''))]),
    ];
  }

  // — what callers ask —

  receive(caller: Caller, request: Request): Promise<Answer> {
    // Nearly all that is ever asked for: a move at a table that is in memory waits for nothing but the store.
    if (request.type === 'move') {
      const table = this.#open.ready(request.table);
      if (table?.audience.has(caller)) return table.act(caller, request);
    }
    return this.#receive(caller, request);
  }

  async #receive(caller: Caller, request: Request): Promise<Answer> {
    if (request.type === 'lobby') {
      if (request.on) this.#lobby.follow(caller, request);
      else this.#lobby.leave(caller);
      return {};
    }
    const table = await this.#open.openFor(request.table);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    if (request.type === 'join') return this.#visits.ask(caller, table, request);
    // A person to whom a seat is offered may not be allowed to watch.
    const isOffered = request.type === 'consent' && table.record.giving?.who === caller.who;
    if (!table.audience.has(caller) && !isOffered) return { refused: { code: 'notJoined' } };
    switch (request.type) {
      case 'leave':
        this.#visits.leave(caller, table);
        this.#open.forgetOver(table);
        return {};
      case 'chat':
        return chatAt(this.#deps, table, caller, request.text, this.#talk);
      case 'rematch':
        return request.yes === false
          ? this.#rematches.decline(caller, table)
          : this.#rematches.ask(caller, table);
    }
    if (table instanceof ReadOnlyTable) return { refused: table.refusal };
    if (request.type === 'summon') return this.programs.summon(caller, table, request.name);
    if (request.type === 'invite') return this.#invitations.invite(caller, table, request.who);
    if (request.type === 'give') return this.#invitations.give(caller, table, request);
    const sits = request.type === 'sit' || (request.type === 'hand' && request.up);
    if (sits && (await isUnwanted(this.#deps.store, table.record, caller.who)))
      return { refused: { code: 'closedToYou' } };
    if (request.type === 'sit') {
      const refused = await this.#codes.refuseLate(table, caller, request.code);
      if (refused) return { refused };
    }
    return request.type === 'cancel'
      ? this.#cancel(caller, table)
      : perform(table, caller, request, this.#deps.clock.now());
  }

  /** The host gives a table up that has not begun: it is gone, for all who look at it. */
  async #cancel(caller: Caller, table: Table): Promise<Answer> {
    const { id, record } = table;
    if (record.host !== caller.who) return { refused: { code: 'onlyHost' } };
    // The store knows better than this node whether it has begun.
    if (record.state !== 'open' || !(await this.#deps.store.removeOpen(id)))
      return { refused: { code: 'begun' } };
    this.#oversight.vanished(table);
    this.#deps.bus.changed({ table: id, record: true });
    return {};
  }

  gone(caller: Caller): void {
    this.#lobby.leave(caller);
    for (const table of this.#visits.gone(caller)) this.#open.forgetOver(table);
  }

  create(by: Identity, plan: TablePlan, address: string): Promise<Reading<string, ServerRefusal>> {
    return this.#new.create(by, plan, address);
  }

  quick(by: Identity, wanted: QuickWanted, address: string): Promise<Reading<QuickGiven, ServerRefusal>> {
    return this.#quick.find(by, wanted, address);
  }

  renamed(person: Identity): Promise<void> {
    const rewritten = (id: string, record: TableRecord, updated: number) => {
      this.#following.list(id, record, updated);
      this.#deps.bus.changed({ table: id, record: true });
    };
    return renameAtTables(person, { store: this.#deps.store, open: this.#open, rewritten });
  }

  // — what pages ask —

  lobby(query: LobbyQuery = {}): LobbyGiven {
    const { tables, page, total } = this.#lobby.page(query).message;
    return { tables, page, total };
  }

  tablesOf(who: string): Promise<readonly TableLine[]> {
    return this.#enquiries.tablesOf(who);
  }
  withCode(typed: string, address: string): Promise<Reading<string, ServerRefusal>> {
    return this.#codes.find(typed, address);
  }
  info(id: string): Promise<TableInfo | undefined> {
    return this.#enquiries.info(id);
  }
  file(id: string): Promise<Reading<MatchFile, ServerRefusal>> {
    return this.#enquiries.file(id);
  }
  look(id: string): Promise<Reading<Look, ServerRefusal>> {
    return this.#enquiries.look(id);
  }
  seenOf(by: string, meant: Seen): ReturnType<TableService['seenOf']> {
    return this.#enquiries.seenOf(by, meant);
  }

  forget(who: string): Promise<number> {
    const { store } = this.#deps;
    return takeLeave(who, {
      store,
      open: (id) => this.#open.open(id),
      reload: (id) => {
        this.#deps.bus.changed({ table: id, record: true });
        return this.#following.reload(id);
      },
    });
  }

  removed(ids: readonly string[]): void {
    for (const id of ids) {
      this.#following.unlist(id);
      void this.#following.reload(id);
      this.#deps.bus.changed({ table: id, record: true });
    }
  }

  // — forgetting —

  async #forgetIdle(): Promise<void> {
    await this.#open.forgetIdle();
    this.removed(await this.#abandoned.clear().catch(() => []));
    this.#lobby.sweep();
  }

  async #tidy(): Promise<void> {
    const { store } = this.#deps;
    for (const id of await store.clearOpen(this.#oldest).catch(() => [])) this.#admission.forget(id);
    this.#admission.sweep();
    this.#chat.sweep();
    this.#visits.sweep();
    this.#rematches.sweep();
    this.#codes.sweep();
    this.#invitations.sweep();
    this.programs.sweep();
  }

  /** A table that never began and was last changed before this time is cleared away. */
  get #oldest(): number {
    const { clock, retention = usualRetention } = this.#deps;
    return clock.now() - retention.open * DAY;
  }

  // — beginning and end —

  async resume(): Promise<void> {
    const { store } = this.#deps;
    await store.clearOpen(this.#oldest);
    await this.#following.listOpen();
    this.#admission.countAll(await store.weights());
    // A table that waits for a player need not stay in memory.
    await this.#wakes.takeUp(() => this.#forgetIdle());
    this.#archive.fill();
    this.#presence.ask();
  }

  async stop(): Promise<void> {
    for (const stop of this.#stopTimers) stop();
    this.#lobby.stop();
    this.#following.stop();
    this.#presence.stop();
    this.#gossip.stop();
    const callers = new Set([...this.#visits.callers, ...this.#lobby.callers]);
    for (const caller of callers) caller.send(JSON.stringify({ type: 'closing' }));
    await this.#open.stop();
    await this.#leases.stop();
    await this.#wakes.stop();
    await this.#archive.stop();
  }
}
