/** The seat of an absent player is given to another person, where all agree. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { games } from '../../games/index.ts';
import { verifyFile } from '../../match/verify.ts';
import { GIVING_LEAST, GIVING_TIME, LIVE } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { bots } from '../testing/tables.ts';

const limits = { heartbeat: 2 ** 40 };
const entry = games.find(({ facts }) => facts.secrets && facts.seats.max >= 4)!;
const plan = { game: entry.facts.id, options: defaultOptions(entry.facts.options) };
const names = ['Ann', 'Ben', 'Cem', 'Dora'] as const;
const refused = (code: string, values = {}) => ({ refused: { code, ...values } });
const notGiven = (why: string, name: string) => refused('notGiven', { why, name });

let server: TestServer;
let clock: VirtualClock;
beforeEach(async () => {
  clock = new VirtualClock();
  server = await openServer({ games, clock, bots, limits });
});
afterEach(() => server.close());

/** Lets time pass, and what is due then happen. */
async function pass(ms: number): Promise<void> {
  clock.set(clock.now() + ms);
  while (clock.ring(clock.now()));
}

const infoOf = async (table: string) =>
  (await server.ask('GET', `/api/tables/${table}`)).body as {
    giving?: object;
    seats: { name: string; away?: string }[];
  };

/** A match of so many, in which the second player is away; Eve watches. */
async function withoutBen(seats: number, over: Partial<Parameters<Guest['sets']>[0]> = {}) {
  const players: Guest[] = [];
  for (const name of names.slice(0, seats)) players.push(await Guest.called(server, name));
  const [ann, ben] = players as [Guest, Guest];
  const free = Array.from({ length: seats - 1 }, () => 'open' as const);
  const table = await ann.sets({ ...plan, seats: ['you', ...free], ...over });
  for (const [seat, player] of players.entries()) if (seat > 0) await player.sits(table, seat);
  await ann.begins(table, players.slice(1));
  await ben.must({ type: 'leave', table });
  await ann.talk.hears('joined');
  const eve = await Guest.called(server, 'Eve');
  if (over.watch !== false) await eve.must({ type: 'join', table });
  return { table, players, ann, ben, cem: players[2]!, eve };
}

/** Time runs out for the players one after the other; those who are here come back, Ben does not. */
async function untilAway(table: string, ann: Guest, others: readonly Guest[]): Promise<void> {
  for (let i = 0; i < 40 && (await infoOf(table)).seats[1]!.away !== 'time'; i++) {
    await pass((LIVE.kind === 'live' ? LIVE.minutes * 60 : 0) * 1000 + 60_000);
    await ann.must({ type: 'lobby', on: false });
  }
  for (const one of [ann, ...others]) await one.ask({ type: 'return', table });
  expect((await infoOf(table)).seats.map(({ away }) => away ?? '')).toEqual([
    '',
    'time',
    ...others.map(() => ''),
  ]);
}

describe('with the consent of all', () => {
  test('a spectator who offers to play has the seat, knows what it knows, and the log says so', async () => {
    const { table, ann, ben, cem, eve } = await withoutBen(3);
    await untilAway(table, ann, [cem]);
    expect(await cem.ask({ type: 'give', table, seat: 1, who: eve.who })).toEqual(refused('onlyHost'));
    // Without her offer she would have to be an acquaintance.
    expect(await ann.ask({ type: 'give', table, seat: 1, who: eve.who })).toEqual(refused('notMet'));
    await eve.must({ type: 'hand', table, up: true });
    expect((await ann.talk.hears('hands')).people).toEqual([{ who: eve.who, name: 'Eve' }]);
    expect(await cem.hasHeard(({ type }) => type === 'hands')).toBe(false);
    expect(await ann.ask({ type: 'give', table, seat: 2, who: eve.who })).toEqual(notGiven('present', 'Cem'));
    await ann.must({ type: 'give', table, seat: 1, who: eve.who });
    const { giving } = await cem.sees(table, (info) => info.giving !== undefined);
    expect(giving).toMatchObject({ seat: 1, who: eve.who, name: 'Eve', agreed: true, waits: [2] });
    expect(await ann.ask({ type: 'give', table, seat: 1, who: eve.who })).toEqual(notGiven('asked', 'Eve'));
    // Until Cem has agreed she sees what spectators see.
    expect(await eve.hasHeard((said) => said.type === 'joined' && said.viewer >= 0)).toBe(false);
    await cem.must({ type: 'consent', table, yes: true });
    expect(await eve.hasHeard((said) => said.type === 'joined' && said.viewer >= 0)).toBe(false);
    await pass(GIVING_LEAST.live);
    const joined = await eve.talk.hears('joined', ({ viewer }) => viewer === 1);
    expect(joined.head.seats[1]!.name).toBe('Eve');
    expect(joined.notes?.at(-1)).toMatchObject({ seat: 1, what: 'back', from: 'Ben' });
    const { seats, giving: after } = await cem.sees(table, (info) => info.seats[1]!.who === eve.who);
    expect([seats[1]!.away, after]).toEqual([undefined, undefined]);
    // Ben comes back: he is told, and has no seat.
    await ben.must({ type: 'join', table });
    expect((await ben.talk.hears('replaced')).by).toBe('Eve');
    expect(await ben.ask({ type: 'return', table })).toEqual(refused('notSeated'));
    expect(await ben.ask({ type: 'hand', table, up: true })).toEqual(refused('tookOver'));
    const mine = await ben.api('GET', '/api/me/tables');
    expect(mine.body.tables).toEqual([]);
    // It holds after a restart, and the draws still do at the end.
    await server.close({ keep: true });
    server = await openServer({ games, clock, bots, limits, folder: server.folder });
    const [again, last] = [await eve.again(server), await ann.again(server)];
    await again.must({ type: 'join', table });
    expect((await again.talk.hears('joined')).viewer).toBe(1);
    await last.must({ type: 'join', table });
    await again.must({ type: 'resign', table });
    await last.must({ type: 'resign', table });
    const { body } = await server.ask('GET', `/api/matches/${table}`);
    const game = await entry.rules[entry.facts.version]!();
    expect(verifyFile(game, entry.facts, body)).toMatchObject({ value: { fair: true } });
    expect(JSON.stringify(body)).toContain('"from":"Ben"');
    // Ben wants to be forgotten: his name is in no note.
    expect((await (await ben.again(server)).api('DELETE', '/api/me')).status).toBe(200);
    expect(JSON.stringify((await server.ask('GET', `/api/matches/${table}`)).body)).not.toContain('"Ben"');
  });

  test('one player who refuses is enough, and the same is not asked again', async () => {
    const { table, ann, cem, eve } = await withoutBen(3);
    await untilAway(table, ann, [cem]);
    await eve.must({ type: 'hand', table, up: true });
    const ask = { type: 'give', table, seat: 1, who: eve.who };
    await ann.must(ask);
    await ann.must({ type: 'give', table, seat: 1 });
    expect(await ann.talk.hears('not-given')).toMatchObject({ name: 'Eve', why: 'withdrawn' });
    await ann.must(ask);
    await cem.must({ type: 'consent', table, yes: false });
    await ann.talk.hears('not-given', ({ why }) => why === 'refused');
    expect((await infoOf(table)).giving).toBeUndefined();
    expect(await ann.ask(ask)).toEqual(notGiven('declined', 'Eve'));
    expect(await cem.ask({ type: 'consent', table, yes: true })).toEqual(refused('noGiving'));
  });

  test('a player who comes back in time keeps the seat; a player who does not answer in time has not agreed', async () => {
    const { table, ann, ben, cem, eve } = await withoutBen(3);
    await untilAway(table, ann, [cem]);
    await eve.must({ type: 'hand', table, up: true });
    const ask = { type: 'give', table, seat: 1, who: eve.who };
    await ann.must(ask);
    await pass(GIVING_TIME.live);
    await ann.talk.hears('not-given', ({ why }) => why === 'late');
    await ann.must(ask);
    await ben.must({ type: 'join', table });
    await ben.must({ type: 'return', table });
    await ann.talk.hears('not-given', ({ why }) => why === 'back');
    expect((await infoOf(table)).seats[1]!.name).toBe('Ben');
    expect(await cem.ask({ type: 'consent', table, yes: true })).toEqual(refused('noGiving'));
    expect(await eve.ask({ type: 'hand', table, up: true })).toEqual(refused('noneAbsent'));
  });
});

