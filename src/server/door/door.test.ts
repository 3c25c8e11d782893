import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { games } from '../../games/index.ts';
import { CLOSE, MOST_BYTES, OLDEST_PROTOCOL, PROTOCOL, SOCKET_PATH } from '../../online/protocol.ts';
import type { Limits } from '../limits.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const open = async (limits: Partial<Limits> = {}, trustProxy = ''): Promise<void> => {
  server = await openServer({ games, limits, trustProxy });
};
const token = async (name = 'Ann'): Promise<string> => (await server.newPerson(name)).token;

/** What a plain program gets that asks for a socket. */
function knock(path: string, headers: Record<string, string> = {}): Promise<{ code: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
    socket.on('open', () => {
      socket.close();
      resolve({ code: 101, body: '' });
    });
    socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ code: response.statusCode ?? 0, body }));
    });
    socket.on('error', reject);
  });
}

describe('who may open a socket', () => {
  test('pages of this address and programs may, pages of others may not', async () => {
    await open();
    const { host } = new URL(server.url);
    expect((await knock(SOCKET_PATH)).code).toBe(101);
    expect((await knock(SOCKET_PATH, { origin: `http://${host}` })).code).toBe(101);
    for (const origin of ['http://elsewhere.example', 'null', `http://${host}.elsewhere.example`]) {
      const { code, body } = await knock(SOCKET_PATH, { origin });
      expect(code).toBe(403);
      expect(JSON.parse(body)).toMatchObject({ error: expect.stringMatching(/\.$/) });
    }
  });

  test('there is one address for sockets, and it is for nothing else', async () => {
    await open();
    expect((await knock('/')).code).toBe(404);
    expect((await knock('/api/tables')).code).toBe(404);
    expect((await knock(`${SOCKET_PATH}/x`)).code).toBe(404);
    expect((await server.ask('POST', SOCKET_PATH, {})).status).toBe(405);
  });

  test('one address has only so many at a time, and a closed one makes room', async () => {
    await open({ socketsOfAddress: 2 });
    const one = await server.connect();
    await server.connect();
    expect((await knock(SOCKET_PATH)).code).toBe(429);
    one.close();
    await one.closed;
    await expect.poll(async () => (await knock(SOCKET_PATH)).code).toBe(101);
  });

  test('behind a proxy the address is the one that it names last', async () => {
    await open({ socketsOfAddress: 1 }, '1');
    await server.connect();
    expect((await knock(SOCKET_PATH, { 'x-forwarded-for': '127.0.0.1, 10.0.0.9' })).code).toBe(101);
    expect((await knock(SOCKET_PATH, { 'x-forwarded-for': '10.0.0.9, 127.0.0.1' })).code).toBe(429);
  });
});

