/** A server process of a simulation: the real tables, on a machine that may end, stand still, or have a clock of its own. */
import type { Game, GameEntry, Move, Position } from '../../src/contract/index.ts';
import type { Clock } from '../../src/match/timer.ts';
import { refusalFor, spoken } from '../../src/server/refusals.ts';
import { Conflict, Unavailable } from '../../src/server/store/store.ts';
import type { BotAsked, Caller, Request, TableService } from '../../src/server/table-service.ts';
import { createTables } from '../../src/server/tables/registry.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import type { Complain } from './claims.ts';
import { type SimDatabase, SimStore, type StoreLine } from './database.ts';
import { type Network, SimBus } from './network.ts';
import { clockOf, type Drift, newProcess, type Process, type VirtualTime } from './virtual-time.ts';

export interface Machine {
  readonly time: VirtualTime;
  readonly database: SimDatabase;
  readonly network: Network;
  readonly games: readonly GameEntry[];
  readonly complain: Complain;
  note(text: string): void;
  newId(): string;
  newSecret(): string;
  /** Milliseconds before a move that no person makes. */
  readonly pace: number;
  storeFate: (node: string) => StoreLine['fate'];
  /** How far the clock of a node is off that starts now. */
  drift(node: string): Drift;
  /** How long a bot thinks; undefined where it fails. */
  thought(): number | undefined;
  chooses(asked: BotAsked, view: string): Move;
}

/** What the door of a node keeps of one socket. */
export interface Line extends Caller {
  readonly of: Process;
  /** The node closes it. */
  cut(): void;
}

/** One life of a node, from its start to its end. */
export class SimNode {
  readonly name: string;
  readonly process = newProcess();
  readonly bus: SimBus;
  readonly store: SimStore;
  readonly clock: Clock;
  readonly lines = new Set<Line>();
  tables: TableService | undefined;
  #stopping = false;
  readonly #machine: Machine;

  constructor(machine: Machine, name: string) {
    const { time, database, network } = machine;
    this.#machine = machine;
    this.name = name;
    this.clock = clockOf(time, this.process, machine.drift(name));
    this.bus = new SimBus(network, name, this.process);
    this.store = new SimStore(database, { time, of: this.process, fate: machine.storeFate(name) });
  }

  /** Does it accept sockets? */
  get isOpen(): boolean {
    return this.tables !== undefined && !this.#stopping && !this.process.ended;
  }

  /** Rejects where the database does not answer: then the process ends. */
  async start(): Promise<void> {
    const { games, newId, newSecret, pace } = this.#machine;
    const { store, bus, clock } = this;
    const tables = createTables({
      games,
      store,
      bus,
      bots: { choose: (asked) => this.#choose(asked), close: async () => {} },
      journal: {
        moved: () => {},
        refused: () => {},
        tables: () => {},
        quarantined: (table, why) => this.#trouble(`table ${table} was set aside`, new Error(why)),
        trouble: (what, error) => this.#trouble(what, error),
      },
      clock,
      newId,
      newSecret,
      pace,
      outages: await store.outages(clock.now()),
      // Each process has a name of its own.
      node: newId(),
    });
    this.tables = tables;
    await tables.resume();
  }

  /** The node ends without a word. */
  kill(): void {
    this.process.ended = true;
    this.#machine.network.leave(this.bus);
    for (const line of [...this.lines]) line.cut();
    this.lines.clear();
  }

  /** The node is told to stop, and lets go of everything. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.tables?.stop();
    for (const line of [...this.lines]) line.cut();
    this.lines.clear();
    await this.bus.close();
    await this.store.close();
  }

  /** A socket has said something. Answered by its number, as the door does. */
  ask(line: Line, request: Request & { readonly re: number }): Promise<void> {
    const { re } = request;
    return this.tables!.receive(line, request).then(
      (answer) =>
        line.send(
          JSON.stringify(
            answer.refused === undefined
              ? { type: 'done', re, ...(answer.to === undefined ? {} : { to: answer.to }) }
              : { type: 'refused', re, ...spoken(answer.refused) },
          ),
        ),
      (error: unknown) => {
        this.#trouble(`a ${request.type} message failed`, error);
        line.send(JSON.stringify({ type: 'refused', re, ...spoken(refusalFor(error)) }));
      },
    );
  }

  left(line: Line): void {
    if (this.lines.delete(line)) this.tables?.gone(line);
  }

  /** A bot's thread takes the question after a while. */
  #choose(asked: BotAsked): Promise<Move | undefined> {
    const { time, thought, chooses } = this.#machine;
    const ms = thought();
    return new Promise((resolve, reject) => {
      const answer = () => {
        const view = asked.view();
        if (ms === undefined) reject(new Unavailable('the thread ended'));
        else resolve(view === undefined ? undefined : chooses(asked, view));
      };
      time.after(ms ?? 50, answer, this.process);
    });
  }

  /** That the database does not answer, or that another node was first, is nothing unusual here. */
  #trouble(what: string, error: unknown): void {
    const { note, complain } = this.#machine;
    note(`${this.name}: ${what}: ${error instanceof Error ? error.message : error}`);
    if (error instanceof Conflict || error instanceof Unavailable) return;
    complain('trouble', `${this.name}: ${what}: ${error instanceof Error ? error.stack : error}`);
  }
}

/** Any legal move, the same for the same seed. */
export function choosing(rulesOf: (game: string) => Game<Position>): Machine['chooses'] {
  const buffer: Move[] = [];
  return ({ game, seat, seed }, view) => {
    const count = rulesOf(game).moves(JSON.parse(view) as Position, seat, buffer);
    return buffer[new FastRng(seed).below(count)]!;
  };
}
