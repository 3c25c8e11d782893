/** Laws of what a server keeps for itself: when to wake tables, what it set aside, when it did not run, what tables weigh. */
import { SetAside } from '../store.ts';
import { record, refuses, rewrite, type StoreLaw, same, sorted } from './checks.ts';

const tablesAreWokenWhenTheirTimeHasCome: StoreLaw = async (store, open) => {
  for (const id of ['a', 'b', 'c', 'd']) await store.create(id, record({ state: 'playing' }), '', 1);
  await store.setWake('a', 30);
  await store.setWake('b', 10);
  await store.setWake('c', 0);
  await store.setWake('none', 10);
  same(await store.due(9, 9), [], 'a table is due before its time');
  same(await store.due(30, 9), ['b', 'a'], 'tables are not due in the order of their times');
  same(await store.due(30, 1), ['b'], 'more tables are due than were asked for');
  await store.setWake('b', undefined);
  await store.setWake('a', 50);
  same(await store.due(30, 9), [], 'a table is due though its time has changed');
  // A node that has ended has nothing in memory; one that runs may.
  await store.close();
  same(await open().interrupted(9), ['c'], 'the tables in memory are not those that were marked');
};

const whatIsSetAsideStaysAside: StoreLaw = async (store, open) => {
  const wakes = { a: 5, b: 6, c: 0, d: 0 };
  for (const [id, at] of Object.entries(wakes)) {
    await store.create(id, record({ state: 'playing' }), '', 1);
    await store.setWake(id, at);
  }
  await store.quarantine('a', 'torn', 7);
  await store.quarantine('a', 'later', 8);
  await store.quarantine('none', 'nothing there', 8);
  same(
    sorted(await store.quarantined()),
    sorted([{ id: 'a', why: 'torn', at: 7 }]),
    'another table is set aside',
  );
  same(await store.due(9, 9), ['b'], 'a table that is set aside is woken');
  const playing = (await store.inState('playing', 9)).map(({ id }) => id);
  same(playing.sort(), ['b', 'c', 'd'], 'a table that is set aside is listed');
  for (const handle of [store, open()])
    await refuses(handle.read('a'), SetAside, 'a table that is set aside is read');
  await store.release('a');
  same(await store.quarantined(), [], 'a table that was released is set aside');
  same((await store.read('a'))?.record.state, 'playing', 'a table that was released is not read');
  await store.quarantine('c', 'failing', 9);
  for (const id of ['c', 'd']) await store.release(id);
  same(await store.due(9, 9), ['c', 'a', 'b'], 'a table that was in memory is not woken when it is released');
};

const outagesAreRemembered: StoreLaw = async (store, open) => {
  same(await store.outages(100), [], 'there was an outage before the first start');
  await store.setAlive(150);
  await store.close();
  const second = open();
  same(await second.outages(400), [[150, 400]], 'an outage does not begin with the last sign of life');
  await second.setAlive(500);
  await second.close();
  same(
    await open().outages(600),
    [
      [150, 400],
      [500, 600],
    ],
    'an earlier outage is forgotten',
  );
};

const tablesAreWeighed: StoreLaw = async (store) => {
  const bot = { kind: 'bot', bot: 'greedy', name: 'Bise' } as const;
  const seats = [
    bot,
    { kind: 'person', who: 'ann', name: 'Ann' },
    bot,
    { kind: 'person', who: '', name: '' },
  ] as const;
  await store.create('a', record({ seats: [bot, bot], origin: 'here' }), '', 1);
  await store.create('b', record({ state: 'over' }), '', 1);
  await store.change(rewrite('a', 0, record({ state: 'playing', seats, origin: 'here' }), 2));
  const weight = { id: 'a', state: 'playing', host: 'ann', origin: 'here', bots: 2, seated: ['ann'] };
  await store.create('c', record({ seats: [bot, bot] }), '', 1);
  await store.quarantine('c', 'torn', 3);
  same(sorted(await store.weights()), sorted([weight]), 'a table weighs something else');
};

export const ofHousekeeping = {
  tablesAreWokenWhenTheirTimeHasCome,
  whatIsSetAsideStaysAside,
  outagesAreRemembered,
  tablesAreWeighed,
};
