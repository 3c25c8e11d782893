/** A client of a simulation: a person with one page, who joins a table, plays, talks, loses the connection and comes back on another node. */
import type { Game, Position, Rng, Seat } from '../../src/contract/index.ts';
import { sealOf } from '../../src/match/fair.ts';
import { saltFrom } from '../../src/match/testing/salts.ts';
import type { ToClient } from '../../src/online/protocol.ts';
import type { TableInfo } from '../../src/online/table.ts';
import type { Request } from '../../src/server/table-service.ts';
import { Followed } from '../online/follow.ts';
import type { Claims } from './acknowledged.ts';
import type { SimNode } from './node.ts';
import { SimSocket, type SocketOwner, type Way } from './socket.ts';
import type { VirtualTime } from './virtual-time.ts';
import type { Witness } from './witness.ts';

/** People do whatever they like; or play and nothing else; or look on. */
export type Mood = 'lively' | 'calm' | 'still';

export interface ClientDeps {
  readonly time: VirtualTime;
  readonly way: Way;
  readonly witness: Witness;
  readonly claims: Claims;
  readonly rulesOf: (game: string) => Game<Position>;
  /** Any node, as a proxy chooses one; undefined where the one that it chooses does not answer. */
  node(): SimNode | undefined;
  /** For those who look for the cause of a failure; only what was noted last is kept. */
  note(text: () => string): void;
  misfit(who: string, error: unknown): void;
  readonly mood: () => Mood;
  /** How much quicker than in life people act. */
  readonly haste: () => number;
}

export interface Persona {
  readonly who: string;
  readonly name: string;
  readonly rng: Rng;
  readonly table: string;
  /** The number of the page: a person may have two. */
  readonly device: number;
  readonly game: string;
  /** Would sit down where a seat is free. */
  readonly plays: boolean;
}

/** An answer that takes longer than so many milliseconds ends a connection. */
const PATIENCE = 5000;
/** After hearing nothing for so many milliseconds a page asks whether its node is still there. */
const SILENCE = 8000;
/** A client that may not look at a table asks again after so many milliseconds. */
const TURNED_AWAY = 15_000;
/** A player who thinks for long does so for so many milliseconds at least, and for fewer than so many. */
const LEAST_THOUGHT = 3000;
export const MOST_THOUGHT = 18_000;
/** Asking twice for these changes nothing, so that they are sent again after a lost connection. */
const harmless: ReadonlySet<Request['type']> = new Set(['move', 'return', 'resign', 'seat']);

type Wish = Request | 'drop' | undefined;

interface Pending {
  readonly request: Request;
  readonly re: number;
  readonly since: number;
}

export class SimClient implements SocketOwner {
  readonly who: string;
  readonly name: string;
  readonly address: string;
  readonly followed: Followed;
  joined = false;
  readonly #deps: ClientDeps;
  readonly #persona: Persona;
  readonly #salt: string;
  #socket: SimSocket | undefined;
  #re = 0;
  #pending: Pending | undefined;
  /** What was sent on a connection that was lost, and is sent again. */
  #again: Request | undefined;
  /** The table could not go on for a moment: it is joined again, whatever a question that is under way brings. */
  #mustJoin = false;
  #restsUntil = 0;
  /** The player has thought for long, and has not moved since. */
  #hasThought = false;
  #joinsFrom = 0;
  #heard = 0;
  #lines = 0;
  #seatedSince = 0;

  constructor(deps: ClientDeps, persona: Persona) {
    this.#deps = deps;
    this.#persona = persona;
    this.who = persona.who;
    this.name = persona.name;
    this.address = `address of ${persona.who}`;
    this.#salt = saltFrom(`salt of ${persona.who} at ${persona.table}`);
    this.followed = new Followed(persona.table, deps.rulesOf(persona.game));
  }

  get table(): string {
    return this.#persona.table;
  }
  get isConnected(): boolean {
    return this.#socket !== undefined;
  }
  /** The node that it is connected to. */
  get node(): SimNode | undefined {
    return this.#socket?.node;
  }

