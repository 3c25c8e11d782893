import { expect, test } from 'vitest';
import { usualLimits } from './limits.ts';
import { Quotas } from './quotas.ts';
import type { TableWeight } from './store/store.ts';

const few = { open: 2, running: 3, bots: 10 };
const many = { open: 100, running: 100, bots: 1000 };
const quotas = (limits: Partial<typeof usualLimits> = {}) =>
  new Quotas({ ...usualLimits, quotaOfPerson: many, quotaOfAddress: many, quotaOfServer: many, ...limits });
let ids = 0;
const table = (change: Partial<TableWeight> = {}): TableWeight => ({
  id: `t${++ids}`,
  state: 'playing',
  host: 'ann',
  origin: 'home',
  bots: 0,
  seated: [],
  ...change,
});

test.each([
  ['person', { quotaOfPerson: few }, { host: 'bob' }],
  ['address', { quotaOfAddress: few }, { origin: 'school' }],
  ['server', { quotaOfServer: few }, undefined],
] as const)('matches and bots are counted for each %s', (of, limits, elsewhere) => {
  const counted = quotas(limits);
  expect(counted.admit(table({ bots: 9 }))).toBeUndefined();
  expect(counted.admit(table({ bots: 2 }))).toEqual({ code: 'quota', of, what: 'bots', most: 10 });
  expect(counted.admit(table())).toBeUndefined();
  expect(counted.admit(table())).toBeUndefined();
  expect(counted.admit(table())).toEqual({ code: 'quota', of, what: 'running', most: 3 });
  if (elsewhere) expect(counted.admit(table(elsewhere))).toBeUndefined();
});

test('a table that is over or gone makes room, and one that begins waits no longer', () => {
  const counted = quotas({ quotaOfPerson: few });
  const [first, second] = [table({ state: 'open' }), table({ state: 'open' })];
  expect(counted.admit(first)).toBeUndefined();
  expect(counted.admit(second)).toBeUndefined();
  expect(counted.admit(table({ state: 'open' }))).toEqual({
    code: 'quota',
    of: 'person',
    what: 'open',
    most: 2,
  });
  expect(counted.admit({ ...first, state: 'playing', bots: 10 })).toBeUndefined();
  expect(counted.admit(table({ state: 'open' }))).toBeUndefined();
  counted.forget(first.id);
  expect(counted.total).toEqual({ open: 2, running: 0, bots: 0 });
  counted.forget('unknown');
});

test('what stands already is counted, whatever the limits are', () => {
  const counted = quotas({ quotaOfPerson: few });
  for (let n = 0; n < 5; n++) counted.count(table({ bots: 5 }));
  expect(counted.total).toEqual({ open: 0, running: 5, bots: 25 });
  expect(counted.admit(table())).toMatchObject({ code: 'quota' });
});

test('the limits as shipped let 99 pupils of one address play, each with three bots or all at one table', () => {
  const counted = new Quotas(usualLimits);
  for (let n = 0; n < 99; n++)
    expect(counted.admit(table({ host: `pupil ${n}`, origin: 'school', bots: 3 }))).toBeUndefined();
  expect(counted.admit(table({ host: 'teacher', origin: 'school', bots: 98 }))).toBeUndefined();
});

test('a person has so many seats, at tables of any host; a player who is there already and a player who gets up need no room', () => {
  const counted = quotas({ seatsOfPerson: 2 });
  const [first, second, third] = [table({ host: 'bob' }), table({ host: 'cleo' }), table({ host: 'dan' })];
  for (const one of [first, second, third]) expect(counted.admit(one)).toBeUndefined();
  const sits = (at: TableWeight, ...seated: string[]) => counted.admit({ ...at, seated });
  expect(sits(first, 'ann')).toBeUndefined();
  expect(sits(second, 'ann', 'bob')).toBeUndefined();
  const refusal = { code: 'quota', of: 'person', what: 'seats', most: 2 };
  expect(sits(third, 'ann')).toEqual(refusal);
  expect(sits(third, 'bob')).toBeUndefined();
  expect(sits(second, 'ann', 'bob')).toBeUndefined();
  expect(sits(first)).toBeUndefined();
  expect(sits(third, 'bob', 'ann')).toBeUndefined();
  counted.forget(third.id);
  expect([counted.seatsOf('ann'), counted.seatsOf('bob')]).toEqual([1, 1]);
});

test('as shipped, a person may sit at all tables that they may set up and play', () => {
  const { open, running } = usualLimits.quotaOfPerson;
  expect(usualLimits.seatsOfPerson).toBeGreaterThanOrEqual(open + running);
});

test('networks around addresses have several times their quota, and no more than a quarter of the server', () => {
  const fill = (of: (n: number) => string, state: 'open' | 'playing') => {
    const counted = new Quotas(usualLimits);
    let n = 0;
    while (n < 30_000 && !counted.admit(table({ state, host: `host ${n}`, origin: of(n), bots: 10 }))) n++;
    // Elsewhere nothing is noticed of it.
    expect(counted.admit(table({ state, host: 'victim', origin: 'far', bots: 98 }))).toBeUndefined();
    return n;
  };
  const { quotaOfAddress, quotaOfServer } = usualLimits;
  const home = (n: number) => `house${n} home site`;
  const site = (n: number) => `house${n} home${n} site`;
  expect(fill(() => 'house home site', 'open')).toBe(quotaOfAddress.open);
  expect(fill(home, 'open')).toBe(4 * quotaOfAddress.open);
  expect(fill(site, 'open')).toBe(quotaOfServer.open / 4);
  expect(fill(home, 'playing') * 10).toBe(quotaOfServer.bots / 4);
  for (const what of ['open', 'running', 'bots'] as const)
    expect(quotaOfAddress[what]).toBeLessThanOrEqual(quotaOfServer[what] / 4);
});

test('bots of matches that rest weigh on their host and address, and on the server only in its larger total', () => {
  const counted = quotas({ quotaOfServer: few, quotaOfPerson: { ...many, bots: 40 }, storedBots: 25 });
  const [first, second] = [table({ bots: 10 }), table({ bots: 10 })];
  expect(counted.admit(first)).toBeUndefined();
  expect(counted.admit(second)).toEqual({ code: 'quota', of: 'server', what: 'bots', most: 10 });
  counted.rest(first.id, true);
  expect(counted.admit(second)).toBeUndefined();
  counted.rest(second.id, true);
  expect(counted.total).toEqual({ open: 0, running: 2, bots: 0 });
  expect(counted.admit(table({ bots: 6 }))).toEqual({ code: 'quota', of: 'server', what: 'bots', most: 25 });
  counted.rest(first.id, false);
  expect(counted.total.bots).toBe(10);
  counted.count(first);
  counted.forget(first.id);
  counted.forget(second.id);
  expect(counted.total).toEqual({ open: 0, running: 0, bots: 0 });
  expect(counted.admit(table({ bots: 10 }))).toBeUndefined();
});
