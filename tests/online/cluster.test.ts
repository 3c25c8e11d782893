/** Two server processes on one PostgreSQL: players at different nodes play a whole game, one node is killed in the middle and another is told to stop. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { games } from '../../src/games/index.ts';
import { Match } from '../../src/match/match.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { Client, LOST, newPerson, newTable, sealFor } from './client.ts';
import { rulesOf } from './follow.ts';

const url = await serviceUrl('postgres');
const nats = await serviceUrl('nats');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-cluster-'));

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A game of two people, who take turns, and a bot between them. */
const { facts } = games.find(({ facts: { seats } }) => seats.min <= 2 && seats.max >= 4)!;
const plan: TablePlan = {
  game: facts.id,
  options: defaultOptions(facts.options),
  seats: ['you', 'open', { bot: 'greedy' }],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: false,
  standIn: 'greedy',
};

/** A page of a player: it is at one of the nodes that run, and goes to another when it loses its own. */
class Page {
  readonly client: Client;
  readonly #rng: FastRng;
  /** Every move that was acknowledged, by its count. */
  readonly made = new Map<number, unknown>();
  comings = 0;

  readonly table: string;

  constructor(person: Awaited<ReturnType<typeof newPerson>>, table: string, node: () => string) {
    this.table = table;
    this.client = new Client({ url: node, person });
    this.#rng = new FastRng(person.name);
  }

  async come(): Promise<void> {
    for (;;) {
      try {
        await this.client.connect();
        const { refused } = await this.client.join(this.table, plan.game);
        if (refused === undefined) break;
      } catch {
        // It tries again, as a page does.
      }
      await pause(50);
    }
    this.comings++;
  }

  get followed() {
    return this.client.followed.get(this.table)!;
  }

  /** Plays until the end, or until the log has so many entries. */
  async play(length = Number.POSITIVE_INFINITY): Promise<void> {
    const { followed, client } = this;
    const mine = () => followed.owing.filter((seat) => followed.forced(seat) === undefined);
    const isDone = () => followed.isOver || followed.log >= length;
    while (!isDone()) {
      if (!client.isOpen) await this.come();
      await client.until(() => isDone() || mine().length > 0);
      const [seat] = mine();
      if (seat === undefined || isDone()) continue;
      const count = followed.count(seat);
      const legal = followed.legal(seat);
      const move = legal[this.#rng.below(legal.length)]!;
      let answer = await client.ask({ type: 'move', table: this.table, seat, count, move });
      // What was not acknowledged is sent again, until it is.
      while (answer.refused === LOST) {
        await this.come();
        answer = await client.ask({ type: 'move', table: this.table, seat, count, move });
      }
      if (answer.refused === undefined) this.made.set(count, move);
      else throw new Error(`${client.person.name}: ${answer.refused}`);
    }
  }
}

describe.skipIf(url === undefined)('two nodes on PostgreSQL', () => {
  test.each([
    ['NOTIFY', undefined],
    ['NATS', nats],
  ])(
    'that speak by %s serve one match: one is killed, one stops, and the players go on',
    async (_bus, natsUrl) => {
      const databaseUrl = await newPlace(url!);
      const start = () => ServerProcess.start({ dataDir, databaseUrl, ...(natsUrl ? { natsUrl } : {}) });
      const nodes = [await start(), await start()];
      // The proxy before the nodes: a page that loses its node comes to one that runs.
      const at = [0, 1];
      const nodeOf = (page: number) => () => {
        if (!nodes[at[page]!]!.isRunning) at[page] = nodes.findIndex(({ isRunning }) => isRunning);
        return nodes[at[page]!]!.url;
      };
      const people = [await newPerson(nodes[0]!.url, 'Ann'), await newPerson(nodes[1]!.url, 'Bob')];
      const table = await newTable(nodes[0]!.url, people[0]!, plan);
      const [ann, bob] = people.map((person, n) => new Page(person, table, nodeOf(n))) as [Page, Page];
      for (const page of [ann, bob]) await page.come();
      await bob.client.must({ type: 'sit', table, seal: sealFor(people[1]!) });
      await ann.client.until(() => ann.followed.info!.seats[1]!.kind === 'person');
      // Each is seen at the other node.
      for (const page of [ann, bob])
        await page.client.until(() => page.followed.info!.seats.slice(0, 2).every(({ here }) => here));
      await ann.client.must({ type: 'chat', table, text: 'hello' });
      await ann.client.must({ type: 'start', table });
      await Promise.all([ann.play(6), bob.play(6)]);

      const killed = performance.now();
      await nodes[0]!.kill();
      const entries = bob.followed.log;
      const backAt: number[] = [];
      const both = Promise.all([
        ann.play(12),
        bob.play(12),
        bob.client
          .until(() => bob.followed.log > entries)
          .then(() => backAt.push(performance.now() - killed)),
      ]);
      await both;
      console.info(`after a kill the match went on within ${Math.round(backAt[0]!)} ms`);
      expect(ann.comings).toBe(2);
      expect(bob.comings).toBe(1);

      nodes.push(await start());
      const stopping = performance.now();
      let closing = false;
      bob.client.heard = ({ type }) => {
        closing ||= type === 'closing';
      };
      await Promise.all([nodes[1]!.stop(), ann.play(18), bob.play(18)]);
      console.info(`after a stop both had moved within ${Math.round(performance.now() - stopping)} ms`);
      expect(closing).toBe(true);
      expect(nodes[1]!.said).toBe('');
      await Promise.all([ann.play(), bob.play()]);

      const store = new PostgresStore(databaseUrl);
      const stored = (await store.read(table))!;
      const log = stored.log.map(({ entry }) => entry);
      const match = new Match(await rulesOf(plan.game), stored.record.head!, log);
      expect(match.game.next(match.state).to).toBe('over');
      for (const [seat, page] of [ann, bob].entries()) {
        expect(page.followed.over!.log).toEqual(log);
        const own = log.flatMap((entry) => ('move' in entry && entry.by === seat ? [entry.move] : []));
        for (const [count, move] of page.made) expect(own[count]).toEqual(move);
        await page.client.close();
      }
      // No player was sent away: their clocks ran on at the other node, and no bot played for them.
      expect(stored.record.notes ?? []).toEqual([]);
      expect((await store.chat(table, 9)).map(({ text }) => text)).toEqual(['hello']);
      await store.close();
      for (const node of nodes) await node.stop();
    },
    120_000,
  );
});
