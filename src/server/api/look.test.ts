/** What a visitor without a name may see of a match. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openServer({ games, limits: { looksOfAddress: 12 } });
});
afterEach(() => server.close());

const { facts } = games.find((game) => game.facts.secrets && game.facts.seats.min <= 2)!;
const plan = { game: facts.id, options: defaultOptions(facts.options) };
const look = (table: string) => server.ask('GET', `/api/look/${table}`);
const why = async (table: string) => (await look(table)).body.refusal;

async function begun(watch: boolean) {
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Guest.called(server, name)));
  const table = await ann!.sets({ ...plan, watch });
  await ben!.sits(table, 1);
  await ann!.begins(table, [ben!]);
  return { table, ann: ann!, ben: ben!, eve: eve! };
}

test('the same as a spectator, and everything when it is over', async () => {
  const { table, ann, eve } = await begun(true);
  await eve.must({ type: 'join', table });
  const { type: _type, ...seen } = await eve.talk.hears('joined');
  const { body } = await look(table);
  expect(body.match).toMatchObject({ ...seen, viewer: -1 });
  expect(JSON.stringify(body)).not.toContain('secret":"');
  await ann.must({ type: 'resign', table });
  const over = (await look(table)).body as { match: { over?: { secret: string }; notes?: unknown } };
  expect(over.match.over?.secret).toHaveLength(64);
  expect(over.match.notes).toEqual([{ seat: 0, what: 'resigned', n: 1 }]);
});

test('nothing where no spectators are wanted, where nothing has begun, or where there is no table', async () => {
  const { table, ann } = await begun(false);
  expect(await why(table)).toEqual({ code: 'noWatching' });
  expect(await why(await ann.sets(plan))).toEqual({ code: 'notBegun' });
  expect(await why('none')).toEqual({ code: 'noTable' });
});

test('so often a minute from one address', async () => {
  const { table } = await begun(true);
  for (let n = 0; n < 12; n++) expect((await look(table)).status).toBe(200);
  expect((await look(table)).status).toBe(429);
});
