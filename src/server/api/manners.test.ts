import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { saltFrom, sealFrom } from '../../match/testing/salts.ts';
import type { IdentityGiven } from '../../online/api.ts';
import { CLOSE, PROTOCOL } from '../../online/protocol.ts';
import { LIVE, type TablePlan } from '../../online/table.ts';
import { ban, readModeration, unban } from '../manners/moderation.ts';
import { type Asked, openServer, type Talk, type TestServer } from '../testing/server.ts';

let server: TestServer;
let [ann, bob, cleo]: IdentityGiven[] = [];
beforeEach(async () => {
  server = await openServer({ games });
  [ann, bob, cleo] = [
    await server.newPerson('Ann'),
    await server.newPerson('Bob'),
    await server.newPerson('Cleo'),
  ];
});
afterEach(() => server.close());

const code = ({ body }: Asked): unknown => (body.refusal as { code?: string } | undefined)?.code;
const ask = (method: string, path: string, person?: { token: string }, body?: unknown) =>
  server.ask(method, path, body, person?.token);
const block = (who: IdentityGiven, whom: IdentityGiven) =>
  ask('POST', '/api/me/blocks', who, { who: whom.who });

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
  seal: sealFrom('salt'),
};

const newTable = async (by: IdentityGiven): Promise<string> =>
  String((await ask('POST', '/api/tables', by, plan)).body.id);

/** Asks and answers the code of the refusal, if it is one. */
let last = 100;
async function says(talk: Talk, message: object): Promise<string | undefined> {
  const re = ++last;
  talk.say({ ...message, re });
  return Promise.race([
    talk.hears('done', (done) => done.re === re).then(() => undefined),
    talk.hears('refused', (refused) => refused.re === re).then(({ refusal }) => refusal.code),
  ]);
}

async function visit(person: IdentityGiven, table: string): Promise<Talk> {
  const talk = await server.connect(person.token);
  expect(await says(talk, { type: 'join', table })).toBeUndefined();
  return talk;
}

/** The match begins when both have shown their salts. */
async function begin(table: string, ...talks: readonly Talk[]): Promise<void> {
  expect(await says(talks[0]!, { type: 'start', table })).toBeUndefined();
  for (const talk of talks)
    expect(await says(talk, { type: 'reveal', table, salt: saltFrom('salt') })).toBeUndefined();
  for (const talk of talks) await talk.hears('joined');
}

const linesHeard = (talk: Talk): string[] =>
  talk.heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));

describe('a person who is blocked', () => {
  test('is not read by the blocker, and by all others', async () => {
    const table = await newTable(ann!);
    const talks = [await visit(ann!, table), await visit(bob!, table), await visit(cleo!, table)] as const;
    await says(talks[1], { type: 'chat', table, text: 'before' });
    await talks[0].hears('chat', ({ lines }) => lines[0]?.text === 'before');
    expect((await block(ann!, bob!)).body.people).toMatchObject([{ who: bob!.who, name: 'Bob' }]);
    await says(talks[1], { type: 'chat', table, text: 'not for Ann' });
    await says(talks[2], { type: 'chat', table, text: 'for all' });
    await talks[0].hears('chat', ({ lines }) => lines[0]?.text === 'for all');
    expect(linesHeard(talks[0])).toEqual([]);
    expect(linesHeard(talks[2])).toContain('not for Ann');
    // Nor when she comes back; after she has unblocked him she reads it all.
    const again = await visit(ann!, table);
    expect(linesHeard(again)).toEqual(['for all']);
    expect((await ask('DELETE', `/api/me/blocks/${bob!.who}`, ann)).body).toEqual({ people: [] });
    expect(linesHeard(await visit(ann!, table))).toEqual(['before', 'not for Ann', 'for all']);
  });

  test('cannot sit down where the blocker sits or is the host, and is not told why', async () => {
    await block(ann!, bob!);
    const hers = await newTable(ann!);
    const guest = await visit(bob!, hers);
    expect(await says(guest, { type: 'sit', table: hers, seat: 1, seal: sealFrom('salt') })).toBe(
      'closedToYou',
    );
    const other = await newTable(cleo!);
    const host = await visit(ann!, other);
    expect(await says(host, { type: 'sit', table: other, seat: 1, seal: sealFrom('salt') })).toBeUndefined();
    const third = await visit(bob!, other);
    expect(await says(third, { type: 'sit', table: other, seat: 1, seal: sealFrom('salt') })).toBe(
      'closedToYou',
    );
    expect(await says(host, { type: 'stand', table: other })).toBeUndefined();
    expect(await says(third, { type: 'sit', table: other, seat: 1, seal: sealFrom('salt') })).toBeUndefined();
  });

  test('cannot ask the blocker to play again: to the asker it looks as ever', async () => {
    const table = await newTable(bob!);
    const [asker, asked] = [await visit(bob!, table), await visit(ann!, table)];
    await says(asked, { type: 'sit', table, seat: 1, seal: sealFrom('salt') });
    await begin(table, asker, asked);
    expect(await says(asked, { type: 'resign', table })).toBeUndefined();
    await block(ann!, bob!);
    expect(await says(asker, { type: 'rematch', table })).toBeUndefined();
    const { to } = await asker.hears('rematch');
    const mine = async (person: IdentityGiven) =>
      ((await ask('GET', '/api/me/tables', person)).body.tables as { id: string }[]).map(({ id }) => id);
    expect(await mine(ann!)).toEqual([table]);
    expect(await mine(bob!)).toContain(to);
    expect((await ask('GET', `/api/tables/${to}`, bob)).body.seats).toContainEqual({
      kind: 'asked',
      name: 'Ann',
      who: ann!.who,
    });
  });

  test('is another person who exists, and there are only so many', async () => {
    expect(code(await block(ann!, ann!))).toBe('notOneself');
    expect(code(await ask('POST', '/api/me/blocks', ann, { who: 'x'.repeat(22) }))).toBe('noPerson');
    await server.close();
    server = await openServer({ games, limits: { blocksOfPerson: 1 } });
    const [one, two, three] = [
      await server.newPerson('A'),
      await server.newPerson('B'),
      await server.newPerson('C'),
    ];
    expect((await block(one, two)).status).toBe(200);
    expect((await block(one, two)).status).toBe(200);
    expect(code(await block(one, three))).toBe('manyBlocks');
  });

  test('is in the export of the blocker, and in no other', async () => {
    await block(ann!, bob!);
    expect((await ask('GET', '/api/me/export', ann)).body.blocks).toMatchObject([{ name: 'Bob' }]);
    expect(JSON.stringify((await ask('GET', '/api/me/export', bob)).body)).not.toContain(ann!.who);
  });
});

