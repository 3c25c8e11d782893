/** Who this device is: a name and a signed token that the server gave it. No account, no password. */
import { signal } from '@preact/signals';
import type { Reading } from '../../contract/index.ts';
import type { CodeGiven, IdentityGiven } from '../../online/api.ts';
import { MOST } from '../../online/table.ts';
import { call } from './api.ts';
import { sayTrouble } from './words/index.ts';

const KEY = 'updraft/identity';

export type { IdentityGiven } from '../../online/api.ts';

/** Undefined until a name was picked. */
export const identity = signal<IdentityGiven | undefined>(stored());
/** Can this browser keep it? If not, it is good for this page only, and pages say so. */
export const identityKept = signal(true);
/** Something that the person should know: this device is a new person now. Pages show it once. */
export const identityNews = signal('');

function stored(): IdentityGiven | undefined {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function read(text: string | null): IdentityGiven | undefined {
  if (!text) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    return isIdentity(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

function isIdentity(given: unknown): given is IdentityGiven {
  if (typeof given !== 'object' || given === null) return false;
  const { who, name, token } = given as Record<string, unknown>;
  return [who, name, token].every((text) => typeof text === 'string' && text !== '');
}

function keep(given: IdentityGiven): Reading<IdentityGiven, string> {
  identity.value = given;
  try {
    localStorage.setItem(KEY, JSON.stringify(given));
    identityKept.value = true;
  } catch {
    identityKept.value = false;
  }
  return { value: given };
}

/** A name as it may stand at a table; or why it may not. */
async function readName(text: string): Promise<Reading<string, string>> {
  const say = await sayTrouble();
  const name = text.trim().replace(/\s+/g, ' ');
  if (!name) return { refused: say.noName };
  if (name.length > MOST.name) return { refused: say.longName(MOST.name) };
  return { value: name };
}

async function create(text: string): Promise<Reading<IdentityGiven, string>> {
  const name = await readName(text);
  if ('refused' in name) return name;
  const given = await call('POST /api/identity', { name: name.value });
  return 'refused' in given ? given : keep(given.value);
}

/** The server does not know us any more: a new person of the same name. Answers why not, if not. */
export async function renewIdentity(): Promise<string | undefined> {
  const old = identity.peek();
  const say = await sayTrouble();
  if (!old) return say.noIdentity;
  const given = await create(old.name);
  if ('refused' in given) return given.refused;
  identityNews.value = say.renewed(given.value.name);
  return undefined;
}

export async function rename(text: string): Promise<Reading<IdentityGiven, string>> {
  const name = await readName(text);
  if ('refused' in name) return name;
  const now = identity.peek();
  if (!now) return create(name.value);
  const given = await call('PATCH /api/me', { name: name.value });
  if ('refused' in given) return given;
  return keep({ ...(identity.peek() ?? now), ...given.value });
}

/** A code that makes another device the same person. */
export function makeCode(): Promise<Reading<CodeGiven, string>> {
  return call('POST /api/identity/code');
}

/** This device becomes the person who made the code. */
export async function claim(code: string): Promise<Reading<IdentityGiven, string>> {
  const plain = code.trim();
  if (!plain) return { refused: (await sayTrouble()).noCode };
  const given = await call('POST /api/identity/claim', { code: plain });
  return 'refused' in given ? given : keep(given.value);
}

/** Forgets the identity on this device. Other devices of the same player keep it. */
export function forgetIdentity(): void {
  identity.value = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}

/** What this device adds to the draws of a match, so that no single party decides them. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Another tab may have picked a name, or changed the identity. */
export function followIdentity(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) identity.value = read(newValue);
  });
}
