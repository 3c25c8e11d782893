/**
 * One online table. The table's machine says what happens; this stores it and sends it to the table's clients. Events come one
 * after the other: each is worked out, stored, and only then shown and acknowledged. Where it cannot be stored the table is
 * read again as it stands in the store, and nothing has happened.
 */
import { CHANCE, type Position, type Seat } from '../../contract/index.ts';
import type { Effect, PlayerEvent, TableEvent, TimedEntry } from '../../match/events.ts';
import type { MatchFile } from '../../match/file.ts';
import { isUndo } from '../../match/log.ts';
import { TableMachine } from '../../match/table.ts';
import { Alarm } from '../../match/timer.ts';
import type { Have } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import type { StoredTable } from '../store/store.ts';
import type { Answer, Caller, Request, TableServiceDeps } from '../table-service.ts';
import { Announcer } from './announcer.ts';
import { fileOf } from './archive.ts';
import { Audience } from './audience.ts';
import { allRevealed, begin, deal, reveal } from './beginning.ts';
import type { Playable } from './catalog.ts';
import { Dealing } from './dealing.ts';
import { isFormer, withoutPerson } from './farewell.ts';
import { Succession, withoutFreeSeats } from './hosting.ts';
import { Ledger } from './ledger.ts';
import { infoOf } from './lines.ts';
import { Nudges } from './nudges.ts';
import type { Overseer } from './overseer.ts';
import type { PendingChange } from './pending-change.ts';
import { chooseFor, type Think } from './question.ts';
import type { TableRecord } from './record.ts';
import type { RematchLink } from './rematch.ts';
import { type Arranged, recordAfter, seatOfPerson } from './seats.ts';

/** After an outage of the server its clients need so long to come back and show their salts. */
const COMING_BACK = 10_000;

export class Table {
  readonly id: string;
  readonly audience = new Audience();
  record: TableRecord;
  updated: number;
  readonly secret: string;
  readonly #deps: TableServiceDeps;
  readonly #overseer: Overseer;
  readonly #playable: Playable;
  #rev: number;
  /** The match, from the start on. */
  machine: TableMachine | undefined;
  readonly #alarm: Alarm;
  readonly #announcer: Announcer;
  readonly #ledger: Ledger;
  readonly #succession: Succession;
  readonly #nudges = new Nudges();
  readonly #dealing: Dealing;