describe('a report', () => {
  test('holds the line that it is about and nothing else of the chat', async () => {
    const table = await newTable(ann!);
    const talk = await visit(bob!, table);
    for (const text of ['an insult', 'something else']) await says(talk, { type: 'chat', table, text });
    const report = { table, about: bob!.who, line: 0, why: ' He insults me. ' };
    expect((await ask('POST', '/api/reports', ann, report)).body).toEqual({});
    const moderation = await readModeration(server.folder, 9);
    expect(moderation?.reports).toMatchObject([
      { by: ann!.who, about: bob!.who, name: 'Bob', text: 'an insult', why: 'He insults me.' },
    ]);
    expect(JSON.stringify(moderation)).not.toContain('something else');
    expect((await ask('GET', '/api/me/export', ann)).body.reports).toMatchObject([{ text: 'an insult' }]);
    expect((await ask('GET', '/api/me/export', bob)).body.reports).toEqual([]);
  });

  test('is refused where the reporter cannot see it, or it is about another person', async () => {
    const table = await newTable(ann!);
    const [host, guest] = [await visit(ann!, table), await visit(bob!, table)];
    await says(guest, { type: 'sit', table, seat: 1, seal: sealFrom('salt') });
    await begin(table, host, guest);
    const watcher = await visit(cleo!, table);
    await says(watcher, { type: 'chat', table, text: 'among spectators' });
    const send = async (by: IdentityGiven, change: object) =>
      code(
        await ask('POST', '/api/reports', by, { table, about: cleo!.who, line: 0, why: 'rude', ...change }),
      );
    expect(await send(ann!, {})).toBe('noLine');
    expect(await send(bob!, { about: ann!.who })).toBe('noLine');
    expect(await send(ann!, { line: undefined })).toBe('noPerson');
    expect(await send(ann!, { line: undefined, about: bob!.who })).toBeUndefined();
    expect(await send(ann!, { table: 'none' })).toBe('noTable');
    expect(await send(ann!, { why: ' ' })).toBe('noReason');
    expect(await send(cleo!, {})).toBe('notOneself');
    expect(await send(ann!, { why: 'x'.repeat(501) })).toBe('wrongValue');
  });

  test('can be made only so often by a person and from an address', async () => {
    const table = await newTable(ann!);
    const report = (by: IdentityGiven) =>
      ask('POST', '/api/reports', by, { table, about: ann!.who, why: 'rude' });
    for (let n = 0; n < 10; n++) expect((await report(bob!)).status).toBe(200);
    expect(code(await report(bob!))).toBe('reportsTooOften');
    expect((await report(cleo!)).status).toBe(200);
  });
});

test('a ban from another process ends sockets and tokens, until it is lifted', async () => {
  const talk = await server.connect(bob!.token);
  const other = await server.connect(ann!.token);
  expect(await ban(server.folder, { who: 'x'.repeat(22), why: '', at: 1 })).toBe('unknown');
  expect(await ban(server.folder, { who: bob!.who, why: 'rude', at: 1 })).toEqual({ name: 'Bob' });
  const refused = await ask('GET', '/api/me', bob);
  expect([refused.status, code(refused)]).toEqual([403, 'banned']);
  expect((await talk.hears('refused')).refusal.code).toBe('banned');
  expect(await talk.closed).toBe(CLOSE.banned);
  const late = await server.connect();
  late.say({ type: 'hello', protocol: PROTOCOL, token: bob!.token });
  expect(await late.closed).toBe(CLOSE.banned);
  expect(await says(other, { type: 'lobby', on: true })).toBeUndefined();
  expect(await unban(server.folder, bob!.who)).toBe(true);
  await server.connect(bob!.token);
  expect((await ask('GET', '/api/me', bob)).status).toBe(200);
});