  /** From now on the client looks at its table, and does something. */
  begin(): void {
    const { time, haste } = this.#deps;
    const beat = () => {
      this.#act();
      time.after((150 + this.#persona.rng.below(900)) / haste(), beat);
    };
    time.after(this.#persona.rng.below(1000) / haste(), beat);
  }

  /** Its connection is lost. */
  drop(): void {
    this.#socket?.drop();
    this.#lost();
  }

  // — what it hears —

  hear(socket: SimSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heard = this.#deps.time.now;
    const message = JSON.parse(text) as ToClient;
    this.#deps.note(() => `${this.who} hears: ${text.slice(0, 300)}`);
    if (message.type === 'done') this.#answered(message.re, undefined);
    else if (message.type === 'refused' && message.re !== undefined)
      this.#answered(message.re, message.refusal.code);
    else if (message.type === 'closing') this.drop();
    else if (message.type === 'again' && message.table === this.table) {
      this.joined = false;
      this.#mustJoin = true;
    } else if (this.#isOfTable(message)) this.#follow(message, text);
  }

  closed(socket: SimSocket): void {
    if (socket === this.#socket) this.#lost();
  }

  #isOfTable(message: ToClient): boolean {
    if (message.type === 'table') return message.table.id === this.table;
    return 'table' in message && message.table === this.table;
  }

  #follow(message: ToClient, text: string): void {
    const { witness, misfit } = this.#deps;
    try {
      this.followed.hear(message);
    } catch (error) {
      misfit(this.who, new Error(`${(error as Error).message}: ${text.slice(0, 300)}`));
      return;
    }
    witness.heard(this.who, this.followed, message, text);
  }

  #answered(re: number, refused: string | undefined): void {
    const pending = this.#pending;
    if (pending?.re !== re) return;
    this.#pending = undefined;
    const { request } = pending;
    if (request.type === 'join') this.joined = refused === undefined && !this.#mustJoin;
    if (request.type === 'leave') this.joined = false;
    // Another node was first, or something could not be stored: it is asked for again where it is still wanted.
    if (refused === undefined) this.#deps.claims.acknowledged(this.who, request);
    else if (refused === 'notJoined') this.joined = false;
    else if (refused === 'noWatching') this.#joinsFrom = this.#deps.time.now + TURNED_AWAY;
  }

  #lost(): void {
    this.#socket = undefined;
    this.joined = false;
    const request = this.#pending?.request;
    this.#pending = undefined;
    if (request && harmless.has(request.type)) this.#again = request;
  }

  // — what it does —

  #act(): void {
    const { time, node, way } = this.#deps;
    if (!this.#socket) {
      const found = node();
      if (found) this.#socket = new SimSocket(found, this, way);
      this.#heard = time.now;
    } else if (!this.#pending) {
      const wish = this.#wish();
      if (wish === 'drop') this.drop();
      else if (wish) this.#ask(wish);
    } else if (time.now - this.#pending.since > PATIENCE) this.drop();
  }

  #ask(request: Request): void {
    const pending = { request, re: ++this.#re, since: this.#deps.time.now };
    this.#pending = pending;
    this.#deps.note(() => `${this.who} asks ${this.node?.name}: ${JSON.stringify(request)}`);
    this.#deps.claims.asked(this.who, request);
    this.#socket!.say({ ...request, re: pending.re });
  }

  /** What it asks for next, if anything; or its connection is lost. */
  #wish(): Wish {
    const { now } = this.#deps.time;
    const { table, followed } = this;
    if (now - this.#heard > SILENCE) return { type: 'lobby', on: false };
    if (!this.joined) {
      this.#mustJoin = false;
      const { have } = followed;
      return now < this.#joinsFrom ? undefined : { type: 'join', table, ...(have ? { have } : {}) };
    }
    const again = this.#again;
    this.#again = undefined;
    if (again) return again;
    if (this.#deps.mood() === 'still' || now < this.#restsUntil) return undefined;
    const { info } = followed;
    if (!info || info.state === 'over') return this.#wander();
    if (info.state === 'open') return this.#arrange(info);
    return followed.head ? this.#play(info) : this.#reveal(info);
  }

  #arrange(info: TableInfo): Wish {
    const { rng, plays } = this.#persona;
    const { table } = this;
    const { now } = this.#deps.time;
    const seal = sealOf(this.#salt);
    const own = info.seats.findIndex(({ who }) => who === this.who);
    if (own < 0) {
      const seat = info.seats.findIndex(({ kind }) => kind === 'open');
      if (!plays || seat < 0) return this.#wander();
      return { type: 'sit', table, seal, ...(rng.below(2) ? { seat } : {}) };
    }
    this.#seatedSince ||= now;
    if (info.seats[own]!.seal !== seal) return { type: 'sit', table, seat: own, seal };
    if (info.host !== this.who) return rng.below(25) === 0 ? { type: 'stand', table } : this.#wander();
    if (info.seats.every(({ kind }) => kind !== 'open')) return { type: 'start', table };
    return now - this.#seatedSince > 8000 / this.#deps.haste()
      ? { type: 'start', table, free: 'bots' }
      : undefined;
  }

  #reveal({ seats, revealing }: TableInfo): Wish {
    const seat = seats.find(({ who }) => who === this.who);
    if (!seat || !revealing || seat.shown) return undefined;
    return { type: 'reveal', table: this.table, salt: this.#salt };
  }

  #play({ seats }: TableInfo): Wish {
    const { rng } = this.#persona;
    const { followed, table } = this;
    const own = seats.findIndex(({ who }) => who === this.who);
    const away = seats[own]?.away;
    if (own < 0 || away === 'resigned') return this.#wander();
    if (away === 'time' || away === 'host') return { type: 'return', table };
    if (followed.offer?.waits.includes(own)) return { type: 'answer', table, yes: rng.below(3) > 0 };
    const seat =
      followed.viewer < 0 ? undefined : followed.owing.find((one) => followed.forced(one) === undefined);
    return seat !== undefined && rng.below(20) > 0 ? this.#move(seat) : this.#idle(own);
  }

  #move(seat: Seat): Wish {
    const { rng } = this.#persona;
    // Now and then a player thinks for long, and may run out of time; but who has done so moves: else a match might stand still for any time.
    if (rng.below(60) === 0 && !this.#hasThought) {
      const ms = LEAST_THOUGHT + rng.below(MOST_THOUGHT - LEAST_THOUGHT);
      this.#restsUntil = this.#deps.time.now + ms;
      this.#hasThought = true;
      this.#deps.note(() => `${this.who} thinks for ${ms} ms`);
      return undefined;
    }
    this.#hasThought = false;
    const legal = this.followed.legal(seat);
    const move = legal[rng.below(legal.length)]!;
    return { type: 'move', table: this.table, seat, count: this.followed.count(seat), move };
  }

  /** What a player does who waits for others. */
  #idle(own: Seat): Wish {
    const { rng } = this.#persona;
    const { table, followed } = this;
    const what = rng.below(120);
    if (what < 5 && followed.count(own) > 0) return { type: 'undo', table };
    if (what < 7 && followed.offer?.by === own) return { type: 'withdraw', table };
    if (what === 7 && rng.below(12) === 0) return { type: 'resign', table };
    if (what === 8) return { type: 'nudge', table };
    if (what === 9) return { type: 'relieve', table };
    return this.#wander();
  }

  /** What any client may do. */
  #wander(): Wish {
    const { rng, device } = this.#persona;
    const { table } = this;
    if (this.#deps.mood() !== 'lively') return undefined;
    const what = rng.below(100);
    if (what < 3) return 'drop';
    if (what < 5) return { type: 'leave', table };
    if (what < 9) return { type: 'chat', table, text: `${this.who} says ${++this.#lines} on page ${device}` };
    return what < 11 ? { type: 'lobby', on: what === 9 } : undefined;
  }
}
