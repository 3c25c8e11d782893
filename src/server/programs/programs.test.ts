import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { verifyFile } from '../../match/verify.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { type Limits, usualLimits } from '../limits.ts';
import type { TableService } from '../table-service.ts';
import { Listener, newBot, playFirst } from '../testing/programs.ts';
import { openServer, type Talk, type TestServer } from '../testing/server.ts';
import { ProgramStream } from './stream.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const random = {
  choose: async () => {
    throw new Error('no bots here');
  },
  close: async () => {},
};

async function serve(programs: Partial<Limits['programs']> = {}): Promise<TestServer> {
  const limits = {
    programs: { ...usualLimits.programs, ...programs },
    seldomOfPerson: 1000,
    requestsOfPerson: 10_000,
    requestsOfAddress: 10_000,
  };
  const server = await openServer({ games, limits, bots: random, metricsToken: 'm' });
  open.push(server);
  return server;
}

function listen({ url }: TestServer, token: string): Listener {
  const stream = new Listener(url, token);
  open.push(stream);
  return stream;
}

const plan = (game: string, seats: number, options: Record<string, unknown> = {}) => ({
  game,
  options,
  pace: { kind: 'live', minutes: 15, seconds: 15 },
  listed: false,
  watch: true,
  hints: false,
  standIn: 'greedy',
  seats: Array.from({ length: seats }, () => 'open'),
  fixedSeats: true,
});

let asked = 0;
async function say(talk: Talk, message: Record<string, unknown>) {
  const re = ++asked;
  talk.say({ ...message, re });
  const isAnswer = (one: { re?: number | undefined }) => one.re === re;
  const answer = await Promise.race([talk.hears('done', isAnswer), talk.hears('refused', isAnswer)]);
  return answer;
}

/** A host without a seat, and a table with so many free ones. */
async function table(server: TestServer, game: string, seats: number, options = {}, more = {}) {
  const host = await server.newPerson('Hana');
  const asked = { ...plan(game, seats, options), ...more };
  const { body } = await server.ask('POST', '/api/tables', asked, host.token);
  const talk = await server.connect(host.token);
  open.push({ close: () => talk.socket.close() });
  const id = body.id as string;
  await say(talk, { type: 'join', table: id });
  return { id, host, talk };
}

test('two bots are invited by name, accept, and play a match to its end; its draws are fair without salts', async () => {
  const server = await serve();
  const owner = await server.newPerson('Olga');
  const bots = [await newBot(server, owner.token, 'Nimbus'), await newBot(server, owner.token, 'Cirrus')];
  const streams = bots.map(({ token }) => listen(server, token));
  for (const [i, stream] of streams.entries()) void playFirst(server, bots[i]!.token, stream);
  const { id, talk } = await table(server, 'take-flight', 2);
  expect(await say(talk, { type: 'summon', table: id, name: 'nimbus' })).toMatchObject({ type: 'done' });
  expect(await say(talk, { type: 'summon', table: id, name: 'Cirrus' })).toMatchObject({ type: 'done' });
  const invited = await streams[0]!.event('invited');
  expect(invited).toMatchObject({ table: id, game: 'take-flight', players: 2, seat: 0, house: {} });
  while ((await say(talk, { type: 'start', table: id })).type !== 'done') await pause(20);
  const over = await streams[0]!.event('over');
  expect(over.scores).toHaveLength(2);
  const started = await streams[1]!.event('started');
  expect(started.names).toEqual(['Nimbus', 'Cirrus']);
  // To all it is a bot: in the table's seats, in the file, and for the draws.
  const { body } = await server.ask('GET', `/api/tables/${id}`);
  expect(body.seats).toMatchObject([
    { kind: 'bot', bot: 'program', name: 'Nimbus' },
    { kind: 'bot', bot: 'program', name: 'Cirrus' },
  ]);
  const file = (await server.ask('GET', `/api/matches/${id}`)).body;
  const entry = games.find(({ facts }) => facts.id === 'take-flight')!;
  const verdict = verifyFile(await rulesOf(entry), entry.facts, file);
  expect(verdict).toMatchObject({ value: { fair: true, salts: 0, left: [] } });
});

