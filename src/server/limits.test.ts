import { expect, test } from 'vitest';
import { Buckets } from './limits.ts';

test('a bucket gives its burst at once and then fills as time goes by, each key for itself', () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 2, burst: 3 }, { now: () => now });
  const take = (key: string, times: number): boolean[] =>
    Array.from({ length: times }, () => buckets.take(key));
  expect(take('a', 5)).toEqual([true, true, true, false, false]);
  expect(take('b', 1)).toEqual([true]);
  now = 500;
  expect(take('a', 2)).toEqual([true, false]);
  now = 60_000;
  expect(take('a', 4)).toEqual([true, true, true, false]);
});

test('full buckets are forgotten, others are not', () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 1, burst: 2 }, { now: () => now });
  buckets.take('a');
  now = 900;
  buckets.take('b');
  now = 1000;
  buckets.sweep();
  expect(buckets.size).toBe(1);
  now = 1900;
  buckets.sweep();
  expect(buckets.size).toBe(0);
});
