/** Any node may serve any match: two servers on one file, of which one wins each number and the other reads again. */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Move, Seat } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { isUndo } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { LocalBus } from '../../src/server/bus.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import { Conflict } from '../../src/server/store/store.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Client, newTable, sealFor } from './client.ts';
import { type Followed, rulesOf } from './follow.ts';
import { type Inside, newFolder, startInside } from './inside.ts';

/** Counts how often another node was first to write a number. */
class Watched extends SqliteStore {
  conflicts = 0;
  override change(...args: Parameters<SqliteStore['change']>): Promise<void> {
    return super.change(...args).catch((error: unknown) => {
      if (error instanceof Conflict) this.conflicts++;
      throw error;
    });
  }
}

const folder = newFolder();
const stores = [new Watched(folder), new Watched(folder)] as const;
const nodes: Inside[] = [];

beforeAll(async () => {
  const bus = new LocalBus();
  for (const [n, store] of stores.entries())
    nodes.push(
      await startInside({ folder, store, bus: new LocalBus(bus), node: `node ${n}`, logLevel: 'silent' }),
    );
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The game with the most seats: its players act at once, so that both nodes write the same numbers. */
const { facts } = games.toSorted((a, b) => b.facts.seats.max - a.facts.seats.max)[0]!;
const plan: TablePlan = {
  game: facts.id,
  options: defaultOptions(facts.options),
  seats: ['you', 'open', 'open', 'open'],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: false,
  standIn: 'random',
};

test('two nodes serve one table: each number is written once, and both audiences see the same match to its end', async () => {
  const people = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((n) => nodes[n % 2]!.person(`node-person-${n}`.padEnd(22, '-'), `Pilot ${n}`)),
  );
  const clients = await Promise.all(
    people.map((person, n) => new Client({ url: nodes[n % 2]!.url, person }).connect()),
  );
  const table = await newTable(nodes[0]!.url, people[0]!, plan);
  for (const client of clients) expect(await client.join(table, plan.game)).toEqual({});
  for (const seat of [1, 2, 3])
    await patiently(clients[seat]!, () =>
      clients[seat]!.ask({ type: 'sit', table, seat, seal: sealFor(people[seat]!) }),
    );
  await patiently(clients[0]!, () => clients[0]!.ask({ type: 'start', table }));

  // Four pilots write at once, two at each node, as fast as they can: both nodes want the same numbers again and again.
  await Promise.all(clients.slice(0, 4).map((client, seat) => playOn(client, table, seat)));

  for (const client of clients) await client.until(() => client.followed.get(table)!.isOver);
  const stored = (await stores[0].read(table))!;
  expect(stored.record.state).toBe('over');
  const log = stored.log.map(({ entry }) => entry);
  expect(log.some(isUndo)).toBe(false);
  for (const client of clients) {
    const followed = client.followed.get(table)!;
    expect(followed.over!.log).toEqual(log);
    expect(followed.standing).toEqual(log);
  }
  const match = new Match(await rulesOf(plan.game), stored.record.head!, log);
  expect(match.game.next(match.state).to).toBe('over');
  expect(stores[0].conflicts + stores[1].conflicts).toBeGreaterThan(0);
  for (const client of clients) await client.close();
});

/** Asks again where the table was read again meanwhile. */
async function patiently(client: Client, ask: () => ReturnType<Client['ask']>): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await ask();
    if (answer.refused === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${client.person.name} was refused twenty times`);
}

async function playOn(client: Client, table: string, seat: Seat): Promise<void> {
  const rng = new FastRng(`node/${seat}`);
  const followed: Followed = client.followed.get(table)!;
  const made: { count: number; move: Move }[] = [];
  for (;;) {
    await client.until(() => followed.isOver || (followed.viewer === seat && followed.owing.includes(seat)));
    if (followed.isOver) break;
    const count = followed.count(seat);
    const legal = followed.legal(seat);
    const move = legal[rng.below(legal.length)]!;
    const answer = await client.ask({ type: 'move', table, seat, count, move });
    if (answer.refused === undefined) made.push({ count, move });
    // The table is read again: what it holds is told before long.
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const own = followed.standing.filter(({ by }) => by === seat).map(({ move }) => move);
  // Whatever was acknowledged stands, with its number; a move that was made by count was made once.
  for (const { count, move } of made) expect(own[count]).toEqual(move);
  expect(new Set(made.map(({ count }) => count)).size).toBe(made.length);
}