test('a turn holds what the seat may know and no more', async () => {
  const server = await serve();
  const owner = await server.newPerson('Olga');
  const bots = [await newBot(server, owner.token, 'Nimbus'), await newBot(server, owner.token, 'Cirrus')];
  const streams = bots.map(({ token }) => listen(server, token));
  const { id, talk } = await table(server, 'aloft', 2);
  for (const { name } of bots) await say(talk, { type: 'summon', table: id, name });
  for (const { token } of bots) await server.ask('POST', '/api/bot/v1/accept', { table: id }, token);
  await say(talk, { type: 'start', table: id });
  const turn = await streams[0]!.event('turn');
  const colors = (turn.view as { colors: number[] }).colors;
  expect(colors[turn.seat]).toBeGreaterThanOrEqual(0);
  expect(colors[1 - turn.seat]).toBe(-1);
  expect(turn.clock.ms).toBeGreaterThan(0);
});

test('what a bot is told of a table names its house rules', async () => {
  const server = await serve();
  const owner = await server.newPerson('Olga');
  const { token, name } = await newBot(server, owner.token, 'Nimbus');
  const stream = listen(server, token);
  const house = { set3: 7 };
  const { id, talk } = await table(server, 'panorama', 2, {}, { house, seats: ['open', { bot: 'random' }] });
  await say(talk, { type: 'summon', table: id, name });
  expect(await stream.event('invited')).toMatchObject({ house });
  await server.ask('POST', '/api/bot/v1/accept', { table: id }, token);
  await say(talk, { type: 'start', table: id });
  expect(await stream.event('started')).toMatchObject({ house });
});

/** A match of two bots in which the first owes its first move. */
async function dealt(server: TestServer) {
  const owner = await server.newPerson('Olga');
  const bots = [await newBot(server, owner.token, 'Nimbus'), await newBot(server, owner.token, 'Cirrus')];
  const streams = bots.map(({ token }) => listen(server, token));
  const { id, talk } = await table(server, 'aloft', 2);
  for (const { name } of bots) await say(talk, { type: 'summon', table: id, name });
  for (const { token } of bots) await server.ask('POST', '/api/bot/v1/accept', { table: id }, token);
  await say(talk, { type: 'start', table: id });
  const turn = await streams[0]!.event('turn');
  const move = { table: id, seat: turn.seat, count: turn.count, move: turn.legal[0]! };
  return { owner, bots, streams, id, talk, turn, move };
}

test('a move that is sent again changes nothing; another one in its place is too late', async () => {
  const server = await serve();
  const { bots, move, turn } = await dealt(server);
  const post = (body: unknown, token = bots[0]!.token) => server.ask('POST', '/api/bot/v1/move', body, token);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(move)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await post(move)).body).toEqual({ repeated: true });
  expect((await post({ ...move, move: turn.legal[1] })).body.refusal).toEqual({ code: 'tooLate' });
  expect((await post({ ...move, count: 9 })).status).toBe(409);
});

test('moves sent again have a price, those that are due go on, and those of another seat are not looked for', async () => {
  const server = await serve({ repeats: { perSecond: 0.001, burst: 5 } });
  const { bots, streams, move, id } = await dealt(server);
  const [mine, other] = bots.map(({ token }) => token);
  const post = (body: unknown, token = mine) => server.ask('POST', '/api/bot/v1/move', body, token);
  expect((await post(move)).status).toBe(200);
  const answers: number[] = [];
  for (let i = 0; i < 8; i++) answers.push((await post(move)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await post(move, other)).body.refusal).toEqual({ code: 'notYourSeat' });
  const { seat, count, legal } = await streams[1]!.event('turn');
  expect((await post({ table: id, seat, count, move: legal[0] }, other)).status).toBe(200);
});

