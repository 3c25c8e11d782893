/** A finished match at a table that no node holds in memory any more. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let table: string;
let people: readonly Guest[];

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;

beforeEach(async () => {
  server = await openServer({ games });
  const [ann, bob] = [await Guest.called(server, 'Ann'), await Guest.called(server, 'Bob')];
  table = await ann.sets({ game: facts.id, options: defaultOptions(facts.options) });
  await bob.sits(table, 1);
  await ann.begins(table, [bob]);
  await bob.must({ type: 'resign', table });
  await server.close({ keep: true });
  server = await openServer({ games, folder: server.folder });
  people = [await ann.again(server), await bob.again(server), await Guest.called(server, 'Cleo')];
});
afterEach(() => server.close());

test('is told as it ended, with the secret of its draws, to players and spectators', async () => {
  for (const [i, guest] of people.entries()) {
    await guest.must({ type: 'join', table });
    expect((await guest.sees(table)).state).toBe('over');
    const joined = await guest.talk.hears('joined');
    expect(joined).toMatchObject({ table, viewer: [0, 1, -1][i], from: 0, clock: [] });
    expect(joined.over).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(joined.log).toBe(joined.over!.log!.length);
  }
});

test('people who look at it see each other come, talk and go', async () => {
  const [ann, bob, cleo] = people as readonly [Guest, Guest, Guest];
  await ann.must({ type: 'join', table });
  await bob.must({ type: 'join', table });
  expect((await ann.talk.hears('seat', ({ seat }) => seat === 1)).info).toMatchObject({ here: true });
  await cleo.must({ type: 'join', table });
  await ann.talk.hears('watching', ({ count }) => count === 1);
  await cleo.must({ type: 'chat', table, text: 'Well played' });
  for (const guest of [ann, bob])
    expect((await guest.talk.hears('chat')).lines).toMatchObject([{ name: 'Cleo', text: 'Well played' }]);
  await bob.must({ type: 'leave', table });
  expect((await ann.talk.hears('seat', ({ seat }) => seat === 1)).info).toMatchObject({ here: false });
  await cleo.must({ type: 'leave', table });
  await ann.talk.hears('watching', ({ count }) => count === 0);
  expect(await ann.ask({ type: 'resign', table })).toEqual({ refused: { code: 'over' } });
});
