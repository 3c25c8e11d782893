/**
 * Who this device is at servers other than the one that answers now, and who it was where it was not known any more. A token is
 * never thrown away because a server refuses it: its own server may come back.
 */
import type { IdentityGiven } from '../../online/api.ts';

const KEY = 'updraft/identities';
const MOST = 20;

/** Devices that came before servers had ids do not know whose their token is. */
export type Kept = Omit<IdentityGiven, 'server'> & { readonly server?: string };

export function isKept(given: unknown): given is Kept {
  if (typeof given !== 'object' || given === null) return false;
  const { who, name, token, server } = given as Record<string, unknown>;
  const isWhole = [who, name, token].every((text) => typeof text === 'string' && text !== '');
  return isWhole && (server === undefined || typeof server === 'string');
}

function all(): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(list: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // What cannot be kept is good for this page only, and pages say so.
  }
}

/** Puts an identity aside, the newest first. */
export function putAside(kept: Kept): void {
  write([kept, ...all().filter(({ token }) => token !== kept.token)]);
}

/** Those that this server may know. */
export const asideFor = (server: string | undefined): readonly Kept[] =>
  all().filter((kept) => kept.server === undefined || server === undefined || kept.server === server);

/** This device forgets all of them. */
export function forgetAside(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}

/** The former identity is in use again, or good for nothing any more. */
export function takeBack({ token }: Pick<Kept, 'token'>): void {
  write(all().filter((kept) => kept.token !== token));
}
