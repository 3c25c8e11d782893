/** One simulation: nodes, a database, a bus, clients and faults under one clock, all drawn from a seed. */
import type { Game, Position, Rng } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { sealOf } from '../../src/match/fair.ts';
import { saltFrom } from '../../src/match/testing/salts.ts';
import type { TablePlan } from '../../src/online/table.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Claims } from './acknowledged.ts';
import { Archive } from './archive.ts';
import type { Claim } from './claims.ts';
import { type ClientDeps, type Mood, SimClient } from './client.ts';
import { SimDatabase } from './database.ts';
import { type Cluster, type Fault, Faults, planFaults } from './faults.ts';
import { Network } from './network.ts';
import { choosing, type Machine, SimNode } from './node.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { TableTruth } from './truth.ts';
import { type Drift, VirtualTime } from './virtual-time.ts';
import { Witness } from './witness.ts';

export interface Failure {
  readonly claim: Claim;
  readonly what: string;
  readonly step: number;
}

/** Games whose deals take long (Aeronaut Odyssey) are left out; they have tests of their own. */
const light = games.filter(({ facts }) => !facts.heavyDeal);
const rules = new Map<string, Game<Position>>();
for (const entry of light) rules.set(entry.facts.id, await rulesOf(entry));
/** Loaded once: what a node loads later must not depend on a disk. */
const loaded = light.map((entry) => ({
  ...entry,
  rules: { [entry.facts.version]: () => Promise.resolve(rules.get(entry.facts.id)!) },
}));
const ruleOf = (game: string): Game<Position> => rules.get(game)!;

let database: SimDatabase | undefined;

const NODES = ['node A', 'node B', 'node C', 'node D', 'node E'] as const;
/** How far the clock of a node may be from the true time, in milliseconds, and how fast it may run away from it, in millionths. */
const MOST_OFF = 700;
const MOST_DRIFT = 500;
const PEOPLE = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'] as const;
const NOTES = 2000;
/** Where matches have begun before the first fault, people are so much quicker until then, and have so many milliseconds. */
const ARRIVING_HASTE = 16;
const ARRIVING = 5000;

export interface WorldOptions {
  /** So many steps while faults come and go, instead of those that are drawn from the seed. */
  readonly steps?: number | undefined;
  readonly nodes: number;
  /** Notes also what clients say and hear. */
  readonly verbose: boolean;
}

export class World implements Cluster {
  readonly names: readonly string[];
  readonly time = new VirtualTime();
  readonly clients: SimClient[] = [];
  readonly archive: Archive;
  readonly claims: Claims;
  readonly faults: Faults;
  readonly plan: readonly Fault[];
  readonly shape: Shape;
  readonly notes: string[] = [];
  failure: Failure | undefined;
  step = 0;
  mood: Mood = 'lively';
  readonly #seed: string;
  readonly #verbose: boolean;
  readonly #rng: Rng;
  readonly #nodes = new Map<string, SimNode>();
  readonly #machine: Machine;
  readonly #clientDeps: ClientDeps;
  #arriving = false;
  #ids = 0;

