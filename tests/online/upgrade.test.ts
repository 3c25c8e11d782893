/**
 * A cluster is upgraded one node after the other while it is played on. The next version is made of the present sources: it takes one more step of the schema and says more on
 * the bus than the present one knows. The version before the present one knows no PostgreSQL, so this is the only pair there can be.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';
import { Match } from '../../src/match/match.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { steps } from '../../src/server/store/postgres/schema.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { newPerson, newTable, sealFor } from './client.ts';
import { rulesOf } from './follow.ts';
import { Page, plan } from './page.ts';

const url = await serviceUrl('postgres');
const folder = mkdtempSync(join(tmpdir(), 'updraft-upgrade-'));
const [next, dataDir] = [join(folder, 'next'), join(folder, 'data')];

/** What the next version has that this one has not. */
const changes: readonly (readonly [file: string, find: string, put: string])[] = [
  [
    'src/server/store/postgres/schema.ts',
    '];\n\n/** A number for locks',
    `{ serves: ${steps.length}, sql: 'CREATE TABLE later (n INTEGER); ALTER TABLE tables ADD COLUMN later INTEGER' },\n];\n\n/** A number for locks`,
  ],
  [
    'src/server/gossip.ts',
    'this.#deps.bus.publish(topic, JSON.stringify(said));',
    "{ this.#deps.bus.publish(topic, JSON.stringify({ ...said, later: 1 })); this.#deps.bus.publish('later', '{}'); }",
  ],
];

function buildNext(): void {
  for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(inRoot(part), join(next, part), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(next, 'node_modules'));
  for (const [file, find, put] of changes) {
    const text = readFileSync(join(next, file), 'utf8');
    expect(text.split(find), `${file} has what is changed once`).toHaveLength(2);
    writeFileSync(
      join(next, file),
      text.replace(find, () => put),
    );
  }
  const program =
    "import { ensureBuilt } from './scripts/build/ensure-built.mjs'; await ensureBuilt(['server']);";
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: next,
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
}

describe.skipIf(url === undefined)('a cluster on PostgreSQL', () => {
  beforeAll(async () => {
    await ensureBuilt(['web', 'server']);
    buildNext();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const webRoot = inRoot('dist', 'web');
  const starter = (databaseUrl: string) => (root?: string) =>
    ServerProcess.start({ dataDir, databaseUrl, webRoot, logLevel: 'warn' }, [], {}, root);

  test('is upgraded while it is played on: this version and the next serve one match together', async () => {
    const databaseUrl = await newPlace(url!);
    const start = starter(databaseUrl);
    const nodes = [await start(), await start()];
    const at = (seat: number) => () => (nodes[seat]!.isRunning ? nodes[seat]! : nodes[1 - seat]!).url;
    const people = [await newPerson(nodes[0]!.url, 'Ann'), await newPerson(nodes[1]!.url, 'Bob')];
    const table = await newTable(nodes[0]!.url, people[0]!, plan);
    const pages = people.map((person, n) => new Page(person, table, at(n)));
    const [ann, bob] = pages as [Page, Page];
    for (const page of pages) await page.come();
    await bob.client.must({ type: 'sit', table, seal: sealFor(people[1]!) });
    // Ann's node may not have heard of Bob's seat yet.
    while ((await ann.client.ask({ type: 'start', table })).refused !== undefined)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const play = (length?: number) => Promise.all(pages.map((page) => page.play(length)));
    await play(6);
    for (const n of [0, 1]) {
      // First the one that has the lease: then bots and clocks are run by the next version while the other node is of this one.
      const old = nodes[n]!;
      await Promise.all([old.stop(), play(10 + 10 * n)]);
      expect(old.said).toBe('');
      nodes[n] = await start(next);
      await pages[n]!.client.close();
      const { comings } = pages[n]!;
      await play(14 + 10 * n);
      expect(pages[n]!.comings).toBe(comings + 1);
      const taken = await asked(databaseUrl, 'SELECT max(version) AS version FROM migrations');
      expect(taken).toEqual([{ version: steps.length + 1 }]);
    }
    await play();

    const store = new PostgresStore(databaseUrl);
    const stored = (await store.read(table))!;
    const log = stored.log.map(({ entry }) => entry);
    const match = new Match(await rulesOf(plan.game), stored.record.head!, log);
    expect(match.game.next(match.state).to).toBe('over');
    for (const page of pages) {
      expect(page.followed.over!.log).toEqual(log);
      await page.client.close();
    }
    expect(stored.record.notes ?? []).toEqual([]);
    await store.close();
    for (const node of nodes) {
      await node.stop();
      expect(node.said).toBe('');
    }
  }, 120_000);

  test('refuses a node whose version it no longer serves: it serves pages, and says why there is no online play', async () => {
    const databaseUrl = await newPlace(url!);
    const start = starter(databaseUrl);
    await (await start(next)).stop();
    const beside = await start();
    expect((await fetch(`${beside.url}/healthz`)).status).toBe(200);
    await beside.stop();
    await asked(
      databaseUrl,
      `INSERT INTO migrations VALUES (${steps.length + 2}, ${steps.length + 1}, 0) RETURNING version`,
    );
    const old = await start();
    const [page, health] = [await fetch(old.url), await fetch(`${old.url}/healthz`)];
    expect([page.status, health.status]).toEqual([200, 503]);
    await old.stop();
    expect(old.said).toContain(`was written by a newer Updraft (its schema is ${steps.length + 2}`);
  });
});

async function asked(databaseUrl: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
