/**
 * An online match as a table page sees it. What the page has been told stays with it over lost connections: after one
 * it is given what it missed, or everything where something was taken back meanwhile.
 */
import { CHANCE, type Entry, type Seat, SPECTATOR } from '../../contract/index.ts';
import { type MatchHead, standing } from '../../match/log.ts';
import type { JoinedTable, ToClient } from '../../online/protocol.ts';
import type { Away, TableInfo } from '../../online/table.ts';
import type { Host, Over, ToHost, ToPage } from '../host/host.ts';
import type { Answer, Connection, Request } from './connection.ts';

/** Before joining again where a table said that it cannot go on for a moment. */
const moment = 500;

interface Followed {
  readonly head: MatchHead;
  readonly viewer: Seat;
  readonly entries: readonly Entry[];
  /** How long the log is, with what was taken back. */
  readonly log: number;
  readonly over?: Over;
}

export class SocketHost implements Host {
  readonly #connection: Connection;
  readonly #table: string;
  #hear: (message: ToPage) => void = () => {};
  #stops: (() => void)[] = [];
  #followed: Followed | undefined;
  #info: TableInfo | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, table: string) {
    this.#connection = connection;
    this.#table = table;
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
    const answer = await ask({ type: 'join', table: this.#table, ...(have ? { have } : {}) });
    if ('refused' in answer && !answer.lost) this.#hear({ type: 'failed', why: answer.refused });
  }

  #joinAgain(anew: boolean): void {
    void this.#join((message) => this.#connection.request(message), anew);
  }

  async #offer({ seat, count, move }: Extract<ToHost, { type: 'offer' }>): Promise<void> {
    const table = this.#table;
    // A player who makes a move is back.
    if (this.#away && this.#away !== 'resigned') await this.#connection.request({ type: 'return', table });
    await this.#ask({ type: 'move', table, seat, count, move });
  }

  async #ask(request: Request): Promise<void> {
    const answer = await this.#connection.request(request);
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
      case 'undone':
        if (message.table === this.#table) this.#shorten(message);
        return;
      case 'again':
        if (message.table !== this.#table) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#joinAgain(false), moment);
    }
  }

  /** What the table says about our own seat, and how it ended. */
  #learn(info: TableInfo): void {
    const [plays, ended, names] = [this.#plays, this.#info?.ended, namesOf(this.#info)];
    this.#info = info;
    const changed =
      plays !== this.#plays ||
      ended?.at !== info.ended?.at ||
      (names !== namesOf(undefined) && names !== namesOf(info));
    // Where the match has just ended, everything is about to be told anyway.
    if (changed && this.#followed && (this.#followed.over || info.state === 'playing')) this.#tellAll();
  }

  /** Why a bot plays our seat, if one does. */
  get #away(): Away | undefined {
    return this.#info?.seats[this.#followed?.viewer ?? SPECTATOR]?.away;
  }

  /** Does a player sit at this screen? One who resigned is a spectator. */
  get #plays(): boolean {
    return this.#away !== 'resigned' && this.#followed !== undefined && this.#followed.viewer !== SPECTATOR;
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
    this.#followed = { head, viewer, entries, log, ...(over ? { over } : {}) };
    // Nothing but what was missed: it is told like any other move.
    if (same && from > 0 && from === before.entries.length && !over) {
      if (message.entries.length > 0) this.#tellNew(message.entries);
    } else this.#tellAll();
  }

  #append({ n, log, entries }: Extract<ToClient, { type: 'entries' }>): void {
    const before = this.#followed;
    if (!before || n <= before.entries.length) return;
    if (n !== before.entries.length + entries.length) this.#joinAgain(false);
    else {
      this.#followed = { ...before, entries: [...before.entries, ...entries], log };
      this.#tellNew(entries);
    }
  }

  #shorten({ length, log }: Extract<ToClient, { type: 'undone' }>): void {
    const before = this.#followed;
    if (!before || log <= before.log) return;
    if (length > before.entries.length) this.#joinAgain(true);
    else {
      this.#followed = { ...before, entries: before.entries.slice(0, length), log };
      this.#hear({ type: 'undone', length, undo: this.#undo() });
    }
  }

  /** Players may be called otherwise than when the match began. */
  #named(head: MatchHead): MatchHead {
    const names = this.#info?.seats.map(({ name }) => name) ?? [];
    return { ...head, seats: head.seats.map((seat, n) => ({ ...seat, name: names[n] || seat.name })) };
  }

  #tellNew(entries: readonly Entry[]): void {
    this.#hear({ type: 'entries', n: this.#followed!.entries.length, entries, undo: this.#undo() });
  }

  #tellAll(): void {
    const { head, viewer, entries, over } = this.#followed!;
    this.#hear({
      type: 'joined',
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
