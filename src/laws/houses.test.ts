/** What holds for the numbers that a table may change, in every game and version. */
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { readHouse, turnablesAt } from '../toolkit/house.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { optionSets, seatCounts } from './cases.ts';

for (const entry of games.filter(({ house }) => house)) {
  describe(`house rules of ${entry.facts.id}`, async () => {
    const game = await rulesOf(entry);
    const turnables = game.turnables ?? {};
    const tables = seatCounts(entry.facts).flatMap((seats) =>
      optionSets(entry.facts).map((options) => ({ seats, options })),
    );

    it('have ranges around the standard', () => {
      expect(Object.keys(turnables).length).toBeGreaterThan(0);
      for (const [name, { standard, min, max, step = 1 }] of Object.entries(turnables)) {
        expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{1,30}$/);
        expect([standard, min, max, step].every(Number.isInteger), name).toBe(true);
        expect(min <= standard && standard <= max && min < max, name).toBe(true);
        expect((standard - min) % step, name).toBe(0);
      }
    });

    it('have words, each number once', async () => {
      const text = await entry.house!('en');
      const named = text.groups.flatMap(({ labels }) => Object.keys(labels));
      expect(named.toSorted()).toEqual(Object.keys(turnables).toSorted());
    });

    it('are carried by a position from its start, each number, and the standard game carries nothing', () => {
      const seen = new Set<string>();
      for (const table of tables) {
        const { seats, options } = table;
        const standard = JSON.stringify(game.start(seats, options));
        expect(JSON.stringify(game.start(seats, options, undefined))).toBe(standard);
        for (const [name, { standard: value, max, min }] of Object.entries(turnablesAt(game, table))) {
          if (seen.has(name)) continue;
          seen.add(name);
          const house = readHouse(game, table, { [name]: value === max ? min : max });
          expect(house).toHaveProperty(['value', name]);
          const tuned = game.start(seats, options, (house as { value: Record<string, number> }).value);
          expect(JSON.stringify(tuned), name).not.toBe(standard);
          expect(JSON.stringify(game.copy(tuned)), name).toBe(JSON.stringify(tuned));
        }
      }
      expect([...seen].toSorted()).toEqual(Object.keys(turnables).toSorted());
    });
  });
}
