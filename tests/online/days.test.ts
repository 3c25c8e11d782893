/** What a game by days tells while every page is closed, by every way at once: to whom, and to no other. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableInfo, TableLine } from '../../src/online/table.ts';
import { utc } from '../../src/server/alerts/calendar.ts';
import {
  clock,
  GAME,
  type Group,
  group,
  HOUR,
  mailbox,
  open,
  pass,
  receiver,
  server,
  settle,
  title,
  useDays,
  withBrowser,
} from './by-days.ts';
import { Client, type Person } from './client.ts';
import { Receiver } from './receivers.ts';

useDays();

/** Where the table's webhook posts. */
let channel: Receiver;
beforeEach(async () => {
  channel = await Receiver.open();
});
afterEach(() => channel.close());

/** The address of a person's calendar, once they have given a mail address and confirmed it. */
async function withLettersAndCalendar({ name, token }: Person): Promise<readonly [string, string]> {
  const address = { address: `${name}@example.org`, zone: 'Europe/Berlin', language: 'en' };
  await server.ask('PUT', '/api/me/mail', address, token);
  expect((await server.ask('POST', `/api/mail/confirm/${mailbox.link('confirm')}`)).status).toBe(200);
  const { calendar } = (await server.ask('PUT', '/api/me/calendar', { on: true }, token)).body;
  return [name, String(calendar)];
}

/** What was told, by way and person, and who has a deadline in their calendar. */
interface Heard extends Readonly<Record<'push' | 'mail' | 'hook', readonly string[]>> {
  readonly deadlines: Readonly<Record<string, string>>;
}

/** A channel's own signs are escaped there. */
const clean = (text: string): string => text.replaceAll('\\', '');

