import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import { saltFrom, sealFrom } from '../../match/testing/salts.ts';
import { systemClock } from '../../match/timer.ts';
import type { IdentityGiven } from '../../online/api.ts';
import { CLOSE, PROTOCOL } from '../../online/protocol.ts';
import { LIVE, type TablePlan } from '../../online/table.ts';
import { usualLimits } from '../limits.ts';
import { FILE } from '../store/open.ts';
import { type Asked, openServer, type Talk, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openServer({ games });
});
afterEach(() => server.close());

const code = ({ body }: Asked): unknown => (body.refusal as { code?: string } | undefined)?.code;
const ask = (method: string, path: string, person?: { token: string }, body?: unknown) =>
  server.ask(method, path, body, person?.token);
const given = async (asked: Promise<Asked>): Promise<IdentityGiven> =>
  (await asked).body as unknown as IdentityGiven;

/** Another device of the same person. */
async function second(person: IdentityGiven): Promise<IdentityGiven> {
  const { body } = await ask('POST', '/api/identity/code', person);
  return given(ask('POST', '/api/identity/claim', undefined, { code: body.code }));
}

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

interface Table {
  readonly id: string;
  readonly host: Talk;
  readonly guest: Talk;
}

/** A table of two, at which the match has begun. */
async function begun(ann: IdentityGiven, bob: IdentityGiven): Promise<Table> {
  const id = String((await ask('POST', '/api/tables', ann, plan)).body.id);
  const [host, guest] = [await server.connect(ann.token), await server.connect(bob.token)];
  for (const talk of [host, guest]) {
    talk.say({ type: 'join', table: id, re: 1 });
    await talk.hears('done');
  }
  guest.say({ type: 'sit', table: id, seat: 1, seal: sealFrom('salt'), re: 2 });
  await guest.hears('done');
  host.say({ type: 'start', table: id, re: 3 });
  await host.hears('done');
  await dealt(id, [host, guest]);
  return { id, host, guest };
}

/** All show their salts, and the match is dealt. */
async function dealt(table: string, talks: readonly Talk[]): Promise<void> {
  for (const talk of talks) {
    talk.say({ type: 'reveal', table, salt: saltFrom('salt'), re: 30 });
    await talk.hears('done', ({ re }) => re === 30);
  }
  await talks[0]!.hears('table', ({ table: { id, state, revealing } }) =>
    id === table ? state === 'playing' && !revealing : false,
  );
}

describe('devices', () => {
  test('signing out all other devices ends their tokens and sockets, and not those of this device', async () => {
    const phone = await server.newPerson('Ann');
    const laptop = await second(phone);
    expect(laptop.who).toBe(phone.who);
    const [lost, bob] = [await server.connect(laptop.token), await server.newPerson('Bob')];
    const asked = await ask('POST', '/api/identity/code', laptop);
    const kept = await given(ask('POST', '/api/me/sign-out-others', phone));
    expect(await lost.closed).toBe(CLOSE.stranger);
    expect((await lost.hears('refused')).refusal).toEqual({ code: 'signedOut', server: phone.server });
    for (const old of [phone, laptop]) {
      const refused = await ask('GET', '/api/me', old);
      expect([refused.status, code(refused)]).toEqual([401, 'signedOut']);
      const talk = await server.connect();
      talk.say({ type: 'hello', protocol: PROTOCOL, token: old.token });
      expect((await talk.hears('refused')).refusal).toEqual({ code: 'signedOut', server: phone.server });
      expect(await talk.closed).toBe(CLOSE.stranger);
    }
    for (const one of [kept, bob]) expect((await ask('GET', '/api/me', one)).status).toBe(200);
    // A code that the lost device asked for before does not bring it back.
    const claimed = await ask('POST', '/api/identity/claim', undefined, { code: asked.body.code });
    expect([claimed.status, code(claimed)]).toEqual([404, 'usedCode']);
    const again = await server.connect(kept.token);
    expect((await second(kept)).token).toBe(kept.token);
    again.close();
  });

  test('a token from before there were epochs works until it is revoked, and is renewed at use', async () => {
    const ann = await server.newPerson('Ann');
    const { key } = (await server.store.signingKeys())[0]!;
    const token = `${ann.who}.${createHmac('sha256', key).update(ann.who).digest('base64url')}`;
    expect((await ask('GET', '/api/me', { token })).body).toMatchObject({ who: ann.who, token: ann.token });
    const talk = await server.connect();
    talk.say({ type: 'hello', protocol: PROTOCOL, token });
    expect(await talk.hears('welcome')).toMatchObject({ server: ann.server, token: ann.token });
    talk.close();
    await ask('POST', '/api/me/sign-out-others', ann);
    expect(code(await ask('GET', '/api/me', { token }))).toBe('signedOut');
  });

  test('a rotated key is recognised for its time, and tokens are renewed', async () => {
    await server.close();
    // The keys are read again every ten seconds, which are a tenth of a second here.
    const clock = {
      ...systemClock,
      after: (ms: number, then: () => void) => systemClock.after(ms / 100, then),
    };
    server = await openServer({ games, clock });
    const ann = await server.newPerson('Ann');
    const tokenNow = async () => (await ask('GET', '/api/me', ann)).body.token;
    // As another process does it: this server is not told.
    await server.store.rotateKey(Date.now(), Date.now() + 60_000);
    await expect.poll(tokenNow).toMatch(/^[\w-]{22}\.0\.1\./);
    const token = String(await tokenNow());
    expect((await ask('GET', '/api/me', { token })).body.token).toBeUndefined();
    await server.store.rotateKey(Date.now(), Date.now() - 1);
    await expect.poll(async () => code(await ask('GET', '/api/me', { token }))).toBe('stranger');
  });
});

