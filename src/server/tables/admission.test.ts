import { expect, test } from 'vitest';
import { usualLimits } from '../limits.ts';
import { type Store, Unavailable } from '../store/store.ts';
import {
  begun,
  open,
  opened,
  plan,
  sealFor,
  startAgain,
  store,
  tables,
  tick,
  useTables,
} from '../testing/tables.ts';

useTables();

test('so many matches are begun a day by one person, and the table that is one too many stays as it is', async () => {
  await tables.stop();
  const matchesOfPerson = { perSecond: 0, burst: 1 };
  open({ limits: { ...usualLimits, matchesOfPerson } });
  const { a } = await begun();
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { code: 'portion', of: 'person', what: 'matches', most: 1 };
  expect(await tables.receive(a, { type: 'start', table })).toEqual({ refused });
  expect((await tables.info(table))?.state).toBe('open');
});

test('a match that could not be stored still counts for its host', async () => {
  await tables.stop();
  const quotaOfPerson = { open: 9, running: 1, bots: 9 };
  let isDown = false;
  const failing = new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      const down = isDown && (name === 'change' || name === 'read');
      return down ? () => Promise.reject(new Unavailable('no disk')) : value.bind(target);
    },
  }) as unknown as Store;
  open({ store: failing, limits: { ...usualLimits, quotaOfPerson } });
  const { table: first, a } = await begun();
  isDown = true;
  expect(await tables.receive(a, { type: 'resign', table: first })).toEqual({ refused: { code: 'trouble' } });
  await tick();
  isDown = false;
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { refused: { code: 'quota', of: 'person', what: 'running', most: 1 } };
  expect(await tables.receive(a, { type: 'start', table })).toEqual(refused);
});

test('more matches than a person may have are refused in the waiting room, and the table stays as it is', async () => {
  await tables.stop();
  const quotaOfPerson = { open: 9, running: 1, bots: 9 };
  open({ limits: { ...usualLimits, quotaOfPerson } });
  const { table: first, a, b } = await begun();
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { refused: { code: 'quota', of: 'person', what: 'running', most: 1 } };
  expect(await tables.receive(a, { type: 'start', table })).toEqual(refused);
  expect((await tables.info(table))?.state).toBe('open');
  await tables.receive(b, { type: 'resign', table: first });
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
});

test('a person has so many seats at tables that are not over: sitting down at one more is refused, and a match that ends makes room', async () => {
  const limits = { ...usualLimits, seatsOfPerson: 1 };
  await startAgain({ limits });
  const { table: first, b } = await begun();
  const made = await tables.create({ who: 'cleo', name: 'Cleo' }, plan({ seal: sealFor('cleo') }), 'here');
  const table = 'value' in made ? made.value : '';
  await tables.receive(b, { type: 'join', table });
  const sit = () => tables.receive(b, { type: 'sit', table, seat: 1, seal: sealFor('bob') });
  const refused = { code: 'quota', of: 'person', what: 'seats', most: 1 };
  expect(await sit()).toEqual({ refused });
  expect((await tables.info(table))?.seats[1]?.kind).toBe('open');
  const another = tables.create({ who: 'bob', name: 'Bob' }, plan({ seal: sealFor('bob') }), 'here');
  expect(await another).toEqual({ refused });
  // Also after a restart.
  await startAgain({ limits });
  await tables.resume();
  for (const id of [first, table]) await tables.receive(b, { type: 'join', table: id });
  expect(await sit()).toEqual({ refused });
  await tables.receive(b, { type: 'resign', table: first });
  await expect.poll(sit).toEqual({});
});
