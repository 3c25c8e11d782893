/** Every route and every message of the server, said for real and held against the schemas of src/online. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { api } from '../../src/online/schemas/api.ts';
import { toClient } from '../../src/online/schemas/messages.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { Unavailable } from '../../src/server/store/store.ts';
import { TestAuthenticator } from '../../src/server/testing/authenticator.ts';
import { Listener } from '../../src/server/testing/programs.ts';
import { openServer, type TestServer } from '../../src/server/testing/server.ts';
import { checkAnswer, checkMessage, spoken } from '../../src/server/testing/spoken.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { Client, type Person, sealFor } from './client.ts';
import { Mailbox } from './mailbox.ts';
import { outgoingHere, Receiver } from './receivers.ts';

const { facts } = games.find((entry) => entry.facts.seats.min <= 2 && entry.facts.seats.max >= 2)!;
const plan: TablePlan = {
  game: facts.id,
  options: defaultOptions(facts.options),
  seats: ['you', 'open'],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
};

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await openServer({ games });
  ann = await server.newPerson('Ann');
  ben = await server.newPerson('Ben');
});
afterAll(() => server.close());

const connect = (person: Person): Promise<Client> => new Client({ url: server.url, person }).connect();
const newTable = async (by: Person): Promise<string> =>
  String((await server.ask('POST', '/api/tables', { ...plan, seal: sealFor(by) }, by.token)).body.id);

/** Two players at a table that has begun. */
async function begun(): Promise<{ id: string; a: Client; b: Client }> {
  const id = await newTable(ann);
  const [a, b] = await Promise.all([connect(ann), connect(ben)]);
  await a.join(id, facts.id);
  await b.join(id, facts.id);
  await b.must({ type: 'sit', table: id, seat: 1, seal: sealFor(ben) });
  await a.begin(id);
  await b.until(() => b.followed.get(id)!.head !== undefined);
  return { id, a, b };
}

/** The player who owes a move makes the first legal one. */
async function moveOnce(id: string, clients: readonly Client[]): Promise<Client> {
  for (const client of clients) {
    const at = client.followed.get(id)!;
    const seat = at.owing.find((one) => at.forced(one) === undefined);
    if (seat === undefined) continue;
    await client.must({ type: 'move', table: id, seat, count: at.count(seat), move: at.legal(seat)[0]! });
    return client;
  }
  throw new Error('no player owes a move');
}

