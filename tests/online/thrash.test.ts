/**
 * Strangers who ask two nodes for anything that is well formed, at random and at the same moments, each with a socket at both, open and close them all the time, and nodes
 * that are told to stop meanwhile: whatever comes of it, every socket knows the table as it is stored, and no node has anything to complain of.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { openLimits, ServerProcess } from '../../scripts/harness/server-process.mjs';
import { CHANCE } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { isUndo } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { sameJson } from '../../src/toolkit/json.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { type Ask, Client, newPerson, newTable, type Person, sealFor } from './client.ts';
import { rulesOf } from './follow.ts';

const url = await serviceUrl('postgres');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-thrash-'));
/** So many asks of each socket; more by hand, of other seeds. */
const ASKS = Number(process.env.UPDRAFT_ASKS ?? 40);
const seed = process.env.UPDRAFT_SEED ?? '1';
/** Milliseconds within which what one node knows is known at the other. */
const KNOWN = 20_000;

const planOf = (rng: FastRng): TablePlan => {
  const { facts } = games.filter(({ facts: one }) => !one.heavyDeal && one.seats.max >= 4)[rng.below(4)]!;
  return {
    game: facts.id,
    options: defaultOptions(facts.options),
    seats: ['you', 'open', rng.below(2) ? 'open' : { bot: 'greedy' }, 'open'],
    fixedSeats: rng.below(2) === 0,
    pace: rng.below(2) ? LIVE : { kind: 'round', seconds: 10 },
    listed: true,
    watch: true,
    hints: false,
    standIn: 'random',
  };
};

/** What a socket asks for next: mostly what fits, and now and then anything. */
function wish(client: Client, table: string, people: readonly Person[], rng: FastRng): Ask {
  const followed = client.followed.get(table);
  const info = followed?.info;
  const seats = info?.seats.length ?? 4;
  const seat = followed?.owing.find((one) => followed.forced(one) === undefined);
  if (seat !== undefined && rng.below(3) > 0) {
    const legal = followed!.legal(seat);
    return { type: 'move', table, seat, count: followed!.count(seat), move: legal[rng.below(legal.length)]! };
  }
  const other = people[rng.below(people.length)]!;
  const any: readonly Ask[] = [
    { type: 'join', table, ...(followed?.have ? { have: followed.have } : {}) },
    { type: 'leave', table },
    { type: 'lobby', on: rng.below(2) === 0 },
    { type: 'sit', table, seat: rng.below(seats), seal: sealFor(client.person) },
    { type: 'sit', table, seal: sealFor(client.person) },
    { type: 'sit', table, seal: sealFor(client.person) },
    { type: 'sit', table, seal: sealFor(client.person) },
    { type: 'stand', table },
    { type: 'seat', table, seat: rng.below(seats), to: rng.below(2) ? 'open' : { bot: 'random' } },
    { type: 'host', table, seat: rng.below(seats) },
    { type: 'code', table, on: rng.below(2) === 0 },
    { type: 'nudge', table },
    { type: 'relieve', table },
    { type: 'give', table, seat: rng.below(seats), who: other.who },
    { type: 'consent', table, yes: rng.below(2) === 0 },
    { type: 'hand', table, up: rng.below(2) === 0 },
    { type: 'undo', table },
    { type: 'undo', table },
    { type: 'answer', table, yes: rng.below(4) > 0 },
    { type: 'answer', table, yes: true },
    { type: 'withdraw', table },
    { type: 'return', table },
    { type: 'chat', table, text: `${client.person.name} says ${rng.below(1000)}` },
    { type: 'rematch', table, ...(rng.below(3) ? {} : { yes: false }) },
    ...(rng.below(40) === 0 ? [{ type: 'resign', table } as const] : []),
    { type: 'start', table, free: rng.below(2) ? 'bots' : 'gone' },
    { type: 'start', table },
  ];
  return any[rng.below(any.length)]!;
}

