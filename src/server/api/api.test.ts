import { renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import { api, type Route } from '../../online/schemas/api.ts';
import type { TablePlan } from '../../online/table.ts';
import { LIVE } from '../../online/table.ts';
import type { Limits } from '../limits.ts';
import { type Asked, openServer, type TestServer } from '../testing/server.ts';
import { listenForMetrics } from './metrics.ts';

let server: TestServer;
const OWNER = 'for-the-owner-only';
const open = async (limits: Partial<Limits> = {}): Promise<void> => {
  server = await openServer({ games, limits, metricsToken: OWNER });
};
beforeEach(() => open());
afterEach(() => server.close());

const plan: TablePlan = {
  game: games[0]!.facts.id,
  options: {},
  seats: ['you', 'open'],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
};

const refusal = ({ status, body }: Asked): [number, unknown] => [status, body.error];

describe('identities', () => {
  test('a name is enough for an identity', async () => {
    const { status, body, headers } = await server.ask('POST', '/api/identity', { name: ' Zoe\u0308 ' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      who: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Zoë',
      token: expect.any(String),
      server: expect.stringMatching(/^[\w-]{22}$/),
    });
    const me = await server.ask('GET', '/api/me', undefined, String(body.token));
    expect(me.body).toEqual({ who: body.who, name: 'Zoë', server: body.server });
  });

  test('names can change, and only into names', async () => {
    const { token, who } = await server.newPerson('Ann');
    expect((await server.ask('PATCH', '/api/me', { name: 'Anna' }, token)).body).toEqual({
      who,
      name: 'Anna',
    });
    expect(refusal(await server.ask('PATCH', '/api/me', { name: '\u202eevil' }, token))[0]).toBe(400);
    expect((await server.ask('GET', '/api/me', undefined, token)).body.name).toBe('Anna');
  });

  test('a code makes another device the same person, once', async () => {
    const ann = await server.newPerson('Ann');
    const { code } = (await server.ask('POST', '/api/identity/code', undefined, ann.token)).body;
    const typed = String(code).toLowerCase().replace('-', ' ');
    expect((await server.ask('POST', '/api/identity/claim', { code: typed })).body).toEqual(ann);
    expect(refusal(await server.ask('POST', '/api/identity/claim', { code: typed }))).toEqual([
      404,
      expect.stringContaining('ask the other device for a new one'),
    ]);
    expect(refusal(await server.ask('POST', '/api/identity/claim', { code: 'ABC' }))[0]).toBe(400);
  });

  test.each([undefined, '', 'nobody', `${'A'.repeat(22)}.${'A'.repeat(43)}`])(
    'the token %s is nobody’s',
    async (token) => {
      const [status, why] = refusal(await server.ask('GET', '/api/me', undefined, token));
      expect(status).toBe(401);
      expect(why).toMatch(/\.$/);
    },
  );
});

describe('tables', () => {
  test('are set up, listed in the lobby, found by id, and listed for their player', async () => {
    const { token, who } = await server.newPerson('Ann');
    const { body } = await server.ask('POST', '/api/tables', plan, token);
    const id = String(body.id);
    expect((await server.ask('GET', '/api/tables')).body).toMatchObject({
      tables: [{ id, game: plan.game }],
    });
    expect((await server.ask('GET', `/api/tables/${id}`)).body).toMatchObject({
      id,
      host: who,
      state: 'open',
    });
    expect((await server.ask('GET', '/api/me/tables', undefined, token)).body).toMatchObject({
      tables: [{ id, you: 0 }],
    });
    expect(refusal(await server.ask('GET', `/api/matches/${id}`))[0]).toBe(404);
  });

  test('a table that is not listed is found by its id only', async () => {
    const { token } = await server.newPerson('Ann');
    const { body } = await server.ask('POST', '/api/tables', { ...plan, listed: false }, token);
    expect((await server.ask('GET', '/api/tables')).body).toEqual({ tables: [], page: 0, total: 0 });
    expect((await server.ask('GET', `/api/tables/${body.id}`)).status).toBe(200);
    expect(refusal(await server.ask('GET', '/api/tables/none'))).toEqual([
      404,
      expect.stringContaining('no such table'),
    ]);
  });

  test.each([
    ['no game', { ...plan, game: 'none' }, 'none'],
    ['no seats', { ...plan, seats: [] }, '"seats" should be a list of 1 to 99'],
    ['too many seats', { ...plan, seats: Array(100).fill('open') }, '"seats" should be a list of 1 to 99'],
    ['a strange seat', { ...plan, seats: ['me'] }, 'each "you", "open" or a bot'],
    ['a strange option', { ...plan, options: { toppings: true } }, 'toppings'],
    ['an option that is no value', { ...plan, options: { a: {} } }, '"options" should be'],
    ['a strange pace', { ...plan, pace: { kind: 'live', minutes: 1e9, seconds: 1 } }, 'at most 180 minutes'],
    [
      'a salt in the clear',
      { ...plan, seal: 'pepper' },
      '"seal" should be the SHA-256 of the 32 bytes of your salt',
    ],
    ['something missing', { ...plan, watch: undefined }, 'needs "watch"'],
    ['something more', { ...plan, admin: true }, 'has nothing called "admin"'],
  ])('%s is refused in a sentence', async (_what, body, why) => {
    const { token } = await server.newPerson('Ann');
    const [status, sentence] = refusal(await server.ask('POST', '/api/tables', body, token));
    expect(status).toBe(400);
    expect(sentence).toContain(why);
    expect(sentence).toMatch(/\.$/);
    expect((await server.ask('GET', '/api/tables')).body).toEqual({ tables: [], page: 0, total: 0 });
  });

  test('a stranger without a token sets up no table', async () => {
    expect((await server.ask('POST', '/api/tables', plan)).status).toBe(401);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['half an object', '{', 400, 'JSON object'],
    ['a list', '[]', 400, 'JSON object'],
    ['a text', '"x"', 400, 'JSON object'],
    ['too much', `{"name":"${'x'.repeat(20_000)}"}`, 413, 'at most 16 kB'],
    ['a trick', '{"__proto__":{"name":"x"}}', 400, '.'],
  ])('%s', async (_what, body, status, why) => {
    const [got, sentence] = refusal(await server.ask('POST', '/api/identity', body));
    expect(got).toBe(status);
    expect(sentence).toContain(why);
  });

  test('text that is not JSON', async () => {
    const answer = await fetch(`${server.url}/api/identity`, { method: 'POST', body: 'name=Ann' });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('application/json') });
  });
});

