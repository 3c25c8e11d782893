/** The server as it is built, on a real PostgreSQL: played, killed, started again; and what it says where there is none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { newPlace, serviceUrl } from '../services/services.ts';
import { crash } from './crash.ts';

const url = await serviceUrl('postgres');
const nats = await serviceUrl('nats');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-no-data-'));

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.skipIf(url === undefined)('servers on PostgreSQL', () => {
  test('one of two nodes is killed 4 times under load: nothing that was acknowledged or shown is missing, every log replays, all go on', async () => {
    const databaseUrl = await newPlace(url!);
    const report = await crash({ kills: 4, seed: `${Date.now()}`, databaseUrl, nodes: 2 });
    expect(report.shown).toBeGreaterThan(report.moves);
    expect(report.reconnected).toBeGreaterThan(4);
  });

  test.skipIf(nats === undefined)('is healthy with the bus of NATS', async () => {
    const server = await ServerProcess.start({ dataDir, databaseUrl: await newPlace(url!), natsUrl: nats! });
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
    await server.stop();
    expect(server.said).toBe('');
  });

  test('that it may not use serves pages, and says why there is no online play, without the password', async () => {
    const wrong = url!.replace('updraft@/postgres', 'updraft:geheim@/nowhere');
    const server = await ServerProcess.start({ dataDir, databaseUrl: wrong, logLevel: 'warn' });
    const [page, health] = [await fetch(server.url), await fetch(`${server.url}/healthz`)];
    expect([page.status, health.status]).toEqual([200, 503]);
    await server.stop();
    expect(server.said).toContain('does not let this server in (3D000)');
    expect(server.said).not.toContain('geheim');
  });
});
