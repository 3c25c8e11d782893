/** The tables of this server: finds, opens and forgets them, and keeps the lobby. */
import type { Reading } from '../../contract/index.ts';
import { exportMatch, type MatchFile } from '../../match/file.ts';
import type { TableInfo, TableLine, TablePlan } from '../../online/table.ts';
import type { Answer, Caller, Hall, Request, Surroundings } from '../hall.ts';
import type { Identity } from '../store/store.ts';
import { Catalog } from './catalog.ts';
import { chatAt, chatOf } from './chat.ts';
import { lineOf } from './lines.ts';
import { Lobby } from './lobby.ts';
import { planRematch, planTable } from './plan.ts';
import { type Overseer, Table } from './table.ts';
import { words as say } from './words.ts';

/** How often tables that nobody looks at are forgotten. */
const SWEEP = 30_000;
const LONGEST_TIMER = 2 ** 31 - 1;
const DAY = 24 * 3_600_000;
/** A table that never began is cleared away after this long. */
const OPEN_FOR = 7 * DAY;
const MOST_LISTED = 200;

export function createHall(around: Surroundings): Hall {
  return new Tables(around);
}

class Tables implements Hall, Overseer {
  readonly #around: Surroundings;
  readonly #catalog: Catalog;
  readonly #lobby: Lobby;
  readonly #node: string;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  /** Which tables a caller has joined. */
  readonly #joined = new Map<Caller, Set<Table>>();
  /** Those who left may have been on their way to a table. */
  readonly #gone = new WeakSet<Caller>();
  /** Wakes tables that were forgotten, when a clock runs out. */
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  readonly #sweep: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #stopped = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#catalog = new Catalog(around.games);
    this.#lobby = new Lobby(around.now);
    this.#node = around.newId();
    this.#sweep = setInterval(() => void this.#forgetIdle(), SWEEP);
    this.#sweep.unref();
    this.#unsubscribe = around.bus.subscribe('tables', ({ from, table }) => {
      if (from !== this.#node) void this.#reload(table);
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
    if (!table) return { refused: say.noTable };
    if (request.type === 'join') return this.#join(caller, table, request.have);
    if (!table.audience.has(caller)) return { refused: say.notJoined };
    switch (request.type) {
      case 'leave':
        this.#leave(caller, table);
        return {};
      case 'sit':
        return table.sit(caller, request.seat, request.salt);
      case 'stand':
        return table.stand(caller);
      case 'seat':
        return table.giveSeat(caller, request.seat, request.to);
      case 'start':
        return table.start(caller);
      case 'move':
        return table.move(caller, request.seat, request.count, request.move);
      case 'undo':
        return table.undo(caller);
      case 'answer':
        return table.answer(caller, request.yes);
      case 'resign':
        return table.resign(caller);
      case 'return':
        return table.comeBack(caller);
      case 'chat':
        return chatAt(this.#around, table, caller, request.text);
      case 'rematch':
        return this.#rematch(caller, table);
    }
  }

  async #join(caller: Caller, table: Table, have: Parameters<Table['join']>[1]): Promise<Answer> {
    const answer = await table.join(caller, have);
    if (answer.refused !== undefined) return answer;
    if (this.#gone.has(caller)) {
      table.leave(caller);
      return answer;
    }
    const joined = this.#joined.get(caller) ?? new Set();
    this.#joined.set(caller, joined.add(table));
    await chatOf(this.#around, table, caller);
    return answer;
  }

  #leave(caller: Caller, table: Table): void {
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
  #forgetOver(table: Table): void {
    if (table.record.state !== 'over' || !table.isIdle || table.isClosed) return;
    this.#tables.delete(table.id);
    table.close();
  }

