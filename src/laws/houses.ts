/** House rules for the laws: about a third of the numbers that a table may change, anywhere in their ranges. */
import type { House } from '../contract/index.ts';
import { readHouse, turnablesAt } from '../toolkit/house.ts';
import { FastRng } from '../toolkit/rng.ts';
import type { Table } from './table.ts';

export function someHouse(
  { game, seats, options }: Pick<Table, 'game' | 'seats' | 'options'>,
  seed: number,
): House | undefined {
  const rng = new FastRng(`house ${seed}`);
  const given: Record<string, number> = {};
  for (const [name, { min, max, step = 1 }] of Object.entries(turnablesAt(game, { seats, options }))) {
    const value = min + step * rng.below(Math.floor((max - min) / step) + 1);
    if (rng.below(3) === 0) given[name] = value;
  }
  const house = readHouse(game, { seats, options }, given);
  if ('refused' in house) throw new Error(`a number of its own range is refused: ${JSON.stringify(house)}`);
  return house.value;
}
