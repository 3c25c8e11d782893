import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { npmStart, start as startCommand, stopAll } from './started.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'updraft-start-'));
/** Containers often have no IPv6. */
const hasIpv6 = (networkInterfaces().lo ?? []).some(({ address }) => address === '::1');
const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::', '::1'] : [])];

const start = (port: string, env: NodeJS.ProcessEnv = {}) =>
  startCommand({ PORT: port, DATA_DIR: dataDir, ...env });

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterEach(stopAll);

test('it serves the product, and says where', async () => {
  const { address } = start('0');
  const url = await address;

  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Updraft');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');

  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
  expect(games.length).toBeGreaterThan(0);
});

test('without a folder for tables it says so, and pages and games on one device go on', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const { address, said } = start('0', { DATA_DIR: join(file, 'data') });
  const url = await address;
  expect((await fetch(url)).status).toBe(200);
  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(503);
  const { error } = (await health.json()) as { error: string };
  expect(error).toBe('There is no online play here now: the server has no database.');
  expect((await fetch(`${url}/api/tables`)).status).toBe(503);
  expect(said()).toContain('choose another one, as in DATA_DIR=');
});

test('metrics have a port of their own where the owner says so', async () => {
  const { address, said } = start('0', { METRICS_PORT: '0' });
  const url = await address;
  await expect.poll(said).toMatch(/Its metrics are at (\S+)/);
  const [, metrics] = /Its metrics are at (\S+)/.exec(said())!;
  expect(await (await fetch(metrics!)).text()).toContain('updraft_sockets');
  const json = { headers: { accept: 'application/json' } };
  expect((await fetch(`${url}/metrics`, json)).status).toBe(404);
});

test('a METRICS_TOKEN that could be guessed is refused in a sentence', async () => {
  const { said, ended } = start('0', { METRICS_TOKEN: 'short' });
  expect(await ended).toBe(1);
  expect(said()).toContain('METRICS_TOKEN must have at least 16 characters');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it, with pages still open', async (signal) => {
  const { child, address, ended } = start('0');
  await fetch(await address);
  child.kill(signal);
  expect(await ended).toBe(0);
});

/** A supervisor tells npm alone; a terminal tells all processes of the group. */
test.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'all'],
  ['SIGHUP', 'all'],
] as const)('%s to %s ends `npm start` and its server, in order', async (signal, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-npm-'));
  const { child, address, said, ended } = npmStart({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' });
  const url = await address;
  expect((await fetch(url)).status).toBe(200);
  process.kill(to === 'all' ? -child.pid! : child.pid!, signal);
  // The last of the processes that have its output has ended.
  await ended;
  expect(said()).toContain('"msg":"stopped"');
  await expect(fetch(url)).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});

test.each(hosts)('a port taken at %s is a sentence', async (host) => {
  const holder = createServer().listen(0, host);
  await once(holder, 'listening');
  const taken = holder.address();
  const port = typeof taken === 'object' && taken ? taken.port : 0;
  const { said, ended } = start(String(port));
  expect(await ended).toBe(1);
  expect(said()).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=3001 npm start.\n`,
  );
  holder.close();
});

test.each(['sky', '-1', '70000', '3000.5'])('the port "%s" is refused in a sentence', async (port) => {
  const { said, ended } = start(port);
  expect(await ended).toBe(1);
  expect(said()).toBe(`PORT must be a whole number from 0 to 65535, and "${port}" is not.\n`);
});
