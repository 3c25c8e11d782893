/**
 * Who a player is, without an account. A device keeps a token: an id and an epoch, signed with one of the server's keys (`updraft keys` rotates
 * them). A short code, a recovery code or a passkey makes another device the same person; a new epoch signs out all others.
 */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Reading } from '../contract/index.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import type { SigningKey } from './store/store.ts';

export { readName } from './names.ts';

/** 128 random bits, so that it cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Who, the epoch of their tokens, the number of the key; and all of it signed. */
const TOKEN = /^([\w-]{22})\.(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/;
/** As devices keep it that came before there were epochs and several keys. */
const OLD_TOKEN = /^([\w-]{22})\.([\w-]{43})$/;
/** Without 0, 1, I, L, O and U: they are mistaken for each other, or spell words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
export const CODE_MINUTES = 10;
/** Letters of a recovery code: 117 random bits. */
const RECOVERY_LENGTH = 24;
/** The first letters say whose code it is, so that tries at one person's code can be counted. */
const RECOVERY_HEAD = 8;

/** What a token says. */
export interface Shown {
  readonly who: string;
  readonly epoch: number;
  /** The token is as a new one would be: in the newest form, signed with the newest key. */
  readonly isFresh: boolean;
}

export class Identities {
  /** The newest first. */
  #keys: readonly SigningKey[];

  constructor(keys: readonly SigningKey[]) {
    this.#keys = keys;
  }

  /** The keys have changed. */
  use(keys: readonly SigningKey[]): void {
    this.#keys = keys;
  }

  /** What a device keeps: the token is the player. */
  token(who: string, epoch: number): string {
    const { n, key } = this.#newest;
    const said = `${who}.${epoch}.${n}`;
    return `${said}.${sign(key, said).toString('base64url')}`;
  }

  /** What this token says; undefined where it is not ours, or its key is no longer good. */
  read(token: string, now: number): Shown | undefined {
    const [, who, epoch, n, signature] = TOKEN.exec(token) ?? [];
    if (who !== undefined && this.#isSigned(`${who}.${epoch}.${n}`, Number(n), signature!, now))
      return { who, epoch: Number(epoch), isFresh: Number(n) === this.#newest.n };
    const [, oldWho, oldSignature] = OLD_TOKEN.exec(token) ?? [];
    if (oldWho !== undefined && this.#isSigned(oldWho, 0, oldSignature!, now))
      return { who: oldWho, epoch: 0, isFresh: false };
    return undefined;
  }

  /** Names a token a key that we have not heard of? Another process may have made it. */
  isOfUnknownKey(token: string): boolean {
    const n = Number(TOKEN.exec(token)?.[3] ?? 0);
    return n > this.#newest.n;
  }

  #isSigned(said: string, n: number, signature: string, now: number): boolean {
    const found = this.#keys.find((key) => key.n === n);
    if (!found || (found.until !== undefined && found.until <= now)) return false;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(found.key, said));
  }

  get #newest(): SigningKey {
    return this.#keys[0]!;
  }

  /** A code as it is shown, and as it is kept: a reader of the database cannot use it. */
  newCode(): { readonly code: string; readonly hash: string } {
    const letters = newLetters(CODE_LENGTH);
    return { code: `${letters.slice(0, 4)}-${letters.slice(4)}`, hash: this.#hash(letters) };
  }

  /** The hash of a code as a player typed it, in any case and with any spaces or dashes. */
  readCode(typed: string): Reading<string, ServerRefusal> {
    const letters = lettersOf(typed);
    if (!isCode(letters, CODE_LENGTH)) return { refused: { code: 'noCode' } };
    return { value: this.#hash(letters) };
  }

  /** An address as it may be stored: what comes from one place can be counted, and the place is not known. */
  hashOf(address: string): string {
    return this.#sign(`address:${address}`).toString('base64url').slice(0, 16);
  }

  #hash(letters: string): string {
    return this.#sign(`code:${letters}`).toString('base64url');
  }

  #sign(text: string): Buffer {
    return sign(this.#newest.key, text);
  }
}

const sign = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
const isCode = (letters: string, length: number): boolean =>
  letters.length === length && [...letters].every((letter) => LETTERS.includes(letter));
const newLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** The token of a bot: 256 random bits behind a mark by which people, and scanners for secrets, know it. */
export const newBotToken = (): string => `updraft-bot-${randomBytes(32).toString('base64url')}`;
/** As it is kept; undefined where it can be none. */
export const hashBotToken = (token: string): string | undefined =>
  /^updraft-bot-[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('base64url') : undefined;
/** So many random letters need no key beside them: they cannot be tried out. */
const hashRecovery = (letters: string): string =>
  createHash('sha256').update(`recovery:${letters}`).digest('base64url');

/** A code to be written down, and as it is kept. */
export function newRecovery(): { readonly code: string; readonly hash: string } {
  const letters = newLetters(RECOVERY_LENGTH);
  return { code: letters.match(/.{4}/g)!.join('-'), hash: hashRecovery(letters) };
}

/** A recovery code as a player typed it: its hash, and the part by which tries are counted. */
export function readRecovery(
  typed: string,
): Reading<{ readonly hash: string; readonly head: string }, ServerRefusal> {
  const letters = lettersOf(typed);
  if (!isCode(letters, RECOVERY_LENGTH)) return { refused: { code: 'noRecovery' } };
  return { value: { hash: hashRecovery(letters), head: letters.slice(0, RECOVERY_HEAD) } };
}
