import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { builtServer } from '../../scripts/lib/serve.mjs';
import { Mailbox } from '../../tests/online/mailbox.ts';
import type { ServeOptions, Serving } from './main.ts';
import { FILE } from './store/open.ts';
import { storeWords } from './store/words.ts';

// Threads and processes of the server cannot run TypeScript, so this is the server as it was built.
let serve: (options: ServeOptions) => Promise<Serving>;
beforeAll(async () => {
  await ensureBuilt(['server']);
  ({ serve } = await builtServer());
}, 120_000);

let folder: string;
let running: Serving[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-serving-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((serving) => serving.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(more: Partial<ServeOptions> = {}): Promise<Serving> {
  const options = { webRoot: folder, port: 0, host: '127.0.0.1', dataDir: folder, logLevel: 'silent' };
  const serving = await serve({ ...options, ...more });
  running.push(serving);
  return serving;
}

test('a server tells at which port its metrics are', async () => {
  const { port, metricsPort } = await start({ metrics: { port: 0 } });
  expect(metricsPort).not.toBe(port);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain('updraft_bot_queue 0');
  expect(await start({ dataDir: join(folder, 'other') })).not.toHaveProperty('metricsPort');
});

test('a server that cannot use its folder lets it go: when the fault is mended another one takes it', async () => {
  const file = join(folder, FILE);
  writeFileSync(file, 'Not a database. '.repeat(1000));
  expect((await start()).offline).toBe(storeWords.noDatabase(file));
  rmSync(file);
  expect(await start()).not.toHaveProperty('offline');
  expect((await start()).offline).toBe(storeWords.taken(folder));
});

test('a server that stops hangs up on its mail server', async () => {
  const mailbox = await Mailbox.open();
  try {
    const { url, from } = mailbox.settings;
    const mail = { url: `${url}?pool=true`, from };
    const serving = await start({ publicUrl: 'https://updraft.example', mail });
    const ask = async (method: string, path: string, body: object, headers = {}) => {
      const answer = await fetch(`http://127.0.0.1:${serving.port}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const { token } = await ask('POST', '/api/identity', { name: 'Ann' });
    const wanted = { address: 'ann@example.org', zone: 'Europe/Berlin', language: 'en' };
    await ask('PUT', '/api/me/mail', wanted, { authorization: `Bearer ${token}` });
    expect(mailbox.letters).toHaveLength(1);
    expect(mailbox.callers).toBe(1);
    await serving.close();
    running = [];
    // Otherwise the connection would stay for a quarter of a minute.
    await vi.waitFor(() => expect(mailbox.callers).toBe(0), 10_000);
  } finally {
    await mailbox.close();
  }
});
