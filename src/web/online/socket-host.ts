/**
 * An online match as a table page sees it. What the page has been told stays with it over lost connections: after one
 * it is given what it missed, or everything where something was taken back meanwhile.
 */
import { effect } from '@preact/signals';
import { CHANCE, type Entry, type Seat, SPECTATOR } from '../../contract/index.ts';
import { type MatchHead, standing } from '../../match/log.ts';
import { remember } from '../../match/memo.ts';
import { type StandingNote, shorten } from '../../match/notes.ts';
import type { JoinedTable, ToClient } from '../../online/protocol.ts';
import type { Away, TableInfo } from '../../online/table.ts';
import type { Host, Offered, Over, ToHost, ToPage } from '../host/host.ts';
import type { Answer, Connection, Request } from './connection.ts';
import { keep, witnessOf } from './salts.ts';

/** Before joining again where a table said that it cannot go on for a moment. */
const moment = 500;
/** A move that the server could not store, or that came before its table was joined again, is sent so often: a database that was started again is back by then. */
const tries = 20;
const passing: ReadonlySet<string | undefined> = new Set(['trouble', 'unavailable', 'notJoined']);
/** A move that was not answered after so many milliseconds waits, though the connection looks open. */
const unanswered = 1500;

interface Followed {
  readonly head: MatchHead;
  readonly viewer: Seat;
  readonly entries: readonly Entry[];
  /** How long the log is, with what was taken back. */
  readonly log: number;
  readonly notes: readonly StandingNote[];
  readonly over?: Over;
}

export class SocketHost implements Host {
  readonly #connection: Connection;
  readonly #table: string;
  readonly #onlooker: boolean;
  #hear: (message: ToPage) => void = () => {};
  #stops: (() => void)[] = [];
  #followed: Followed | undefined;
  #info: TableInfo | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** An `onlooker` sees only what spectators may, though this person has a seat. */
  constructor(connection: Connection, table: string, onlooker = false) {
    this.#connection = connection;
    this.#table = table;
    this.#onlooker = onlooker;
  }

  listen(hear: (message: ToPage) => void): void {
    this.#hear = hear;
  }

  send(message: ToHost): void {
    switch (message.type) {
      case 'open':
        this.#open();
        break;
      case 'offer':
        void this.#offer(message);
        break;
      case 'undo':
        void this.#ask({ type: 'undo', table: this.#table });
        break;
      case 'leave':
        this.close();
        break;
      case 'create':
      case 'take':
      case 'pace':
      case 'skip':
      case 'rest':
      // Tables are set up elsewhere, no other player shares this seat, and the server has its own pace.
    }
  }

