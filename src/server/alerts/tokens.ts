/** Addresses that need no token of a device: signed for one person and one purpose, and short enough for an address. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `confirm` and `stop` are for one mail address, `calendar` for one number that can be changed. */
export type Purpose = 'confirm' | 'stop' | 'calendar';

const WHO = 22;
const SIGNATURE = 18;

export class Tokens {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** `of` is what it was made for: when that changes, the token is worth nothing. */
  sign(purpose: Purpose, who: string, of: string): string {
    return who + this.#signature(purpose, who, of);
  }

  /** The person whom the token names; whether it is good is asked with `fits`. */
  whoIn(token: string): string | undefined {
    return token.length === WHO + SIGNATURE ? token.slice(0, WHO) : undefined;
  }

  fits(token: string, purpose: Purpose, of: string): boolean {
    const who = this.whoIn(token);
    if (who === undefined) return false;
    const [given, good] = [Buffer.from(token), Buffer.from(this.sign(purpose, who, of))];
    // A text of as many letters may have more bytes.
    return given.length === good.length && timingSafeEqual(given, good);
  }

  #signature(purpose: Purpose, who: string, of: string): string {
    const text = `alerts\0${purpose}\0${who}\0${of}`;
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, SIGNATURE);
  }
}