  async #rematch(caller: Caller, table: Table): Promise<Answer> {
    if (table.seatOf(caller.who) < 0) return { refused: say.notSeated };
    if (table.record.state !== 'over') return { refused: say.notOver };
    if (table.record.rematch) return { to: table.record.rematch };
    const id = this.#around.newId();
    const secret = this.#around.newSecret();
    const now = this.#around.now();
    const record = planRematch({ record: table.record, host: caller.who, secret, now });
    await this.#around.store.create(id, record, secret, now);
    return table.linkRematch(id);
  }

  async create(by: Identity, plan: TablePlan): Promise<Reading<string>> {
    const facts = this.#catalog.facts(plan.game);
    if (!facts) return { refused: say.noGame(plan.game) };
    const id = this.#around.newId();
    const secret = this.#around.newSecret();
    const now = this.#around.now();
    const record = planTable(facts, by, plan, secret, now);
    if ('refused' in record) return record;
    await this.#around.store.create(id, record.value, secret, now);
    this.#lobby.note(lineOf(id, record.value, now), false);
    return { value: id };
  }

  // — what pages ask —

  lobby(): readonly TableLine[] {
    return this.#lobby.lines();
  }

  async tablesOf(who: string): Promise<readonly TableLine[]> {
    const stored = await this.#around.store.tablesOf(who, MOST_LISTED);
    return Promise.all(
      stored.map(async ({ id, record, updated }) => {
        const you = record.seats.findIndex((seat) => seat.kind === 'person' && seat.who === who);
        const table = record.state === 'playing' ? await this.#open(id) : undefined;
        const playing = table?.playing;
        const yourTurn =
          playing?.owing.some(
            (seat) => playing.decider(seat) === you && playing.forced(seat) === undefined,
          ) ?? false;
        return { ...lineOf(id, table?.record ?? record, updated), you, yourTurn };
      }),
    );
  }

  async info(id: string): Promise<TableInfo | undefined> {
    return (await this.#open(id))?.info;
  }

  async file(id: string): Promise<Reading<MatchFile>> {
    const table = await this.#open(id);
    if (!table) return { refused: say.noTable };
    if (!table.playing || table.record.state !== 'over') return { refused: say.notOver };
    return { value: { ...exportMatch(table.playing.match), secret: table.secret } };
  }

  // — opening and forgetting —

  #open(id: string): Promise<Table | undefined> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    const forget = () => this.#tables.delete(id);
    opening.then((table) => {
      this.#around.journal.tables(this.#tables.size);
      if (!table) forget();
    }, forget);
    return opening;
  }

  async #read(id: string): Promise<Table | undefined> {
    clearTimeout(this.#alarms.get(id));
    this.#alarms.delete(id);
    const stored = await this.#around.store.read(id);
    const playable = stored && (await this.#catalog.load(stored.record.game));
    // Other rules would make another game of the same log.
    if (!stored || playable?.facts.version !== stored.record.version) return undefined;
    return new Table(this.#around, this, playable, { ...stored, id });
  }

  async #forgetIdle(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => undefined);
      if (!table?.isIdle || this.#tables.get(id) !== opening) continue;
      this.#tables.delete(id);
      table.close();
      this.#wakeFor(table);
    }
    this.#around.journal.tables(this.#tables.size);
  }

  #wakeFor({ id, deadline }: Table): void {
    if (deadline === undefined) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, deadline - this.#around.now()));
    const alarm = setTimeout(() => void this.#open(id).catch(() => {}), wait);
    alarm.unref();
    this.#alarms.set(id, alarm);
  }

  // — what tables tell —

  stored(table: Table, changed: { readonly record: boolean }): void {
    if (changed.record) this.attended(table);
    this.#around.bus.publish('tables', { from: this.#node, table: table.id });
  }

  attended(table: Table): void {
    const here = table.record.seats.some((seat) => seat.kind === 'person' && table.audience.isHere(seat.who));
    this.#lobby.note(lineOf(table.id, table.record, table.updated), here);
  }

  failed(table: Table, error: unknown): void {
    this.#around.journal.trouble('a table could not be stored', error);
    void this.#reload(table.id);
  }

  /** Reads a table again as it stands in the store, for everybody who looks at it. */
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
      else caller.send(JSON.stringify({ type: 'again', table: id, why: say.trouble }));
    }
  }

  // — beginning and end —

  async resume(): Promise<void> {
    const { store, now } = this.#around;
    await store.clearOpen(now() - OPEN_FOR);
    for (const { id, record, updated } of await store.inState('open', MOST_LISTED))
      this.#lobby.note(lineOf(id, record, updated), false);
    for (const { id } of await store.inState('playing', Number.MAX_SAFE_INTEGER)) await this.#open(id);
    // Where a bot is due it moves now; the others wait for their people.
    await this.#forgetIdle();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweep);
    this.#unsubscribe();
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
    const callers = new Set([...this.#joined.keys(), ...this.#lobby.callers]);
    for (const caller of callers) caller.send(JSON.stringify({ type: 'closing' }));
    for (const opening of this.#tables.values()) (await opening.catch(() => undefined))?.close();
    this.#tables.clear();
  }
}
