/** A table with house rules, through the whole server. */
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { MatchHead } from '../../match/log.ts';
import { sealFrom } from '../../match/testing/salts.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const entry = games.find(({ house, facts }) => house && facts.seats.min <= 2 && facts.seats.max >= 4)!;
const { facts } = entry;
const { turnables = {} } = await rulesOf(entry);
/** The first number that a table of two uses. */
const [name, turnable] = Object.entries(turnables).find(
  ([, { applies }]) => applies?.(2, defaultOptions(facts.options)) !== false,
)!;
const changed = turnable.standard === turnable.max ? turnable.min : turnable.max;
const plan = {
  ...{ game: facts.id, options: defaultOptions(facts.options) },
  ...{ seats: ['you', 'open'] as const, listed: true },
};

test('house rules stand at the table, in the head and at the rematch; quick tables pass by', async () => {
  server = await openServer({ games });
  const [ann, bob] = [await Guest.called(server, 'Ann'), await Guest.called(server, 'Bob')];
  const house = { [name]: changed };
  const table = await ann.sets({ ...plan, house });
  expect((await server.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ house });
  const quick = await bob.api('POST', '/api/tables/quick', { game: facts.id, seal: sealFrom(bob.who) });
  expect(quick.body).toMatchObject({ opened: true });
  await bob.sits(table, 1);
  await ann.begins(table, [bob]);
  const { head } = (await ann.talk.hears('joined')) as { head: MatchHead };
  expect(head.house).toEqual(house);
  await ann.must({ type: 'resign', table });
  const { to } = await bob.must({ type: 'rematch', table });
  expect((await server.ask('GET', `/api/tables/${to}`)).body).toMatchObject({ house });
});

test('a number as in the standard game is no house rule, and a wrong one is refused', async () => {
  server = await openServer({ games });
  const ann = await Guest.called(server, 'Ann');
  const table = await ann.sets({ ...plan, house: { [name]: turnable.standard } });
  expect((await server.ask('GET', `/api/tables/${table}`)).body).not.toHaveProperty('house');
  const usual = { fixedSeats: false, pace: { kind: 'turns', hours: 24 }, watch: true, hints: true };
  const ask = (given: object) =>
    ann.api('POST', '/api/tables', { ...plan, ...usual, standIn: 'greedy', house: given });
  for (const [given, code] of [
    [{ fog: 1 }, 'houseUnknown'],
    [{ [name]: turnable.max + 1 }, 'houseValue'],
  ] as const)
    expect(await ask(given)).toMatchObject({ status: 400, body: { refusal: { code } } });
  expect((await ask({ [name]: 1.5 })).status).toBe(400);
});
