/** A quick table, through the whole server. */
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { sealFrom } from '../../match/testing/salts.ts';
import { systemClock } from '../../match/timer.ts';
import { LIVE } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type ServerSetup, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options), listed: true };

const guestsOf =
  (setup: Partial<ServerSetup>) =>
  async (...names: string[]): Promise<Guest[]> => {
    server = await openServer({ games, ...setup });
    return Promise.all(names.map((name) => Guest.called(server, name)));
  };
const guests = guestsOf({});
const quick = async (guest: Guest, wish: object = { game: facts.id }) => {
  const { status, body } = await guest.api('POST', '/api/tables/quick', {
    ...wish,
    seal: sealFrom(guest.who),
  });
  return { status, id: String(body.id), opened: body.opened, refusal: body.refusal };
};
const people = async (id: string) =>
  ((await server.ask('GET', `/api/tables/${id}`)).body.seats as { kind: string; name: string }[])
    .flatMap(({ kind, name }) => (kind === 'person' ? [name] : []))
    .sort();

test('for many players who ask in the same moment as few tables are opened as can seat them', async () => {
  const names = Array.from({ length: 10 }, (_, i) => `Guest ${i}`);
  const all = await guests(...names);
  const given = await Promise.all(all.map((guest) => quick(guest, { game: facts.id, free: 3 })));
  const [first] = given;
  const { body } = await server.ask('GET', `/api/tables/${first!.id}`);
  const seats = (body.seats as unknown[]).length;
  expect(seats).toBeGreaterThanOrEqual(4);
  expect(body).toMatchObject({ listed: true, game: facts.id, pace: { kind: 'live' } });
  const ids = new Set(given.map(({ id }) => id));
  // Each wants three free seats when they come, so a table takes players while so many are free.
  expect(ids.size).toBe(Math.ceil(names.length / (seats - 2)));
  expect(given.filter(({ opened }) => opened)).toHaveLength(ids.size);
  const seated = (await Promise.all([...ids].map(people))).flat();
  expect(seated.sort()).toEqual([...names].sort());
});

test('a table fits by game, pace and free seats, and one that is not listed never', async () => {
  const [ann, ben, cem] = (await guests('Ann', 'Ben', 'Cem')) as [Guest, Guest, Guest];
  const unlisted = await ann.sets({ ...plan, listed: false });
  const days = await ann.sets({ ...plan, pace: { kind: 'turns', hours: 24 } });
  const live = await quick(ben);
  expect(live.opened).toBe(true);
  expect([unlisted, days]).not.toContain(live.id);
  expect(await quick(cem, { game: facts.id, pace: 'turns' })).toMatchObject({ id: days, opened: false });
  expect((await quick(cem, { game: 'nothing' })).refusal).toEqual({ code: 'noGame', game: 'nothing' });
  expect(await quick(cem, {})).toMatchObject({ id: live.id, opened: false });
  // Who sits there already is not seated twice.
  expect(await quick(cem, { game: facts.id })).toMatchObject({ id: live.id, opened: false });
  expect(await people(live.id)).toEqual(['Ben', 'Cem']);
});

test('leads to no table whose host never came, or has left', async () => {
  let later = 0;
  const [ann, ben, cem] = (await guestsOf({ clock: { ...systemClock, now: () => Date.now() + later } })(
    'Ann',
    'Ben',
    'Cem',
  )) as [Guest, Guest, Guest];
  const { body } = await ann.api('POST', '/api/tables', {
    ...plan,
    seats: ['you', 'open'],
    fixedSeats: true,
    pace: LIVE,
    watch: true,
    hints: true,
    standIn: 'greedy',
    seal: sealFrom(ann.who),
  });
  const opened = await quick(ben);
  expect(opened).toMatchObject({ status: 200, opened: true });
  expect(opened.id).not.toBe(body.id);
  // Ben does not look at the table that was opened for him either.
  later = 60_000;
  expect(await quick(cem)).toMatchObject({ status: 200, opened: true });
  await ann.must({ type: 'join', table: body.id });
  const dan = await Guest.called(server, 'Dan');
  expect(await quick(dan)).toMatchObject({ id: body.id, opened: false });
});

test('players who block each other do not meet', async () => {
  const [ann, ben, cem] = (await guests('Ann', 'Ben', 'Cem')) as [Guest, Guest, Guest];
  await ann.api('POST', '/api/me/blocks', { who: ben.who });
  const first = await quick(ann);
  const second = await quick(ben);
  expect(second).toMatchObject({ opened: true });
  expect(second.id).not.toBe(first.id);
  await cem.api('POST', '/api/me/blocks', { who: ann.who });
  expect(await quick(cem)).toMatchObject({ id: second.id, opened: false });
});
