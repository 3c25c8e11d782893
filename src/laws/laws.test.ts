import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { cases } from './cases.ts';
import { laws, twinsLookAlike } from './laws.ts';
import { load } from './table.ts';

/** Fixed, so that a failure can be had again: fast-check prints the seed of the game with it. */
const SEED = 20231101;
/** Random games for each law at each table: fewer where a game has many tables, or large ones, which are long. */
const runs = (seats: number, tables: number): number =>
  seats > 20 ? 2 : seats > 8 ? 4 : Math.max(3, Math.min(12, Math.round(48 / tables)));

const title = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

for (const entry of games) {
  const tables = cases(entry.facts);
  let apart = 0;
  for (const { seats, options } of tables) {
    const table = load(entry, seats, options);
    const extra = Object.keys(options).length ? ` ${JSON.stringify(options)}` : '';
    describe(`${entry.facts.id}, ${seats} seats${extra}`, () => {
      for (const [name, law] of Object.entries(laws)) {
        it(title(name), async () => {
          const ready = await table;
          fc.assert(
            fc.property(fc.nat(), (seed) => law(ready, seed)),
            { seed: SEED, numRuns: runs(seats, tables.length) },
          );
        });
      }
      it('twins look alike', async () => {
        const ready = await table;
        fc.assert(
          fc.property(fc.nat(), (seed) => {
            apart += twinsLookAlike(ready, seed);
          }),
          { seed: SEED, numRuns: 2 * runs(seats, tables.length) },
        );
      });
    });
  }
  it(`${entry.facts.id} has twins that really differ exactly if it has secrets`, () => {
    expect(apart > 0).toBe(entry.facts.secrets);
  });
}
