import { describe, expect, test } from 'vitest';
import type { TableInfo, TableLine } from '../../src/online/table.ts';
import { usualLimits } from '../../src/server/limits.ts';
import {
  clock,
  GAME,
  group,
  HOUR,
  names,
  open,
  pass,
  plan,
  receiver,
  server,
  settle,
  title,
  told,
  useDays,
  waitingOf,
} from './by-days.ts';
import { Client, type Person, sealFor } from './client.ts';

useDays();

test('a player whose salt the deal waits for is called, and no other', async () => {
  const people = [await server.newPerson('Ann'), await server.newPerson('Ben')] as const;
  for (const { name, token } of people)
    await server.ask('POST', '/api/me/devices', receiver.browser(`/${name}`), token);
  const [ann, ben] = people;
  const made = await server.ask('POST', '/api/tables', { ...plan(2), seal: sealFor(ann) }, ann.token);
  const id = String(made.body.id);
  const open = async (person: Person, keepsSalt = false) => {
    const client = await new Client({ url: () => server.url, person, keepsSalt }).connect();
    await client.join(id, GAME);
    return client;
  };
  const [host, guest] = [await open(ann), await open(ben, true)];
  await guest.must({ type: 'sit', table: id, seat: 1, seal: sealFor(ben) });
  await guest.close();
  await host.must({ type: 'start', table: id });
  await host.close();
  await settle();
  await pass(5000);
  expect(told()).toEqual([]);
  await pass(10_000);
  expect(told()).toEqual([`Ben: ${title}: the deal waits for you`]);
  expect(await waitingOf(ben)).toMatchObject([{ id, live: false }]);
  expect(await waitingOf(ann)).toEqual([]);
  await pass(12 * HOUR);
  expect(told()).toEqual([`Ben: ${title}: the deal waits for you`]);
  const back = await open(ben);
  await back.until(() => back.followed.get(id)?.head !== undefined);
  await back.close();
  // It is dealt: now it is Ann's turn.
  await pass(20_000);
  expect(told()).toEqual([`Ann: ${title}: your turn`]);
});

test('a player on vacation is not called, keeps the time that was left, and all can read it; the days are few', async () => {
  const { id, play, people, visit } = await group(3);
  const [ann, ben] = people as [Person, Person];
  const lineOf = async ({ token }: Person) =>
    ((await server.ask('GET', '/api/me/tables', undefined, token)).body.tables as TableLine[])[0]!;
  await play(0);
  await pass(20_000);
  expect(told()).toEqual([`Ben: ${title}: your turn`]);
  await pass(12 * HOUR);
  const { until: before } = await lineOf(ben);
  let client = await visit(1);
  for (const days of [6, 0])
    expect((await client.ask({ type: 'vacation', table: id, days })).refused).toBeTruthy();
  await client.must({ type: 'vacation', table: id, days: 2 });
  await client.close();
  await settle();
  const line = await lineOf(ann);
  expect(line).toMatchObject({ turns: [1], resting: [1] });
  expect(line.until).toBe(before! + 48 * HOUR);
  const info = (await server.ask('GET', `/api/tables/${id}`)).body as unknown as TableInfo;
  expect(info.seats[1]!.vacation).toMatchObject({ left: 3 });
  // Reminders and the deadline wait, also through a restart.
  await pass(24 * HOUR);
  const { folder } = server;
  await server.close({ keep: true });
  await open({ folder });
  await pass(23 * HOUR);
  expect(told()).toEqual([]);
  expect((await lineOf(ann)).until).toBe(line.until);
  await pass(26 * HOUR);
  expect(await lineOf(ann)).not.toHaveProperty('resting');
  expect(told()).toEqual([`Ben: ${title}: still your turn`]);
  // Back early: a day that was begun is used.
  client = await visit(1);
  await client.must({ type: 'vacation', table: id, days: 3 });
  await pass(30 * HOUR);
  await client.must({ type: 'vacation', table: id, days: 0 });
  const after = (await server.ask('GET', `/api/tables/${id}`)).body as unknown as TableInfo;
  expect(after.seats[1]!.vacation).toMatchObject({ left: 1 });
  await client.close();
  await settle();
  expect(Math.abs((await lineOf(ann)).until! - line.until! - 30 * HOUR)).toBeLessThan(60_000);
  await pass(40 * HOUR);
  await pass(HOUR);
  expect(told()).toContain(`Ben: ${title}: a bot plays for you`);
});