test('the absent player has a while to come back, also where no other player has to agree', async () => {
  const { table, ann, eve } = await withoutBen(2);
  await untilAway(table, ann, []);
  await eve.must({ type: 'hand', table, up: true });
  await ann.must({ type: 'give', table, seat: 1, who: eve.who });
  await pass(GIVING_LEAST.live - 1000);
  expect((await infoOf(table)).seats[1]!.name).toBe('Ben');
  await pass(1000);
  await eve.talk.hears('joined', ({ viewer }) => viewer === 1);
  expect((await infoOf(table)).seats[1]!.name).toBe('Eve');
});

test('a player whose page is loaded again keeps the seat, however fast the others agree', async () => {
  const { table, ann, ben, cem, eve } = await withoutBen(3, { pace: { kind: 'round', seconds: 60 } });
  await eve.must({ type: 'hand', table, up: true });
  await ann.must({ type: 'give', table, seat: 1, who: eve.who });
  await cem.must({ type: 'consent', table, yes: true });
  await ben.must({ type: 'join', table });
  await ann.talk.hears('not-given', ({ why }) => why === 'back');
  expect((await infoOf(table)).seats[1]!.name).toBe('Ben');
  expect(await eve.hasHeard((said) => said.type === 'joined' && said.viewer >= 0)).toBe(false);
});

test('a spectator whom a player here blocks cannot offer to play', async () => {
  const { table, ann, cem, eve } = await withoutBen(3);
  await untilAway(table, ann, [cem]);
  await server.store.manners.block(cem.who, eve.who, clock.now(), 9);
  expect(await eve.ask({ type: 'hand', table, up: true })).toEqual(refused('closedToYou'));
});

test('an acquaintance is asked by name, and has the seat only when they agree, too', async () => {
  // Ann and Eve have finished a match.
  const [ann, eve] = [await Guest.called(server, 'Ann'), await Guest.called(server, 'Eve')];
  const first = await ann.sets(plan);
  await eve.sits(first, 1);
  await ann.begins(first, [eve]);
  await eve.must({ type: 'resign', table: first });
  const ben = await Guest.called(server, 'Ben');
  const table = await ann.sets({ ...plan, seats: ['you', 'open'], pace: LIVE });
  await ben.sits(table, 1);
  await ann.begins(table, [ben]);
  await ben.must({ type: 'leave', table });
  await untilAway(table, ann, []);
  await ann.must({ type: 'give', table, seat: 1, who: eve.who });
  expect((await infoOf(table)).giving).toMatchObject({ name: 'Eve', agreed: false, waits: [] });
  await pass(GIVING_LEAST.live);
  expect((await infoOf(table)).seats[1]!.name).toBe('Ben');
  await eve.must({ type: 'join', table });
  await eve.must({ type: 'consent', table, yes: true });
  await eve.talk.hears('joined', ({ table: id, viewer }) => id === table && viewer === 1);
});