describe('what the server says fits the schemas', () => {
  test('before and at a table', async () => {
    const eve = await connect(await server.newPerson('Eve'));
    await eve.must({ type: 'lobby', on: true });
    const { id, a, b } = await begun();
    await eve.join(id, facts.id);
    await a.must({ type: 'chat', table: id, text: 'Hello!' });
    expect(await a.ask({ type: 'start', table: id })).toHaveProperty('refused');
    // Moves and undos, until one was agreed to.
    for (let tries = 0; !spoken.messages.has('undone'); tries++) {
      expect(tries).toBeLessThan(50);
      const mover = await moveOnce(id, [a, b]);
      if ((await mover.ask({ type: 'undo', table: id })).refused !== undefined) continue;
      await mover.must({ type: 'withdraw', table: id });
      await mover.must({ type: 'undo', table: id });
      await (mover === a ? b : a).must({ type: 'answer', table: id, yes: true });
      await mover.until(() => spoken.messages.has('undone'));
    }
    b.drop();
    await a.until(() => spoken.messages.has('seat'));
    await a.must({ type: 'resign', table: id });
    await a.until(() => a.followed.get(id)!.isOver);
    const again = await a.must({ type: 'rematch', table: id });
    await eve.until(() => spoken.messages.has('rematch') && spoken.messages.has('unlisted'));
    expect((await server.ask('GET', `/api/matches/${id}`)).status).toBe(200);
    expect((await server.ask('GET', `/api/look/${id}`)).status).toBe(200);
    expect((await server.ask('GET', `/api/tables/${again.to}`)).status).toBe(200);
    expect((await server.ask('GET', '/api/me/tables', undefined, ann.token)).status).toBe(200);
  });

  test('to a player who comes back', async () => {
    const { id, a, b } = await begun();
    const mover = a.followed.get(id)!.owing.includes(0) ? a : b;
    const other = mover === a ? b : a;
    await other.must({ type: 'leave', table: id });
    await moveOnce(id, [mover]);
    await other.join(id, facts.id);
    await other.until(() => spoken.messages.has('since'));
  });

  test('of a host', async () => {
    const { id, a, b } = await begun();
    // The host moves until it is the other's turn, who can then be asked.
    for (let tries = 0; (await a.ask({ type: 'nudge', table: id })).refused !== undefined; tries++) {
      expect(tries).toBeLessThan(50);
      await moveOnce(id, [a]);
    }
    await b.until(() => spoken.messages.has('nudged'));
    const other = String((await server.ask('POST', '/api/tables', plan, ann.token)).body.id);
    await a.must({ type: 'join', table: other });
    await a.must({ type: 'cancel', table: other });
    await a.until(() => spoken.messages.has('cancelled'));
  });

  test('of a seat that is given away', async () => {
    const [cem, eve, finn] = await Promise.all(['Cem', 'Eve', 'Finn'].map((name) => server.newPerson(name)));
    const wide = games.find((entry) => entry.facts.seats.max >= 3)!.facts;
    const seats = ['you', 'open', 'open'];
    const body = { ...plan, game: wide.id, options: defaultOptions(wide.options), seats, seal: sealFor(ann) };
    const table = String((await server.ask('POST', '/api/tables', body, ann.token)).body.id);
    const clients = await Promise.all([ann, ben, cem!, eve!, finn!].map(connect));
    for (const client of clients) await client.join(table, wide.id);
    const [a, b, c, e, f] = clients as [Client, Client, Client, Client, Client];
    for (const [seat, client] of [b, c].entries())
      await client.must({ type: 'sit', table, seat: seat + 1, seal: sealFor(client.person) });
    await a.begin(table);
    await c.must({ type: 'resign', table });
    for (const client of [e, f]) await client.must({ type: 'hand', table, up: true });
    await a.must({ type: 'give', table, seat: 2, who: eve!.who });
    await b.must({ type: 'consent', table, yes: false });
    await a.must({ type: 'give', table, seat: 2, who: finn!.who });
    await b.must({ type: 'consent', table, yes: true });
    const given = ['hands', 'not-given', 'replaced'] as const;
    await c.until(() => given.every((type) => spoken.messages.has(type)));
  });

  test('on every other route', async () => {
    const { code } = (await server.ask('POST', '/api/identity/code', undefined, ann.token)).body;
    await server.ask('POST', '/api/identity/claim', { code });
    await server.ask('PATCH', '/api/me', { name: 'Anna' }, ann.token);
    for (const path of ['/api/me', '/api/games', '/api/tables', '/api/tables/none'])
      await server.ask('GET', path, undefined, ann.token);
  });

  test('about oneself', async () => {
    const origin = server.url.replace('127.0.0.1', 'localhost');
    const page = { origin, host: new URL(origin).host };
    const key = new TestAuthenticator();
    const asked = async (path: string, token?: string) =>
      (await server.ask('POST', path, undefined, token, page)).body.options as Parameters<typeof key.make>[0];
    const response = key.make(await asked('/api/me/passkeys/challenge', ann.token), origin);
    await server.ask('POST', '/api/me/passkeys', { name: 'Key', response }, ann.token, page);
    const shown = key.show(await asked('/api/identity/passkey/challenge'), origin);
    await server.ask('POST', '/api/identity/passkey', { response: shown }, undefined, page);
    const id = response.id;
    await server.ask('PATCH', '/api/me/passkeys', { id, name: 'Pocket' }, ann.token);
    for (const path of ['/api/server', '/api/me/passkeys', '/api/me/export'])
      await server.ask('GET', path, undefined, ann.token);
    await server.ask('POST', '/api/me/passkeys/remove', { id }, ann.token);
    const { code } = (await server.ask('POST', '/api/me/recovery', undefined, ann.token)).body;
    await server.ask('POST', '/api/identity/recover', { code, signOutOthers: false });
    const eve = await server.newPerson('Eve');
    const { token } = (await server.ask('POST', '/api/me/sign-out-others', undefined, eve.token)).body;
    expect((await server.ask('DELETE', '/api/me', undefined, String(token))).status).toBe(200);
  });

  test('about others', async () => {
    const table = await newTable(ann);
    const { who } = ann;
    for (const [method, path, body] of [
      ['POST', '/api/me/blocks', { who }],
      ['GET', '/api/me/blocks'],
      ['GET', '/api/me/acquaintances'],
      ['POST', '/api/tables/quick', { seal: '0'.repeat(64) }],
      ['POST', '/api/reports', { table, about: who, why: 'rude' }],
      ['DELETE', `/api/me/blocks/${who}`],
    ] as const)
      expect([path, (await server.ask(method, path, body, ben.token)).status]).toEqual([path, 200]);
  });

  test('about join codes', async () => {
    const table = await newTable(ann);
    const talk = await server.connect(ann.token);
    talk.say({ type: 'join', table });
    talk.say({ type: 'code', table, on: true });
    const { table: info } = await talk.hears('table', (told) => told.table.code !== undefined);
    expect((await server.ask('POST', '/api/join', { code: info.code })).body).toEqual({ id: table });
    talk.close();
  });

  test('to bots and their owners', async () => {
    const own = (method: string, path: string, body?: object) => server.ask(method, path, body, ann.token);
    const { who } = (await own('POST', '/api/me/bots', { name: 'Nimbus' })).body;
    const { token } = (await own('POST', '/api/me/bots/token', { who })).body as { token: string };
    const stream = new Listener(server.url, token);
    await stream.event('hello');
    spoken.routes.add('GET /api/bot/v1/stream');
    const id = String((await own('POST', '/api/tables', { ...plan, seal: sealFor(ann) })).body.id);
    const a = await connect(ann);
    await a.join(id, facts.id);
    const bot = (what: string, body: object) =>
      server.ask('POST', `/api/bot/v1/${what}`, { table: id, ...body }, token);
    await a.must({ type: 'summon', table: id, name: 'Nimbus' });
    await stream.event('invited');
    await bot('decline', {});
    await stream.event('gone');
    await a.must({ type: 'summon', table: id, name: 'Nimbus' });
    await stream.event('invited', (one) => one !== stream.heard.find(({ t }) => t === 'invited'));
    await bot('accept', {});
    await a.begin(id);
    await stream.event('started');
    const turn = async () => stream.heard.findLast((one) => one.t === 'turn');
    while (!(await turn())) await moveOnce(id, [a]).catch(() => new Promise((done) => setTimeout(done, 20)));
    const owed = await stream.event('turn');
    const { seat, count, legal } = owed;
    expect((await bot('move', { seat, count, move: legal[0] })).status).toBe(200);
    expect((await bot('return', {})).status).toBe(200);
    expect((await bot('resign', {})).status).toBe(200);
    await stream.event('over');
    await own('GET', '/api/me/bots');
    await own('DELETE', `/api/me/bots/${who}`);
    await stream.ended;
  });

  test('about how one is told', async () => {
    const [mailbox, receiver] = await Promise.all([Mailbox.open(), Receiver.open()]);
    const alerts = {
      outgoing: outgoingHere(),
      publicUrl: 'https://updraft.example',
      mail: mailbox.settings,
    };
    const own = await openServer({ games, alerts });
    try {
      const { token } = await own.newPerson('Ann');
      const ask = (method: string, path: string, body?: object) => own.ask(method, path, body, token);
      const table = String((await ask('POST', '/api/tables', plan)).body.id);
      await ask('PUT', '/api/me/alerts', { quiet: { from: 0, to: 60 }, zone: 'UTC', language: 'en' });
      await ask('PUT', '/api/me/calendar', { on: true });
      const { devices } = (await ask('POST', '/api/me/devices', receiver.browser('/one'))).body;
      const { id } = (devices as { id: string }[])[0]!;
      await ask('PUT', '/api/me/mail', { address: 'ann@example.org', zone: 'UTC', language: 'en' });
      await ask('POST', `/api/mail/confirm/${mailbox.link('confirm')}`);
      await ask('PUT', '/api/hooks', { table, url: `${receiver.url}/hook` });
      for (const path of [`/api/hooks/${table}`, '/api/me/alerts', '/api/me/waiting', '/api/me/export'])
        await ask('GET', path);
      for (const way of [{ by: 'push', id }, { by: 'hook', id: table }, { by: 'mail' }])
        await ask('POST', '/api/me/alerts/try', way);
      await ask('POST', `/api/mail/stop/${mailbox.link('stop')}`);
      await ask('DELETE', `/api/me/devices/${id}`);
    } finally {
      await own.close();
      await mailbox.close();
      receiver.close();
    }
  });

  test('when the database is gone, and when the server stops', async () => {
    const { id, a, b } = await begun();
    const out = new Unavailable('The database does not answer.');
    const faults = (['change', 'read'] as const).map((call) =>
      vi.spyOn(server.store, call).mockRejectedValue(out),
    );
    await expect(moveOnce(id, [a, b])).rejects.toThrow();
    await a.until(() => spoken.messages.has('again'));
    for (const fault of faults) fault.mockRestore();
    const closing = a.until(() => spoken.messages.has('closing'));
    await server.close();
    await closing;
    server = await openServer({ games });
  });

  test('and nothing was left unsaid', () => {
    expect([...spoken.messages].sort()).toEqual(Object.keys(toClient).sort());
    expect([...spoken.routes].sort()).toEqual(Object.keys(api).sort());
  });
});

