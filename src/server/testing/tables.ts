/** For tests: tables of a registry of its own, without sockets, and people who play at them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { findBot } from '../../bots/index.ts';
import type { Entry, Game, Move, Position, Seat } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { newSecret, sealOf } from '../../match/fair.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { systemClock } from '../../match/timer.ts';
import { type JoinedTable, PROTOCOL, type ToClient } from '../../online/protocol.ts';
import type { TableInfo, TablePlan } from '../../online/table.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { LocalBus } from '../bus.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { BotAsked, Caller, TableService, TableServiceDeps } from '../table-service.ts';
import { createTables } from '../tables/registry.ts';
import { checkMessage } from './spoken.ts';
import { terms } from './terms.ts';

export let folder: string;
export let store: SqliteStore;
export let tables: TableService;
export let time = 0;
let ids = 0;

export const quiet = {
  moved: () => {},
  refused: () => {},
  tables: () => {},
  quarantined: () => {},
  trouble: () => {},
};

/** The bots themselves, without the threads around them. */
export const bots = {
  async choose({ game, bot, view, seat, seed }: BotAsked): Promise<Move | undefined> {
    const seen = view();
    if (seen === undefined) return undefined;
    const entry = games.find(({ facts }) => facts.id === game)!;
    const [rules, hints] = await Promise.all([rulesOf(entry), entry.hints()]);
    const kind = findBot(bot)!.make(rules, hints, { iterations: 20 });
    return kind.choose(JSON.parse(seen) as Position, seat, new FastRng(seed));
  },
  async close() {},
};

export const around = (over: Partial<TableServiceDeps> = {}): TableServiceDeps => ({
  games,
  store,
  bus: new LocalBus(),
  bots,
  journal: quiet,
  clock: { ...systemClock, now: () => time },
  newId: () => `id-${++ids}`,
  newSecret,
  pace: 0,
  ...over,
});

/** Before each test of the file that calls this, new tables; they are gone after it. */
export function useTables(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'updraft-tables-'));
    store = new SqliteStore(folder);
    time = 1_700_000_000_000;
    tables = createTables(around());
  });
  afterEach(async () => {
    await tables.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The server ends, and another one starts with the same store. */
export async function startAgain(over: Partial<TableServiceDeps> = {}): Promise<void> {
  await tables.stop();
  open(over);
}
/** Starts a server after `tables.stop()`. */
export function open(over: Partial<TableServiceDeps> = {}): void {
  tables = createTables(around(over));
}
/** Time goes by. */
export function pass(ms: number): number {
  time += ms;
  return time;
}

/** A client of the registry: keeps what it is sent and follows the match. */
export class Person implements Caller {
  readonly heard: ToClient[] = [];
  readonly who: string;
  readonly name: string;
  readonly address = 'here';
  speaks: number = PROTOCOL;
  info: TableInfo | undefined;
  you: Seat = -1;
  joined: JoinedTable | undefined;
  entries: Entry[] = [];
  constructor(who: string) {
    this.who = who;
    this.name = who;
  }
  send(text: string): void {
    const message = checkMessage(text);
    this.heard.push(message);
    if (message.type === 'table') [this.info, this.you] = [message.table, message.you];
    if (message.type === 'seat' && this.info)
      this.info = { ...this.info, seats: this.info.seats.with(message.seat, message.info) };
    if (message.type === 'joined') {
      this.joined = message;
      this.entries = [...this.entries.slice(0, message.from), ...message.entries];
    }
    if (message.type === 'entries') {
      this.entries.push(...message.entries);
      expect(this.entries.length).toBe(message.n);
    }
    if (message.type === 'undone') this.entries.length = message.length;
  }
  async view(): Promise<{ game: Game<Position>; state: Position }> {
    const entry = games.find(({ facts }) => facts.id === this.info!.game)!;
    const game = await rulesOf(entry);
    const state = game.start(this.info!.seats.length, this.info!.options, this.info!.house);
    for (const { by, move } of this.entries) game.play(state, by, move);
    return { game, state };
  }
  /** A legal move of one's own, and what goes with it; undefined when it is not one's turn. */
  async choice(): Promise<{ seat: Seat; count: number; move: Move } | undefined> {
    const { game, state } = await this.view();
    const next = game.next(state);
    if (next.to !== 'act') return undefined;
    const seat = next.seats.find(
      (one) => game.decides(state, one) === this.you && game.forced?.(state, one) === undefined,
    );
    if (seat === undefined) return undefined;
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    return { seat, count: this.entries.filter(({ by }) => by === seat).length, move: moves[0]! };
  }
}

export const ada = { who: 'ada', name: 'Ada' };
export const plan = (over: Partial<TablePlan> = {}): TablePlan => {
  const facts = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!.facts;
  return {
    game: facts.id,
    options: defaultOptions(facts.options),
    seats: ['you', 'open'],
    ...terms,
    seal: sealFor('ada'),
    ...over,
  };
};

export async function opened(over: Partial<TablePlan> = {}): Promise<string> {
  const made = await tables.create(ada, plan(over), 'here');
  if (!('value' in made)) throw new Error(made.refused.code);
  return made.value;
}

export async function begun(over: Partial<TablePlan> = {}): Promise<{ table: string; a: Person; b: Person }> {
  const table = await opened(over);
  const a = new Person('ada');
  const b = new Person('bob');
  await tables.receive(a, { type: 'join', table });
  await tables.receive(b, { type: 'join', table });
  expect(await tables.receive(b, { type: 'sit', table, seat: 1, seal: sealFor('bob') })).toEqual({});
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
  await dealt(table, [a, b]);
  return { table, a, b };
}

export const saltOf = (who: string) => saltFrom(`salt of ${who}`);
export const sealFor = (who: string) => sealOf(saltOf(who));

/** All show their salts, and are told the match. */
export async function dealt(table: string, people: readonly Person[]): Promise<void> {
  for (const one of people)
    expect(await tables.receive(one, { type: 'reveal', table, salt: saltOf(one.who) })).toEqual({});
  await expect.poll(() => people.every(({ joined }) => joined?.table === table)).toBe(true);
}

export const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

export async function playOn(
  table: string,
  people: Person[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let made = 0; made < most && people[0]!.info?.state === 'playing'; ) {
    let moved = false;
    for (const person of people) {
      const choice = await person.choice();
      if (!choice) continue;
      expect(await tables.receive(person, { type: 'move', table, ...choice })).toEqual({});
      moved = true;
      made++;
      if (made >= most) return;
    }
    if (!moved) await tick();
  }
}