describe('a recovery code', () => {
  const recover = (typed: unknown, signOutOthers = false) =>
    ask('POST', '/api/identity/recover', undefined, { code: typed, signOutOthers });

  test('makes a new device the same person; a newer one replaces it', async () => {
    const ann = await server.newPerson('Ann');
    const first = (await ask('POST', '/api/me/recovery', ann)).body;
    expect((await given(recover(first.code))).who).toBe(ann.who);
    const next = (await ask('POST', '/api/me/recovery', ann)).body;
    expect(code(await recover(first.code))).toBe('wrongRecovery');
    expect(await given(recover(String(next.code).toLowerCase().replaceAll('-', ' ')))).toEqual(ann);
    expect((await ask('GET', '/api/me', ann)).body.recovery).toBe(next.at);
    expect(code(await recover('ABCD-2345'))).toBe('noRecovery');
  });

  test('is not in the database', async () => {
    const ann = await server.newPerson('Ann');
    const { body } = await ask('POST', '/api/me/recovery', ann);
    const db = new Libsql(join(server.folder, FILE), { readonly: true });
    const rows = JSON.stringify(db.prepare('SELECT * FROM identities').all([]));
    db.close();
    expect(rows).toContain(ann.who);
    for (const text of [String(body.code), String(body.code).replaceAll('-', '')])
      expect(rows).not.toContain(text);
  });

  test('signs out the person’s other devices in the same step', async () => {
    const ann = await server.newPerson('Ann');
    const { body } = await ask('POST', '/api/me/recovery', ann);
    const found = await given(recover(body.code, true));
    expect(code(await ask('GET', '/api/me', ann))).toBe('signedOut');
    expect((await ask('GET', '/api/me', found)).status).toBe(200);
  });

  test('can be tried only so often, from one address and for one person', async () => {
    const groups = ['2222', '3333', '4444', '5555', '6666'];
    const { burst } = usualLimits.recoveriesOfPerson;
    for (let n = 0; n < burst; n++)
      expect(code(await recover([...groups, `777${n + 2}`].join('-')))).toBe('wrongRecovery');
    // The same person, by the first letters; then another one, until the address has had enough.
    expect((await recover([...groups, '7777'].join('-'))).status).toBe(429);
    const other = (n: number) => recover(['AAAA', `BBB${n}`, ...groups.slice(0, 4)].join('-'));
    expect(code(await other(2))).toBe('wrongRecovery');
    for (let n = 3; n < 8; n++) await other(n);
    await server.close();
    server = await openServer({ games, limits: { recoveriesOfAddress: { perSecond: 0, burst: 1 } } });
    expect(code(await other(2))).toBe('wrongRecovery');
    expect([code(await other(3)), (await other(3)).status]).toEqual(['recoveriesTooFast', 429]);
  });

  test('is good also where a neighbour behind the same address tries many', async () => {
    const ann = await server.newPerson('Ann');
    const { body } = await ask('POST', '/api/me/recovery', ann);
    const signs = '23456789ABCDEFGH';
    const tries = Array.from(
      { length: 200 },
      (_, n) => `${signs[n % 16]}${signs[Math.floor(n / 16)]}22-3333-4444-5555-6666-7777`,
    );
    const answers = await Promise.all(tries.map(async (typed) => code(await recover(typed))));
    expect(new Set(answers)).toEqual(new Set(['wrongRecovery']));
    expect((await given(recover(body.code))).who).toBe(ann.who);
  });
});