  close(): void {
    if (this.#stops.length === 0) return;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#hear = () => {};
    clearTimeout(this.#timer);
    if (this.#connection.state.peek() === 'open')
      void this.#connection.request({ type: 'leave', table: this.#table });
  }

  #open(): void {
    if (this.#stops.length > 0) return;
    this.#stops.push(
      this.#connection.listen((message) => this.#follow(message)),
      this.#connection.whenOpen((ask) => this.#join(ask)),
    );
  }

  async #join(ask: (message: Request) => Promise<Answer>, anew = false): Promise<void> {
    const known = anew ? undefined : this.#followed;
    const have = known && { log: known.log, standing: known.entries.length };
    const onlooker = this.#onlooker ? { onlooker: true } : {};
    const answer = await ask({ type: 'join', table: this.#table, ...(have ? { have } : {}), ...onlooker });
    if (!('refused' in answer) || answer.lost) return;
    // A table that was shown is not given up because it cannot be read for a moment.
    if (answer.code === 'unavailable' && this.#followed) this.#joinSoon(anew);
    else this.#hear({ type: 'failed', why: answer.refused });
  }

  #joinSoon(anew: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#joinAgain(anew), moment);
  }

  #joinAgain(anew: boolean): void {
    void this.#join((message) => this.#connection.request(message), anew);
  }

  async #offer({ seat, count, move }: Extract<ToHost, { type: 'offer' }>): Promise<void> {
    const stop = this.#watchOffer({ seat, move });
    const request = { type: 'move', table: this.#table, seat, count, move } as const;
    let answer = await this.#connection.request(request);
    // Its count makes sure that it is made once.
    for (let n = 1; n < tries && 'refused' in answer && passing.has(answer.code); n++) {
      await new Promise((resolve) => setTimeout(resolve, moment));
      if (this.#stops.length === 0) break;
      answer = await this.#connection.request(request);
    }
    this.#tellRefused(answer);
    stop();
  }

  /** Tells the page while a move of its own cannot get through. */
  #watchOffer(offer: Offered): () => void {
    let told = false;
    const tell = () => {
      told = true;
      this.#hear({ type: 'waits', offer });
    };
    const timer = setTimeout(tell, unanswered);
    const stop = effect(() => {
      if (this.#connection.state.value !== 'open') tell();
    });
    return () => {
      clearTimeout(timer);
      stop();
      if (told) this.#hear({ type: 'waits' });
    };
  }

  async #ask(request: Request): Promise<void> {
    this.#tellRefused(await this.#connection.request(request));
  }

  #tellRefused(answer: Answer): void {
    if ('refused' in answer) this.#hear({ type: 'refused', why: answer.refused });
  }

  #follow(message: ToClient): void {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.#table) this.#learn(message.table);
        return;
      case 'seat':
        if (message.table === this.#table && this.#info)
          this.#learn({ ...this.#info, seats: this.#info.seats.with(message.seat, message.info) });
        return;
      case 'joined':
        if (message.table === this.#table) this.#joined(message);
        return;
      case 'entries':
        if (message.table === this.#table) this.#append(message);
        return;
      case 'noted':
        if (message.table === this.#table) this.#note(message.note);
        return;
      case 'undone':
        if (message.table === this.#table) this.#shorten(message);
        return;
      case 'again':
        if (message.table !== this.#table) return;
        this.#joinSoon(false);
    }
  }

  /** What the table says about our own seat, and how it ended. */
  #learn(info: TableInfo): void {
    const [plays, ended, names] = [this.#plays, this.#info?.ended, namesOf(this.#info)];
    const away = String(this.#awaySeats);
    this.#info = info;
    const changed =
      plays !== this.#plays ||
      ended?.at !== info.ended?.at ||
      (names !== namesOf(undefined) && names !== namesOf(info));
    // Where the match has just ended, everything is about to be told anyway.
    if (!this.#followed) return;
    if (changed && (this.#followed.over || info.state === 'playing')) this.#tellAll();
    else if (away !== String(this.#awaySeats)) this.#tellNotes();
  }

  /** Why bots play for seats. */
  get #awaySeats(): readonly (Away | undefined)[] {
    return this.#info?.seats.map(({ away }) => away) ?? [];
  }

  /** Does a player sit at this screen? One who resigned is a spectator. */
  get #plays(): boolean {
    const viewer = this.#followed?.viewer ?? SPECTATOR;
    return viewer !== SPECTATOR && this.#awaySeats[viewer] !== 'resigned';
  }

  #joined(message: JoinedTable): void {
    const { head, viewer, from, log, over } = message;
    const before = this.#followed;
    const same = before?.head.id === head.id && before.viewer === viewer && before.entries.length >= from;
    if (from > 0 && !same) {
      this.#joinAgain(true);
      return;
    }
    const entries = over
      ? standing(over.log).map(({ entry }) => entry)
      : [...(before?.entries.slice(0, from) ?? []), ...message.entries];
    const { notes = [] } = message;
    this.#followed = { head, viewer, entries, log, notes, ...(over ? { over } : {}) };
    if (!over) this.#remember(this.#followed);
    // Nothing but what was missed: it is told like any other move.
    if (same && from > 0 && from === before.entries.length && !over) {
      if (notes.length > before.notes.length) this.#tellNotes();
      if (message.entries.length > 0) this.#tellNew(message.entries);
    } else this.#tellAll();
  }

  #append({ n, log, entries }: Extract<ToClient, { type: 'entries' }>): void {
    const before = this.#followed;
    if (!before || n <= before.entries.length) return;
    if (n !== before.entries.length + entries.length) this.#joinAgain(false);
    else {
      this.#followed = { ...before, entries: [...before.entries, ...entries], log };
      if (entries.some(({ by }) => by === CHANCE)) this.#remember(this.#followed);
      this.#tellNew(entries);
    }
  }

  /** A player's page keeps what it was shown, to hold the end against it. */
  #remember(followed: Followed): void {
    if (followed.viewer === SPECTATOR) return;
    const memos = remember(witnessOf(this.#table).memos ?? [], followed);
    if (memos) keep(this.#table, { memos });
  }

  #shorten({ length, log }: Extract<ToClient, { type: 'undone' }>): void {
    const before = this.#followed;
    if (!before || log <= before.log) return;
    if (length > before.entries.length) this.#joinAgain(true);
    else {
      const notes = [...before.notes];
      shorten(notes, length);
      this.#followed = { ...before, entries: before.entries.slice(0, length), log, notes };
      this.#hear({ type: 'undone', length, undo: this.#undo() });
    }
  }

  /** Told twice where it happened while we joined. */
  #note(note: StandingNote): void {
    const before = this.#followed;
    const last = before?.notes.findLast(({ seat }) => seat === note.seat);
    if (!before || (last?.what === note.what && last.from === note.from)) return;
    this.#followed = { ...before, notes: [...before.notes, note] };
    this.#tellNotes();
  }

  #tellNotes(): void {
    this.#hear({ type: 'noted', notes: this.#followed!.notes, away: this.#awaySeats });
  }

  /** Players may be called otherwise than when the match began, and may have taken the seat of a bot. */
  #named(head: MatchHead): MatchHead {
    const seats = head.seats.map((seat, n) => {
      const now = this.#info?.seats[n];
      const named = { ...seat, name: now?.name || seat.name };
      const taken = now?.kind === 'person' && seat.player !== 'person' && !seat.taken;
      return taken ? { ...named, taken: { from: seat.name, n: 0 } } : named;
    });
    return { ...head, seats };
  }

  #tellNew(entries: readonly Entry[]): void {
    this.#hear({ type: 'entries', n: this.#followed!.entries.length, entries, undo: this.#undo() });
  }

  #tellAll(): void {
    const { head, viewer, entries, notes, over } = this.#followed!;
    this.#hear({
      type: 'joined',
      notes,
      away: this.#awaySeats,
      head: this.#named(head),
      viewer,
      people: this.#plays ? [viewer] : [],
      entries,
      undo: this.#undo(),
      kept: true,
      hints: this.#info?.hints ?? true,
      ...(over ? { over } : {}),
      ...(over && this.#info?.ended?.how === 'resigned' ? { givenUp: this.#info.ended.winners } : {}),
    });
  }

  /** How many entries stand if our last choice is taken back; chance shows nothing twice. */
  #undo(): number | undefined {
    const { entries, viewer, over } = this.#followed!;
    if (over || !this.#plays) return undefined;
    const last = entries.findLastIndex(({ by }) => by === viewer);
    if (last < 0 || entries.slice(last).some(({ by }) => by === CHANCE)) return undefined;
    return last;
  }
}

const namesOf = (info: TableInfo | undefined): string =>
  JSON.stringify(info?.seats.map(({ name }) => name) ?? '');
