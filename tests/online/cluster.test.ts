/** Two server processes on one PostgreSQL: players at different nodes play a whole game, one node is killed in the middle and another is told to stop. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { Match } from '../../src/match/match.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { newPerson, newTable, sealFor } from './client.ts';
import { rulesOf } from './follow.ts';
import { Page, plan } from './page.ts';

const url = await serviceUrl('postgres');
const nats = await serviceUrl('nats');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-cluster-'));

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

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
