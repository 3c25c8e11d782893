/**
 * A server on which a match is played from a script: chance does what the script says, people and bots move as it says, ids and
 * time are the same in every world. What one viewer receives meanwhile is kept, byte for byte.
 */
import {
  type Entry,
  type Game,
  type GameEntry,
  type Move,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
} from '../../src/contract/index.ts';
import { isUndo, type LogEntry } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import type { Pace, TablePlan } from '../../src/online/table.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import type { BotQuestion, TableServiceDeps } from '../../src/server/table-service.ts';
import { Client, newTable, sealFor } from './client.ts';
import { type Inside, newFolder, startInside } from './inside.ts';
import { isStep } from './twins.ts';

export interface Script {
  /** Numbers the matches of a world, so that ids differ between them and not between worlds. */
  readonly number: number;
  readonly game: string;
  readonly rules: Game<Position>;
  readonly seats: number;
  readonly options: Options;
  readonly log: readonly LogEntry[];
  /** So many entries are the same in the other world, as far as the viewer can tell. */
  readonly shared: number;
  /** A seat that a bot plays. */
  readonly bot: Seat | undefined;
}

/** A text that a viewer received; a bot receives questions. */
export type Received = readonly string[];

export interface WorldOptions {
  readonly games: readonly GameEntry[];
  /** Milliseconds before a move that no person makes. */
  readonly pace: number;
  /** Milliseconds that pass with every entry that is stored. */
  readonly tick?: (entry: LogEntry) => number;
}

/** Milliseconds from one entry to the next. */
const TICK = 16_000;
const EPOCH = 1_700_000_000_000;
const nameOf = (seat: Seat): string => (seat === SPECTATOR ? 'Onlooker' : `Pilot ${seat}`);
const whoOf = (seat: Seat): string => `person-${seat + 1}`.padEnd(22, '-');

export class World {
  readonly #options: WorldOptions;
  readonly #folder = newFolder('memory');
  #inside!: Inside;
  #script!: Script;
  #ids = 0;
  #time = 0;
  #questions: string[] = [];
  #answerBot: ((move: Move) => void) | undefined;

  constructor(options: WorldOptions) {
    this.#options = options;
  }

