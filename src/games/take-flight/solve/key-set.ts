/** A set of numbers of 32 bits, each with its place in the order in which they came. Millions fit. */

const FREE = 0;
const MIX = 0x9e3779b1;

export class KeySet {
  #keys: Uint32Array;
  /** By hash: the place of a key and one, or free. */
  #slots: Int32Array;
  #shift: number;
  #size = 0;

  constructor(expected: number) {
    const bits = Math.max(8, 33 - Math.clz32(expected));
    this.#slots = new Int32Array(1 << bits);
    this.#shift = 32 - bits;
    this.#keys = new Uint32Array(1 << (bits - 1));
  }

  static of(keys: Uint32Array): KeySet {
    const set = new KeySet(keys.length);
    for (let i = 0; i < keys.length; i++) set.add(keys[i]!);
    return set;
  }

  add(key: number): void {
    let slot = this.#slotOf(key);
    if (this.#slots[slot] !== FREE) return;
    if (this.#size === this.#keys.length) {
      this.#grow();
      slot = this.#slotOf(key);
    }
    this.#keys[this.#size++] = key;
    this.#slots[slot] = this.#size;
  }

  /** The place of a key that is there. */
  numberOf(key: number): number {
    return this.#slots[this.#slotOf(key)]! - 1;
  }

  /** In the order in which they came. */
  keys(): Uint32Array {
    return this.#keys.slice(0, this.#size);
  }

  /** Where a key is, or where it would be. */
  #slotOf(key: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(key ^ (key >>> 15), MIX) >>> this.#shift;
    for (;;) {
      const place = this.#slots[slot]!;
      if (place === FREE || this.#keys[place - 1] === key) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const keys = new Uint32Array(this.#keys.length * 2);
    keys.set(this.#keys);
    this.#keys = keys;
    this.#slots = new Int32Array(this.#slots.length * 2);
    this.#shift--;
    for (let i = 0; i < this.#size; i++) this.#slots[this.#slotOf(keys[i]!)] = i + 1;
  }
}
