/** Sets of small numbers as the bits of one. */

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many bits are set, added up in pairs, in fours and in eights. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** By a byte and a number below eight: the number of the bit that has so many set bits below it. */
const NTH = new Uint8Array(256 * 8);
for (let byte = 1; byte < 256; byte++)
  for (let left = byte, n = 0; left !== 0; left &= left - 1) NTH[byte * 8 + n++] = lowestBit(left);

/** The number of the bit that has so many set bits below it. Which one is asked for is as good as random, so a loop over them would mislead a processor. */
export function nthBit(bits: number, n: number): number {
  let from = 0;
  let skip = n;
  for (let left = bits; ; left >>>= 8) {
    const here = countBits(left & 255);
    if (skip < here) return from + NTH[(left & 255) * 8 + skip]!;
    skip -= here;
    from += 8;
  }
}
