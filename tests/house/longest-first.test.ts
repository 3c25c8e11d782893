import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, longestFirst } from '../../scripts/harness/longest-first.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

test('files that take long begin first, the others in the order that they had', () => {
  const [first, second] = longest.map((path) => ({ moduleId: inRoot(path) })) as [object, object];
  const [kites, birds] = [{ moduleId: inRoot('kites.test.ts') }, { moduleId: inRoot('birds.test.ts') }];
  expect(longestFirst([kites, second, birds, first] as { moduleId: string }[])).toEqual([
    ...[first, second],
    ...[kites, birds],
  ]);
});

test('every file that begins first is there', () => {
  expect(longest.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
