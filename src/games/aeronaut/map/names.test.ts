import { expect, it } from 'vitest';
import { FastRng } from '../../../toolkit/rng.ts';
import { NAMES, nameCities } from './names.ts';

it('there are more names than a map has cities, all different', () => {
  expect(NAMES.length).toBeGreaterThan(60);
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

it('cities with little room get short names', () => {
  const names = nameCities(50, [3, 7], new FastRng('names'));
  expect(names[3]!.length).toBeLessThanOrEqual(5);
  expect(names[7]!.length).toBeLessThanOrEqual(5);
  expect(new Set(names).size).toBe(50);
});
