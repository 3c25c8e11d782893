/**
 * People who play as fast as they can at several tables, with words, undos, lost connections and second tries among it. Each
 * remembers whatever was acknowledged or shown, so that it can be looked for in the store afterwards.
 */
import type { Move, Options, Seat } from '../../src/contract/index.ts';
import { type TablePlan, TURNS } from '../../src/online/table.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Client, LOST, newPerson, newTable, type Person, sealFor } from './client.ts';
import type { Followed, Shown } from './follow.ts';

export interface Acknowledged {
  /** The entry's number in the log. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** What one person can swear to about one table. */
export class Witness {
  readonly acknowledged: Acknowledged[] = [];
  readonly chat: string[] = [];
  readonly #of: Witness | undefined;
  #asked = 0;
  /** Everything that was shown, by its number: as text, because it may not change. */
  readonly shown = new Map<number, string>();
  viewer: Seat = -1;

  /** Of a copy what it is a copy of. */
  constructor(of?: Witness) {
    this.#of = of;
  }

  /** Moves that were asked for by now and not refused, each counted once however often it was sent. */
  get asked(): number {
    return this.#of?.asked ?? this.#asked;
  }
  set asked(asked: number) {
    this.#asked = asked;
  }

  /** The number under which a move was shown, from this one on: more may have been shown since. */
  numberOf({ seat, move }: Pick<Acknowledged, 'seat' | 'move'>, from: number): number | undefined {
    const text = JSON.stringify({ entry: { by: seat, move } });
    for (let n = from; n <= Math.max(...this.shown.keys()); n++) if (this.shown.get(n) === text) return n;
    return undefined;
  }

  note(shown: Shown): void {
    const { n, ...what } = shown;
    const text = JSON.stringify(what);
    const before = this.shown.get(n);
    if (before !== undefined && before !== text)
      throw new Error(`number ${n} appears twice: ${before} and ${text}`);
    this.shown.set(n, text);
  }

  /** What it has seen by now: the person goes on. */
  copy(): Witness {
    const copy = new Witness(this);
    copy.acknowledged.push(...this.acknowledged);
    copy.chat.push(...this.chat);
    for (const [n, text] of this.shown) copy.shown.set(n, text);
    copy.viewer = this.viewer;
    return copy;
  }
}

/** What the people of a group can swear to. */
export interface Sworn {
  readonly game: string;
  readonly table: string;
  readonly witnesses: ReadonlyMap<string, ReadonlyMap<string, Witness>>;
  /** The table is over and well, and is looked at no more. */
  forget(table: string): void;
}

export interface Tally {
  moves: number;
  undos: number;
  lines: number;
  resent: number;
  reconnected: number;
  matches: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface GroupPlan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** These clients only play. */
  readonly calm?: boolean;
  /** Milliseconds before each move: a server with its usual limits is not asked faster than a person could. */
  readonly wait?: number;
}

/** The people of one table; when a match is over they play the next. */
export class Group implements Sworn {
  readonly game: string;
  readonly tally: Tally = { moves: 0, undos: 0, lines: 0, resent: 0, reconnected: 0, matches: 0 };
  /** What is known of each table, by person. */
  readonly witnesses = new Map<string, Map<string, Witness>>();
  table = '';
  tables = 0;
  isStopping = false;
  readonly #url: () => string;
  readonly #options: Options;
  readonly #seats: number;
  readonly #rng: FastRng;
  readonly isCalm: boolean;
  readonly wait: number;
  readonly players: Player[] = [];

  constructor(url: () => string, { game, options, seats, calm = false, wait = 0 }: GroupPlan) {
    this.isCalm = calm;
    this.wait = wait;
    this.#url = url;
    this.game = game;
    this.#options = options;
    this.#seats = seats;
    this.#rng = new FastRng(game);
  }

