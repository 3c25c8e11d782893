/** Movement slots: half a slot to a whole one for each route that meets in a city, 1-3; the capital has 6. */
import type { Rng } from '../../../contract/index.ts';
import { CAPITAL_SLOTS, MOST_SLOTS } from '../map/measure.ts';
import { between, type Draft, routesAt } from './draft.ts';

export function chooseSlots(draft: Draft, rng: Rng): number[] {
  return routesAt(draft).map((routes, city) => {
    const [least, most] = slotsFor(routes);
    const slots = between(rng, least, most);
    return city === 0 ? CAPITAL_SLOTS : slots;
  });
}

/** What a city with so many routes may have. */
export function slotsFor(routes: number): readonly [least: number, most: number] {
  const cap = (slots: number) => Math.min(MOST_SLOTS, Math.max(1, slots));
  return [cap(Math.ceil(routes / 2)), cap(routes)];
}
