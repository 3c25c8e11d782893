import { setTimeout as real } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBot } from '../../src/bots/index.ts';
import type { Move, Position } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import type { TablePlan } from '../../src/online/table.ts';
import type { BotQuestion } from '../../src/server/table-service.ts';
import { openServer, type ServerSetup, type TestServer } from '../../src/server/testing/server.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { VirtualClock } from '../hosts/clock.ts';
import { Client, type Person, sealFor } from './client.ts';
import { outgoingHere, Receiver } from './receivers.ts';

const HOUR = 3_600_000;
const entry = games[0]!;
const GAME = entry.facts.id;
const names = ['Ann', 'Ben', 'Cem', 'Dora'] as const;

const bots = {
  async choose({ bot, view, seat, seed }: BotQuestion): Promise<Move> {
    const [rules, hints] = await Promise.all([rulesOf(entry), entry.hints()]);
    return findBot(bot)!
      .make(rules, hints, { iterations: 20 })
      .choose(JSON.parse(view) as Position, seat, new FastRng(seed));
  },
  close: () => Promise.resolve(),
};

let clock: VirtualClock;
let receiver: Receiver;
let server: TestServer;
let title: string;

const open = async (change: Partial<ServerSetup> = {}): Promise<void> => {
  server = await openServer({
    games,
    bots,
    clock,
    alerts: { outgoing: outgoingHere(), publicUrl: 'https://updraft.example' },
    ...change,
  });
};

beforeEach(async () => {
  clock = new VirtualClock();
  receiver = await Receiver.open();
  title = (await entry.text('en')).title;
  await open();
});
afterEach(async () => {
  await server.close();
  receiver.close();
});

/** Lets what is under way end, and timers that are due ring. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    while (clock.ring(clock.now()));
    await real(8);
  }
}

async function pass(ms: number): Promise<void> {
  clock.set(clock.now() + ms);
  await settle();
  // What was found due is told by the next look.
  clock.set(clock.now() + 1000);
  await settle();
}

const plan = (seats: number, change: Partial<TablePlan> = {}): TablePlan => ({
  game: GAME,
  options: {},
  seats: ['you', ...Array.from({ length: seats - 1 }, () => 'open' as const)],
  fixedSeats: true,
  pace: { kind: 'turns', hours: 72 },
  listed: false,
  watch: true,
  hints: true,
  standIn: 'random',
  ...change,
});

interface Group {
  readonly id: string;
  readonly people: readonly Person[];
  /** This player comes, plays while it is their turn, and leaves. */
  play(seat: number): Promise<void>;
  visit(seat: number): Promise<Client>;
}

/** A table of people, each with one browser that agreed; every page is closed. */
async function group(seats: number, change: Partial<TablePlan> = {}): Promise<Group> {
  const people = await Promise.all(names.slice(0, seats).map((name) => server.newPerson(name)));
  for (const { name, token } of people) {
    const { status } = await server.ask('POST', '/api/me/devices', receiver.browser(`/${name}`), token);
    expect(status).toBe(200);
  }
  const made = await server.ask(
    'POST',
    '/api/tables',
    { ...plan(seats, change), seal: sealFor(people[0]!) },
    people[0]!.token,
  );
  const id = String(made.body.id);
  const visit = async (seat: number): Promise<Client> => {
    const client = await new Client({ url: () => server.url, person: people[seat]! }).connect();
    expect(await client.join(id, GAME)).toEqual({});
    return client;
  };
  const visitors: Client[] = [];
  for (const seat of people.keys()) {
    const client = await visit(seat);
    visitors.push(client);
    if (seat > 0) await client.must({ type: 'sit', table: id, seat, seal: sealFor(people[seat]!) });
  }
  await visitors[0]!.begin(id);
  for (const client of visitors) await client.close();
  await settle();
  return {
    id,
    people,
    visit,
    async play(seat) {
      const client = await visit(seat);
      const followed = client.followed.get(id)!;
      for (;;) {
        await client.until(() => followed.view !== undefined);
        const mine = followed.owing.find((one) => one === seat);
        if (mine === undefined || followed.isOver) break;
        const move = followed.forced(mine) ?? followed.legal(mine)[0]!;
        await client.must({ type: 'move', table: id, seat: mine, count: followed.count(mine), move });
      }
      await client.close();
      await settle();
    },
  };
}

