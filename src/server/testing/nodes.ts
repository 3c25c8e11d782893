/** For tests: several nodes on one store in memory and one bus, under one clock whose hands the test moves. */
import { afterEach, beforeEach, expect } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import { LocalBus } from '../bus.ts';
import { MemoryStore } from '../store/laws/memory.ts';
import { Memory } from '../store/laws/memory-people.ts';
import type { BotAsked, Request, TableService, TableServiceDeps } from '../table-service.ts';
import { createTables } from '../tables/registry.ts';
import { ada, around, bots, Person, plan, saltOf, sealFor, tick } from './tables.ts';

export let memory: Memory;
export let clock: VirtualClock;
let bus: LocalBus;
let nodes: Node[] = [];

export interface Node {
  readonly name: string;
  readonly tables: TableService;
  readonly bus: LocalBus;
  /** Whose moves its bots were asked for. */
  readonly asked: BotAsked[];
  /** A player or spectator whose socket is at this node. */
  person(who: string): Guest;
  /** The node ends without a word: its timers stand still, and it is heard no more. */
  kill(): Promise<void>;
}

/** A client at one of the nodes. */
class Guest extends Person {
  readonly #node: Node;
  constructor(who: string, node: Node) {
    super(who);
    this.#node = node;
  }
  ask(request: Request): ReturnType<TableService['receive']> {
    return this.#node.tables.receive(this, request);
  }
  gone(): void {
    this.#node.tables.gone(this);
  }
  kinds(from = 0): ToClient['type'][] {
    return this.heard.slice(from).map(({ type }) => type);
  }
}

export function useNodes(): void {
  beforeEach(() => {
    memory = new Memory();
    clock = new VirtualClock();
    bus = new LocalBus();
    nodes = [];
  });
  afterEach(async () => {
    for (const { tables } of nodes) {
      const stopped = tables.stop();
      await passBy(1000);
      await stopped;
    }
  });
}

export function newNode(name: string, over: Partial<TableServiceDeps> = {}): Node {
  const own = new LocalBus(bus);
  const asked: BotAsked[] = [];
  let isDead = false;
  const timers = {
    now: () => clock.now(),
    after: (ms: number, then: () => void) => clock.after(ms, () => isDead || then()),
  };
  const store = new MemoryStore(memory);
  const choose: typeof bots.choose = (question) => {
    asked.push(question);
    return bots.choose(question);
  };
  const tables = createTables(
    around({
      store,
      bus: own,
      node: name,
      clock: timers,
      bots: { ...bots, choose },
      ...over,
    }),
  );
  const node: Node = {
    name,
    tables,
    bus: own,
    asked,
    person: (who) => new Guest(who, node),
    async kill() {
      isDead = true;
      await store.close();
      await own.close();
      nodes = nodes.filter((one) => one !== node);
    },
  };
  nodes.push(node);
  return node;
}

/** Lets what is asked for in this moment be done: work in memory needs a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
}

/** Time goes by, and whatever is due then happens. */
export async function passBy(ms: number): Promise<void> {
  const until = clock.now() + ms;
  await settle();
  while (clock.ring(until)) await settle();
  clock.set(until);
}

/** A match of two players, each at a node of their own, has begun. */
export async function begunAt(
  [first, second]: readonly [Node, Node],
  over: Parameters<typeof plan>[0] = {},
): Promise<{ readonly table: string; readonly a: Guest; readonly b: Guest }> {
  const made = await first.tables.create(ada, plan(over), 'here');
  if (!('value' in made)) throw new Error(made.refused.code);
  const table = made.value;
  const [a, b] = [first.person('ada'), second.person('bob')];
  for (const one of [a, b]) must(await one.ask({ type: 'join', table }));
  must(await b.ask({ type: 'sit', table, seal: sealFor('bob') }));
  await settle();
  must(await a.ask({ type: 'start', table }));
  await settle();
  for (const one of [a, b]) {
    must(await one.ask({ type: 'reveal', table, salt: saltOf(one.who) }));
    await settle();
  }
  return { table, a, b };
}

export function must(answer: Awaited<ReturnType<TableService['receive']>>): void {
  if (answer.refused) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
}

/** Players who can move do, each in turn, this often. */
export async function play(table: string, people: readonly Guest[], most = Number.POSITIVE_INFINITY) {
  for (let made = 0, still = 0; made < most && still < 200 && people[0]!.info?.state === 'playing'; still++) {
    for (const person of people) {
      const choice = await person.choice();
      if (!choice || made >= most) continue;
      must(await person.ask({ type: 'move', table, ...choice }));
      await settle();
      made++;
      still = 0;
    }
    // A bot may be at work.
    await tick();
    await passBy(10);
  }
}

/** Each client knows what one who comes now is told. */
export async function expectTrue(table: string, people: readonly Guest[]): Promise<void> {
  const judge = newNode('judge');
  for (const person of people) {
    const fresh = judge.person(person.who);
    must(await fresh.ask({ type: 'join', table }));
    expect(person.entries).toEqual(fresh.entries);
    expect(person.you).toBe(fresh.you);
    expect(withoutPresence(person.info)).toEqual(withoutPresence(fresh.info));
  }
  await judge.kill();
}

const withoutPresence = (info: TableInfo | undefined) =>
  info && { ...info, seats: info.seats.map(({ here: _here, ...seat }) => seat) };
