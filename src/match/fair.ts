/**
 * Draws that no player and no server can steer, and that every reader can check. Before the first move a match publishes a hash of its
 * secret (the commitment). The draw of log entry n comes from HMAC-SHA-256. At the end the secret is shown, and every draw can be made
 * again. How players bind the secret is the scheme of the match:
 *
 * 1: HMAC keyed with the secret, over the seats' salts and n. A host that knows the salts before the secret is fixed can choose the
 *    draws, so it binds only where one host deals for itself: in a browser, in a terminal.
 * 2: each player shows the hash of a salt (the seal) before the start, and the salt after it. The key of all draws, that of the
 *    order at the table too, is made of the secret, the table's id and all salts. Secret and seals are fixed before a salt is
 *    shown: one salt that is honest makes every draw a matter of chance.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from '../contract/index.ts';
import { unbiased } from '../toolkit/rng.ts';

const SECRET_BYTES = 32;

export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Files and messages may hold anything. */
export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** As long as a secret: a salt that could be guessed would bind no server. */
export const newSalt = newSecret;

/** There is one way to write the bytes of a salt: if two texts had the same seal, a player could choose between them after the start. */
export const isSalt = isSecret;

/** What a player shows of a salt before the start: the hash of its bytes. */
export function sealOf(salt: string): string {
  if (!isSalt(salt)) throw new Error('a salt is 64 hexadecimal digits');
  return bytesToHex(sha256(hexToBytes(salt)));
}

export const fitsSeal = (salt: string, seal: string | undefined): boolean =>
  isSalt(salt) && sealOf(salt) === seal;

/** The random numbers of each draw of a match: of a log entry by its number, or of the order at the table. */
export type Draws = (of: number | 'seats') => Rng;

/** Draws of scheme 2. Salts stand by place, as players sat before the order was drawn; null where there is none. */
export function sealedDraws(secret: string, id: string, salts: readonly (string | null)[]): Draws {
  const key = hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(['updraft', '2', id, salts])));
  return (of) => new KeyedRng(key, JSON.stringify(of));
}

/**
 * The random numbers of one draw of scheme 1: `n` is the number of its log entry, `seats` for the order at the table, or `pause` with a
 * number for how long a forced move takes.
 */
export function drawStream(
  secret: string,
  salts: readonly string[],
  n: number | 'seats' | `pause ${number}`,
): Rng {
  return new KeyedRng(hexToBytes(secret), JSON.stringify([salts, n]));
}

/** 32 bits at a time, big-endian, from HMAC(secret, `<label>/<block>`), block 0, 1, 2, … */
class KeyedRng implements Rng {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block = 0;
  #words: DataView | undefined;
  #at = 0;

  constructor(key: Uint8Array, label: string) {
    this.#key = key;
    this.#label = label;
  }

  bits(): number {
    if (!this.#words || this.#at === this.#words.byteLength) {
      const bytes = hmac(sha256, this.#key, utf8ToBytes(`${this.#label}/${this.#block++}`));
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at);
    this.#at += 4;
    return word;
  }

  below(n: number): number {
    return unbiased(this, n);
  }
}
