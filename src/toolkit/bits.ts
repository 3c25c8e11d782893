/** Sets of small numbers as the bits of one. */

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many bits are set, added up in pairs, in fours and in eights. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the bit that has so many set bits below it. */
export function nthBit(bits: number, n: number): number {
  let left = bits;
  for (let skip = n; skip > 0; skip--) left &= left - 1;
  return lowestBit(left);
}
