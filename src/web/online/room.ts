/** Everything about an online table besides its match: who is there, how much time they have, what they say. */
import { batch, computed, signal } from '@preact/signals';
import type { Entry, Seat } from '../../contract/index.ts';
import type { OfferEnd } from '../../match/events.ts';
import { PROGRAM } from '../../match/log.ts';
import type { Tick, ToClient } from '../../online/protocol.ts';
import type { ChatLine, TableInfo } from '../../online/table.ts';
import type { LogLine } from '../table/turn.ts';
import type { Answer, Connection, Request } from './connection.ts';
import { identity } from './identity.ts';
import type { OnlineWords } from './words/index.ts';

export interface Clock {
  /** Milliseconds left when we heard of it. */
  readonly left: number;
  readonly running: boolean;
  /** When we heard of it, by this device's own clock. */
  readonly at: number;
}

export interface UndoOffer {
  readonly by: Seat;
  readonly length: number;
  readonly waits: readonly Seat[];
}

/** How it ended that a seat asked to take a move back. */
export interface Settled {
  readonly by: Seat;
  readonly why: OfferEnd;
}

export type NotGiven = Pick<Extract<ToClient, { type: 'not-given' }>, 'seat' | 'name' | 'why'>;

/** The move that an offer is about, as the log tells it. */
export const offeredMove = (lines: readonly LogLine[], { length }: UndoOffer): string =>
  lines.find(({ n }) => n === length + 1)?.texts.join(' ') ?? '';

/** More lines than a reader scrolls back to. */
const mostLines = 500;

/** Announces in sentences which players come and go. */
interface Voice {
  readonly hear: (text: string) => void;
  readonly say: OnlineWords['room'];
  readonly host: OnlineWords['host'];
  readonly inviteBot: OnlineWords['inviteBot'];
}

type ToTable<T> = T extends { readonly table: string } ? Omit<T, 'table' | 're'> : never;

export class OnlineRoom {
  readonly id: string;
  readonly connection: Connection;
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly clocks = signal<ReadonlyMap<Seat, Clock>>(new Map());
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly offer = signal<UndoOffer | undefined>(undefined);
  readonly settled = signal<Settled | undefined>(undefined);
  readonly watching = signal(0);
  /** How many entries stood when this player looked last; undefined where nothing is new. */
  readonly since = signal<number | undefined>(undefined);
  /** Names of those who look at the invitation without a seat. */
  readonly looking = signal<readonly string[]>([]);
  /** Whom the host has asked to move, and when we heard of it. */
  readonly nudged = signal<ReadonlyMap<Seat, number>>(new Map());
  /** Told to the host: the spectators who offer to play for an absent player. */
  readonly hands = signal<readonly { readonly who: string; readonly name: string }[]>([]);
  /** Why a seat was not given to another person, until the match goes on. */
  readonly notGiven = signal<NotGiven | undefined>(undefined);
  /** We offer to play for an absent player. */
  readonly handUp = signal(false);
  /** The player who has the seat that was ours. */
  readonly replaced = signal('');
  readonly cancelled = signal(false);
  /** What became of us or of the host, until it is read. */
  readonly news = signal('');
  readonly #rematch = signal<{ readonly to: string; readonly by: Seat } | undefined>(undefined);
  /** We would rather not play again. */
  readonly declined = signal(false);
  readonly #voice: Voice;
  /** We get up ourselves just now. */
  #standing = false;
  /** The seat that we give away ourselves just now. */
  #giving: Seat = -1;
  readonly #stops: (() => void)[] = [];
  #offerEnds: (settled: Settled) => void = () => {};
  #chatter: (line: ChatLine) => void = () => {};

  constructor(connection: Connection, id: string, voice: Voice) {
    this.connection = connection;
    this.id = id;
    this.#voice = voice;
    this.#stops.push(connection.listen((message) => batch(() => this.#follow(message))));
  }