describe('everything about me', () => {
  test('can be taken along', async () => {
    const [ann, bob] = [await server.newPerson('Ann'), await server.newPerson('Bob')];
    const { id, host, guest } = await begun(ann, bob);
    for (const [talk, text] of [
      [host, 'mine'],
      [guest, 'not mine'],
    ] as const) {
      talk.say({ type: 'chat', table: id, text, re: 9 });
      await talk.hears('done', ({ re }) => re === 9);
    }
    const { body, headers } = await ask('GET', '/api/me/export', ann);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      person: { who: ann.who, name: 'Ann' },
      passkeys: [],
      tables: [{ id, state: 'playing' }],
      chat: [{ table: id, text: 'mine' }],
    });
    expect(JSON.stringify(body)).not.toContain('not mine');
    for (const talk of [host, guest]) talk.close();
  });

  test('can be deleted: a bot plays on, the name and the words are gone, moves stay', async () => {
    const [ann, bob, cleo] = [
      await server.newPerson('Annabel'),
      await server.newPerson('Bob'),
      await server.newPerson('Cleo'),
    ];
    const over = await begun(ann, cleo);
    over.guest.say({ type: 'resign', table: over.id, re: 7 });
    await over.guest.hears('done', ({ re }) => re === 7);
    const before = (await ask('GET', `/api/matches/${over.id}`)).body;
    expect(JSON.stringify(before)).toContain('Annabel');
    const waiting = String((await ask('POST', '/api/tables', ann, plan)).body.id);
    const hosted = String(
      (await ask('POST', '/api/tables', ann, { ...plan, seats: ['open', 'open'] })).body.id,
    );
    const three: TablePlan = { ...plan, seats: ['you', 'open', 'open'] };
    const id = String((await ask('POST', '/api/tables', bob, three)).body.id);
    const talks = await Promise.all([ann, bob, cleo].map(({ token }) => server.connect(token)));
    for (const [n, talk] of talks.entries()) {
      talk.say({ type: 'join', table: id, re: 1 });
      await talk.hears('done');
      if (n === 1) continue;
      talk.say({ type: 'sit', table: id, seat: n === 0 ? 1 : 2, seal: sealFrom('salt'), re: 2 });
      await talk.hears('done');
    }
    talks[1]!.say({ type: 'start', table: id, re: 3 });
    await talks[1]!.hears('done', ({ re }) => re === 3);
    await dealt(id, talks);
    talks[0]!.say({ type: 'chat', table: id, text: 'my secret plan', re: 4 });
    await talks[0]!.hears('done', ({ re }) => re === 4);

    for (const [one, other] of [
      [ann, bob],
      [cleo, ann],
    ] as const) {
      expect((await ask('POST', '/api/me/blocks', one, { who: other.who })).status).toBe(200);
      const report = { table: id, about: other.who, why: 'rude' };
      expect((await ask('POST', '/api/reports', one, report)).status).toBe(200);
    }
    const hook = { table: over.id, url: 'https://hooks.example/of-annabel' };
    expect((await ask('PUT', '/api/hooks', ann, hook)).status).toBe(200);
    expect((await ask('DELETE', '/api/me', ann)).body).toEqual({ matches: 2 });
    expect(await talks[0]!.closed).toBe(CLOSE.stranger);
    expect(code(await ask('GET', '/api/me', ann))).toBe('stranger');
    const told = await talks[1]!.hears(
      'table',
      ({ table }) => table.id === id && table.seats[1]?.name === 'Former player',
    );
    expect(told.table.seats[1]).toMatchObject({ kind: 'person', away: 'resigned' });
    expect(told.table.state).toBe('playing');
    talks[1]!.heard.splice(0);
    talks[1]!.say({ type: 'leave', table: id, re: 5 });
    talks[1]!.say({ type: 'join', table: id, re: 6 });
    await talks[1]!.hears('done', ({ re }) => re === 6);
    expect(talks[1]!.heard.some(({ type }) => type === 'chat')).toBe(false);

    const after = (await ask('GET', `/api/matches/${over.id}`)).body;
    expect(after.entries).toEqual(before.entries);
    expect(after.seats).toEqual(
      (before.seats as { name: string }[]).map((seat) =>
        seat.name === 'Annabel' ? { ...seat, name: 'Former player' } : seat,
      ),
    );
    expect((await ask('GET', `/api/tables/${waiting}`)).body).toMatchObject({
      listed: false,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    expect((await ask('GET', `/api/tables/${hosted}`)).body.host).toBe('');
    const db = new Libsql(join(server.folder, FILE), { readonly: true });
    const tables = [
      'identities',
      'tables',
      'files',
      'chat',
      'seats',
      'codes',
      'passkeys',
      'hosts',
      'blocks',
      'reports',
      'hooks',
      'alert_settings',
    ];
    const all = JSON.stringify(tables.map((name) => db.prepare(`SELECT * FROM ${name}`).all([])));
    db.close();
    for (const trace of ['Annabel', 'of-annabel', ann.who, 'my secret plan'])
      expect(all).not.toContain(trace);
    expect(all).toContain('Bob');
    for (const talk of [...talks, over.host, over.guest]) talk.close();
  });
});

