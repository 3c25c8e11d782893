/**
 * Draws of chance as single numbers.
 * Colours: one digit a seat to base 6, seat 0 lowest: 0 for hidden, else 1 + the colour.
 * Alone: which of the 12! orders the row has, as digits to falling bases.
 */
import type { Rng, Seat } from '../../contract/index.ts';
import { COLORS, SOLO_BALLOONS } from './data.ts';

const BASE = COLORS.length + 1;

export function dealOfColors(colors: readonly number[]): number {
  let deal = 0;
  for (let seat = colors.length - 1; seat >= 0; seat--) deal = deal * BASE + colors[seat]! + 1;
  return deal;
}

export function colorsOfDeal(deal: number, seats: number): number[] {
  const colors: number[] = [];
  for (let seat = 0, rest = deal; seat < seats; seat++, rest = Math.floor(rest / BASE))
    colors.push((rest % BASE) - 1);
  return colors;
}

/** Leaves one seat's colour and blanks the others. */
export function hideDeal(deal: number, seats: number, viewer: Seat): number {
  return dealOfColors(colorsOfDeal(deal, seats).map((color, seat) => (seat === viewer ? color : -1)));
}

/** Gives every seat without a colour one of those that are left. */
export function completeColors(colors: readonly number[], rng: Rng): number[] {
  let left = (1 << COLORS.length) - 1;
  let count = COLORS.length;
  for (const color of colors) {
    if (color < 0) continue;
    left &= ~(1 << color);
    count--;
  }
  const complete = colors.slice();
  for (let seat = 0; seat < complete.length; seat++) {
    if (complete[seat]! >= 0) continue;
    let bits = left;
    for (let skip = rng.below(count); skip > 0; skip--) bits &= bits - 1;
    const bit = bits & -bits;
    left &= ~bit;
    count--;
    complete[seat] = 31 - Math.clz32(bit);
  }
  return complete;
}

export function drawRow(rng: Rng): number {
  let deal = 0;
  for (let base = SOLO_BALLOONS; base > 1; base--) deal = deal * base + rng.below(base);
  return deal;
}

export function rowOfDeal(deal: number): number[] {
  const digits: number[] = [];
  for (let base = 2, rest = deal; base <= SOLO_BALLOONS; base++, rest = Math.floor(rest / (base - 1))) {
    digits.unshift(rest % base);
  }
  const left = Array.from({ length: SOLO_BALLOONS }, (_, i) => i);
  return [...digits, 0].map((digit) => left.splice(digit, 1)[0]!);
}

export function dealOfRow(row: readonly number[]): number {
  const left = Array.from({ length: SOLO_BALLOONS }, (_, i) => i);
  return row.reduce((deal, balloon, i) => {
    const digit = left.indexOf(balloon);
    left.splice(digit, 1);
    return i === SOLO_BALLOONS - 1 ? deal : deal * (SOLO_BALLOONS - i) + digit;
  }, 0);
}
