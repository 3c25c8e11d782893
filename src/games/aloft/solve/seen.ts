/** A set of positions that are known to lead nowhere: four whole numbers each, kept in full, so that no two are confused. */
export class Seen {
  #keys: Int32Array;
  #mask: number;
  #count = 0;

  constructor(bits = 12) {
    this.#keys = new Int32Array(4 << bits);
    this.#mask = (1 << bits) - 1;
  }

  clear(): void {
    if (this.#count > 0) this.#keys.fill(0);
    this.#count = 0;
  }

  /** The last number is never 0. */
  has(a: number, b: number, c: number, d: number): boolean {
    return this.#keys[this.#find(this.#keys, this.#mask, a, b, c, d) + 3] !== 0;
  }

  add(a: number, b: number, c: number, d: number): void {
    if (this.#count * 2 > this.#mask) this.#grow();
    this.#put(this.#keys, this.#mask, a, b, c, d);
    this.#count++;
  }

  #put(keys: Int32Array, mask: number, a: number, b: number, c: number, d: number): void {
    const at = this.#find(keys, mask, a, b, c, d);
    keys[at] = a;
    keys[at + 1] = b;
    keys[at + 2] = c;
    keys[at + 3] = d;
  }

  /** Where it is, or the free place where it belongs. */
  #find(keys: Int32Array, mask: number, a: number, b: number, c: number, d: number): number {
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15) ^ d, 0x27d4eb2f);
    hash ^= hash >>> 13;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const at = place << 2;
      if (keys[at + 3] === 0) return at;
      if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d) return at;
    }
  }

  #grow(): void {
    const mask = this.#mask * 2 + 1;
    const keys = new Int32Array(this.#keys.length * 2);
    const old = this.#keys;
    for (let at = 0; at < old.length; at += 4)
      if (old[at + 3] !== 0) this.#put(keys, mask, old[at]!, old[at + 1]!, old[at + 2]!, old[at + 3]!);
    this.#keys = keys;
    this.#mask = mask;
  }
}
