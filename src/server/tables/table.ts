/**
 * One online table. The table's machine says what happens; this stores it and sends it to the table's clients. Events come one
 * after the other: each is worked out, stored, and only then shown and acknowledged. Where it cannot be stored the table is
 * read again as it stands in the store, and nothing has happened; where another node was first, it is worked out anew after that.
 */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { PlayerEvent, TableEvent, TimedEntry } from '../../match/events.ts';
import type { TableMachine } from '../../match/table.ts';
import type { JoinedTable } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo } from '../../online/table.ts';
import type { TableChange } from '../bus.ts';
import type { Said } from '../gossip.ts';
import type { StoredTable } from '../store/store.ts';
import type { Answer, Caller, Request, TableServiceDeps } from '../table-service.ts';
import { Announcer } from './announcer.ts';
import { Attendance, type Joining } from './attendance.ts';
import { Audience } from './audience.ts';
import type { Playable } from './catalog.ts';
import { CatchingUp } from './catching-up.ts';
import { Dealing } from './dealing.ts';
import { withoutPerson } from './farewell.ts';
import { Giving } from './giving.ts';
import { Kept } from './kept.ts';
import { botSeatFor, withLatecomer } from './latecomers.ts';
import { Ledger } from './ledger.ts';
import { infoOf } from './lines.ts';
import { Nudges } from './nudges.ts';
import type { Overseer } from './overseer.ts';
import type { PendingChange } from './pending-change.ts';
import { Play } from './play.ts';
import type { TableRecord } from './record.ts';
import type { RematchLink } from './rematch.ts';
import { Running } from './running.ts';
import { type Arranged, seatOfPerson } from './seats.ts';
import { Starting } from './starting.ts';

export class Table {
  readonly id: string;
  readonly audience: Audience;
  record: TableRecord;
  updated: number;
  readonly secret: string;
  readonly #deps: TableServiceDeps;
  readonly #overseer: Overseer;
  readonly #play: Play;
  /** What stands in the store, as far as this node knows. */
  readonly #kept: Kept;
  readonly #announcer: Announcer;
  readonly #ledger: Ledger;
  readonly #running: Running;
  readonly #nudges = new Nudges();
  readonly giving: Giving;
  readonly #dealing: Dealing;
  readonly #starting: Starting;
  readonly #attendance: Attendance;
  readonly #catchingUp: CatchingUp;

