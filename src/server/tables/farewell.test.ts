/** A person is forgotten between the start and the deal, through the whole server. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { games } from '../../games/index.ts';
import { leftOut } from '../../match/log.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { TURNS } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  // Its hands stand still: no deal comes because the time for salts is over.
  server = await openServer({ games, clock: new VirtualClock(), limits: { heartbeat: 2 ** 40 } });
});
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options), pace: TURNS };
const shows = (guest: Guest, table: string) =>
  guest.must({ type: 'reveal', table, salt: saltFrom(guest.who) });
const isForgotten = async (guest: Guest) => expect((await guest.api('DELETE', '/api/me')).status).toBe(200);

/** Ann, Bob and Cleo have begun, by days; no salt is shown. */
async function begun() {
  const [ann, bob, cleo] = [
    await Guest.called(server, 'Ann'),
    await Guest.called(server, 'Bob'),
    await Guest.called(server, 'Cleo'),
  ];
  const table = await ann.sets({ ...plan, seats: ['you', 'open', 'open'] });
  await bob.sits(table, 1);
  await cleo.sits(table, 2);
  await ann.must({ type: 'start', table });
  return { table, ann, bob, cleo };
}

const isDealt = ({ revealing, state }: { revealing?: unknown; state: string }) =>
  state === 'playing' && !revealing;

test('the deal waits for the others and no longer, and a bot plays for the player who is gone', async () => {
  const { table, ann, bob, cleo } = await begun();
  await shows(ann, table);
  await isForgotten(bob);
  expect((await server.store.read(table))!.record.revealing, 'Cleo may still show hers').toBeDefined();
  await shows(cleo, table);
  const info = await ann.sees(table, isDealt);
  expect(info.seats[1]).toMatchObject({ kind: 'person', name: 'Former player', away: 'resigned' });
  const { head } = (await server.store.read(table))!.record;
  expect(leftOut(head!)).toEqual([1]);
  expect(head!.seats[1]).toMatchObject({ name: 'Former player', player: 'person' });
});

test('the deal comes at once when all other players have shown their salts', async () => {
  const { table, ann, bob, cleo } = await begun();
  for (const guest of [ann, cleo]) await shows(guest, table);
  await isForgotten(bob);
  expect((await ann.sees(table, isDealt)).seats[1]).toMatchObject({ away: 'resigned' });
});

test('a salt that was shown stays in the draws', async () => {
  const { table, ann, bob, cleo } = await begun();
  await shows(bob, table);
  await isForgotten(bob);
  for (const guest of [ann, cleo]) await shows(guest, table);
  expect((await ann.sees(table, isDealt)).seats[1]).toMatchObject({ away: 'resigned' });
  expect(leftOut((await server.store.read(table))!.record.head!)).toEqual([]);
});

test('a table whose only person is gone ends', async () => {
  const ann = await Guest.called(server, 'Ann');
  const eve = await Guest.called(server, 'Eve');
  const table = await ann.sets({ ...plan, seats: ['you', { bot: 'random' }] });
  await eve.must({ type: 'join', table });
  await ann.must({ type: 'start', table });
  await isForgotten(ann);
  await eve.sees(table, ({ state }) => state === 'over');
  expect((await server.ask('GET', `/api/matches/${table}`)).status).toBe(200);
});
