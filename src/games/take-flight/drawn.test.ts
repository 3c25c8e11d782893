/** The laws hold on a drawn sheet as they do on the demo's. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { GameEntry } from '../../contract/index.ts';
import { laws } from '../../laws/laws.ts';
import { load } from '../../laws/table.ts';
import { takeFlight } from './index.ts';

describe.each([1, 3])('a drawn sheet with %i pilots', (seats) => {
  const table = load(takeFlight as unknown as GameEntry, seats, { sheet: 'drawn-a' });
  it.each(Object.entries(laws))('%s', async (_name, law) => {
    const ready = await table;
    fc.assert(
      fc.property(fc.nat(), (seed) => law(ready, seed)),
      { seed: 20231101, numRuns: 3 },
    );
  });
});