describe('limits', () => {
  const again = async (limits: Partial<Limits>): Promise<void> => {
    await server.close();
    await open(limits);
  };

  test('of an address', async () => {
    await again({ requestsOfAddress: 2 });
    await server.ask('GET', '/api/tables');
    await server.ask('GET', '/api/tables');
    const { status, headers, body } = await server.ask('GET', '/api/tables');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(/^That was too much at once: please try again in \d+ seconds?\.$/);
    expect((await server.ask('GET', '/healthz')).status).toBe(200);
  });

  test('of new identities and codes', async () => {
    await again({ identitiesOfAddress: 2 });
    const { token } = await server.newPerson('Ann');
    await server.ask('POST', '/api/identity/claim', { code: 'ABCD-2345' });
    expect((await server.ask('POST', '/api/identity/claim', { code: 'ABCD-2346' })).status).toBe(429);
    expect((await server.ask('POST', '/api/identity', { name: 'Bob' })).status).toBe(429);
    expect((await server.ask('GET', '/api/me', undefined, token)).status).toBe(200);
  });

  test('of a person', async () => {
    await again({ requestsOfPerson: 2, tablesOfPerson: 1 });
    const [ann, bob] = [await server.newPerson('Ann'), await server.newPerson('Bob')];
    expect((await server.ask('POST', '/api/tables', plan, ann.token)).status).toBe(200);
    const second = await server.ask('POST', '/api/tables', plan, ann.token);
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).not.toBeNull();
    expect((await server.ask('GET', '/api/me', undefined, ann.token)).status).toBe(429);
    expect((await server.ask('GET', '/api/me', undefined, bob.token)).status).toBe(200);
  });
});

test('what is seldom needed is counted by the hour', async () => {
  await server.close();
  await open({ seldomOfPerson: 1 });
  const { token } = await server.newPerson('Ann');
  expect((await server.ask('POST', '/api/me/recovery', undefined, token)).status).toBe(200);
  const { status, headers, body } = await server.ask('POST', '/api/me/recovery', undefined, token);
  const seconds = Number(headers.get('retry-after'));
  expect([status, body.refusal]).toEqual([429, { code: 'tooMany', seconds }]);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(seconds).toBeGreaterThan(3000);
});