describe.skipIf(url === undefined)('strangers at two nodes', () => {
  const nodes: ServerProcess[] = [];
  let store: PostgresStore;
  let databaseUrl: string;
  const startNode = () => ServerProcess.start({ dataDir, databaseUrl, limits: openLimits, logLevel: 'warn' });

  beforeAll(async () => {
    await ensureBuilt(['web', 'server']);
    databaseUrl = await newPlace(url!);
    for (let n = 0; n < 2; n++) nodes.push(await startNode());
    store = new PostgresStore(databaseUrl);
  }, 60_000);
  afterAll(async () => {
    await store?.close();
    for (const node of nodes) await node.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('ask for anything, come and go, while nodes stop and start', async () => {
    const rng = new FastRng(seed);
    const plan = planOf(rng);
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name, n) => newPerson(nodes[n % 2]!.url, name)),
    );
    const table = await newTable(nodes[0]!.url, people[0]!, plan);
    /** Where the socket of a person goes: to its node, or the other one while that is stopped. */
    const at = (n: number) => () => (nodes[n]!.isRunning ? nodes[n]! : nodes[1 - n]!).url;
    const clients = people.flatMap((person) => [0, 1].map((n) => new Client({ url: at(n), person })));
    const come = async (client: Client): Promise<void> => {
      while (!client.isOpen)
        await client.connect().catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await client.join(table, plan.game);
    };
    const done = new Set<Ask['type']>();
    let made = 0;
    const thrash = async (client: Client, own: FastRng): Promise<void> => {
      for (let n = 0; n < ASKS; n++, made++) {
        if (own.below(12) === 0) client.drop();
        if (!client.isOpen) await come(client);
        const request = wish(client, table, people, own);
        const answer = await client.ask(request);
        if (answer.refused === undefined) done.add(request.type);
        if (answer.refused === 'Join this table first.') await client.join(table, plan.game);
        if (own.below(3) === 0) await new Promise((resolve) => setTimeout(resolve, own.below(30)));
      }
    };
    let thrashing = true;
    const draining = (async () => {
      for (let n = 0; thrashing; n = 1 - n) {
        const goal = made + (clients.length * ASKS) / 4;
        while (thrashing && made < goal) await new Promise((resolve) => setTimeout(resolve, 10));
        if (!thrashing) return;
        const old = nodes[n]!;
        await old.stop();
        expect(old.said).toBe('');
        nodes[n] = await startNode();
      }
    })();
    await Promise.all(clients.map((client, n) => thrash(client, new FastRng(`${seed} ${n}`))));
    thrashing = false;
    await draining;
    expect(made).toBe(clients.length * ASKS);
    for (const type of ['join', 'sit', 'start', 'chat'] as const) expect(done).toContain(type);

    // All come back, two sockets of each to two nodes, and both see the same.
    for (const client of clients) await come(client);
    const known = (client: Client) => {
      const { info, standing, viewer } = client.followed.get(table)!;
      return { seats: info?.seats, standing, viewer };
    };
    for (let n = 0; n < clients.length; n += 2)
      await expect
        .poll(() => sameJson(known(clients[n]!), known(clients[n + 1]!)), { timeout: KNOWN })
        .toBe(true);
    const { record, log } = (await store.read(table))!;
    const seated = record.seats.flatMap((one) => (one.kind === 'person' ? [one.who] : []));
    expect(new Set(seated).size).toBe(seated.length);
    if (record.head) {
      const match = new Match(await rulesOf(plan.game), record.head);
      for (const { entry } of log) {
        if (!isUndo(entry) && entry.by !== CHANCE)
          expect(match.owing.includes(entry.by) && match.isLegal(entry.by, entry.move)).toBe(true);
        match.append(entry);
      }
    }
    for (const client of clients) client.drop();
    for (const node of nodes) expect(node.said).toBe('');
  }, 120_000);
});
