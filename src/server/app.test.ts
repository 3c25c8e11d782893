import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type Route } from '../online/schemas/api.ts';
import { buildServer } from './app.ts';
import { openLog, ServerJournal } from './journal.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'updraft-web-'));
const journal = new ServerJournal(openLog('silent'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<title>Updraft</title>');
  writeFileSync(join(webRoot, 'sw.js'), '// worker');
  writeFileSync(join(webRoot, 'assets', 'index-12345678.js'), 'console.log(1)');
  writeFileSync(join(webRoot, 'assets', 'index-12345678.js.br'), brotliCompressSync('console.log(1)'));
  app = await buildServer({ webRoot, games: [], online: 'The database is away.', journal });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };

describe('pages', () => {
  test.each(['/', '/games/any', '/games/any/table?seats=3'])(
    '%s is the page, to be asked for again',
    async (url) => {
      const answer = await app.inject({ url, headers: html });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Updraft');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );
  test('the service worker is asked for again', async () => {
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });
});

describe('assets', () => {
  test('a hashed file is compressed beforehand and kept for good', async () => {
    const answer = await app.inject({
      url: '/assets/index-12345678.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('console.log(1)');
  });
  test.each(['/assets/gone-12345678.js', '/assets/gone', '/favicon.png'])(
    '%s is missing, not a page',
    async (url) => {
      const answer = await app.inject({ url, headers: html });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('There is no such file here.');
    },
  );
});

describe('without a database', () => {
  const routes = Object.entries(api) as [string, Route][];
  test.each(routes)('%s says so where it needs one', async (route, { always = false }) => {
    const [method, url] = route.replace(':id', 'x').split(' ') as ['GET' | 'POST', string];
    const { statusCode, body } = await app.inject({ method, url, headers: { authorization: 'Bearer x' } });
    expect(statusCode === 503).toBe(!always);
    if (!always) expect(JSON.parse(body).refusal).toEqual({ code: 'noOnline' });
  });
});

describe('refusals are sentences', () => {
  test.each([
    ['GET', '/api/none', 404],
    ['POST', '/api/none', 404],
    ['POST', '/games/any', 405],
    ['DELETE', '/', 405],
    ['GET', '/%zz', 400],
  ] as const)('%s %s', async (method, url, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(code);
    expect(answer.json()).toEqual({
      error: expect.stringMatching(/^[A-Z].*\.$/),
      refusal: { code: expect.any(String) },
    });
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'");
  });
  test('data is not asked for where a page is', async () => {
    const answer = await app.inject({ url: '/games/any', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  });
  test('files outside the folder are out of reach', async () => {
    const answer = await app.inject({ url: '/..%2f..%2fpackage.json' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});
