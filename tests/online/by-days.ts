/** Games by days under a clock that a test moves: a server, the browsers and mailboxes of its players, and the players, who come and go. */
import { setTimeout as real } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import { findBot } from '../../src/bots/index.ts';
import type { Move, Position } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import type { TablePlan } from '../../src/online/table.ts';
import type { BotAsked } from '../../src/server/table-service.ts';
import { openServer, type ServerSetup, type TestServer } from '../../src/server/testing/server.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { VirtualClock } from '../hosts/clock.ts';
import { Client, type Person, sealFor } from './client.ts';
import { Mailbox } from './mailbox.ts';
import { outgoingHere, Receiver } from './receivers.ts';

export const HOUR = 3_600_000;
const entry = games[0]!;
export const GAME = entry.facts.id;
export const names = ['Ann', 'Ben', 'Cem', 'Dora'] as const;

const bots = {
  async choose({ bot, view, seat, seed }: BotAsked): Promise<Move | undefined> {
    const seen = view();
    if (seen === undefined) return undefined;
    const [rules, hints] = await Promise.all([rulesOf(entry), entry.hints()]);
    return findBot(bot)!
      .make(rules, hints, { iterations: 20 })
      .choose(JSON.parse(seen) as Position, seat, new FastRng(seed));
  },
  close: () => Promise.resolve(),
};

export let clock: VirtualClock;
export let receiver: Receiver;
export let mailbox: Mailbox;
export let server: TestServer;
export let title: string;

/** Starts a server; after `server.close`. */
export async function open(change: Partial<ServerSetup> = {}): Promise<void> {
  const alerts = {
    outgoing: outgoingHere(),
    publicUrl: 'https://updraft.example',
    mail: mailbox.settings,
  };
  server = await openServer({ games, bots, clock, alerts, ...change });
}

/** Before each test of the file that calls this, a new server; it is gone after it. */
export function useDays(): void {
  beforeEach(async () => {
    clock = new VirtualClock();
    [receiver, mailbox] = await Promise.all([Receiver.open(), Mailbox.open()]);
    title = (await entry.text('en')).title;
    await open();
  });
  afterEach(async () => {
    await server.close();
    receiver.close();
    await mailbox.close();
  });
}

/** Lets what is under way end, and timers that are due ring. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    while (clock.ring(clock.now()));
    await real(8);
  }
}

export async function pass(ms: number): Promise<void> {
  clock.set(clock.now() + ms);
  await settle();
  // What was found due is told by the next look.
  clock.set(clock.now() + 1000);
  await settle();
}

export const plan = (seats: number, change: Partial<TablePlan> = {}): TablePlan => ({
  game: GAME,
  options: {},
  seats: ['you', ...Array.from({ length: seats - 1 }, () => 'open' as const)],
  fixedSeats: true,
  pace: { kind: 'turns', hours: 72 },
  listed: false,
  watch: true,
  hints: true,
  standIn: 'random',
  ...change,
});

export interface Group {
  readonly id: string;
  readonly people: readonly Person[];
  /** This player comes, plays while it is their turn, and leaves. */
  play(seat: number): Promise<void>;
  visit(seat: number): Promise<Client>;
}

/** A person with one browser that agreed. */
export async function withBrowser(name: string): Promise<Person> {
  const person = await server.newPerson(name);
  const { status } = await server.ask('POST', '/api/me/devices', receiver.browser(`/${name}`), person.token);
  expect(status).toBe(200);
  return person;
}

/** A table of people, each with one browser that agreed; every page is closed. */
export async function group(seats: number, change: Partial<TablePlan> = {}): Promise<Group> {
  const people = await Promise.all(names.slice(0, seats).map(withBrowser));
  const made = await server.ask(
    'POST',
    '/api/tables',
    { ...plan(seats, change), seal: sealFor(people[0]!) },
    people[0]!.token,
  );
  const id = String(made.body.id);
  const visit = async (seat: number): Promise<Client> => {
    const client = await new Client({ url: () => server.url, person: people[seat]! }).connect();
    expect(await client.join(id, GAME)).toEqual({});
    return client;
  };
  const visitors: Client[] = [];
  for (const seat of people.keys()) {
    const client = await visit(seat);
    visitors.push(client);
    if (seat > 0) await client.must({ type: 'sit', table: id, seat, seal: sealFor(people[seat]!) });
  }
  await visitors[0]!.begin(id);
  for (const client of visitors) await client.close();
  await settle();
  return {
    id,
    people,
    visit,
    async play(seat) {
      const client = await visit(seat);
      const followed = client.followed.get(id)!;
      for (;;) {
        await client.until(() => followed.view !== undefined);
        const mine = followed.owing.find((one) => one === seat);
        if (mine === undefined || followed.isOver) break;
        const move = followed.forced(mine) ?? followed.legal(mine)[0]!;
        await client.must({ type: 'move', table: id, seat: mine, count: followed.count(mine), move });
      }
      await client.close();
      await settle();
    },
  };
}

export const waitingOf = async ({ token }: Person) =>
  (await server.ask('GET', '/api/me/waiting', undefined, token)).body.tables;

/** What the browsers have shown since it was asked last. */
export const told = () => receiver.read().map(({ path, title: heading }) => `${path.slice(1)}: ${heading}`);