describe('hello', () => {
  test('is answered with the person whose token it shows', async () => {
    await open();
    const { who, token: mine } = await server.newPerson('Ann');
    const talk = await server.connect();
    talk.say({ type: 'hello', protocol: PROTOCOL, token: mine, re: 1 });
    expect(await talk.hears('welcome')).toEqual({
      type: 'welcome',
      server: expect.any(String),
      who,
      name: 'Ann',
    });
    expect(await talk.hears('done')).toEqual({ type: 'done', re: 1 });
    talk.say({ type: 'hello', protocol: PROTOCOL, token: mine });
    expect((await talk.hears('refused')).why).toContain('already');
  });

  test.each([
    ['another first message', { type: 'lobby', on: true }, CLOSE.stranger],
    ['a token that is not ours', { type: 'hello', protocol: PROTOCOL, token: 'x.y' }, CLOSE.stranger],
    ['a page that is too old', { type: 'hello', protocol: OLDEST_PROTOCOL - 1, token: '' }, CLOSE.protocol],
    ['another protocol', { type: 'hello', protocol: PROTOCOL + 1, token: '' }, CLOSE.protocol],
  ])('%s ends the socket with a sentence', async (_what, message, code) => {
    await open();
    const talk = await server.connect();
    talk.say(message);
    expect((await talk.hears('refused')).why).toMatch(/\.$/);
    expect(await talk.closed).toBe(code);
  });

  test('a client that says nothing is sent away', async () => {
    await open({ helloWithin: 50 });
    const mine = await token();
    const known = await server.connect(mine);
    const talk = await server.connect();
    expect(await talk.closed).toBe(CLOSE.stranger);
    known.say({ type: 'lobby', on: true });
    await known.hears('lobby');
  });

  test('what is said before the welcome waits for it', async () => {
    await open();
    const mine = await token();
    const talk = await server.connect();
    talk.say({ type: 'hello', protocol: PROTOCOL, token: mine });
    for (let re = 0; re < 50; re++) talk.say({ type: 'lobby', on: re % 2 === 1, re });
    for (let re = 0; re < 50; re++) expect((await talk.hears('done')).re).toBe(re);
  });

  test('a new name is on all sockets at once', async () => {
    await open();
    const mine = await token();
    const talk = await server.connect(mine);
    const plan = {
      game: games[0]!.facts.id,
      options: {},
      seats: ['open', 'open'],
      fixedSeats: true,
      pace: { kind: 'live', minutes: 5, seconds: 5 },
      listed: true,
      watch: true,
      hints: true,
      standIn: 'greedy',
    };
    const { id } = (await server.ask('POST', '/api/tables', plan, mine)).body;
    await server.ask('PATCH', '/api/me', { name: 'Anna' }, mine);
    talk.say({ type: 'join', table: id });
    talk.say({ type: 'sit', table: id, seat: 1, seal: 'a'.repeat(64), re: 1 });
    expect(await talk.hears('done')).toEqual({ type: 'done', re: 1 });
    const info = (await server.ask('GET', `/api/tables/${id}`)).body as { seats: { name: string }[] };
    expect(info.seats[1]?.name).toBe('Anna');
  });
});

describe('messages of no known form are refused in a sentence', () => {
  test.each([
    ['nonsense', 'JSON object', undefined],
    ['[]', 'JSON object', undefined],
    ['null', 'JSON object', undefined],
    ['{"re":3}', 'needs a "type"', 3],
    ['{"type":"fly","re":4}', 'There is no message of type "fly"', 4],
    ['{"type":"constructor"}', 'There is no message', undefined],
    ['{"type":"join","re":5}', 'A "join" message needs "table": the id of a table.', 5],
    ['{"type":"join","table":"../x","re":6}', '"table" should be the id of a table', 6],
    ['{"type":"join","table":"x","__proto__":{},"re":7}', 'has nothing called "__proto__"', 7],
    ['{"type":"move","table":"x","seat":99,"count":0,"move":1}', 'a whole number from 0 to 98', undefined],
    ['{"type":"move","table":"x","seat":0,"count":0,"move":1.5}', 'a whole number or a text', undefined],
    ['{"type":"lobby","on":true,"re":-1}', '"re" should be', undefined],
    [`{"type":"chat","table":"x","text":"${'y'.repeat(301)}"}`, 'at most 300 characters', undefined],
    ['{"type":"seat","table":"x","seat":0,"to":{"bot":"greedy","x":1}}', '"open" or a bot', undefined],
  ])('%s', async (text, why, re) => {
    await open();
    const talk = await server.connect(await token());
    talk.say(text);
    const refused = await talk.hears('refused');
    expect(refused.why).toContain(why);
    expect(refused.why).toMatch(/\.$/);
    expect(refused.re).toBe(re);
  });

  test('bytes are no text, and too much is too much', async () => {
    await open();
    const talk = await server.connect(await token());
    talk.socket.send(Buffer.from('{}'));
    expect((await talk.hears('refused')).why).toContain('text');
    talk.say(' '.repeat(MOST_BYTES + 1));
    expect(await talk.closed).toBe(1009);
  });

  test('a client that goes on with it is sent away; other clients hear nothing of it', async () => {
    await open({ strikes: 5 });
    const talk = await server.connect(await token('Mallory'));
    const other = await server.connect(await token('Ann'));
    for (let i = 0; i < 20; i++) talk.say('?');
    expect(await talk.closed).toBe(CLOSE.flood);
    expect(talk.heard.filter(({ type }) => type === 'refused')).toHaveLength(6);
    other.say({ type: 'lobby', on: true, re: 1 });
    await other.hears('done');
    expect(await server.journal.registry.metrics()).toContain('updraft_refusals_total{kind="json"} 6');
  });
});

