/**
 * Many tables of two, played without a thought, from one process: how long a move takes from its player's click to the other's
 * screen. And many sockets that say who they are, and then nothing.
 */

import { games } from '../../src/games/index.ts';
import { PROTOCOL, SOCKET_PATH, type ToClient, type ToServer } from '../../src/online/protocol.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { newPerson, newTable, type Person, saltOf, sealFor } from './client.ts';
import { Followed, rulesOf } from './follow.ts';
import { LightSocket } from './light.ts';

export interface LoadOptions {
  readonly url: string;
  /** Other nodes beside it: the two of each table are at different ones. */
  readonly others?: readonly string[];
  /** Of a server of an earlier version. */
  readonly protocol?: number;
  readonly game: string;
  readonly tables: number;
  readonly warmUp: number;
  /** Warming up lasts, too, until so many moves were shown: on a busy machine a server that was just started has made few of them after some seconds. */
  readonly warmUpMoves?: number | undefined;
  readonly seconds: number;
  /** Milliseconds that a player waits before a move; none where it is left out. */
  readonly pause?: number;
  /** Is called when measuring begins. */
  readonly begun: () => void;
}

export interface LoadReport {
  readonly seconds: number;
  readonly moves: number;
  readonly matches: number;
  /** The first refusal, if there was any. */
  readonly refused: string | undefined;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** The number that moves carry, and the answer to them. */
const RE = 2;
const LONGEST_WARM_UP = 60_000;
/** The deal and some moves: all that players who come back must have had. */
const A_LITTLE = 6;
const MOVED = JSON.stringify({ type: 'done', re: RE } satisfies ToClient);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** So many at once, so that no queue grows long. */
async function inTurns<T>(count: number, atOnce: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const n = next++;
        made[n] = await make(n);
      }
    }),
  );
  return made;
}

export async function load(options: LoadOptions): Promise<LoadReport> {
  const { url, others = [], game, tables, warmUp, warmUpMoves = 0, seconds, begun, protocol } = options;
  const meter = new Meter(options.pause);
  const nodes = [url, ...others];
  const at = (n: number) => nodes[n % nodes.length]!;
  const pairs = await inTurns(tables, 10, (n) =>
    Pair.gather({ urls: [at(n), at(n + 1)], game, n, protocol }, meter),
  );
  for (const pair of pairs) pair.start();
  await pause(warmUp * 1000);
  const until = performance.now() + LONGEST_WARM_UP;
  while (meter.shown < warmUpMoves && performance.now() < until) await pause(100);
  begun();
  const start = performance.now();
  meter.isOn = true;
  await pause(seconds * 1000);
  meter.isOn = false;
  const measured = (performance.now() - start) / 1000;
  if (pairs.some(({ isStuck }) => isStuck)) throw new Error('a table stands still');
  for (const pair of pairs) pair.stop();
  meter.times.sort((a, b) => a - b);
  const { moves, matches, refused, times } = meter;
  return { seconds: measured, moves, matches, refused, times };
}

/** Tables of two whose players have moved a little and then lost their connection, ready to come back. */
export class Gone {
  readonly #pairs: readonly Pair[];
  readonly #meter: Meter;

  private constructor(pairs: readonly Pair[], meter: Meter) {
    this.#pairs = pairs;
    this.#meter = meter;
  }

  static async gather(url: string, game: string, tables: number): Promise<Gone> {
    const meter = new Meter();
    const pairs = await inTurns(tables, 10, (n) =>
      Pair.gather({ urls: [url, url], game, n, protocol: undefined }, meter),
    );
    for (const pair of pairs) pair.start(A_LITTLE);
    while (pairs.some((pair) => pair.entries < A_LITTLE)) await pause(50);
    for (const pair of pairs) pair.stop();
    return new Gone(pairs, meter);
  }

