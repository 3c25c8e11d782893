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