const told = () => receiver.read().map(({ path, title: heading }) => `${path.slice(1)}: ${heading}`);

test('a game by days with every page closed: turn, half, last tenth, stand-in, return and end, to the right people only', async () => {
  const { id, play, visit } = await group(4);
  expect(told()).toEqual([]);
  // The first player left the table when it was their turn already, and has seen it: only reminders follow.
  await pass(HOUR);
  expect(told()).toEqual([]);
  await play(0);
  expect(told()).toEqual([]);
  await pass(20_000);
  const [note, ...others] = receiver.read();
  expect(others).toEqual([]);
  expect(note).toMatchObject({ path: '/Ben', table: id, title: `${title}: your turn`, waiting: 1 });
  expect(Object.keys(note!).sort()).toEqual(['body', 'path', 'table', 'title', 'waiting']);
  await pass(HOUR);
  expect(told()).toEqual([]);
  await pass(36 * HOUR);
  expect(told()).toEqual([`Ben: ${title}: still your turn`]);
  await pass(30 * HOUR);
  expect(told()).toEqual([`Ben: ${title}: your time is nearly up`]);
  await pass(4 * HOUR);
  expect(told()).toEqual([]);
  // Time runs out: a bot plays for Ben, and then it is Cem's turn.
  await pass(2 * HOUR);
  await pass(HOUR);
  expect(told().sort()).toEqual([`Ben: ${title}: a bot plays for you`, `Cem: ${title}: your turn`]);
  const ben = await visit(1);
  await ben.must({ type: 'return', table: id });
  await ben.close();
  await play(2);
  await pass(HOUR);
  expect(told()).toEqual([`Dora: ${title}: your turn`]);
  await play(3);
  await play(0);
  await pass(HOUR);
  expect(told()).toEqual([`Ben: ${title}: your turn`]);
  // All but Dora give up: she is told that it is over, and those who gave up are not.
  for (const seat of [0, 1, 2]) {
    const client = await visit(seat);
    await client.must({ type: 'resign', table: id });
    await client.close();
  }
  await pass(HOUR);
  expect(told()).toEqual([`Dora: ${title}: the match is over`]);
  await pass(200 * HOUR);
  expect(told()).toEqual([]);
});

test('restarts tell nothing twice, and what fell due meanwhile is told once', async () => {
  const { play } = await group(2);
  await play(0);
  await pass(20_000);
  expect(told()).toEqual([`Ben: ${title}: your turn`]);
  const { folder } = server;
  for (const hours of [0, 40]) {
    await server.close({ keep: true });
    // No server ran for so long, which is excused.
    clock.set(clock.now() + hours * HOUR);
    await open({ folder });
    await pass(20_000);
    expect(told()).toEqual([]);
  }
  await pass(37 * HOUR);
  expect(told()).toEqual([`Ben: ${title}: still your turn`]);
});

test('a player who looks at the table is sent nothing; quiet hours are kept in the zone of the person', async () => {
  const { play, people, visit } = await group(2);
  const ben = await visit(1);
  await play(0);
  await pass(5000);
  await pass(8000);
  await ben.close();
  await settle();
  await pass(HOUR);
  expect(told()).toEqual([]);
  // It was 23:13 in Berlin when the clock began; 22:00 to 08:00 are quiet.
  const quiet = { quiet: { from: 22 * 60, to: 8 * 60 }, zone: 'Europe/Berlin', language: 'en' };
  expect((await server.ask('PUT', '/api/me/alerts', quiet, people[0]!.token)).body).toMatchObject({
    quiet: quiet.quiet,
  });
  await play(1);
  await pass(60_000);
  expect(told()).toEqual([]);
  await pass(6 * HOUR);
  expect(told()).toEqual([]);
  await pass(2 * HOUR);
  expect(told()).toEqual([`Ann: ${title}: your turn`]);
});