describe('the check finds', () => {
  const done = { type: 'done', re: 1 };
  test.each([
    ['a field too much', { ...done, secret: 'x' }],
    ['a field too few', { type: 'done' }],
    ['a field of another kind', { type: 'done', re: 'one' }],
    ['a field too much inside another', { type: 'lobby', tables: [{ id: 'a', secret: 'x' }] }],
    ['a message that no schema describes', { type: 'gossip' }],
  ])('%s in a message', (_what, message) => {
    expect(() => checkMessage(JSON.stringify(done))).not.toThrow();
    expect(() => checkMessage(JSON.stringify(message))).toThrow(/schema/);
  });

  test('an answer and a refusal that do not fit', () => {
    expect(() => checkAnswer('GET', '/api/me', 200, { who: 'a', name: 'Ann', server: 's' })).not.toThrow();
    expect(() => checkAnswer('GET', '/api/me', 200, { who: 'a' })).toThrow('GET /api/me');
    expect(() =>
      checkAnswer('GET', '/api/me', 200, { who: 'a', name: 'Ann', server: 's', salt: '' }),
    ).toThrow('salt');
    expect(() => checkAnswer('GET', '/api/me', 401, { why: 'no' })).toThrow('refusal');
    const body = { error: 'You have said hello already.', refusal: { code: 'helloAgain' } };
    expect(() => checkAnswer('GET', '/api/me', 401, body)).not.toThrow();
    expect(() => checkAnswer('GET', '/api/me', 401, { ...body, error: 'No.' })).toThrow('helloAgain');
  });
});