  constructor(
    deps: TableServiceDeps,
    overseer: Overseer,
    playable: Playable,
    stored: StoredTable & { readonly id: string; readonly log: readonly TimedEntry[] },
  ) {
    this.id = stored.id;
    this.record = stored.record;
    this.updated = stored.updated;
    this.secret = stored.secret;
    this.#deps = deps;
    this.#overseer = overseer;
    this.#playable = playable;
    this.#rev = stored.rev;
    this.#dealing = new Dealing(this, deps, playable.facts);
    this.#alarm = new Alarm(deps.clock, () => this.#wake());
    this.#announcer = new Announcer(this, deps.clock);
    this.#ledger = new Ledger({
      store: (change) => this.#store(change),
      afterwards: (change) => this.#afterwards(change),
      failed: (error) => {
        this.close();
        overseer.failed(this, error);
      },
    });
    this.#succession = new Succession(this, deps.clock, stored.updated, (host) => {
      void this.rewrite((record) => ({ value: { ...record, host } }));
    });
    if (stored.record.revealing) this.#revealOn(stored.record.revealing.until);
    if (!stored.record.head) return;
    this.machine = this.#newMachine(stored.log);
    // It may have stopped between a move and what chance owes after it.
    this.#send({ type: 'open' });
  }

  #newMachine(log: readonly TimedEntry[]): TableMachine {
    const { pace: pause, clock, outages } = this.#deps;
    const { head, pace, standIn, away, times, state, offer } = this.record;
    const { draw } = this.#dealing;
    return new TableMachine(
      this.#playable.game,
      head!,
      { secret: this.secret, pause, pace, standIn, chance: 'atOnce', undo: 'agreed', draw },
      { log, away, times, offer, ended: state === 'over', ...(outages ? { outages } : {}) },
      clock.now(),
    );
  }

  /** No viewer is here and nothing is under way: it can be forgotten and read again later. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.#ledger.isIdle && !this.machine?.isBusy && !this.#dealing.isBusy;
  }
  /** It was forgotten: a caller who still has it opens it again. */
  get isClosed(): boolean {
    return this.#ledger.isClosed;
  }
  get deadline(): number | undefined {
    return this.record.revealing?.until ?? this.machine?.clocks?.deadline()?.at;
  }
  get info(): TableInfo {
    return infoOf(this.id, this.record, (who) => this.audience.isHere(who));
  }

  /** Lets go of timers. Whatever is still asked is refused. */
  close(): void {
    this.#ledger.close();
    this.#alarm.clear();
    this.#succession.stop();
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
      this.#rewrite(pending, record.value);
      this.audience.seatAll((who) => this.seatOf(who));
      // A spectator who sits down watches no longer.
      if (record.value.state === 'open') pending.after.push(() => this.#announcer.watching());
      return {};
    });
  }

  // — the host —

  async nudge(caller: Caller): Promise<Answer> {
    const seats = this.#nudges.ask(this, caller.who, this.#deps.clock.now());
    if ('refused' in seats) return seats;
    this.audience.tell({ type: 'nudged', table: this.id, seats: [...seats] });
    return {};
  }

  relieve(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((change) => {
      const seats = this.#nudges.late(this, caller.who, this.#deps.clock.now());
      return 'refused' in seats ? seats : this.#step(change, { type: 'relieve', seats });
    });
  }

  /** From now on seats are fixed, and their players' pages show their salts. */
  start(caller: Caller, free?: 'bots' | 'gone'): Promise<Answer> {
    return this.#ledger.answer((change) => {
      const least = this.#playable.facts.seats.min;
      const full = withoutFreeSeats(this.record, caller.who, { free, least });
      if ('refused' in full) return full;
      const record = begin(full.value, caller.who, this.#deps.clock.now());
      if ('refused' in record) return record;
      const refused = this.#overseer.admit(this.id, record.value, caller);
      if (refused) return { refused };
      this.#rewrite(change, record.value);
      change.wake = this.deadline;
      change.after.push(() => {
        if (record.value.watch) return;
        for (const [one, viewer] of [...this.audience.callers]) if (viewer < 0) this.audience.remove(one);
      });
      return {};
    });
  }

  /** A player shows their salt; the last one brings the deal. */
  reveal(caller: Caller, salt: string): Promise<Answer> {
    return this.#ledger.answer((change) => {
      const record = reveal(this.record, caller.who, salt);
      if ('refused' in record) return record;
      if (record.value === this.record) return {};
      change.record = record.value;
      this.record = record.value;
      change.after.push(() => this.#announcer.presence(this.seatOf(caller.who)));
      if (allRevealed(record.value)) change.after.push(() => this.#deal());
      return {};
    });
  }

  /** Read from a store while it waited for salts. */
  #revealOn(until: number): void {
    const { outages = [], clock } = this.#deps;
    const back = Math.max(until, (outages.at(-1)?.[1] ?? 0) + COMING_BACK);
    this.record = { ...this.record, revealing: { until: back } };
    if (allRevealed(this.record) || back <= clock.now()) this.#deal();
    else this.#alarm.set(back);
  }

  #wake(): void {
    const { revealing } = this.record;
    if (!revealing) this.#send({ type: 'wake' });
    else if (revealing.until > this.#deps.clock.now()) this.#alarm.set(revealing.until);
    else this.#deal();
  }

  /** Alone: what is asked for next is told to those who may see it, once each was told how the match begins. */
  #deal(): void {
    void this.#ledger.answerAlone((change) => {
      if (!this.record.revealing) return {};
      const dealt = deal(this.record, { id: this.id, secret: this.secret, now: this.#deps.clock.now() });
      if (!this.#dealing.isReady(dealt.head!, () => this.#deal())) return {};
      this.record = dealt;
      change.record = dealt;
      this.machine = this.#newMachine([]);
      this.audience.seatAll((who) => this.seatOf(who));
      this.#step(change, { type: 'open' });
      change.after.push(() => {
        for (const [one, viewer] of this.audience.callers) this.#announcer.everything(one, viewer);
      });
      for (const [by, seat] of this.record.seats.entries())
        if (isFormer(seat)) this.#step(change, { type: 'resign', by });
      // Each viewer is told the match as it stands once it is dealt.
      change.showNothing();
      return {};
    });
  }

  // — coming and going —

  /** Tells a caller everything they may know, and from then on whatever happens. */
  join(caller: Caller, have: Have | undefined): Promise<Answer> {
    return this.#ledger.answer((change) => {
      const viewer = this.seatOf(caller.who);
      if (viewer < 0 && !this.record.watch && this.record.state === 'playing')
        return { refused: { code: 'noWatching' } };
      change.after.push(() => this.#admit(caller, have));
      return {};
    });
  }

  #admit(caller: Caller, have: Have | undefined): void {
    if (this.#ledger.isClosed) return;
    const viewer = this.seatOf(caller.who);
    const wasHere = this.audience.isHere(caller.who);
    this.audience.add(caller, viewer);
    this.#announcer.everything(caller, viewer, have);
    if (!wasHere) this.#presence(viewer);
  }

  leave(caller: Caller): void {
    const viewer = this.seatOf(caller.who);
    if (this.audience.remove(caller) && !this.audience.isHere(caller.who)) this.#presence(viewer);
  }

  #presence(viewer: Seat): void {
    this.#announcer.presence(viewer);
    this.#succession.look();
    this.#overseer.attended(this);
  }

  // — play —

  /** A player moves, takes back, answers, resigns or returns. */
  act(caller: Caller, request: Extract<Request, { type: PlayerEvent['type'] }>): Promise<Answer> {
    const run = (change: PendingChange): Answer => {
      const by = this.seatOf(caller.who);
      if (by < 0 && this.record.state === 'playing') return { refused: { code: 'notSeated' } };
      return this.#step(change, { ...request, by });
    };
    // A message tells either of entries or of an undo.
    const mayUndo = request.type === 'undo' || request.type === 'answer';
    return mayUndo ? this.#ledger.answerAlone(run) : this.#ledger.answer(run);
  }

  #send(event: TableEvent): void {
    this.#ledger.ask((change) => this.#step(change, event));
  }

  #step(change: PendingChange, event: TableEvent): Answer {
    const machine = this.machine;
    if (!machine) return { refused: { code: 'notBegun' } };
    machine.viewers = this.audience.viewers;
    for (const effect of machine.step(event, this.#deps.clock.now())) {
      if (effect.type === 'refused') return { refused: effect.refusal };
      this.#carryOut(change, effect);
    }
    return {};
  }

  #carryOut(change: PendingChange, effect: Exclude<Effect<Position>, { type: 'refused' }>): void {
    switch (effect.type) {
      case 'append':
        change.append(effect);
        break;
      case 'undone':
        change.entries = [effect.entry];
        change.undone = effect.length;
        break;
      case 'offer':
        this.#rewrite(change, recordAfter(this.record, effect));
        change.after.push(() => this.audience.tell({ type: 'offer', table: this.id, ...effect.offer }));
        break;
      case 'offerEnded':
        this.#rewrite(change, recordAfter(this.record, effect));
        change.after.push(() =>
          this.audience.tell({ type: 'no-offer', table: this.id, by: effect.by, why: effect.why }),
        );
        break;
      case 'away':
      case 'back':
        this.#rewrite(change, recordAfter(this.record, effect));
        break;
      case 'think':
        change.after.push(() => void this.#think(effect));
        break;
      case 'wake':
        change.wake = effect.at;
        break;
      case 'over':
        change.ends = true;
        this.#rewrite(change, recordAfter(this.record, effect));
        change.after.push(() => this.#announcer.end());
    }
  }

  async #think(effect: Think): Promise<void> {
    if (this.isClosed) return;
    const { id, seat } = effect;
    const move = await chooseFor(this, this.#deps, effect);
    this.#send({ type: 'thoughts', thoughts: [{ id, seat, move }] });
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

  /** A player wants to be forgotten: a bot plays on for them, and their name is gone. Where it is not dealt yet, see `#revealOn`. */
  forget(who: string): Promise<Answer> {
    return this.#ledger.answerAlone((change) => {
      const by = this.seatOf(who);
      // Where the match is over, or they had resigned before, only the name is left.
      if (by >= 0 && this.machine) this.#step(change, { type: 'resign', by });
      this.#rewrite(change, withoutPerson(this.record, who));
      this.audience.seatAll((one) => this.seatOf(one));
      return {};
    });
  }

  // — storing and showing —

  #rewrite(change: PendingChange, record: TableRecord): void {
    change.record = record;
    this.record = record;
    change.after.push(() => {
      this.#announcer.record();
      this.#succession.look();
    });
  }

  async #store({ record, entries: list, ends }: PendingChange): Promise<void> {
    const at = this.#deps.clock.now();
    const n = (this.machine?.match.log.length ?? 0) - list.length;
    await this.#deps.store.change({
      id: this.id,
      at,
      record: record && { value: record, rev: this.#rev },
      entries: list.length > 0 ? { n, list } : undefined,
      file: ends ? this.#file() : undefined,
    });
    if (record) this.#rev++;
    this.updated = at;
    for (const { entry } of list)
      if (!isUndo(entry) && entry.by !== CHANCE) this.#deps.journal.moved(this.record.game);
  }

  /** Names are as the record has them: a player may have been forgotten. */
  #file(): MatchFile | undefined {
    const { seats } = this.record.head ?? {};
    return this.machine && seats && { ...fileOf(this.machine.match, this.secret), seats };
  }

  #afterwards(change: PendingChange): void {
    if (this.machine && change.entries.length > 0) this.#announcer.entries(change, this.machine);
    for (const then of change.after) then();
    if (change.wake !== undefined && !this.isClosed) this.#alarm.set(change.wake);
    if (!change.isEmpty) this.#overseer.stored(this, { record: change.record !== undefined });
  }
}
