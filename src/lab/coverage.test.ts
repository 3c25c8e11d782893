import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverage } from './testing/coverage.ts';

/** The proof runs 200 of them, with two searches in each, and writes down what it saw. */
const { LAB_COVERAGE: file } = process.env;
const [runs, searches, least, most] = file ? [200, 200, 0.9, 0.99] : [50, 0, 0.84, 1];

test('95 % intervals hold the answer of a game in which it is known, for every kind of interval', () => {
  const kinds = coverage(runs, 400, searches);
  if (file) writeFileSync(file, JSON.stringify(kinds));
  expect(kinds.length).toBe(searches > 0 ? 26 : 24);
  for (const { kind, runs: of, held } of kinds) {
    expect(of, kind).toBe(runs);
    expect(held / of, kind).toBeGreaterThanOrEqual(least);
    expect(held / of, kind).toBeLessThanOrEqual(most);
  }
}, 900_000);