  constructor(
    deps: TableServiceDeps,
    overseer: Overseer,
    playable: Playable,
    stored: StoredTable & { readonly id: string; readonly log: readonly TimedEntry[] },
  ) {
    this.id = stored.id;
    this.audience = new Audience(overseer.elsewhere(stored.id));
    this.record = stored.record;
    this.updated = stored.updated;
    this.secret = stored.secret;
    this.#deps = deps;
    this.#overseer = overseer;
    this.#kept = new Kept(stored);
    this.#dealing = new Dealing(this, deps, playable.facts);
    this.#announcer = new Announcer(this, deps.clock);
    const failed = (error: unknown) => {
      this.close();
      overseer.failed(this, error);
    };
    this.#ledger = new Ledger({
      store: (change) => this.#kept.store(this, change, deps),
      afterwards: (change) => this.#afterwards(change),
      catchUp: () => this.#catchingUp.undo(),
      failed,
    });
    this.#running = new Running(deps, {
      table: this,
      starting: () => this.#starting,
      send: (event) => this.#send(event),
    });
    this.#attendance = new Attendance({
      table: this,
      ledger: this.#ledger,
      announcer: this.#announcer,
      running: this.#running,
      overseer,
    });
    const parts = {
      table: this,
      playable,
      dealing: this.#dealing,
      announcer: this.#announcer,
      rewrite: (change: PendingChange, record: TableRecord) => this.#rewrite(change, record),
      wakeAt: (at: number) => this.#running.wakeAt(at),
    };
    this.#play = new Play(deps, { ...parts, send: (event) => this.#send(event) });
    this.#starting = new Starting(deps, { ...parts, overseer, ledger: this.#ledger, play: this.#play });
    this.#catchingUp = new CatchingUp({
      store: deps.store,
      table: this,
      kept: this.#kept,
      ledger: this.#ledger,
      play: this.#play,
      announcer: this.#announcer,
      changed: () => this.#running.start(),
      heard: (record) => overseer.heard(this, { record }),
      vanished: () => overseer.vanished(this),
      failed: (error) => {
        if (!this.isClosed) failed(error);
      },
    });
    this.giving = new Giving(deps, {
      table: this,
      ledger: this.#ledger,
      play: this.#play,
      announcer: this.#announcer,
      rewrite: (change, record) => this.#rewrite(change, record),
      refuseSeats: (record) => this.#refuseSeats(record),
      raised: (said) => overseer.say('hand', said),
    });
    if (stored.record.head) this.#play.begin(stored.log);
  }

  /** Does this node run the table? Where it does not, it shows the table and takes what its callers ask for. */
  get leads(): boolean {
    return this.#overseer.leads(this.id);
  }

  /** From now on this node runs the table, or no longer does. */
  lead(leads: boolean): void {
    if (this.isClosed) return;
    this.#running.start();
    this.#overseer.led(this, leads);
  }

  /** Another node has written here. */
  hear(change: TableChange): void {
    this.#catchingUp.hear(change);
  }
  /** What other nodes have written may have been missed. */
  compare(): Promise<void> {
    return this.#catchingUp.compare();
  }

  /** The match, from the start on. */
  get machine(): TableMachine | undefined {
    return this.#play.machine;
  }
  /** No viewer is here and nothing is under way: it can be forgotten and read again later. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.#ledger.isIdle && !(this.leads && this.isBusy);
  }
  /** Is it about to do something by itself? */
  get isBusy(): boolean {
    return this.machine?.isBusy === true || this.#dealing.isBusy;
  }
  /** It was forgotten: a caller who still has it opens it again. */
  get isClosed(): boolean {
    return this.#ledger.isClosed;
  }
  get deadline(): number | undefined {
    if (this.record.revealing) return this.record.revealing.until;
    const times = [this.machine?.clocks?.deadline()?.at, this.giving.due].filter((at) => at !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }
  get info(): TableInfo {
    return infoOf(this.id, this.record, (who) => this.audience.isHere(who));
  }

  /** The record as it stands in the store: what is just being written may turn out not to have happened. */
  get stored(): TableRecord {
    return this.#kept.record;
  }

  /** Reads something between two changes, when all of it is stored; undefined where the table was forgotten meanwhile. */
  async between<T>(read: () => T): Promise<T | undefined> {
    let value: T | undefined;
    await this.#ledger.alone(() => {
      value = read();
    });
    return value;
  }

  /** Resolves when all that was asked for until now is stored or refused. */
  async settled(): Promise<void> {
    await this.#ledger.alone(() => {});
  }

  /** Lets go of timers. Whatever is still asked is refused. */
  close(): void {
    this.#ledger.close();
    this.#running.stop();
  }

  /** The match as a spectator may see it. */
  get shown(): JoinedTable | undefined {
    return this.machine && this.#announcer.joined(this.machine, SPECTATOR);
  }

  seatOf(who: string): Seat {
    return seatOfPerson(this.record, who);
  }

  // — before the start —

  /** Seats, names or the host change, by what `change` makes of the record. */
  rewrite(change: (record: TableRecord) => Arranged): Promise<Answer> {
    return this.#ledger.answer((pending) => {
      const record = change(this.record);
      if ('refused' in record) return record;
      if (record.value === this.record) return {};
      const refused = this.#refuseSeats(record.value);
      if (refused) return { refused };
      const { rests } = this.record;
      this.#rewrite(pending, record.value);
      if (record.value.rests !== rests) this.#play.rest(pending);
      this.audience.seatAll((who) => this.seatOf(who));
      // A spectator who sits down watches no longer.
      if (record.value.state === 'open') pending.after.push(() => this.#announcer.watching());
      return {};
    });
  }

  /** Why a person cannot sit down who has no seat here yet. */
  #refuseSeats(record: TableRecord): ServerRefusal | undefined {
    const isNew = record.seats.some((seat) => seat.kind === 'person' && this.seatOf(seat.who) < 0);
    return isNew ? this.#overseer.seat(this.id, record) : undefined;
  }

  // — the host —

  async nudge(caller: Caller): Promise<Answer> {
    const at = this.#deps.clock.now();
    const turns = this.#nudges.ask(this, caller.who, at);
    if ('refused' in turns) return turns;
    this.audience.tell({ type: 'nudged', table: this.id, seats: turns.map(([seat]) => seat) });
    this.#overseer.say('nudged', { table: this.id, at, turns: [...turns] });
    return {};
  }
  /** At another node. */
  nudged(said: Omit<Said<'nudged'>, 'table'>): void {
    const seats = this.#nudges.hear(said);
    if (seats.length > 0) this.audience.tell({ type: 'nudged', table: this.id, seats: [...seats] });
  }

  relieve(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((change) => {
      const seats = this.#nudges.late(this, caller.who, this.#deps.clock.now());
      return 'refused' in seats ? seats : this.#play.step(change, { type: 'relieve', seats });
    });
  }

  /** A late-comer takes the seat of a bot, and is told what this seat knows. */
  takeOver(caller: Caller, wanted: Seat | undefined): Promise<Answer> {
    return this.#ledger.answerAlone((change) => {
      const { record } = this;
      const seat = botSeatFor(record, caller.who, wanted);
      if ('refused' in seat) return seat;
      const after = withLatecomer(record, seat.value, caller, this.#deps.clock.now());
      const refused = this.#refuseSeats(after);
      if (refused) return { refused };
      const { name } = after.seats[seat.value] as { readonly name: string };
      this.#rewrite(change, after);
      this.#play.step(change, { type: 'take', seat: seat.value, name });
      this.audience.seatAll((who) => this.seatOf(who));
      change.after.push(() => this.#announcer.taken(seat.value));
      return {};
    });
  }

  start(caller: Caller, free?: 'bots' | 'gone'): Promise<Answer> {
    return this.#starting.start(caller, free);
  }

  reveal(caller: Caller, salt: string): Promise<Answer> {
    return this.#starting.reveal(caller, salt);
  }

  // — coming and going —

  join(caller: Caller, joining: Joining): Promise<Answer> {
    return this.#attendance.join(caller, joining);
  }
  leave(caller: Caller): void {
    this.#attendance.leave(caller);
  }
  /** A person came or went at another node. */
  attendedElsewhere(who: string): void {
    this.#attendance.changed(who);
  }

  // — play —

  /** A player moves, takes back, answers, resigns or returns. */
  act(caller: Caller, request: Extract<Request, { type: PlayerEvent['type'] }>): Promise<Answer> {
    const run = (change: PendingChange): Answer => {
      const by = this.seatOf(caller.who);
      if (by < 0 && this.record.state === 'playing') return { refused: { code: 'notSeated' } };
      return this.#play.step(change, { ...request, by });
    };
    // A message tells either of entries or of an undo.
    const mayUndo = request.type === 'undo' || request.type === 'answer';
    return mayUndo ? this.#ledger.answerAlone(run) : this.#ledger.answer(run);
  }

  #send(event: TableEvent): void {
    this.#ledger.ask((change) => this.#play.step(change, event));
  }

  /** Notes at which table the same players play again. */
  linkRematch({ to, by, instead }: RematchLink): Promise<Answer> {
    return this.#ledger.answer((change) => {
      if (this.record.state !== 'over') return { refused: { code: 'notOver' } };
      const { rematch } = this.record;
      if (rematch !== undefined && rematch !== instead) return { to: rematch };
      this.#rewrite(change, { ...this.record, rematch: to, rematchBy: by });
      change.after.push(() => this.audience.tell({ type: 'rematch', table: this.id, to, by }));
      return { to };
    });
  }

  /** A player wants to be forgotten: a bot plays on for them, and their name is gone. Where it is not dealt yet, see `Starting.goOn`. */
  forget(who: string): Promise<Answer> {
    return this.#ledger.answerAlone((change) => {
      const by = this.seatOf(who);
      // Where the match is over, or they had resigned before, only the name is left.
      if (by >= 0 && this.machine) this.#play.step(change, { type: 'resign', by });
      this.#rewrite(change, withoutPerson(this.record, who));
      this.audience.seatAll((one) => this.seatOf(one));
      return {};
    });
  }

  // — storing and showing —

  #rewrite(change: PendingChange, record: TableRecord): void {
    change.record = record;
    this.record = record;
    // Several changes of the record at once are told once.
    if (change.isTold) return;
    change.isTold = true;
    change.after.push(() => {
      this.#announcer.record();
      this.#running.look();
    });
  }

  #afterwards(change: PendingChange): void {
    if (this.machine && change.entries.length > 0) this.#announcer.entries(change, this.machine);
    for (const then of change.after) then();
    if (change.wake !== undefined && !this.isClosed) this.#running.wakeAt(change.wake);
    if (change.isEmpty) return;
    const { record, entries: list } = change;
    const entries = list.length > 0 ? { n: this.#kept.length - list.length, list } : undefined;
    this.#overseer.stored(this, { record: record !== undefined, entries });
  }
}
