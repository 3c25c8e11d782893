/** Slow, silent, many and lying clients, each a raw connection to the whole server. */
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { games } from '../../games/index.ts';
import { SOCKET_PATH } from '../../online/protocol.ts';
import type { Limits } from '../limits.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { householdOf, originOf, Proxies } from './client-address.ts';
import { Connections } from './connections.ts';

let server: TestServer;
const raws: Socket[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) raw.destroy();
  await server?.close();
});

const open = async (limits: Partial<Limits>, trustProxy = ''): Promise<void> => {
  server = await openServer({ games, limits, trustProxy });
};

interface Raw {
  readonly socket: Socket;
  readonly heard: () => string;
  /** The server has let the connection go, and not only its own half of it. */
  readonly gone: Promise<void>;
}

/** A client that never closes its own side. */
async function raw(said = ''): Promise<Raw> {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  raws.push(socket);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  if (said) socket.write(said);
  // A write to a connection that is gone is answered by a reset.
  const gone = new Promise<void>((resolve) => {
    const probe = setInterval(() => socket.write('\r\n'), 100);
    socket.once('close', () => {
      clearInterval(probe);
      resolve();
    });
  });
  return { socket, heard: () => text, gone };
}

const head = (path: string, ...lines: string[]): string =>
  [`${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');
const upgrade = (path: string): string =>
  head(`GET ${path}`, 'connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13');

/** Silent, but for the head it began: the probe would be part of it. */
async function silent(said: string): Promise<{ heard: () => string; ended: Promise<void> }> {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  raws.push(socket);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (said) socket.write(said);
  return { heard: () => text, ended };
}

describe('slow clients are not waited for', () => {
  test('a refused upgrade is closed, also where its client keeps its side open', async () => {
    await open({});
    const { heard, gone } = await raw(upgrade('/elsewhere'));
    await gone;
    expect(heard()).toMatch(/^HTTP\/1\.1 404 /);
    expect(heard()).toContain('"code":"noSocketHere"');
  });

  test('a head that does not come to its end', async () => {
    await open({ headersWithin: 200, requestWithin: 400 });
    const { heard, ended } = await silent('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
    await ended;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard()).toContain('"code":"tooSlow"');
  });

  test('a connection that says nothing at all', async () => {
    await open({ headersWithin: 200, requestWithin: 400 });
    const { ended } = await silent('');
    await ended;
  });

  test('a body that drips', async () => {
    await open({ headersWithin: 200, requestWithin: 600 });
    const { socket, heard, gone } = await raw(
      `${head('POST /api/identity', 'content-type: application/json', 'content-length: 4000')}{"name":"`,
    );
    const drip = setInterval(() => socket.write('a'), 50);
    await gone;
    clearInterval(drip);
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('what is no request is told so', async () => {
    await open({});
    const { heard, ended } = await silent('what is this?\r\n\r\n');
    await ended;
    expect(heard()).toContain('"code":"noHttp"');
  });
});