test('404 and 410 remove a browser, other answers do not', async () => {
  const { people } = await group(1, { seats: ['you', { bot: 'random' }] });
  const [{ token }] = people as [Person];
  for (const path of ['/b', '/c']) await server.ask('POST', '/api/me/devices', receiver.browser(path), token);
  receiver.answers.set('/Ann', 410).set('/b', 404).set('/c', 500);
  const devices = async () =>
    (await server.ask('GET', '/api/me/alerts', undefined, token)).body.devices as { id: string }[];
  const trials = [];
  for (const { id } of await devices())
    trials.push((await server.ask('POST', '/api/me/alerts/try', { by: 'push', id }, token)).body);
  expect(trials).toEqual(
    expect.arrayContaining([
      { is: 'gone', status: 410 },
      { is: 'gone', status: 404 },
      { is: 'answered', status: 500 },
    ]),
  );
  expect(await devices()).toHaveLength(1);
});

describe('what strangers may ask for', () => {
  test('browsers at addresses of our own house are refused, and so are too many', async () => {
    await server.close();
    await open({ alerts: {} });
    const { token } = await server.newPerson('Ann');
    const device = receiver.browser('/x');
    for (const endpoint of [
      device.endpoint,
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:169.254.169.254]/x',
      'https://169.254.169.254/latest',
      'ftp://push.example/x',
      'nothing',
    ]) {
      const { status, body } = await server.ask('POST', '/api/me/devices', { ...device, endpoint }, token);
      expect([endpoint, status, body.refusal]).toEqual([endpoint, 400, { code: 'badDevice' }]);
    }
    for (let i = 0; i < 10; i++) {
      const endpoint = `https://push.example/${i}`;
      expect((await server.ask('POST', '/api/me/devices', { ...device, endpoint }, token)).status).toBe(200);
    }
    const one = await server.ask(
      'POST',
      '/api/me/devices',
      { ...device, endpoint: 'https://push.example/x' },
      token,
    );
    expect(one.body.refusal).toEqual({ code: 'manyDevices', most: 10 });
  });

  test('a webhook is set by the host, posts in the form of Discord, and leads to no address of our own', async () => {
    const { id, people, play } = await group(2);
    const [ann, ben] = people as [Person, Person];
    const set = (url: string, { token }: Person) =>
      server.ask('PUT', '/api/hooks', { table: id, url }, token);
    expect((await set(`${receiver.url}/hook`, ben)).body.refusal).toEqual({ code: 'onlyHost' });
    for (const url of [
      'https://10.0.0.1/',
      'https://[fd00::1]/',
      'http://localhost/',
      'https://u:p@discord.com/',
    ])
      expect((await set(url, ann)).body.refusal).toEqual({ code: 'badHook' });
    expect((await set(`${receiver.url}/hook`, ann)).body).toEqual({ host: new URL(receiver.url).host });
    const tried = await server.ask('POST', '/api/me/alerts/try', { by: 'hook', id }, ann.token);
    expect(tried.body).toEqual({ is: 'answered', status: 201 });
    receiver.heard.length = 0;
    await play(0);
    await pass(20_000);
    const posted = receiver.heard.filter(({ path }) => path === '/hook');
    expect(posted.map(({ body }) => JSON.parse(String(body)))).toEqual([
      {
        content: `Ben, it is your turn in ${title}. https://updraft.example/t/${id}`,
        allowed_mentions: { parse: [] },
      },
    ]);
    await set('', ann);
    expect((await server.ask('GET', `/api/hooks/${id}`, undefined, ann.token)).body).toEqual({});
  });
});

for (const [asks, keeps] of [
  [0, true],
  [1, false],
] as const)
  test(`a rematch that ${names[asks]} asks for ${keeps ? 'keeps' : 'drops'} the webhook of Ann, who was host`, async () => {
    const { id, people, visit } = await group(2);
    const url = `${receiver.url}/hook`;
    await server.ask('PUT', '/api/hooks', { table: id, url }, people[0]!.token);
    const client = await visit(asks);
    await client.must({ type: 'resign', table: id });
    await client.until(() => client.followed.get(id)!.isOver);
    const { to } = await client.must({ type: 'rematch', table: id });
    await client.close();
    const { status, body } = await server.ask('GET', `/api/hooks/${to}`, undefined, people[asks]!.token);
    expect([status, body]).toEqual([200, keeps ? { host: new URL(receiver.url).host } : {}]);
  });