  async open(): Promise<this> {
    const { games, pace, tick = () => TICK } = this.#options;
    const store = new Ticking(this.#folder, (entry) => {
      this.#time += tick(entry);
    });
    this.#inside = await startInside({
      games,
      store,
      bots: {
        choose: (asked) => this.#choose({ ...asked, view: asked.view()! }),
        close: () => Promise.resolve(),
      },
      // Time passes with every entry, and no timer rings: people in the script are always quicker than the program.
      clock: { now: () => EPOCH + this.#time, after: () => () => {} },
      newId: () => `${this.#script?.number ?? 'node'}-${this.#ids++}`,
      newSecret: () => 'c0ffee00'.repeat(8),
      draw: (match) => this.#script.log[match.log.length] as Entry,
      pace,
    } satisfies Partial<TableServiceDeps> & { store: SqliteStore });
    return this;
  }

  close(): Promise<void> {
    return this.#inside.close();
  }

  /** Plays the whole script and answers what the viewer received on each of two sockets. */
  async play(script: Script, viewer: Seat): Promise<readonly Received[]> {
    this.#script = script;
    this.#ids = 0;
    this.#time = script.number * 1e9;
    this.#questions = [];
    const clients = new Map<Seat, Client>();
    const { url } = this.#inside;
    for (let seat = SPECTATOR; seat < script.seats; seat++) {
      if (seat === script.bot) continue;
      const person = await this.#inside.person(whoOf(seat), nameOf(seat));
      clients.set(
        seat,
        await new Client({ url, person, record: seat === viewer, keepsSalt: true }).connect(),
      );
    }
    const table = await this.#gather(script, clients);
    const tab = await this.#perform(script, table, clients, viewer);
    const received = [clients.get(viewer)?.received ?? this.#questions, tab?.received ?? []];
    const stored = (await this.#inside.store.read(table))!;
    if (JSON.stringify(stored.log.map(({ entry }) => entry)) !== JSON.stringify(script.log))
      throw new Error('the server did not follow the script');
    for (const client of [...clients.values(), tab]) await client?.close();
    return received;
  }

  /** All clients come to a new table and sit down. */
  async #gather(script: Script, clients: ReadonlyMap<Seat, Client>): Promise<string> {
    const { game, options, seats, bot } = script;
    const plan: TablePlan = {
      game,
      options,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === bot ? { bot: 'random' } : seat === 0 ? 'you' : 'open',
      ),
      fixedSeats: true,
      pace: paceFor(seats),
      listed: true,
      watch: true,
      hints: false,
      standIn: 'random',
    };
    const host = clients.get(0)!;
    const table = await newTable(this.#inside.url, host.person, plan);
    for (const [seat, client] of clients) {
      await client.must({ type: 'lobby', on: true });
      await client.join(table, game);
      if (seat > 0) await client.must({ type: 'sit', table, seat, seal: sealFor(client.person) });
    }
    await host.must({ type: 'start', table });
    // One after the other, so that both worlds are told of it in the same order.
    for (const [seat, client] of clients) if (seat >= 0) await client.showSalt(table);
    for (const client of clients.values())
      await client.until(() => client.followed.get(table)!.head !== undefined);
    return table;
  }

  /** Does what the script says; halfway the viewer opens a second tab, which is lost and comes back. */
  async #perform(
    { log, shared, rules, game, seats, options, bot }: Script,
    table: string,
    clients: ReadonlyMap<Seat, Client>,
    viewer: Seat,
  ): Promise<Client | undefined> {
    const host = clients.get(0)!;
    const head = host.followed.get(table)!.head!;
    const match = new Match(rules, { ...head, options });
    const steps = log.slice(0, shared).flatMap((entry, n) => (isStep(entry) ? [n] : []));
    const [opens, drops] = [steps[steps.length >> 2], steps[steps.length >> 1]];
    let tab: Client | undefined;
    for (const [n, entry] of log.entries()) {
      if (isStep(entry)) {
        if (n === opens && viewer !== bot) tab = await this.#openTab(table, game, viewer);
        if (n === drops && tab) await this.#reopen(tab, table, game);
        if (n % 20 === 19) await host.must({ type: 'chat', table, text: `entry ${n}` });
        if (n % 25 === 24) await clients.get(SPECTATOR)!.must({ type: 'chat', table, text: `onlooker ${n}` });
        if (isUndo(entry)) await takeBack(clients, table, entry.by, seats);
        else if (entry.by === bot) await this.#letBotMove(host, table, n, entry.move);
        else {
          const decider = clients.get(rules.decides(match.state, entry.by))!;
          const count = match.count(entry.by);
          await decider.must({ type: 'move', table, seat: entry.by, count, move: entry.move });
        }
      }
      match.append(entry);
    }
    for (const client of [...clients.values(), tab])
      await client?.until(() => client.followed.get(table)!.isOver);
    return tab;
  }

  async #openTab(table: string, game: string, viewer: Seat): Promise<Client> {
    const person = await this.#inside.person(whoOf(viewer), nameOf(viewer));
    const tab = await new Client({ url: this.#inside.url, person, record: true }).connect();
    await tab.join(table, game);
    return tab;
  }

  async #reopen(tab: Client, table: string, game: string): Promise<void> {
    await tab.close();
    await tab.connect();
    await tab.join(table, game);
  }

  /** A bot is asked as soon as its seat owes a move, and answers when the script says so. */
  #choose(question: BotQuestion): Promise<number | string> {
    this.#questions.push(JSON.stringify(question));
    return new Promise((resolve) => {
      this.#answerBot = resolve;
    });
  }

  async #letBotMove(host: Client, table: string, n: number, move: Move): Promise<void> {
    while (!this.#answerBot) await new Promise((resolve) => setTimeout(resolve, 1));
    const answer = this.#answerBot;
    this.#answerBot = undefined;
    answer(move);
    await host.until(() => host.followed.get(table)!.log > n);
  }
}

/** Time passes with every entry that is stored, and at no other moment. */
class Ticking extends SqliteStore {
  readonly #tick: (entry: LogEntry) => void;

  constructor(folder: string, tick: (entry: LogEntry) => void) {
    super(folder);
    this.#tick = tick;
  }

  override async change(change: Parameters<SqliteStore['change']>[0]): Promise<void> {
    await super.change(change);
    for (const { entry } of change.entries?.list ?? []) this.#tick(entry);
  }
}

/** So slow that no player runs out of time, at large tables either. */
const paceFor = (seats: number): Pace =>
  seats > 6 ? { kind: 'turns', hours: 300 } : { kind: 'live', minutes: 180, seconds: 300 };

async function takeBack(
  clients: ReadonlyMap<Seat, Client>,
  table: string,
  by: Seat,
  seats: number,
): Promise<void> {
  await clients.get(by)!.must({ type: 'undo', table });
  for (let seat = 0; seat < seats; seat++)
    if (seat !== by) await clients.get(seat)?.must({ type: 'answer', table, yes: true });
}
