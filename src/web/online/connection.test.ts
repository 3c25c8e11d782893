import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ScriptedServer } from '../../../tests/online/scripted.ts';
import { CLOSE, PROTOCOL } from '../../online/protocol.ts';
import { Connection, type ConnectionState, type Line } from './connection.ts';

/** Short, so that the tests are: nothing below depends on how long anything takes. */
const quick = { least: 5, most: 20, silence: 600_000, patience: 10_000 };

let server: ScriptedServer;
let connection: Connection;

beforeEach(async () => {
  server = await ScriptedServer.open();
});
afterEach(() => {
  connection.stop();
  server.close();
});

function connect(line: Partial<Line> = {}): Connection {
  connection = new Connection({
    open: () => server.connect(),
    token: () => 'token',
    renew: async () => undefined,
    times: quick,
    ...line,
  });
  connection.start();
  return connection;
}

function reaches(state: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.state.subscribe((now) => {
      if (now !== state) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

const move = { type: 'move', table: 't', seat: 0, count: 3, move: 7 } as const;
const chat = (text: string) => ({ type: 'chat', table: 't', text }) as const;

test('says hello first, and each request gets its own answer', async () => {
  connect();
  expect(connection.state.value).toBe('connecting');
  const early = connection.request({ type: 'rematch', table: 't' });
  const call = await server.call();
  expect(await call.hears()).toEqual({ type: 'hello', protocol: PROTOCOL, token: 'token' });
  call.say({ type: 'welcome', who: 'w', name: 'Ann', server: 's' });
  const first = await call.hearsOf('rematch');
  const late = connection.request({ type: 'start', table: 't' });
  const second = await call.hearsOf('start');
  expect(connection.state.value).toBe('open');
  call.say({ type: 'refused', re: second.re!, why: 'Not yet.', refusal: { code: 'seatsFree' } });
  call.say({ type: 'done', re: first.re!, to: 'u' });
  expect(await late).toEqual({ code: 'seatsFree', refused: expect.stringContaining('Some seats are free') });
  expect(await early).toEqual({ to: 'u' });
});

describe('after a lost connection', () => {
  test('it comes back by itself, joins first, and sends a move again', async () => {
    connect();
    const joins: string[] = [];
    connection.whenOpen(async (ask) => {
      joins.push('join');
      await ask({ type: 'join', table: 't' });
    });
    let call = await server.welcomed();
    call.done(await call.hearsOf('join'));
    const answer = connection.request(move);
    const sent = await call.hearsOf('move');
    call.drop();
    await reaches('waiting');
    call = await server.welcomed();
    const join = await call.hearsOf('join');
    call.done(join);
    expect(await call.hearsOf('move')).toEqual(sent);
    call.done(sent);
    expect(await answer).toEqual({});
    expect(joins).toHaveLength(2);
  });

  test('what may have been said is not said twice; what was not is said', async () => {
    connect();
    let call = await server.welcomed();
    const said = connection.request(chat('once'));
    await call.hearsOf('chat');
    call.drop();
    expect(await said).toMatchObject({ lost: true });
    const waits = connection.request(chat('later'));
    call = await server.welcomed();
    const later = await call.hearsOf('chat');
    expect(later.text).toBe('later');
    call.done(later);
    expect(await waits).toEqual({});
  });

  test('the client tries until the server is there', async () => {
    let tries = 0;
    connect({ open: () => (++tries < 4 ? server.nobody() : server.connect()) });
    await server.welcomed();
    await reaches('open');
    expect(tries).toBe(4);
  });

  test('a player who comes back to the page need not wait for the next try', async () => {
    let down = true;
    connect({
      open: () => (down ? server.nobody() : server.connect()),
      times: { ...quick, least: 600_000, most: 600_000 },
    });
    await reaches('waiting');
    down = false;
    connection.wake();
    await server.welcomed();
    await reaches('open');
  });

  test('a device without a network gives its socket up at once', async () => {
    connect();
    await server.welcomed();
    await reaches('open');
    connection.interrupt();
    expect(connection.state.value).toBe('waiting');
    await server.welcomed();
    await reaches('open');
  });
});

describe('a socket that is dead without saying so', () => {
  const times = { ...quick, silence: 30, patience: 60 };

  test('is given up', async () => {
    connect({ times });
    const silent = await server.welcomed();
    // The connection asks for something cheap, and the server does not answer.
    expect(await silent.hearsOf('lobby')).toMatchObject({ on: false });
    const call = await server.welcomed();
    call.done(await call.hearsOf('lobby'));
    await reaches('open');
  });

  test('is kept where it is only quiet', async () => {
    connect({ times: { ...times, patience: 10_000 } });
    const call = await server.welcomed();
    for (let i = 0; i < 3; i++) call.done(await call.hearsOf('lobby'));
    expect(connection.state.value).toBe('open');
  });
});

describe('sent away', () => {
  test('by another version: it says what to do, and tries no more', async () => {
    connect();
    const asked = connection.request(move);
    (await server.call()).close(CLOSE.protocol);
    await reaches('refused');
    expect(connection.refusal.value).toMatch(/load the page again/);
    expect(await asked).toMatchObject({ lost: true });
    expect(await connection.request(move)).toEqual({ refused: connection.refusal.value, lost: true });
  });

  test('as a stranger: the client asks for a new identity, once', async () => {
    const tokens = ['old', 'new'];
    let renewed = 0;
    connect({
      token: () => tokens[renewed]!,
      renew: async () => {
        renewed++;
        return undefined;
      },
    });
    const first = await server.call();
    expect(await first.hearsOf('hello')).toMatchObject({ token: 'old' });
    first.close(CLOSE.stranger);
    const second = await server.call();
    expect(await second.hearsOf('hello')).toMatchObject({ token: 'new' });
    second.close(CLOSE.stranger);
    await reaches('refused');
    expect(renewed).toBe(1);
  });

  test('and no new identity can be had: the client says why', async () => {
    connect({ renew: async () => 'The server does not answer.' });
    (await server.call()).close(CLOSE.stranger);
    await reaches('refused');
    expect(connection.refusal.value).toBe('The server does not answer.');
  });
});