test('without its file the server says so, serves pages, and goes on when it is back', async () => {
  const { token } = await server.newPerson('Ann');
  expect((await server.ask('GET', '/healthz')).body).toEqual({ ok: true });
  renameSync(server.folder, `${server.folder}-moved`);
  await expect.poll(async () => (await server.ask('GET', '/healthz')).status).toBe(503);
  const { status, body } = await server.ask('POST', '/api/tables', plan, token);
  expect(status).toBe(503);
  expect(body.refusal).toEqual({ code: 'unavailable' });
  const health = await server.ask('GET', '/healthz');
  expect(health.body.error).toContain('The database does not answer.');
  expect(server.logged.join('')).toContain('has gone while the server was running');
  expect((await server.ask('GET', '/api/games')).status).toBe(200);
  renameSync(`${server.folder}-moved`, server.folder);
  await expect.poll(async () => (await server.ask('GET', '/healthz')).status).toBe(200);
  expect((await server.ask('POST', '/api/tables', plan, token)).status).toBe(200);
});

test('asked again at once, the health is not looked for on the disk again', async () => {
  const check = vi.spyOn(server.store, 'check');
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  for (let i = 0; i < 5; i++) expect((await server.ask('GET', '/healthz')).body).toEqual({ ok: true });
  expect(check).toHaveBeenCalledTimes(1);
  now.mockReturnValue(Date.now() + 10_000);
  await server.ask('GET', '/healthz');
  expect(check).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('metrics count and the log tells, and neither tells anything secret', async () => {
  const { token } = await server.newPerson('Ann');
  const { id } = (await server.ask('POST', '/api/tables', plan, token)).body;
  const talk = await server.connect(token);
  talk.say({ type: 'join', table: id });
  talk.say({ type: 'chat', table: id, text: 'between us', re: 1 });
  await talk.hears('done');
  await server.ask('GET', `/api/tables/${id}`);
  await server.ask('GET', '/api/me', undefined, `${token}x`);
  const text = String((await server.ask('GET', '/metrics', undefined, OWNER)).body.text);
  for (const line of [
    'updraft_sockets 1',
    'updraft_tables_loaded',
    'updraft_commit_seconds_count',
    'nodejs_eventloop_lag',
  ])
    expect(text).toContain(line);
  const log = server.logged.join('');
  expect(log).toContain('"route":"/api/tables/:id"');
  for (const secret of [token, String(id), 'Ann', 'pepper', 'between us']) {
    expect(text).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
  talk.close();
});

describe('metrics', () => {
  test('are for readers who show the token', async () => {
    for (const token of [undefined, '', 'guessed', `${OWNER}x`])
      expect(refusal(await server.ask('GET', '/metrics', undefined, token))).toEqual([
        401,
        expect.stringContaining('METRICS_TOKEN'),
      ]);
    expect((await server.ask('GET', '/metrics', undefined, OWNER)).status).toBe(200);
  });

  test('are nowhere where the owner set no token', async () => {
    await server.close();
    server = await openServer({ games });
    const answer = await fetch(`${server.url}/metrics`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(404);
  });

  test('have a port of their own', async () => {
    const app = await listenForMetrics(server.journal, { port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('updraft_sockets');
    expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(404);
    await app.close();
  });
});

describe('the document', () => {
  test('describes every route', async () => {
    const { body } = await server.ask('GET', '/api/openapi.json');
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    const routes = Object.entries(paths).flatMap(([path, ways]) =>
      Object.keys(ways).map((way) => `${way} ${path}`),
    );
    expect(routes).toEqual(
      expect.arrayContaining([
        'post /api/identity',
        'post /api/tables',
        'get /api/matches/{id}',
        'patch /api/me',
      ]),
    );
    expect(Object.keys(paths['/api/me']!.get!.responses)).toContain('200');
  });

  test('is a page without scripts, styled from our own address', async () => {
    const { headers, body } = await server.ask('GET', '/api/docs');
    const page = String(body.text);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page).toContain('POST</b> /api/tables');
    expect(page).toContain('the bot that plays for a player who runs out of time');
    const sections = page.split('<section>').slice(1);
    const withToken = sections.filter((section) => /<p>.*<em>/.test(section)).length;
    expect(withToken).toBe(Object.values<Route>(api).filter(({ known, program }) => known || program).length);
    expect(sections.find((section) => section.includes('PATCH</b> /api/me<'))).toContain('<em>');
    expect(page).not.toMatch(/<script| style=| on\w+=|https?:/);
    expect((await server.ask('GET', '/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});
