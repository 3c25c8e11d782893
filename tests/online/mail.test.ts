import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { usualLimits } from '../../src/server/limits.ts';
import { openServer, type TestServer } from '../../src/server/testing/server.ts';
import { VirtualClock } from '../hosts/clock.ts';
import { type Letter, Mailbox } from './mailbox.ts';

let mailbox: Mailbox;
let server: TestServer;

const open = (mail?: Mailbox['settings']): Promise<TestServer> =>
  openServer({ games, alerts: mail ? { publicUrl: 'https://updraft.example', mail } : {} });

beforeEach(async () => {
  mailbox = await Mailbox.open();
  server = await open(mailbox.settings);
});
afterEach(async () => {
  await server.close();
  await mailbox.close();
});

const wanted = (address: string) => ({ address, zone: 'Europe/Berlin', language: 'en' });
const give = (address: string, token: string) => server.ask('PUT', '/api/me/mail', wanted(address), token);
const linkIn = (letter: Letter, to: 'confirm' | 'stop'): string =>
  new RegExp(`https://updraft.example/mail/${to}/([\\w-]{40})`).exec(letter.text)![1]!;
const trial = async (token: string) =>
  (await server.ask('POST', '/api/me/alerts/try', { by: 'mail' }, token)).body;

test('an address is written to when it is confirmed, and not any more after one click', async () => {
  const { token } = await server.newPerson('Ann');
  const asked = await give('ann@example.org', token);
  expect(asked.body.mail).toEqual({ possible: true, address: 'ann@example.org', state: 'asked' });
  expect(mailbox.letters.map(({ to }) => to)).toEqual(['ann@example.org']);
  expect(await trial(token)).toEqual({ is: 'nothing' });
  expect((await server.ask('POST', `/api/mail/confirm/${'x'.repeat(40)}`)).status).toBe(404);
  const confirm = linkIn(mailbox.letters[0]!, 'confirm');
  expect((await server.ask('POST', `/api/mail/confirm/${confirm}`)).status).toBe(200);
  expect(await trial(token)).toMatchObject({ is: 'taken', said: expect.stringContaining('250') });
  const { text } = mailbox.letters[1]!;
  const [, address] = /^List-Unsubscribe: <https:\/\/updraft.example(\/api\/mail\/stop\/[\w-]{40})>\r$/m.exec(
    text,
  )!;
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  // As a mail program posts it: a form, without any token.
  const stopped = await fetch(server.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  expect(await trial(token)).toEqual({ is: 'nothing' });
  expect(mailbox.letters).toHaveLength(2);
  const { body } = await server.ask('GET', '/api/me/alerts', undefined, token);
  expect(body.mail).toMatchObject({ state: 'stopped' });
});

test('an address that the mail server refuses is not written to again', async () => {
  const { token } = await server.newPerson('Ann');
  await give('ann@example.org', token);
  await server.ask('POST', `/api/mail/confirm/${linkIn(mailbox.letters[0]!, 'confirm')}`);
  mailbox.unknown.add('ann@example.org');
  expect(await trial(token)).toEqual({ is: 'refused', said: expect.stringContaining('No such user here') });
  mailbox.unknown.clear();
  expect(await trial(token)).toEqual({ is: 'nothing' });
  const { body } = await server.ask('GET', '/api/me/alerts', undefined, token);
  expect(body.mail).toMatchObject({ state: 'bounced', why: expect.stringContaining('No such user here') });
});

test('an address that does not exist is known as soon as it is asked', async () => {
  const { token } = await server.newPerson('Ann');
  mailbox.unknown.add('ann@example.org');
  const { body } = await give('ann@example.org', token);
  expect(body.mail).toEqual({
    possible: true,
    address: 'ann@example.org',
    state: 'bounced',
    why: expect.stringContaining('No such user here'),
  });
});

test('a link that is not ours stops nothing', async () => {
  const { status, body } = await server.ask('POST', `/api/mail/stop/${'x'.repeat(40)}`);
  expect([status, body.refusal]).toEqual([404, { code: 'badLink' }]);
});

test('a stranger cannot fill a mailbox', async () => {
  const people = await Promise.all(
    ['Ann', 'Ben', 'Cem', 'Dora', 'Eve'].map((name) => server.newPerson(name)),
  );
  const answers = [];
  // Marks behind a plus sign lead to the same mailbox.
  for (const [n, { token }] of people.entries())
    answers.push(
      (await give(`Victim${'+'.repeat(Math.min(n, 1))}${n || ''}@example.org`, token)).body.refusal,
    );
  expect(mailbox.letters).toHaveLength(3);
  expect(answers.slice(3)).toEqual([{ code: 'mailTooOften' }, { code: 'mailTooOften' }]);
  // The owner of the address says no once: no person can have it written to again.
  await server.ask('POST', `/api/mail/stop/${linkIn(mailbox.letters[0]!, 'stop')}`);
  expect((await give('victim@example.org', people[4]!.token)).body.refusal).toEqual({ code: 'mailUnwanted' });
  for (const address of [
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'x <a@b.example>',
    'no',
  ])
    expect((await give(address, people[4]!.token)).body.refusal).toEqual({ code: 'badMailAddress' });
  expect(mailbox.letters).toHaveLength(3);
});

test('visitors behind a proxy have letters of their own, and what was counted is forgotten after its time', async () => {
  await server.close();
  const clock = new VirtualClock();
  server = await openServer({
    games,
    clock,
    trustProxy: '1',
    limits: { alerts: { ...usualLimits.alerts, asksOfAddress: { perSecond: 1, burst: 1 } } },
    alerts: { publicUrl: 'https://updraft.example', mail: mailbox.settings },
  });
  const people = await Promise.all(['Ann', 'Ben', 'Cem'].map((name) => server.newPerson(name)));
  const from = ['203.0.113.1', '203.0.113.1', '203.0.113.2'];
  const refusals = [];
  for (const [n, { name, token }] of people.entries()) {
    const headers = { 'x-forwarded-for': from[n]! };
    const asked = await server.ask('PUT', '/api/me/mail', wanted(`${name}@example.org`), token, headers);
    refusals.push(asked.body.refusal);
  }
  expect(refusals).toEqual([undefined, { code: 'mailTooOften' }, undefined]);
  const { desk } = server;
  expect(desk.kept).toBe(7);
  clock.set(clock.now() + 2 * 86_400_000);
  await desk.try(people[0]!.who, { by: 'mail' }, '203.0.113.1');
  // One of the person, one of the address.
  expect(desk.kept).toBe(2);
  clock.set(clock.now() + 2 * 86_400_000);
  await give('ann@example.net', people[0]!.token);
  expect(desk.kept).toBe(3);
});

test('without a mail server nothing is promised', async () => {
  await server.close();
  server = await open();
  const { token } = await server.newPerson('Ann');
  expect((await server.ask('GET', '/api/me/alerts', undefined, token)).body.mail).toEqual({
    possible: false,
  });
  expect((await give('ann@example.org', token)).body.refusal).toEqual({ code: 'noMail' });
});

test('what is known of a person can be exported and forgotten', async () => {
  const { token, who } = await server.newPerson('Ann');
  await give('ann@example.org', token);
  expect(JSON.stringify(await server.desk.export(who))).toContain('ann@example.org');
  await server.desk.forget(who);
  expect(JSON.stringify(await server.desk.export(who))).not.toContain('example.org');
});