test('the head of a stream is not to be had: it would end the one that is open', async () => {
  const server = await serve();
  const owner = await server.newPerson('Olga');
  const { token } = await newBot(server, owner.token, 'Nimbus');
  const stream = listen(server, token);
  await stream.event('hello');
  const { status } = await fetch(`${server.url}/api/bot/v1/stream`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(404);
  expect(stream.heard.map(({ t }) => t)).toEqual(['hello']);
});

test('nonsense is refused, and says what would be right', async () => {
  const server = await serve();
  const { bots, move, id } = await dealt(server);
  const [mine, other] = bots.map(({ token }) => token);
  const post = async (body: unknown, token = mine) => {
    const { status, body: said } = await server.ask('POST', '/api/bot/v1/move', body, token);
    return [status, (said.refusal as { code: string }).code];
  };
  expect(await post({ ...move, move: 'win at once' })).toEqual([409, 'illegalMove']);
  expect(await post({ ...move, seat: 1 })).toEqual([409, 'notYourTurn']);
  expect(await post({ ...move, seat: 98 })).toEqual([409, 'notYourTurn']);
  expect(await post({ ...move, table: 'elsewhere' })).toEqual([409, 'noTable']);
  expect(await post({ ...move, more: 1 })).toEqual([400, 'unknownField']);
  expect(await post({ ...move, move: 'x'.repeat(3000) })).toEqual([400, 'wrongValue']);
  expect(await post({ ...move, move: 'x'.repeat(30_000) })).toEqual([413, 'tooLong']);
  // The token of another bot at the same table moves nothing but its own seat.
  expect(await post(move, other)).toEqual([409, 'notYourSeat']);
  expect(await post(move, `updraft-bot-${'A'.repeat(43)}`)).toEqual([401, 'badBotToken']);
  const person = await server.newPerson('Paul');
  expect(await post(move, person.token)).toEqual([401, 'badBotToken']);
  // And the token of a bot is none of a person.
  const asPerson = await server.ask('GET', '/api/me', undefined, mine);
  expect(asPerson.status).toBe(401);
  expect((await server.ask('POST', '/api/bot/v1/accept', { table: id }, person.token)).status).toBe(401);
});

test('a stream that is opened again begins with every turn that is owed, and ends the one before', async () => {
  const server = await serve();
  const { bots, streams, turn } = await dealt(server);
  const again = listen(server, bots[0]!.token);
  const { table: _t, clock: _c, ...same } = turn;
  expect(await again.event('turn')).toMatchObject(same);
  expect(await streams[0]!.event('closing')).toEqual({ t: 'closing', why: 'replaced' });
  await streams[0]!.ended;
});

test('a token that is revoked is good for nothing, and its open stream ends', async () => {
  const server = await serve();
  const { owner, bots, streams, move } = await dealt(server);
  const [nimbus, cirrus] = bots;
  const stranger = await server.newPerson('Sven');
  expect((await server.ask('POST', '/api/me/bots/token', { who: nimbus!.who }, stranger.token)).status).toBe(
    404,
  );
  expect((await server.ask('DELETE', `/api/me/bots/${nimbus!.who}`, undefined, stranger.token)).status).toBe(
    404,
  );
  const { body } = await server.ask('POST', '/api/me/bots/token', { who: nimbus!.who }, owner.token);
  expect(await streams[0]!.event('closing')).toEqual({ t: 'closing', why: 'revoked' });
  await streams[0]!.ended;
  expect((await server.ask('POST', '/api/bot/v1/move', move, nimbus!.token)).status).toBe(401);
  const fresh = listen(server, body.token as string);
  await fresh.event('turn');
  expect((await server.ask('POST', '/api/bot/v1/move', move, body.token as string)).status).toBe(200);
  // Given up: it is listed no more, and a stand-in plays on.
  const left = await server.ask('DELETE', `/api/me/bots/${cirrus!.who}`, undefined, owner.token);
  expect(left.body.bots).toMatchObject([{ name: 'Nimbus' }]);
  await streams[1]!.ended;
  expect((await server.ask('POST', '/api/bot/v1/resign', { table: move.table }, cirrus!.token)).status).toBe(
    401,
  );
});

test('whoever is banned has no bots', async () => {
  const server = await serve({ ping: 50 });
  const { owner, bots, streams, move } = await dealt(server);
  await server.store.manners.ban({ who: owner.who, why: '', at: 1 });
  expect((await server.ask('POST', '/api/bot/v1/move', move, bots[0]!.token)).status).toBe(403);
  await Promise.race([streams[0]!.ended, pause(10_000)]);
  expect(streams[0]!.heard.at(-1)).toEqual({ t: 'closing', why: 'banned' });
});

test('names of bots are their own, and a person has few', async () => {
  const server = await serve({ ofPerson: 2 });
  const ann = await server.newPerson('Ann');
  const bob = await server.newPerson('Bob');
  const make = async (token: string, name: string) =>
    (await server.ask('POST', '/api/me/bots', { name }, token)).body.refusal;
  expect(await make(ann.token, 'Zephyr Bot')).toBeUndefined();
  expect(await make(bob.token, 'ZEPHYR bot')).toMatchObject({ code: 'botNameTaken' });
  expect(await make(bob.token, 'Zеphyr Bot')).toMatchObject({ code: 'botNameTaken' });
  expect(await make(ann.token, 'Another')).toBeUndefined();
  expect(await make(ann.token, 'A third')).toEqual({ code: 'manyBots', most: 2 });
  expect(await make(ann.token, '   ')).toEqual({ code: 'noName' });
  // Who is forgotten leaves no bots.
  expect((await server.ask('GET', '/api/me/export', undefined, ann.token)).body.bots).toHaveLength(2);
  await server.ask('DELETE', '/api/me', undefined, ann.token);
  expect(await make(bob.token, 'Zephyr Bot')).toBeUndefined();
});

test('only the host invites, and only bots that are there', async () => {
  const server = await serve();
  const owner = await server.newPerson('Olga');
  const { who, token } = await newBot(server, owner.token, 'Nimbus');
  const { id, talk } = await table(server, 'aloft', 2);
  expect(await say(talk, { type: 'summon', table: id, name: 'Nobody' })).toMatchObject({
    refusal: { code: 'noSuchBot', name: 'Nobody' },
  });
  const guest = await server.connect((await server.newPerson('Gus')).token);
  open.push({ close: () => guest.socket.close() });
  await say(guest, { type: 'join', table: id });
  expect(await say(guest, { type: 'summon', table: id, name: 'Nimbus' })).toMatchObject({
    refusal: { code: 'onlyHost' },
  });
  await say(talk, { type: 'summon', table: id, name: 'Nimbus' });
  // It is marked while it is asked; it declines, and the seat is free.
  const seats = async () => (await server.ask('GET', `/api/tables/${id}`)).body.seats;
  expect(await seats()).toMatchObject([{ kind: 'asked', bot: 'program', who }, { kind: 'open' }]);
  expect((await server.ask('POST', '/api/bot/v1/decline', { table: id }, token)).status).toBe(200);
  expect(await seats()).toMatchObject([{ kind: 'open' }, { kind: 'open' }]);
  expect((await server.ask('POST', '/api/bot/v1/accept', { table: id }, token)).status).toBe(409);
});

test('there are only so many streams, in all and from one address, and a bot opens few', async () => {
  const server = await serve({ streamsOfAddress: 3, ofPerson: 50, opens: { perSecond: 0.001, burst: 2 } });
  const owner = await server.newPerson('Olga');
  const tokens: string[] = [];
  for (let i = 0; i < 5; i++) tokens.push((await newBot(server, owner.token, `Bot number ${i}`)).token);
  const streams = tokens.map((token) => listen(server, token));
  const status = await Promise.all(streams.map(({ status: one }) => one));
  expect(status.filter((one) => one === 200)).toHaveLength(3);
  expect(status.filter((one) => one === 429)).toHaveLength(2);
  const mine = tokens[status.indexOf(200)]!;
  const next = [await listen(server, mine).status, await listen(server, mine).status];
  expect(next).toEqual([200, 429]);
  // One that closes makes room.
  for (const stream of streams) stream.close();
  await pause(100);
  expect(await listen(server, tokens[status.indexOf(429)]!).status).toBe(200);
});

test('requests of a bot have a price', async () => {
  const server = await serve({ posts: { perSecond: 0.001, burst: 5 } });
  const owner = await server.newPerson('Olga');
  const { token } = await newBot(server, owner.token, 'Nimbus');
  const ask = () => server.ask('POST', '/api/bot/v1/accept', { table: 'nowhere' }, token);
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
});

/** A match of two bots, which is over. */
async function played(server: TestServer) {
  const owner = await server.newPerson('Olga');
  const { id, host, talk } = await table(server, 'take-flight', 2);
  const streams: Listener[] = [];
  for (const name of ['Nimbus', 'Cirrus']) {
    const { token } = await newBot(server, owner.token, name);
    const stream = listen(server, token);
    streams.push(stream);
    void playFirst(server, token, stream);
    await say(talk, { type: 'summon', table: id, name });
  }
  while ((await say(talk, { type: 'start', table: id })).type !== 'done') await pause(20);
  for (const stream of streams) await stream.event('over');
  return { id, owner, host, talk, stream: streams[0]! };
}

test('a bot is asked to play again at once', async () => {
  // It does not find out by looking.
  const server = await serve({ look: 3_600_000 });
  const { id, talk, stream } = await played(server);
  const { to } = (await say(talk, { type: 'rematch', table: id })) as unknown as { to: string };
  await stream.event('invited', ({ table }) => table === to);
});

test('a person whom the owner of a bot blocks does not reach it by playing again', async () => {
  const server = await serve();
  const { id, owner, host, talk, stream } = await played(server);
  await server.ask('POST', '/api/me/blocks', { who: host.who }, owner.token);
  const { to } = (await say(talk, { type: 'rematch', table: id })) as unknown as { to: string };
  // What it would be told has come by then: another host invites it.
  const other = await table(server, 'aloft', 2);
  await say(other.talk, { type: 'summon', table: other.id, name: 'Nimbus' });
  await stream.event('invited', ({ table }) => table === other.id);
  const invitations = stream.heard.flatMap((event) => (event.t === 'invited' ? [event.table] : []));
  expect(invitations).toEqual([id, other.id]);
  expect(invitations).not.toContain(to);
});

test('a stream outlives a store that does not answer for a while, and looks at the table then', async () => {
  const out = new ServerResponse(new IncomingMessage(new Socket()));
  const later: (() => void)[] = [];
  let asked = 0;
  const stream = new ProgramStream({ who: 'w', name: 'n', owner: 'o', at: 0 }, 'hash', '::1', out, {
    tables: {
      receive: async () => {
        if (++asked === 1) throw new Error('the database is away');
        return {};
      },
      programs: { at: async () => undefined },
      gone() {},
    } as unknown as TableService,
    tablesOf: async () => [],
    limits: usualLimits.programs,
    now: 0,
    after: (_, then) => void later.push(then),
    trouble: () => {},
  });
  await stream.follow('t');
  expect(asked).toBe(1);
  for (const then of later.splice(0)) then();
  expect(asked).toBe(2);
});

test('a stream that is not read is ended, and its program gone from all tables', () => {
  // No socket: what is written waits, as for a reader that does not read.
  const out = new ServerResponse(new IncomingMessage(new Socket()));
  const gone: unknown[] = [];
  const stream = new ProgramStream({ who: 'w', name: 'n', owner: 'o', at: 0 }, 'hash', '::1', out, {
    tables: { gone: (caller: unknown) => gone.push(caller) } as unknown as TableService,
    tablesOf: async () => [],
    limits: { ...usualLimits.programs, mostBuffered: 10_000 },
    now: 0,
    after: () => {},
    trouble: () => {},
  });
  for (let i = 0; i < 10_000 && !stream.isEnded; i++) stream.ping();
  expect(stream.isEnded).toBe(true);
  expect(out.writableLength).toBeLessThan(12_000);
  expect(gone).toEqual([stream]);
});

test('hundreds of streams at once: as many as may be, and the server answers', async () => {
  const server = await serve({ streams: 30, streamsOfAddress: 30, ofPerson: 100 });
  const owner = await server.newPerson('Olga');
  const tokens: string[] = [];
  for (let i = 0; i < 40; i++) tokens.push((await newBot(server, owner.token, `Bot number ${i}`)).token);
  const all = Array.from({ length: 600 }, (_, i) => tokens[i % 40]!);
  const status: number[] = [];
  for (let from = 0; from < all.length; from += 200) {
    const some = all.slice(from, from + 200).map((token) => listen(server, token).status.catch(() => 0));
    status.push(...(await Promise.all(some)));
  }
  expect(status.filter((one) => one === 200).length).toBeGreaterThan(0);
  expect(new Set(status)).toEqual(new Set([200, 429]));
  const page = await (
    await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer m' } })
  ).text();
  expect(Number(/^updraft_bot_streams (\d+)/m.exec(page)?.[1])).toBeLessThanOrEqual(30);
  expect((await server.ask('GET', '/api/games')).status).toBe(200);
});