  /** Our own seat, or -1. */
  readonly you = computed<Seat>(() => {
    const who = identity.value?.who;
    return who === undefined
      ? -1
      : (this.info.value?.seats.findIndex((seat) => seat.kind === 'person' && seat.who === who) ?? -1);
  });
  readonly isHost = computed(() => this.info.value?.host === identity.value?.who);
  readonly rematch = computed(() => this.#rematch.value?.to ?? this.info.value?.rematch);
  /** The player who asked all to play again. */
  readonly rematchBy = computed(() => this.#rematch.value?.by ?? this.info.value?.rematchBy);

  /** Asks for something at this table. */
  async ask(request: ToTable<Request>): Promise<Answer> {
    const stands = request.type === 'stand';
    if (stands) this.#standing = true;
    if (request.type === 'seat') this.#giving = request.seat;
    const answer = await this.connection.request({ ...request, table: this.id } as Request);
    if (stands) this.#standing = false;
    if (request.type === 'seat') this.#giving = -1;
    return answer;
  }

  onOfferEnd(end: (settled: Settled) => void): void {
    this.#offerEnds = end;
  }

  onChat(chatter: (line: ChatLine) => void): void {
    this.#chatter = chatter;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Milliseconds that a seat has left now. */
  left(seat: Seat, now: number): number | undefined {
    const clock = this.clocks.value.get(seat);
    if (!clock) return undefined;
    return Math.max(0, clock.left - (clock.running ? now - clock.at : 0));
  }

  #follow(message: ToClient): void {
    if (message.type === 'table') {
      if (message.table.id === this.id) this.#learn(message.table);
      return;
    }
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'seat':
        this.#seat(message.seat, message.info);
        break;
      case 'joined':
        this.clocks.value = new Map();
        this.offer.value = undefined;
        this.#tick(message.clock);
        break;
      case 'entries':
        this.#moved(message.entries);
        // The match goes on: how an offer ended is no news any more.
        this.settled.value = undefined;
        this.notGiven.value = undefined;
        this.#tick(message.clock);
        break;
      case 'not-given':
        this.notGiven.value = message;
        break;
      case 'hands':
        this.hands.value = message.people;
        break;
      case 'replaced':
        this.replaced.value = message.by;
        break;
      case 'undone':
        this.#tick(message.clock);
        break;
      case 'offer':
        this.settled.value = undefined;
        this.offer.value = { by: message.by, length: message.length, waits: message.waits };
        break;
      case 'no-offer':
        this.offer.value = undefined;
        this.settled.value = { by: message.by, why: message.why };
        this.#offerEnds(this.settled.value);
        break;
      case 'chat':
        this.#chat(message.lines);
        break;
      case 'since':
        this.since.value = message.n;
        break;
      case 'watching':
        this.watching.value = message.count;
        this.looking.value = message.names ?? [];
        break;
      case 'cancelled':
        this.cancelled.value = true;
        break;
      case 'nudged':
        this.#nudge(message.seats);
        break;
      case 'rematch':
        this.#rematch.value = { to: message.to, by: message.by };
    }
  }

  #learn(info: TableInfo): void {
    const before = this.info.peek();
    this.info.value = info;
    if (before) this.#tellHost(before, info);
    if (before?.state !== 'open') return;
    const { hear, say } = this.#voice;
    if (info.state === 'playing') hear(say.begun);
    else this.#tellSeats(before, info);
  }

  /** Who is the host now, and whether we have lost our seat. */
  #tellHost(before: TableInfo, now: TableInfo): void {
    const me = identity.peek()?.who;
    const say = this.#voice.host;
    const sits = ({ seats }: TableInfo) => seats.some(({ kind, who }) => kind === 'person' && who === me);
    const tell = (text: string) => {
      this.news.value = text;
      this.#voice.hear(text);
    };
    const host = now.seats.find(({ who }) => who === now.host);
    if (now.host !== before.host) {
      if (now.host === me) tell(say.nowYou);
      else if (host) tell(say.now(host.name));
    } else if (now.state === 'open' && sits(before) && !sits(now) && !this.#standing) tell(say.freed);
    else if (!sits(before) && sits(now)) this.news.value = '';
  }

  #nudge(seats: readonly Seat[]): void {
    const at = performance.now();
    this.nudged.value = new Map([...this.nudged.peek(), ...seats.map((seat) => [seat, at] as const)]);
    if (seats.includes(this.you.peek())) this.#voice.hear(this.#voice.host.nudgedYou);
  }

  /** A player who has moved need not be asked any more; and a player who moves has seen what happened before. */
  #moved(entries: readonly Entry[]): void {
    const you = this.you.peek();
    if (you >= 0 && entries.some(({ by }) => by === you)) this.since.value = undefined;
    if (this.nudged.peek().size === 0) return;
    const movers = new Set(entries.map(({ by }) => by));
    this.nudged.value = new Map([...this.nudged.peek()].filter(([seat]) => !movers.has(seat)));
  }

  #tellSeats(before: TableInfo, now: TableInfo): void {
    const { hear, say } = this.#voice;
    for (const [i, seat] of now.seats.entries()) {
      const was = before.seats[i];
      if (was?.kind === seat.kind && was.who === seat.who && was.bot === seat.bot) continue;
      if (seat.kind === 'asked') continue;
      if (seat.kind !== 'open') hear(say.sat(seat.name, i + 1));
      else if (was?.kind === 'asked' && was.bot === PROGRAM) this.#programDeclined(was.name, i);
      else hear(was?.kind === 'asked' ? say.declined(was.name) : say.stood(i + 1));
    }
  }

  #programDeclined(name: string, seat: Seat): void {
    const { hear, say, inviteBot } = this.#voice;
    const isOurs = seat === this.#giving;
    const text = isOurs ? say.stood(seat + 1) : inviteBot.declined(name);
    if (this.isHost.peek() && !isOurs) this.news.value = text;
    hear(text);
  }

  #seat(seat: Seat, info: TableInfo['seats'][number]): void {
    const now = this.info.peek();
    if (now) this.#learn({ ...now, seats: now.seats.map((one, i) => (i === seat ? info : one)) });
  }

  #tick(ticks: readonly Tick[]): void {
    if (ticks.length === 0) return;
    const at = performance.now();
    const clocks = new Map(this.clocks.peek());
    for (const [seat, left, running] of ticks) clocks.set(seat, { left, running: running === 1, at });
    this.clocks.value = clocks;
  }

  #chat(lines: readonly ChatLine[]): void {
    const known = this.lines.peek();
    const last = known.at(-1)?.n ?? -1;
    const numbers = new Set(known.map(({ n }) => n));
    const fresh = lines.filter(({ n }) => !numbers.has(n));
    if (fresh.length === 0) return;
    this.lines.value = [...known, ...fresh].sort((a, b) => a.n - b.n).slice(-mostLines);
    // What was said before we came is there to be read, not to be called out.
    if (known.length > 0 || fresh.length === 1)
      for (const line of fresh) if (line.n > last) this.#chatter(line);
  }
}
