import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublic } from './addresses.ts';
import { openOutgoing } from './outgoing.ts';

const refused = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
];

describe('addresses', () => {
  test.each(refused)('%s is not public', (address) => expect(isPublic(address)).toBe(false));
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '162.159.135.232',
    '172.32.0.1',
    '2606:4700::6810:1',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublic(address)).toBe(true));

  // The first and the last of each block, and their neighbours outside where those are public.
  test.each([
    ['0.0.0.0', '0.255.255.255', undefined, '1.0.0.0'],
    ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
    ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
    ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
    ['168.63.129.16', '168.63.129.16', '168.63.129.15', '168.63.129.17'],
    ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
    ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
    ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
    ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
    ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
    ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
    ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
    ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
    ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
    ['224.0.0.0', '255.255.255.255', '223.255.255.255', undefined],
    ['2001::', '2001:1ff:ffff::', '2000:ffff::', '2001:200::'],
    ['2001:db8::', '2001:db8:ffff::', '2001:db7:ffff::', '2001:db9::'],
    ['2002::', '2002:ffff::', '2001:ffff::', '2003::'],
    ['3fff::', '3fff:fff:ffff::', '3ffe:ffff::', '3fff:1000::'],
    ['4000::', 'ffff::', '3fff:ffff::', undefined],
  ])('%s to %s is not public', (first, last, before, after) => {
    expect([first, last].map(isPublic)).toEqual([false, false]);
    for (const beside of [before, after])
      if (beside) expect([beside, isPublic(beside)]).toEqual([beside, true]);
  });
});

test.each([
  ['https://hooks.example/x', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1]/', true],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://name@hooks.example/', false],
  ['https://:word@hooks.example/', false],
  ['http://hooks.example/', false],
  ['ftp://hooks.example/', false],
  ['hooks.example', false],
  ['', false],
])('%s as the address of a hook: %s', (url, is) => {
  expect(openOutgoing().accepts(url)).toBe(is);
});

test('a plain address is taken only where a test has opened the way', () => {
  const outgoing = openOutgoing({ alsoAllow: (address) => address === '127.0.0.1' });
  expect(['http://127.0.0.1/', 'http://127.0.0.2/'].map(outgoing.accepts)).toEqual([true, false]);
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Heard {
  readonly port: number;
  readonly bodies: string[];
}

/** A host on this machine that counts what it hears. */
async function listen(
  answer: (path: string) => { status: number; to?: string; text?: string },
): Promise<Heard> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      const { status, to, text = '' } = answer(request.url ?? '/');
      response.writeHead(status, to === undefined ? {} : { location: to }).end(text);
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: (server.address() as AddressInfo).port, bodies };
}

const ours = (address: string): boolean => address === '127.0.0.1';

describe('a request', () => {
  const forms = (port: number) => [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://[64:ff9b::7f00:1]:${port}/`,
    `https://localhost:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'ftp://127.0.0.1/',
    `http://name:word@127.0.0.1:${port}/`,
  ];

  test('to this machine is refused in every form, and nothing is heard there', async () => {
    const host = await listen(() => ({ status: 200 }));
    const outgoing = openOutgoing();
    for (const url of forms(host.port))
      expect([url, await outgoing.post(url, { body: 'x', redirects: 3 })]).toEqual([
        url,
        { failed: 'address' },
      ]);
    expect(host.bodies).toEqual([]);
  });

  test('is answered where a test allows the address', async () => {
    const host = await listen(() => ({ status: 201, text: 'made' }));
    const outgoing = openOutgoing({ alsoAllow: ours });
    expect(await outgoing.post(`http://127.0.0.1:${host.port}/`, { body: 'hello' })).toEqual({
      status: 201,
      text: 'made',
    });
    expect(host.bodies).toEqual(['hello']);
  });

  test.each(['http://127.0.0.2', 'http://[::1]', 'http://169.254.169.254', 'http://[::ffff:7f00:2]'])(
    'that is sent on to %s is refused there',
    async (to) => {
      const inner = await listen(() => ({ status: 200 }));
      const host = await listen(() => ({ status: 307, to: `${to}:${inner.port}/` }));
      const outgoing = openOutgoing({ alsoAllow: ours });
      const url = `http://127.0.0.1:${host.port}/`;
      expect(await outgoing.post(url, { body: 'x', redirects: 3 })).toEqual({ failed: 'address' });
      expect([host.bodies.length, inner.bodies.length]).toEqual([1, 0]);
    },
  );

  test('that is sent on and on ends', async () => {
    const host = await listen(() => ({ status: 308, to: '/again' }));
    const outgoing = openOutgoing({ alsoAllow: ours });
    const url = `http://127.0.0.1:${host.port}/`;
    expect(await outgoing.post(url, { body: 'x', redirects: 3 })).toEqual({ failed: 'circles' });
    expect(host.bodies).toHaveLength(4);
    expect(await outgoing.post(url, { body: 'x' })).toEqual({ failed: 'circles' });
  });

  test('reads no more of an answer than a sentence, and waits no longer than it should', async () => {
    const host = await listen(() => ({ status: 400, text: 'x'.repeat(1_000_000) }));
    const outgoing = openOutgoing({ alsoAllow: ours });
    const answer = await outgoing.post(`http://127.0.0.1:${host.port}/`, { body: '' });
    expect(answer).toEqual({ status: 400, text: 'x'.repeat(2048) });
    const silent = createServer(() => {});
    servers.push(silent);
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const port = (silent.address() as AddressInfo).port;
    const hasty = openOutgoing({ alsoAllow: ours, patience: 50 });
    expect(await hasty.post(`http://127.0.0.1:${port}/`, { body: '' })).toEqual({ failed: 'late' });
    silent.closeAllConnections();
  });
});
