/** Laws of leases: of the nodes that share a store, one at a time has a table. How long a lease lasts is tested by leases without any length. */
import { record, type StoreLaw, same } from './checks.ts';

const MINUTE = 60_000;

const oneNodeAtATimeHasALease: StoreLaw = async (store, open) => {
  const other = open();
  const now = Date.now();
  const forAnn = (ids: readonly string[]) => store.lease(ids, 'ann', now, now + MINUTE);
  const forBob = async (ids: readonly string[]) =>
    [...(await other.lease(ids, 'bob', now, now + MINUTE))].sort();
  same([...(await forAnn(['t', 'u']))].sort(), ['t', 'u'], 'a free lease is not given');
  same(await forBob(['t', 'v']), ['v'], 'a lease that another node has is given too');
  same([...(await forAnn(['t', 'u']))].sort(), ['t', 'u'], 'a node cannot renew its own leases');
  same(await forAnn(['v']), [], 'a node renews the lease of another');
  same(await forBob([]), [], 'a node that asks for nothing is given something');
  await store.letGo('ann', ['t', 'v']);
  same(await forBob(['t', 'u', 'v']), ['t', 'v'], 'not exactly those leases are free that were given up');
  await store.letGo('ann');
  same(await forBob(['u']), ['u'], 'a node that gave up everything still has a lease');
  same(await forAnn(['t', 'u', 'v']), [], 'giving up everything has taken leases from another node');
  const both = await Promise.all([
    store.lease(['w'], 'ann', now, now + MINUTE),
    other.lease(['w'], 'bob', now, now + MINUTE),
  ]);
  same(both.flat().length, 1, 'of two nodes that ask at once, not exactly one is given the lease');
};

const leasesEnd: StoreLaw = async (store, open) => {
  const other = open();
  const now = Date.now();
  await store.lease(['t', 'u'], 'ann', now, now);
  same(await other.lease(['t'], 'bob', now, now + MINUTE), ['t'], 'a lease does not end');
  same(
    await store.lease(['t'], 'ann', now, now + MINUTE),
    [],
    'a lease that has ended can be renewed though another node has it',
  );
  same(
    await store.lease(['u'], 'ann', now, now + MINUTE),
    ['u'],
    'a node cannot take a lease again that has ended',
  );
};

const tablesOfNodesThatRunAreNotInterrupted: StoreLaw = async (store, open) => {
  for (const id of ['held', 'ended', 'sleeps']) await store.create(id, record({ state: 'playing' }), '', 1);
  const now = Date.now();
  await store.setWake('held', 0);
  await store.setWake('ended', 0);
  await store.setWake('sleeps', now + MINUTE);
  await store.lease(['held'], 'ann', now, now + MINUTE);
  await store.lease(['ended'], 'ann', now, now);
  const other = open();
  same(await other.interrupted(now), ['ended'], 'not exactly the tables are taken up whose lease has ended');
};

export const ofLeases = { oneNodeAtATimeHasALease, leasesEnd, tablesOfNodesThatRunAreNotInterrupted };
