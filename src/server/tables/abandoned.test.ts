/** What no player is at weighs little, and where room is scarce it goes. */
import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { usualLimits } from '../limits.ts';
import { dealt, open, opened, Person, sealFor, store, tables, tick, useTables } from '../testing/tables.ts';

useTables();

const HOUR = 3_600_000;
/** Time goes by, and with every minute what it brings is done. */
async function passes(clock: VirtualClock, ms: number): Promise<void> {
  for (const until = clock.now() + ms; clock.now() < until; clock.set(clock.now() + 60_000)) {
    const minute = clock.now();
    while (clock.ring(minute));
    await tick();
  }
}
const many = { open: 99, running: 99, bots: 99 };

test('where room is scarce, tables go at which no player is and no other has sat down', async () => {
  await tables.stop();
  const clock = new VirtualClock();
  open({ clock, limits: { ...usualLimits, quotaOfServer: { ...many, open: 6 } } });
  const [alone, attended, shared] = [await opened(), await opened(), await opened()];
  const [ada, bob] = [new Person('ada'), new Person('bob')];
  await tables.receive(ada, { type: 'join', table: attended });
  await tables.receive(bob, { type: 'join', table: shared });
  expect(await tables.receive(bob, { type: 'sit', table: shared, seat: 1, seal: sealFor('bob') })).toEqual(
    {},
  );
  await tables.receive(bob, { type: 'leave', table: shared });
  const stand = async () =>
    (await Promise.all([alone, attended, shared].map((id) => store.read(id)))).map((found) => !!found);
  await passes(clock, 2 * HOUR);
  expect(await stand(), 'there is room').toEqual([true, true, true]);
  const young = await opened();
  await passes(clock, 20 * 60_000);
  await expect.poll(stand).toEqual([false, true, true]);
  expect(await store.read(young)).toBeDefined();
  for (let n = 0; n < 3; n++) await opened();
  await expect(opened(), 'the limit stands').rejects.toThrow('quota');
});

test('the bots of a match that waits in the store for its player leave room for others', async () => {
  await tables.stop();
  const clock = new VirtualClock();
  open({ clock, limits: { ...usualLimits, quotaOfServer: { ...many, bots: 1 } } });
  const begins = async () => {
    const table = await opened({ seats: ['you', { bot: 'greedy' }], pace: { kind: 'turns', hours: 336 } });
    const ada = new Person('ada');
    await tables.receive(ada, { type: 'join', table });
    const answer = await tables.receive(ada, { type: 'start', table });
    if (!answer.refused) await dealt(table, [ada]);
    return { ada, table, answer };
  };
  const first = await begins();
  expect(first.answer).toEqual({});
  const refused = { code: 'quota', of: 'server', what: 'bots', most: 1 };
  expect((await begins()).answer).toEqual({ refused });
  await tables.receive(first.ada, { type: 'leave', table: first.table });
  await expect
    .poll(async () => {
      await passes(clock, 60_000);
      return (await begins()).answer;
    })
    .toEqual({});
});