test('a game by days of four with every page closed: turn, half, last tenth, stand-in, return and end', async () => {
  const table: Group = await group(4);
  const { id, people, play, visit } = table;
  // A stranger with the same ways, who has watched the match, is never told anything.
  const eve = await withBrowser('Eve');
  const watching = await new Client({ url: () => server.url, person: eve }).connect();
  await watching.join(id, GAME);
  await watching.close();
  const calendars: (readonly [string, string])[] = [];
  for (const person of [...people, eve]) calendars.push(await withLettersAndCalendar(person));
  const hook = { table: id, url: `${channel.url}/hook` };
  expect((await server.ask('PUT', '/api/hooks', hook, people[0]!.token)).status).toBe(200);
  mailbox.letters.length = 0;

  /** This and nothing else was told since this was asked last. A busy machine is waited for. */
  const tells = async (expected: Heard) => {
    const isHeard = () =>
      receiver.heard.length >= expected.push.length &&
      mailbox.letters.length >= expected.mail.length &&
      channel.heard.length >= expected.hook.length;
    for (let wait = 0; wait < 100 && !isHeard(); wait++) await settle();
    const pushed = receiver.read();
    const letters = mailbox.letters.splice(0);
    const deadlines: Record<string, string> = {};
    for (const [name, address] of calendars) {
      const [, end] = /DTEND:(\w+)/.exec(await (await fetch(server.url + address)).text()) ?? [];
      if (end) deadlines[name] = end;
    }
    const page = (text: string) => /To the table: https:\/\/updraft.example\/(\w+\/[\w-]+)/.exec(text)?.[1];
    expect(new Set(pushed.map((one) => one.table))).toEqual(new Set(pushed.length > 0 ? [id] : []));
    for (const { text } of letters) expect([`t/${id}`, `matches/${id}`]).toContain(page(text));
    const heard: Heard = {
      push: pushed.map((one) => `${one.path.slice(1)}: ${one.title}`).sort(),
      mail: letters
        .map(({ to, text }) => `${to.split('@')[0]}: ${/^Subject: (.*)\r$/m.exec(text)![1]}`)
        .sort(),
      hook: channel.heard
        .splice(0)
        .map(({ body }) => clean(JSON.parse(String(body)).content))
        .sort(),
      deadlines,
    };
    expect(heard).toEqual(expected);
  };
  /** The same by push and mail, and a line in the channel. */
  const told = (
    lines: readonly string[],
    posted: readonly string[],
    deadlines: Heard['deadlines'],
  ): Heard => ({
    push: lines,
    mail: lines,
    hook: posted.map((line) => `${line} https://updraft.example/t/${id}`),
    deadlines,
  });
  const lineOf = async (seat: number) =>
    (
      (await server.ask('GET', '/api/me/tables', undefined, people[seat]!.token)).body.tables as TableLine[]
    )[0]!;
  const deadline = async (seat: number) => utc((await lineOf(seat)).until!);
  const info = async () => (await server.ask('GET', `/api/tables/${id}`)).body as unknown as TableInfo;

  // Ann left the table when it was her turn already, and has seen it: it stands in her calendar, and no message comes.
  await pass(HOUR);
  await tells(told([], [], { Ann: await deadline(0) }));
  await play(0);
  await pass(2 * 60_000);
  const bens = { Ben: await deadline(1) };
  expect(bens.Ben).toBe(utc((await lineOf(0)).until!));
  await tells(told([`Ben: ${title}: your turn`], [`Ben, it is your turn in ${title}.`], bens));
  // Once, and not again before half of the time is over.
  await pass(30 * HOUR);
  await tells(told([], [], bens));
  const { folder } = server;
  await server.close({ keep: true });
  await open({ folder });
  await pass(6 * HOUR);
  await tells(
    told([`Ben: ${title}: still your turn`], [`Ben, half of your time in ${title} is over.`], bens),
  );
  await pass(30 * HOUR);
  await tells(
    told([`Ben: ${title}: your time is nearly up`], [`Ben, your time in ${title} is nearly up.`], bens),
  );
  await pass(5 * HOUR);
  await tells(told([], [], bens));
  // The deadline bites: a bot plays for Ben, and then it is Cem's turn.
  await pass(HOUR);
  await pass(2 * 60_000);
  await tells(
    told(
      [`Ben: ${title}: a bot plays for you`, `Cem: ${title}: your turn`],
      [`Cem, it is your turn in ${title}.`, `Time ran out: a bot plays for Ben in ${title}.`],
      { Cem: await deadline(2) },
    ),
  );
  expect((await info()).seats.map(({ away }) => away)).toEqual([undefined, 'time', undefined, undefined]);
  // Ben takes his seat back: all can read it at the table, and it calls no one.
  const ben = await visit(1);
  await ben.must({ type: 'return', table: id });
  await ben.close();
  await settle();
  await pass(2 * 60_000);
  expect((await info()).seats.map(({ away }) => away)).toEqual([undefined, undefined, undefined, undefined]);
  await tells(told([], [], { Cem: await deadline(2) }));
  for (const [seat, next] of [
    [2, 'Dora'],
    [3, 'Ann'],
    [0, 'Ben'],
  ] as const) {
    await play(seat);
    await pass(2 * 60_000);
    await tells(
      told([`${next}: ${title}: your turn`], [`${next}, it is your turn in ${title}.`], {
        [next]: utc((await lineOf(seat)).until!),
      }),
    );
  }
  // They play on, each as soon as it is their turn: no message is due. The player who makes the last move sees the end.
  let last = 1;
  for (;;) {
    const { turns, state } = await lineOf(0);
    if (state === 'over') break;
    last = turns![0]!;
    await play(last);
  }
  await pass(2 * 60_000);
  const others = people
    .filter((_, seat) => seat !== last)
    .map(({ name }) => `${name}: ${title}: the match is over`);
  await tells({
    push: others,
    mail: others,
    hook: [`${title}: the match is over. https://updraft.example/matches/${id}`],
    deadlines: {},
  });
  clock.set(clock.now() + 200 * HOUR);
  await pass(HOUR);
  await tells(told([], [], {}));
});