describe('a cap of connections', () => {
  test('for each address; what has become a socket is counted as one', async () => {
    await open({ connectionsOfAddress: 2, socketsOfAddress: 3 });
    const address = server.url.replace('http', 'ws') + SOCKET_PATH;
    const sockets = Array.from({ length: 3 }, () => new WebSocket(address));
    for (const socket of sockets) await new Promise((resolve) => socket.once('open', resolve));
    const first = await raw();
    await raw();
    const third = await raw();
    await third.gone;
    expect(third.heard()).toMatch(/^HTTP\/1\.1 429 /);
    expect(third.heard()).toContain('"code":"manySockets"');
    first.socket.destroy();
    await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200);
    for (const socket of sockets) socket.close();
  });

  test('in all, also where a proxy brings them', async () => {
    await open({ connectionsOfAddress: 1, connections: 3 }, '1');
    await raw();
    await raw();
    await raw();
    const fourth = await raw();
    await fourth.gone;
    expect(fourth.heard()).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('and a cap of sockets in all', async () => {
    await open({ sockets: 1 });
    await server.connect();
    const { heard, gone } = await raw(upgrade(SOCKET_PATH));
    await gone;
    expect(heard()).toContain('"code":"fullServer"');
  });
});

test('connections of one network leave room for others', () => {
  const connections = new Connections({ connections: 40, connectionsOfAddress: 2 }, new Proxies(), () => {});
  const listener = new EventEmitter();
  connections.listen(listener as Server);
  const come = (remoteAddress: string): boolean => {
    const before = connections.size;
    const line = new PassThrough();
    listener.emit('connection', Object.assign(line, { remoteAddress }));
    line.destroy();
    return connections.size > before;
  };
  const home = Array.from({ length: 40 }, (_, n) => come(`2001:db8:1:${n.toString(16)}::1`));
  expect(home.filter(Boolean)).toHaveLength(8);
  expect(come('192.0.2.1')).toBe(true);
});

describe('the address that limits count by', () => {
  const from = (remoteAddress: string, told?: string) =>
    ({ headers: { 'x-forwarded-for': told }, socket: { remoteAddress } }) as never;

  test('is the connection’s own, whatever a client says in headers', () => {
    expect(new Proxies('').addressOf(from('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
  });
  test('behind so many proxies it is the one that the first of them saw', () => {
    const told = 'forged, 203.0.113.9, 198.51.100.7, 10.0.0.2';
    expect(new Proxies('1').addressOf(from('10.0.0.1', told))).toBe('10.0.0.2');
    expect(new Proxies('2').addressOf(from('10.0.0.1', told))).toBe('198.51.100.7');
  });
  test('behind known proxies it is the first that is none of them', () => {
    const proxies = new Proxies('10.0.0.0/8, ::1');
    expect(proxies.addressOf(from('10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2'))).toBe('198.51.100.7');
    expect(proxies.addressOf(from('::ffff:10.0.0.1', '198.51.100.7'))).toBe('198.51.100.7');
    expect(proxies.addressOf(from('::1', '198.51.100.7, 10.0.0.2'))).toBe('198.51.100.7');
    expect(proxies.addressOf(from('::2', '198.51.100.7'))).not.toBe('198.51.100.7');
    const two = new Proxies('192.0.2.1,192.0.2.2');
    expect(two.addressOf(from('192.0.2.2', '198.51.100.7, 192.0.2.1'))).toBe('198.51.100.7');
    expect(two.addressOf(from('192.0.2.3', '198.51.100.7'))).toBe('192.0.2.3');
    // A client that goes past the proxy speaks for itself.
    expect(proxies.addressOf(from('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
  });
  test('what is no address is no key', () => {
    for (const forged of ['x', 'unknown', '', '1.2.3', '1.2.3.4.5', 'a'.repeat(2000)])
      expect(new Proxies('1').addressOf(from('10.0.0.1', forged))).toBe('10.0.0.1');
    expect(new Proxies('1').addressOf(from('10.0.0.1', '198.51.100.7:4711'))).toBe('198.51.100.7');
    expect(new Proxies('1').addressOf(from('10.0.0.1', '[2001:db8:1:2:3::4]:4711'))).toBe('2001:db8:1:2::');
  });
  test('a network of 64 bits is one key, and a mapped address is the plain one', () => {
    expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe(householdOf('2001:db8:1:2:ffff::'));
    expect(householdOf('2001:db8:1:3::1')).not.toBe(householdOf('2001:db8:1:2::1'));
    for (const written of ['::ffff:192.0.2.1', '::ffff:c000:201', '::FFFF:192.0.2.1', '192.0.2.1'])
      expect(householdOf(written)).toBe('192.0.2.1');
  });
  test('where a table was begun is the household and, of IPv6, the networks of 56 and 48 bits around it', () => {
    const origin = (address: string) => originOf(householdOf(address), (part) => part).split(' ');
    expect(origin('2001:db8:1:2f3::7')).toEqual([
      '2001:db8:1:2f3::',
      '2001:db8:1:200::/56',
      '2001:db8:1::/48',
    ]);
    expect(origin('2001:db8::7').slice(1)).toEqual(['2001:db8:0:0::/56', '2001:db8:0::/48']);
    expect(origin('2001:db8:0:ff::7').slice(1)).toEqual(origin('2001:db8::7').slice(1));
    expect(origin('::1')).toHaveLength(3);
    expect(origin('192.0.2.1')).toEqual(['192.0.2.1']);
  });
  test('a setting that means nothing is refused', () => {
    for (const wrong of ['yes', '12', '10.0.0.0/x', '10.0.0'])
      expect(() => new Proxies(wrong)).toThrow(/is no address/);
  });
  test('forged entries buy no requests of the API', async () => {
    await open({ requestsOfAddress: 3 }, '1');
    const ask = async (told: string): Promise<number> =>
      (await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': told } })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push(await ask(`10.9.8.${i}, 2001:db8:1:2::${i + 1}`));
    for (let i = 0; i < 3; i++) statuses.push(await ask(`word-${i}`));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 200, 200]);
    expect(await ask('another-word')).toBe(429);
  });
});
