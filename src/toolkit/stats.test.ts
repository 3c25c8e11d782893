import { expect, test } from 'vitest';
import { Tally, wilson } from './stats.ts';

test('a tally knows mean, variance and ends', () => {
  const tally = new Tally();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) tally.add(value);
  expect(tally.mean).toBeCloseTo(5, 12);
  expect(tally.variance).toBeCloseTo(32 / 7, 12);
  expect([tally.min, tally.max]).toEqual([2, 9]);
  const { low, high } = tally.estimate();
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(32 / 7 / 8), 3);
});

test('Wilson’s interval for 10 of 20, and at the ends', () => {
  const half = wilson(10, 20);
  expect(half.low).toBeCloseTo(0.2993, 4);
  expect(half.high).toBeCloseTo(0.7007, 4);
  expect(wilson(0, 20)).toMatchObject({ mean: 0, low: 0 });
  expect(wilson(20, 20).high).toBe(1);
});
