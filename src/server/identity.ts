/** Who a player is, without an account: a device keeps a signed identity, and a short code moves it to another device. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Reading } from '../contract/index.ts';
import type { ServerRefusal } from '../online/refusals.ts';

export { readName } from './names.ts';

/** 128 random bits, so that it cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;
/** Without 0, 1, I, L, O and U: they are mistaken for each other, or spell words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
export const CODE_MINUTES = 10;

export class Identities {
  readonly #key: Uint8Array;

  constructor(signingKey: Uint8Array) {
    this.#key = signingKey;
  }

  /** What a device keeps: the token is the player. */
  token(who: string): string {
    return `${who}.${this.#sign(who).toString('base64url')}`;
  }

  /** Who shows this token; undefined where it is not ours. */
  whoOf(token: string): string | undefined {
    const [, who, signature] = TOKEN.exec(token) ?? [];
    if (who === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.#sign(who)) ? who : undefined;
  }

  /** A code as it is shown, and as it is kept: a reader of the database cannot use it. */
  newCode(): { readonly code: string; readonly hash: string } {
    const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return { code: `${letters.slice(0, 4)}-${letters.slice(4)}`, hash: this.#hash(letters) };
  }

  /** The hash of a code as a player typed it, in any case and with any spaces or dashes. */
  readCode(typed: string): Reading<string, ServerRefusal> {
    const letters = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
    const fits = letters.length === CODE_LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
    return fits ? { value: this.#hash(letters) } : { refused: { code: 'noCode' } };
  }

  /** An address as it may be stored: what comes from one place can be counted, and the place is not known. */
  hashOf(address: string): string {
    return this.#sign(`address:${address}`).toString('base64url').slice(0, 16);
  }

  #hash(letters: string): string {
    return this.#sign(`code:${letters}`).toString('base64url');
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