test('a player who is invited by name is told once; one who has declined or come is not', async () => {
  const { id, people, visit } = await group(3);
  for (const seat of [0, 1]) {
    const client = await visit(seat);
    await client.must({ type: 'resign', table: id });
    await client.close();
  }
  await pass(HOUR);
  told();
  const [ann, ben, cem] = people as [Person, Person, Person];
  const made = await server.ask('POST', '/api/tables', { ...plan(3), seal: sealFor(ann) }, ann.token);
  const table = String(made.body.id);
  const host = await new Client({ url: () => server.url, person: ann }).connect();
  await host.join(table, GAME);
  for (const { who } of [ben, cem]) await host.must({ type: 'invite', table, who });
  const guest = await new Client({ url: () => server.url, person: cem }).connect();
  await guest.join(table, GAME);
  await guest.must({ type: 'rematch', table, yes: false });
  await guest.close();
  await settle();
  await pass(20_000);
  expect(told()).toEqual([]);
  await pass(12_000);
  const [note, ...others] = receiver.read();
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    path: '/Ben',
    table,
    title: `${title}: you are asked to play`,
    body: 'Ann keeps a seat for you.',
  });
  await pass(200 * HOUR);
  expect(told()).toEqual([]);
  await host.close();
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
  test('many people at one address try few ways to be told', async () => {
    await server.close();
    await open({
      limits: { alerts: { ...usualLimits.alerts, trialsOfAddress: { perSecond: 0, burst: 2 } } },
    });
    const answers = [];
    for (const name of ['Ann', 'Ben', 'Cem']) {
      const { token } = await server.newPerson(name);
      answers.push((await server.ask('POST', '/api/me/alerts/try', { by: 'push', id: 'x' }, token)).body);
    }
    expect(answers).toMatchObject([{ is: 'nothing' }, { is: 'nothing' }, { refusal: { code: 'tooFast' } }]);
  });

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

for (const looks of [true, false])
  test(`a player who ${looks ? 'looks at the end of a match' : 'is not there'} is ${looks ? 'not called' : 'called'} when another asks to play again`, async () => {
    const { id, visit } = await group(2);
    const ben = await visit(1);
    const ann = await visit(0);
    await ann.must({ type: 'resign', table: id });
    await ann.until(() => ann.followed.get(id)!.isOver);
    if (!looks) await ben.close();
    await settle();
    const { to } = await ann.must({ type: 'rematch', table: id });
    await ann.join(to!, GAME);
    await pass(40_000);
    const asked = told().filter((line) => line.includes('asked to play'));
    expect(asked).toEqual(looks ? [] : [`Ben: ${title}: you are asked to play`]);
    await ann.close();
    if (looks) await ben.close();
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

test('a wrong address of a calendar does not tell which people have one, and few are read from one address', async () => {
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

test('a player’s games say whose turn it is, until when, and what is new; what waits is counted', async () => {
  const { id, people, play } = await group(2);
  const [ann, ben] = people as [Person, Person];
  const mine = async ({ token }: Person) =>
    ((await server.ask('GET', '/api/me/tables', undefined, token)).body.tables as object[])[0];
  expect(await mine(ann)).toMatchObject({ id, you: 0, yourTurn: true, turns: [0] });
  expect(await mine(ben)).not.toHaveProperty('news');
  expect(await waitingOf(ann)).toMatchObject([{ id, live: false }]);
  expect(await waitingOf(ben)).toEqual([]);
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
  heard.length = 0;
  const again = await new Client({ url: server.url, person: ben }).connect();
  again.heard = (message) => heard.push(message.type);
  await again.join(id, GAME);
  await again.close();
  expect(heard).not.toContain('since');
  expect(await mine(ben)).not.toHaveProperty('news');
});