  constructor(seed: string, { steps, nodes, verbose }: WorldOptions) {
    this.#seed = seed;
    this.#verbose = verbose;
    this.names = NODES.slice(0, nodes);
    this.#rng = this.#stream('world');
    this.shape = shapeOf(this.#stream('shape'), steps);
    this.faults = new Faults(this.#stream('weather'));
    this.plan = planFaults(this.#stream('faults'), this.names, this.shape);
    database ??= new SimDatabase();
    database.empty();
    this.claims = new Claims(this.#complain);
    const apart = 2 * (MOST_OFF + 1000);
    this.archive = new Archive(database, ruleOf, { complain: this.#complain, asked: this.claims, apart });
    this.claims.archive = this.archive;
    database.committed = (batch, written) => {
      this.archive.follow(batch, written);
      if (verbose)
        this.note(`commit: ${JSON.stringify(batch)} ${JSON.stringify(written.outcomes)}`.slice(0, 400));
    };
    this.#machine = this.#newMachine(database);
    this.#clientDeps = this.#newClientDeps();
  }

  #stream(of: string): FastRng {
    return new FastRng(`${this.#seed}/${of}`);
  }

  readonly #complain = (claim: Claim, what: string): void => {
    this.failure ??= { claim, what, step: this.step };
  };

  note(text: string): void {
    if (this.notes.push(`${this.step} ${((this.time.now % 1e9) / 1000).toFixed(3)} ${text}`) > NOTES)
      this.notes.shift();
  }

  #newMachine(db: SimDatabase): Machine {
    const { time, faults } = this;
    const secrets = this.#stream('secrets');
    const drifts = this.#stream('drifts');
    return {
      time,
      database: db,
      network: new Network(time, (from, to) => faults.frame(from, to)),
      games: loaded,
      complain: this.#complain,
      note: (text) => this.note(text),
      newId: () => `id-${++this.#ids}`,
      newSecret: () => Array.from({ length: 64 }, () => secrets.below(16).toString(16)).join(''),
      pace: [0, 200, 700][this.#rng.below(3)]!,
      storeFate: (node) => (what) => faults.store(node, what),
      drift: (): Drift => ({
        ms: drifts.below(2 * MOST_OFF + 1) - MOST_OFF,
        rate: (drifts.below(2 * MOST_DRIFT + 1) - MOST_DRIFT) / 1e6,
      }),
      thought: () => faults.thought(),
      chooses: choosing(ruleOf),
    };
  }

  #newClientDeps(): ClientDeps {
    const { time, claims } = this;
    const ways = this.#stream('ways');
    return {
      time,
      claims,
      way: {
        time,
        latency: () => 1 + ways.below(20),
        // A connection that is lost without a word is noticed late.
        parting: () => (ways.below(4) === 0 ? 2000 + ways.below(20_000) : 1 + ways.below(50)),
        ending: () => (ways.below(4) === 0 ? undefined : 1 + ways.below(100)),
      },
      witness: new Witness(this.archive, this.#complain),
      rulesOf: ruleOf,
      node: () => {
        const node = this.#nodes.get(this.names[ways.below(this.names.length)]!);
        return node?.isOpen ? node : undefined;
      },
      note: (text) => {
        if (this.#verbose) this.note(text());
      },
      misfit: (who, error) =>
        this.#complain('view', `what ${who} is told does not fit together: ${(error as Error).message}`),
      mood: () => this.mood,
      haste: () => (this.#arriving ? ARRIVING_HASTE : this.shape.haste),
    };
  }

  // — nodes —

  start(name: string): void {
    const node = new SimNode(this.#machine, name);
    this.#nodes.set(name, node);
    this.note(`${name} starts`);
    node.start().catch((error: unknown) => {
      this.note(`${name} could not start: ${(error as Error).message}`);
      this.kill(name);
    });
  }

  kill(name: string): void {
    const node = this.#nodes.get(name);
    if (!node || node.process.ended) return;
    node.kill();
    this.#startLater(name, node);
  }

  stop(name: string): void {
    const node = this.#nodes.get(name);
    if (!node?.isOpen) return;
    node
      .stop()
      .catch((error: unknown) => this.note(`${name} could not stop: ${(error as Error).message}`))
      .then(() => this.kill(name));
  }

  #startLater(name: string, before: SimNode): void {
    this.time.after(200 + this.#rng.below(12_000), () => {
      if (this.#nodes.get(name) === before) this.start(name);
    });
  }

  stall(name: string, ms: number): void {
    const node = this.#nodes.get(name);
    if (node) node.process.stalledUntil = this.time.now + ms;
  }

  reconnect(name: string): void {
    const node = this.#nodes.get(name);
    if (node && !node.process.ended) node.bus.reconnected();
  }

  dropClients(share: number): void {
    for (const client of this.clients) if (this.#rng.below(1000) < share) client.drop();
  }

  get allOpen(): boolean {
    return this.names.every((name) => this.#nodes.get(name)?.isOpen);
  }

  /** The tables that each node lists, as texts. */
  readonly lobbies = (): readonly string[] =>
    [...this.#nodes.values()].map((node) =>
      JSON.stringify(
        node.tables
          ?.lobby()
          .tables.map(({ id, state }) => [id, state])
          .sort(),
      ),
    );

  /** Faults end. Nodes that are down start by themselves. */
  heal(): void {
    for (const fault of this.plan) fault.end(this, this.faults);
    this.faults.calmDown();
    for (const node of this.#nodes.values()) node.process.stalledUntil = 0;
  }

  // — tables and people —

  async setUp(): Promise<void> {
    for (const name of this.names) this.start(name);
    await this.#until(() => this.allOpen);
    const tables = 1 + this.#rng.below(2);
    for (let n = 0; n < tables; n++) await this.#newTable(n, tables);
    for (const client of this.clients) client.begin();
    if (this.shape.begun) await this.#arrive();
  }

  /** People sit down, and their matches begin. */
  async #arrive(): Promise<void> {
    this.mood = 'calm';
    this.#arriving = true;
    const until = this.time.now + ARRIVING;
    const isOpen = ({ match }: TableTruth) => !match;
    await this.#until(() => this.time.now > until || ![...this.archive.tables.values()].some(isOpen));
    this.#arriving = false;
    this.mood = 'lively';
  }

  async #newTable(n: number, of: number): Promise<void> {
    const rng = this.#rng;
    const { facts } = light[rng.below(light.length)]!;
    const people = PEOPLE.slice(n * 3, of === 1 ? 6 : n * 3 + 3).map((name) => ({
      who: name.toLowerCase(),
      name,
    }));
    const host = people[0]!;
    const id = await this.#create(host, planOf(rng, facts, people.length));
    if (id === undefined) return;
    const devices = rng.below(3) === 0 ? [...people, people[1]!] : people;
    for (const [i, person] of devices.entries())
      this.clients.push(
        new SimClient(this.#clientDeps, {
          ...person,
          rng: this.#stream(`${id}/${i}`),
          table: id,
          device: i,
          game: facts.id,
          plays: i < 4,
        }),
      );
  }

  async #create(host: { who: string; name: string }, plan: TablePlan): Promise<string | undefined> {
    let id: string | undefined;
    let done = false;
    const node = this.#nodes.get(this.names[this.#rng.below(this.names.length)]!)!;
    node.tables!.create(host, plan, 'here').then(
      (made) => {
        if ('value' in made) id = made.value;
        else this.#complain('trouble', `a table could not be set up: ${JSON.stringify(made.refused)}`);
        done = true;
      },
      (error: unknown) => this.#complain('trouble', `a table could not be set up: ${error}`),
    );
    await this.#until(() => done);
    if (id === undefined) return undefined;
    return id;
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.failure) await this.time.next();
  }

  end(): void {
    for (const node of this.#nodes.values()) node.process.ended = true;
  }
}

function planOf(rng: Rng, facts: (typeof light)[number]['facts'], people: number): TablePlan {
  const most = Math.min(facts.seats.max, people, 4);
  const count = Math.max(2, facts.seats.min, 2 + rng.below(most - 1));
  const bots = count > 2 ? rng.below(2) : 0;
  const seats = Array.from({ length: count }, (_, seat): TablePlan['seats'][number] =>
    seat === 0 ? 'you' : seat >= count - bots ? { bot: 'random' } : 'open',
  );
  const pace = [
    { kind: 'live', minutes: 0, seconds: 5 + rng.below(10) },
    { kind: 'live', minutes: 1, seconds: 5 },
    { kind: 'round', seconds: 10 + rng.below(10) },
    { kind: 'turns', hours: 1 },
  ] as const;
  return {
    game: facts.id,
    options: defaultOptions(facts.options),
    seats,
    fixedSeats: rng.below(2) === 0,
    pace: pace[rng.below(pace.length)]!,
    listed: rng.below(2) === 0,
    watch: rng.below(4) > 0,
    hints: true,
    standIn: 'random',
  };
}

export const sealFor = (who: string, table: string): string => sealOf(saltFrom(`salt of ${who} at ${table}`));