  async gather(): Promise<void> {
    for (let seat = 0; seat < this.#seats; seat++) {
      const person = await newPerson(this.#url(), `${this.game} ${seat}`);
      this.players.push(new Player(this, person, seat, this.#url, new FastRng(`${this.game}/${seat}`)));
    }
    await this.openTable();
  }

  async openTable(): Promise<void> {
    const plan: TablePlan = {
      game: this.game,
      options: this.#options,
      seats: this.players.map((_, n) => (n === 0 ? 'you' : 'open')),
      fixedSeats: this.#rng.below(2) === 0,
      pace: TURNS,
      listed: true,
      watch: true,
      hints: false,
      standIn: 'random',
    };
    this.table = await newTable(this.#url(), this.players[0]!.person, plan);
  }

  /** What they can swear to now. */
  sworn(): Sworn {
    const { game, table } = this;
    const copies = [...this.witnesses].map(
      ([id, people]) => [id, new Map([...people].map(([who, one]) => [who, one.copy()]))] as const,
    );
    return { game, table, witnesses: new Map(copies), forget: (id) => this.forget(id) };
  }

  forget(table: string): void {
    this.witnesses.delete(table);
  }

  /** How the players stand, for the report of a test in which they do not go on. */
  toString(): string {
    return `${this.game} at ${this.table}: ${this.players.map(String).join(', ')}`;
  }

  stop(): void {
    this.isStopping = true;
    for (const player of this.players) player.stop();
  }

  /** Plays until told to stop; rejects where a player was shown what cannot be. */
  async play(): Promise<void> {
    await Promise.all(this.players.map((player) => player.play()));
  }

  witness(table: string, who: string): Witness {
    if (!this.witnesses.has(table)) this.tables++;
    const ofTable = this.witnesses.get(table) ?? new Map<string, Witness>();
    this.witnesses.set(table, ofTable);
    const witness = ofTable.get(who) ?? new Witness();
    ofTable.set(who, witness);
    return witness;
  }
}

interface Sent {
  readonly type: 'move';
  readonly table: string;
  readonly seat: Seat;
  readonly count: number;
  readonly move: Move;
}

class Player {
  readonly person: Person;
  readonly #group: Group;
  readonly #place: Seat;
  readonly #rng: FastRng;
  readonly #url: () => string;
  #client: Client | undefined;
  #doing = '';
  /** A move whose answer was lost. */
  #pending: Sent | undefined;

  constructor(group: Group, person: Person, place: Seat, url: () => string, rng: FastRng) {
    this.#group = group;
    this.person = person;
    this.#place = place;
    this.#rng = rng;
    this.#url = url;
  }

  async play(): Promise<void> {
    const client = new Client({ url: this.#url, person: this.person });
    this.#client = client;
    while (!this.#group.isStopping) {
      if (!client.isOpen && !(await client.connect().catch(() => undefined))) {
        await pause(25);
        continue;
      }
      this.#group.tally.reconnected++;
      await this.#visit(client);
    }
    client.drop();
  }

  toString(): string {
    const followed = this.#client?.followed.get(this.#group.table);
    const { standing, owing, offer, isOver, info } = followed ?? {};
    return JSON.stringify([
      this.#doing,
      this.#client?.isOpen,
      info?.state,
      standing?.length,
      owing,
      offer,
      isOver,
      this.#pending,
    ]);
  }

  /** Drops the connection: what the player waits for is answered with LOST. */
  stop(): void {
    this.#client?.drop();
  }

  /** Plays matches over one connection. */
  async #visit(client: Client): Promise<void> {
    while (client.isOpen && !this.#group.isStopping) {
      const { table, game } = this.#group;
      const answer = await client.join(table, game);
      if (answer.refused !== undefined) {
        await pause(5);
        continue;
      }
      const followed = client.followed.get(table)!;
      followed.shown = (shown) => this.#group.witness(table, this.person.who).note(shown);
      if (!followed.head) await this.#begin(client, followed);
      if (followed.head) await this.#playMatch(client, followed);
      if (followed.isOver) await this.#goOn(client, followed);
    }
  }

  async #begin(client: Client, { id: table }: Followed): Promise<void> {
    this.#doing = 'beginning';
    const followed = client.followed.get(table)!;
    const isSeated = () =>
      followed.info?.seats.some((seat) => seat.kind === 'person' && seat.who === this.person.who);
    const kept = followed.info?.seats.findIndex(
      (seat) => seat.kind === 'asked' && seat.who === this.person.who,
    );
    const seat = kept === undefined || kept < 0 ? this.#place : kept;
    if (!isSeated()) await client.ask({ type: 'sit', table, seat, seal: sealFor(this.person) });
    if (this.#place === 0) {
      await client.until(() => followed.info?.seats.every(({ seal }) => seal !== undefined) === true);
      await client.ask({ type: 'start', table });
    }
    await client.until(() => followed.head !== undefined || this.#group.isStopping);
  }

  async #playMatch(client: Client, followed: Followed): Promise<void> {
    this.#doing = 'playing';
    const { id: table } = followed;
    const witness = this.#group.witness(table, this.person.who);
    witness.viewer = followed.viewer;
    await this.#sendAgain(client, followed);
    const hasWork = () =>
      followed.isOver ||
      followed.owing.length > 0 ||
      (followed.offer?.waits.includes(followed.viewer) ?? false);
    while (client.isOpen && !this.#group.isStopping) {
      await client.until(() => hasWork() || this.#group.isStopping);
      if (followed.isOver || !client.isOpen || this.#group.isStopping) return;
      if (followed.offer?.waits.includes(followed.viewer))
        await client.ask({ type: 'answer', table, yes: this.#rng.below(4) > 0 });
      else if (followed.owing.length > 0) await this.#move(client, followed, witness);
    }
  }

  async #move(client: Client, followed: Followed, witness: Witness): Promise<void> {
    this.#doing = 'moving';
    const { id: table } = followed;
    const { tally } = this.#group;
    const mood = this.#group.isCalm ? 50 : this.#rng.below(100);
    if (mood < 4) {
      const text = `line ${++tally.lines} of ${this.person.name}`;
      if ((await client.ask({ type: 'chat', table, text })).refused === undefined) witness.chat.push(text);
    } else if (mood < 9) {
      if ((await client.ask({ type: 'undo', table })).refused === undefined) tally.undos++;
      // The others are asked first; whatever they say, the match goes on.
    } else if (mood < 10) return client.drop();
    else if (mood < 11) {
      await client.ask({ type: 'leave', table });
      await client.join(table, this.#group.game);
      return;
    }
    if (this.#group.wait > 0) await pause(this.#group.wait);
    const { owing } = followed;
    // Something may have happened meanwhile.
    if (owing.length === 0) return;
    const seat = owing[this.#rng.below(owing.length)]!;
    const legal = followed.legal(seat);
    const move = legal[this.#rng.below(legal.length)]!;
    const sent: Sent = { type: 'move', table, seat, count: followed.count(seat), move };
    this.#pending = sent;
    const from = followed.log;
    witness.asked++;
    const twice = mood > 95 ? client.ask(sent) : undefined;
    const answers = [await client.ask(sent), await twice];
    if (answers.every((answer) => answer === undefined || (answer.refused ?? LOST) !== LOST)) witness.asked--;
    for (const answer of answers) {
      if (!answer || answer.refused === LOST) continue;
      this.#pending = undefined;
      if (answer.refused === undefined) this.#acknowledge(witness, sent, from);
      // A choice was taken back, and this client has not heard of it yet.
      else await pause(1);
    }
  }

  /** It was shown on the same socket before it was acknowledged, so its number is known. */
  #acknowledge(witness: Witness, { seat, move }: Sent, from: number): void {
    const n = witness.numberOf({ seat, move }, from);
    if (n === undefined) throw new Error(`${this.person.name} was answered before the move was shown`);
    if (witness.acknowledged.at(-1)?.n === n) return;
    witness.acknowledged.push({ n, seat, move });
    this.#group.tally.moves++;
  }

  /** A move whose answer was lost: whether it was made or not, once it is acknowledged it stands, and stands once. */
  async #sendAgain(client: Client, followed: Followed): Promise<void> {
    this.#doing = 'sending again';
    const sent = this.#pending;
    if (!sent) return;
    if (sent.table !== followed.id || followed.isOver || sent.count > followed.count(sent.seat)) {
      this.#pending = undefined;
      return;
    }
    const before = followed.count(sent.seat);
    const from = followed.log;
    const answer = await client.ask(sent);
    if (answer.refused === LOST) return;
    this.#pending = undefined;
    if (answer.refused !== undefined) return;
    this.#group.tally.resent++;
    if (before === sent.count)
      this.#acknowledge(this.#group.witness(sent.table, this.person.who), sent, from);
    if (followed.count(sent.seat) <= sent.count && !followed.isOver)
      throw new Error(`${this.person.name} was told that a move stands, and does not see it`);
  }

  /** The match is over: one sets up the next, the others follow. */
  async #goOn(client: Client, { id: table }: Followed): Promise<void> {
    this.#doing = 'going on';
    const group = this.#group;
    if (this.#place === 0 && group.table === table) {
      if (this.#rng.below(3) === 0) await group.openTable().catch(() => pause(10));
      else {
        const answer = await client.ask({ type: 'rematch', table });
        if (answer.refused === undefined) group.table = answer.to!;
      }
      if (group.table !== table) group.tally.matches++;
    } else await pause(5);
    if (group.table !== table && client.isOpen) {
      await client.ask({ type: 'leave', table });
      client.forget(table);
    }
  }
}