test('a webhook whose name leads to this machine is found out when the connection is made', async () => {
  await server.close();
  await open({ alerts: {} });
  const { token } = await server.newPerson('Ann');
  const id = String((await server.ask('POST', '/api/tables', plan(2), token)).body.id);
  const { status } = await server.ask(
    'PUT',
    '/api/hooks',
    { table: id, url: 'https://localhost/hook' },
    token,
  );
  expect(status).toBe(200);
  const tried = await server.ask('POST', '/api/me/alerts/try', { by: 'hook', id }, token);
  expect(tried.body).toEqual({ is: 'failed', why: 'address' });
});

test('deadlines can be read as a calendar at an address that can be revoked', async () => {
  const { id, people, play } = await group(2);
  const [ann] = people as [Person];
  const { calendar } = (await server.ask('PUT', '/api/me/calendar', { on: true }, ann.token)).body;
  const read = async (path: unknown) => fetch(server.url + String(path));
  const answer = await read(calendar);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = await answer.text();
  const until = new Date(1_700_000_000_000 + 72 * HOUR).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`DTEND:${until.slice(0, 11)}`);
  expect(text).toContain(`UID:${id}@updraft\r\n`);
  expect(text.split('BEGIN:VEVENT')).toHaveLength(2);
  await play(0);
  // A text is good for a minute, whatever happens, so that reading it often costs others nothing.
  expect(await (await read(calendar)).text()).toBe(text);
  clock.set(clock.now() + 60_000);
  expect(await (await read(calendar)).text()).not.toContain('VEVENT');
  const again = (await server.ask('PUT', '/api/me/calendar', { on: true }, ann.token)).body.calendar;
  expect((await read(calendar)).status).toBe(404);
  expect((await read(again)).status).toBe(200);
  await server.ask('PUT', '/api/me/calendar', { on: false }, ann.token);
  expect((await read(again)).status).toBe(404);
});

test('a wrong address of a calendar tells nothing of who has one, and few are read from one address', async () => {
  await server.close();
  await open({ limits: { calendarsOfAddress: 6 } });
  const [ann, ben] = [await server.newPerson('Ann'), await server.newPerson('Ben')];
  await server.ask('PUT', '/api/me/calendar', { on: true }, ann.token);
  const answers: string[] = [];
  for (const { who } of [ann, ben])
    for (const signature of ['é'.repeat(18), 'x'.repeat(18), '']) {
      const answer = await fetch(`${server.url}/calendar/${encodeURIComponent(who + signature)}.ics`);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 /);
  expect((await fetch(`${server.url}/calendar/x.ics`)).status).toBe(429);
});

test('one’s games say whose turn it is, until when, and what is new; what waits is counted', async () => {
  const { id, people, play, visit } = await group(2);
  const [ann, ben] = people as [Person, Person];
  const mine = async ({ token }: Person) =>
    ((await server.ask('GET', '/api/me/tables', undefined, token)).body.tables as object[])[0];
  expect(await mine(ann)).toMatchObject({ id, you: 0, yourTurn: true, turns: [0] });
  expect(await mine(ben)).not.toHaveProperty('news');
  const waiting = async ({ token }: Person) =>
    (await server.ask('GET', '/api/me/waiting', undefined, token)).body.tables;
  expect(await waiting(ann)).toMatchObject([{ id, live: false }]);
  expect(await waiting(ben)).toEqual([]);
  await play(0);
  expect(await mine(ben)).toMatchObject({
    yourTurn: true,
    news: expect.any(Number),
    until: expect.any(Number),
  });
  const heard: string[] = [];
  const client = await new Client({ url: server.url, person: ben }).connect();
  client.heard = (message) => heard.push(message.type);
  await client.join(id, GAME);
  expect(heard).toContain('since');
  await client.close();
  await settle();
  const again = await visit(1);
  await again.close();
  expect(await mine(ben)).not.toHaveProperty('news');
});