  /** All at once; answers after how many milliseconds each table had a move that its other player was shown, sorted. */
  async comeBack(url: string): Promise<readonly number[]> {
    const begun = performance.now();
    const since = async (back: Promise<void>) => {
      await back;
      return performance.now() - begun;
    };
    const times = await Promise.all(this.#pairs.map((pair) => since(pair.comeBack(url))));
    for (const pair of this.#pairs) pair.stop();
    if (this.#meter.refused) throw new Error(this.#meter.refused);
    return times.sort((a, b) => a - b);
  }
}

class Meter {
  /** Milliseconds before each move. */
  readonly pause: number;
  isOn = false;
  /** How many moves were shown since the first, and how many of them while it is on. */
  shown = 0;
  moves = 0;
  matches = 0;
  refused: string | undefined;
  readonly times: number[] = [];

  constructor(pause = 0) {
    this.pause = pause;
  }
}

interface Gathering {
  /** The node of each. */
  readonly urls: readonly [string, string];
  readonly game: string;
  readonly n: number;
  readonly protocol: number | undefined;
}

/** Two people, match after match. */
class Pair {
  readonly #seats: readonly [Player, Player];
  readonly #meter: Meter;
  readonly #game: string;
  /** When each entry was sent, by its number. */
  readonly #sent = new Map<number, number>();
  #table: string;
  #last = performance.now();
  /** Its players move no more where there are so many. */
  #mostEntries = Number.POSITIVE_INFINITY;
  #moved: (() => void) | undefined;

  private constructor(seats: readonly [Player, Player], game: string, table: string, meter: Meter) {
    this.#seats = seats;
    this.#game = game;
    this.#table = table;
    this.#meter = meter;
    for (const player of seats) player.hears = (message) => this.#hear(player, message);
  }

  static async gather({ urls, game, n, protocol }: Gathering, meter: Meter): Promise<Pair> {
    const [url] = urls;
    const people = await Promise.all([newPerson(url, `Ada ${n}`), newPerson(url, `Bo ${n}`)]);
    const { facts } = games.find((entry) => entry.facts.id === game)!;
    const plan: TablePlan = {
      game,
      options: defaultOptions(facts.options),
      seats: ['you', 'open'],
      fixedSeats: true,
      pace: LIVE,
      listed: false,
      watch: true,
      hints: false,
      standIn: 'random',
    };
    const table = await newTable(url, people[0], plan);
    const rules = await rulesOf(game);
    const player = async (person: Person, seat: 0 | 1) =>
      new Player(
        await hello(urls[seat], person, protocol),
        person,
        new Followed(table, rules),
        new FastRng(`${n}/${seat}`),
      );
    return new Pair(await Promise.all([player(people[0], 0), player(people[1], 1)]), game, table, meter);
  }

  get isStuck(): boolean {
    return performance.now() - this.#last > 10_000;
  }

  start(mostEntries = Number.POSITIVE_INFINITY): void {
    this.#mostEntries = mostEntries;
    // The first of many tables waited long for the last to be made.
    this.#last = performance.now();
    const [one, two] = this.#seats;
    for (const player of this.#seats) player.send({ type: 'join', table: this.#table });
    two.send({ type: 'sit', table: this.#table, seat: 1, seal: sealFor(two.person) });
    // The other has to sit down first.
    one.whenFull = () => one.send({ type: 'start', table: this.#table });
  }

  stop(): void {
    for (const player of this.#seats) player.close();
  }

  /** How many entries both players have been shown. */
  get entries(): number {
    return Math.min(...this.#seats.map(({ followed }) => followed.log));
  }

  /** One of them moves once: resolves when the other was shown it. */
  async comeBack(url: string): Promise<void> {
    this.#mostEntries = Number.POSITIVE_INFINITY;
    const moved = new Promise<void>((resolve) => {
      this.#moved = resolve;
    });
    for (const player of this.#seats) {
      player.movedAt = undefined;
      void player.comeBack(url, this.#table);
    }
    await moved;
  }

  #hear(player: Player, message: ToClient): void {
    const { followed } = player;
    if (message.type === 'refused') this.#meter.refused ??= message.why;
    if (message.type === 'done' && message.to) return void this.#moveTo(message.to);
    if (!('table' in message)) return;
    // What the table before still tells: its last entries reach a player at another node after the first has gone on.
    if ((message.type === 'table' ? message.table.id : message.table) !== this.#table) return;
    const before = followed.log;
    followed.hear(message);
    if (message.type === 'table') {
      player.salt(message);
      if (message.table.seats.every(({ seal }) => seal)) player.full();
    }
    if (message.type === 'entries') this.#note(player, before, followed.log);
    if (message.type !== 'joined' && message.type !== 'entries') return;
    if (followed.isOver) {
      if (player === this.#seats[0]) player.send({ type: 'rematch', table: this.#table, re: 1 });
    } else if (this.#meter.pause === 0) this.#move(player);
    else void pause(this.#meter.pause).then(() => this.#move(player));
  }

  /** The other has it now. */
  #note(player: Player, from: number, to: number): void {
    for (let n = from; n < to; n++) {
      const entry = player.followed.standing[n];
      const sent = this.#sent.get(n);
      if (sent === undefined || entry?.by === player.followed.viewer) continue;
      this.#sent.delete(n);
      this.#last = performance.now();
      if (this.#moved) {
        this.#mostEntries = 0;
        this.#moved();
      }
      this.#meter.shown++;
      if (!this.#meter.isOn) continue;
      this.#meter.moves++;
      this.#meter.times.push(this.#last - sent);
    }
  }

  #move(player: Player): void {
    const { followed } = player;
    const [seat] = followed.owing;
    if (followed.log >= this.#mostEntries) return;
    if (seat === undefined || followed.forced(seat) !== undefined) return;
    const legal = followed.legal(seat);
    const move = legal[player.rng.below(legal.length)]!;
    // It was sent already: several messages told of the turn while the player waited, and the other may have heard of the move first.
    if (player.movedAt === followed.log) return;
    player.movedAt = followed.log;
    this.#sent.set(followed.log, performance.now());
    player.send({ type: 'move', table: this.#table, seat, count: followed.count(seat), move, re: RE });
  }

  async #moveTo(table: string): Promise<void> {
    this.#meter.matches++;
    const old = this.#table;
    this.#table = table;
    this.#sent.clear();
    const rules = await rulesOf(this.#game);
    for (const [seat, player] of this.#seats.entries()) {
      player.followed = new Followed(table, rules);
      player.movedAt = undefined;
      player.send({ type: 'leave', table: old });
      player.send({ type: 'join', table });
      player.send({ type: 'sit', table, seat, seal: sealFor(player.person) });
    }
    const [one] = this.#seats;
    one.whenFull = () => one.send({ type: 'start', table });
  }
}

class Player {
  followed: Followed;
  /** How long the log was when the player last moved. */
  movedAt: number | undefined;
  readonly rng: FastRng;
  hears: (message: ToClient) => void = () => {};
  whenFull: (() => void) | undefined;
  readonly person: Person;
  #socket!: LightSocket;

  constructor(socket: LightSocket, person: Person, followed: Followed, rng: FastRng) {
    this.person = person;
    this.followed = followed;
    this.rng = rng;
    this.#take(socket);
  }

  #take(socket: LightSocket): void {
    this.#socket = socket;
    socket.hears = (text) => {
      // That a move is done its entry has told already.
      if (text !== MOVED) this.hears(JSON.parse(text) as ToClient);
    };
  }

  /** As a page does that has lost its connection: it says what it knows already. */
  async comeBack(url: string, table: string): Promise<void> {
    this.#take(await hello(url, this.person));
    const { have } = this.followed;
    this.send({ type: 'join', table, ...(have ? { have } : {}) });
  }

  /** Seals and shows the person's salt, as a page does. */
  salt({ table: { id: table, state, revealing, seats }, you }: Extract<ToClient, { type: 'table' }>): void {
    const seat = seats[you];
    if (!seat) return;
    if (state === 'open' && !seat.seal)
      this.send({ type: 'sit', table, seat: you, seal: sealFor(this.person) });
    if (revealing && !seat.shown) this.send({ type: 'reveal', table, salt: saltOf(this.person) });
  }

  full(): void {
    const then = this.whenFull;
    this.whenFull = undefined;
    then?.();
  }

  send(message: ToServer): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}

/** A socket that has been welcomed. */
async function hello(url: string, person: Person, protocol = PROTOCOL): Promise<LightSocket> {
  const socket = await LightSocket.connect(`${url}${SOCKET_PATH}`);
  const welcome = new Promise<string>((resolve) => {
    socket.hears = resolve;
  });
  socket.send(JSON.stringify({ type: 'hello', protocol, token: person.token }));
  await welcome;
  return socket;
}

export const newPeople = (url: string, count: number): Promise<Person[]> =>
  inTurns(count, 50, (n) => newPerson(url, `Guest ${n}`));

/** Opens a socket for each, and leaves them open. */
export const idle = (url: string, people: readonly Person[]): Promise<LightSocket[]> =>
  inTurns(people.length, 50, (n) => hello(url, people[n]!));
