/**
 * The deal as one number: the set of colours of each seat (6 bits) as a digit to base 64, seat 0 lowest; 0 for hidden.
 * Six seats need 36 bits, so this is arithmetic, not bit operations.
 */
import type { Rng, Seat } from '../../contract/index.ts';
import { countBits } from '../../families/airfield/formation.ts';
import { COLORS, cardsEach } from './data.ts';

const BASE = 1 << COLORS.length;
const ALL = BASE - 1;

export function dealOfColors(colors: readonly number[]): number {
  return colors.reduceRight((deal, set) => deal * BASE + set, 0);
}

export function colorsOfDeal(deal: number, seats: number): number[] {
  const colors: number[] = [];
  for (let seat = 0, rest = deal; seat < seats; seat++, rest = Math.floor(rest / BASE))
    colors.push(rest % BASE);
  return colors;
}

/** Leaves one seat's colours and blanks the others. */
export function hideDeal(deal: number, seats: number, viewer: Seat): number {
  return dealOfColors(colorsOfDeal(deal, seats).map((set, seat) => (seat === viewer ? set : 0)));
}

/** Gives every seat without colours some of those that are left. */
export function completeColors(colors: readonly number[], rng: Rng): number[] {
  let left = ALL & ~colors.reduce((all, set) => all | set, 0);
  return colors.map((known) => {
    if (known !== 0) return known;
    let set = 0;
    for (let card = 0; card < cardsEach(colors.length); card++) {
      let bits = left;
      for (let skip = rng.below(countBits(left)); skip > 0; skip--) bits &= bits - 1;
      const bit = bits & -bits;
      left &= ~bit;
      set |= bit;
    }
    return set;
  });
}
