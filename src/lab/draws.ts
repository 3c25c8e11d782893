/**
 * The random numbers of one game, as many streams that can be entered anywhere: one for chance and one for each seat, at its n-th draw
 * or decision. Two settings that are played with the same numbers then have the same deal, and go on having the same draws after
 * one bot has thought otherwise: the comparison is by deal, and needs fewer games.
 */
import type { Rng } from '../contract/index.ts';
import { FastRng, unbiased } from '../toolkit/rng.ts';

export class Draws implements Rng {
  readonly #base = new Int32Array(4);
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  /** The streams of another game. */
  begin(seed: string): void {
    const source = new FastRng(seed);
    for (let i = 0; i < 4; i++) this.#base[i] = source.bits();
  }

  /** The numbers that follow are those of this stream from its n-th use on. */
  seek(stream: number, n: number): this {
    const [p, q, r, s] = this.#base as unknown as [number, number, number, number];
    this.#a = mix(p ^ Math.imul(stream + 1, 0x9e3779b1));
    this.#b = mix(q ^ Math.imul(n + 1, 0x85ebca77));
    this.#c = mix(r ^ this.#a);
    this.#d = mix(s ^ this.#b);
    for (let i = 0; i < 8; i++) this.bits();
    return this;
  }

  /** 32 random bits (sfc32). */
  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    return unbiased(this, n);
  }
}

/** Spreads a difference of one bit over all bits, as MurmurHash3 ends. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) | 0;
}