test('what other pages of a person ask for while they are forgotten leaves nothing behind', async () => {
  const ann = await server.newPerson('Annabel');
  const bob = await server.newPerson('Bob');
  const id = String((await ask('POST', '/api/tables', bob, plan)).body.id);
  const talk = await server.connect(ann.token);
  talk.say({ type: 'join', table: id, re: 1 });
  await talk.hears('done');
  // Forgetting takes as long as the other pages need.
  const tablesOf = server.store.tablesOf.bind(server.store);
  let goOn = () => {};
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(server.store, 'tablesOf').mockImplementationOnce(async (who, limit) => {
      const found = await tablesOf(who, limit);
      resolve();
      await asked;
      return found;
    });
  });
  const gone = ask('DELETE', '/api/me', ann);
  await begun;
  talk.say({ type: 'sit', table: id, seal: sealFrom('salt'), re: 2 });
  const quiet = { quiet: null, zone: 'Europe/Berlin', language: 'en' };
  const refused = [
    await ask('PUT', '/api/me/alerts', ann, quiet),
    await ask('POST', '/api/tables', ann, plan),
  ];
  goOn();
  expect((await gone).status).toBe(200);
  expect(refused.map(code)).toEqual(['stranger', 'stranger']);
  expect(await talk.closed).toBe(CLOSE.stranger);
  expect((await ask('GET', `/api/tables/${id}`)).body.seats).toMatchObject([
    { name: 'Bob' },
    { kind: 'open' },
  ]);
  const db = new Libsql(join(server.folder, FILE), { readonly: true });
  const all = ['tables', 'seats', 'hosts', 'alert_settings'].map((name) =>
    db.prepare(`SELECT * FROM ${name}`).all([]),
  );
  db.close();
  for (const trace of ['Annabel', ann.who]) expect(JSON.stringify(all)).not.toContain(trace);
});

test('the server says who it is, and how long it keeps what', async () => {
  const { body } = await ask('GET', '/api/server');
  expect(body).toEqual({
    id: (await server.newPerson('Ann')).server,
    retention: { open: 7, playing: 180, chat: 90, reports: 180, people: 365 },
  });
});
