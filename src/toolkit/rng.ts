/**
 * Fast random numbers for simulation: sfc32, 128 bits of state, seeded from text. The same seed gives the same
 * numbers on every machine. Matches between people use the keyed stream in match/fair.ts instead.
 */
import type { Rng } from '../contract/index.ts';

export class FastRng implements Rng {
  /** In an array of its own kind: whole numbers of 32 bits are read and written there without a look at what they are. */
  readonly #state: Int32Array;

  constructor(seed: string | number) {
    this.#state = spread(String(seed));
    for (let i = 0; i < 12; i++) this.bits();
  }

  /** 32 random bits, as a whole number from 0. */
  bits(): number {
    const state = this.#state;
    const b = state[1]!;
    const c = state[2]!;
    const d = state[3]!;
    const t = (state[0]! + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + t;
    state[3] = d + 1;
    return t >>> 0;
  }

  below(n: number): number {
    return unbiased(this, n);
  }
}

const TWO_32 = 4294967296;
/** Up to here the products below fit into a whole number of 32 bits. */
const USUAL = 2 ** 15;
/** Up to here the product of 32 bits and n is exact. */
const MOST = 2 ** 21;

/**
 * A whole number below n from a source of 32 random bits, without bias (Lemire's multiplication with rejection).
 * The product is made of two halves, because whole numbers are faster than fractions.
 */
export function unbiased(source: { bits(): number }, n: number): number {
  if (n > USUAL) return unbiasedWide(source, n);
  for (;;) {
    const bits = source.bits();
    const low = Math.imul(bits & 0xffff, n);
    const high = Math.imul(bits >>> 16, n) + (low >>> 16);
    // The rest of the product is small enough to be looked at one time in 65,536.
    if ((high & 0xffff) !== 0 || (low & 0xffff) >= TWO_32 % n) return high >>> 16;
    // Asked where every draw below nothing comes to, and hardly any other: there is no such number, however often it is drawn.
    if (!(n > 0)) throw new RangeError(`no random number is below ${n}`);
  }
}

/** The same for large n. */
function unbiasedWide(source: { bits(): number }, n: number): number {
  if (n > MOST) throw new RangeError(`a random number below ${n} is out of range: ${MOST} at most`);
  for (;;) {
    const product = source.bits() * n;
    const value = Math.floor(product / TWO_32);
    if (product - value * TWO_32 >= TWO_32 % n) return value;
  }
}

/** Puts a list into random order, in place. */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

/** Four well-mixed words from a text (FNV-1a over four lanes, finished as in MurmurHash3). */
function spread(text: string): Int32Array {
  const lane = (salt: number): number => {
    let h = (2166136261 ^ salt) | 0;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^ (h >>> 16)) | 0;
  };
  return Int32Array.of(lane(0x9e3779b9), lane(0x243f6a88), lane(0xb7e15162), lane(0x6a09e667));
}