describe('too fast', () => {
  test('one person over all their sockets, and no other person', async () => {
    await open({ messagesOfPerson: { perSecond: 0.001, burst: 4 } });
    const mine = await token('Ann');
    const [one, two] = [await server.connect(mine), await server.connect(mine)];
    const other = await server.connect(await token('Bob'));
    for (let re = 0; re < 3; re++) one.say({ type: 'lobby', on: true, re });
    for (let re = 0; re < 3; re++) await one.hears('done');
    for (let re = 0; re < 3; re++) two.say({ type: 'lobby', on: false, re });
    await two.hears('done', ({ re }) => re === 0);
    expect(await two.hears('refused')).toMatchObject({ re: 1, why: expect.stringContaining('slow down') });
    other.say({ type: 'lobby', on: true, re: 9 });
    await other.hears('done');
  });

  test('one address', async () => {
    await open({ messagesOfAddress: { perSecond: 0.001, burst: 3 } });
    const [one, two] = [await server.connect(await token('Ann')), await server.connect(await token('Bob'))];
    one.say({ type: 'lobby', on: true, re: 1 });
    await one.hears('done');
    two.say({ type: 'lobby', on: true, re: 2 });
    expect(await two.hears('refused')).toMatchObject({ re: 2 });
  });
});

describe('a socket that is dead or does not read', () => {
  test('is found by its heartbeat', async () => {
    await open({ heartbeat: 40 });
    const alive = await server.connect(await token());
    const { port } = new URL(server.url);
    const dead = connect(Number(port), '127.0.0.1');
    const upgraded = new Promise((resolve) => dead.once('data', resolve));
    dead.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await upgraded;
    dead.resume();
    await new Promise((resolve) => dead.once('close', resolve));
    alive.say({ type: 'lobby', on: true, re: 1 });
    await alive.hears('done');
  });

  test('but a socket that talks is alive, even if it answers no heartbeat', async () => {
    await open({ heartbeat: 100, messagesOfPerson: { perSecond: 1e9, burst: 1e9 } });
    const talk = await server.connect(await token());
    talk.socket.pong = () => {};
    let pings = 0;
    talk.socket.on('ping', () => pings++);
    const talking = setInterval(() => talk.say({ type: 'lobby', on: true }), 5);
    await expect.poll(() => pings).toBeGreaterThan(4);
    clearInterval(talking);
    expect(await talk.closed).toBe(1006);
  });

  test('is ended when too much waits for it', async () => {
    await open({ mostBuffered: 10_000, messagesOfPerson: { perSecond: 1e9, burst: 1e9 } });
    const talk = await server.connect(await token());
    talk.socket.pause();
    const talking = setInterval(() => {
      for (let re = 0; re < 500; re++) talk.say({ type: 'lobby', on: true, re });
    }, 5);
    await expect.poll(sockets, { timeout: 60_000 }).toBe(0);
    clearInterval(talking);
    talk.socket.terminate();
  });
});

const sockets = async (): Promise<number> =>
  Number(/^updraft_sockets (\d+)/m.exec(await server.journal.registry.metrics())?.[1]);

test('when the server stops all clients are told, and sockets close', async () => {
  await open();
  const talk = await server.connect(await token());
  talk.say({ type: 'lobby', on: true, re: 1 });
  await talk.hears('done');
  const stranger = await server.connect();
  await server.close();
  expect(await stranger.closed).toBe(1001);
  expect(await talk.closed).toBe(1001);
  expect(talk.heard.map(({ type }) => type)).toContain('closing');
  await open();
});
