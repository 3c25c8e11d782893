/** Who this device is: a name and a signed token that the server gave it. No account, no password. */
import { signal } from '@preact/signals';
import type { Reading, Refusal } from '../../contract/index.ts';
import type { CodeGiven, IdentityGiven } from '../../online/api.ts';
import type { ToClient } from '../../online/protocol.ts';
import { MOST } from '../../online/table.ts';
import { ask, call } from './api.ts';
import { asideFor, forgetAside, isKept, type Kept, putAside, takeBack } from './former.ts';
import { sayTrouble } from './words/index.ts';

const KEY = 'updraft/identity';

export type { Kept } from './former.ts';

/** Undefined until a name was picked. */
export const identity = signal<Kept | undefined>(stored());
/** Can this browser keep it? If not, it is good for this page only, and pages say so. */
export const identityKept = signal(true);
/** Something that the person should know: this device is a new person now. Pages show it once. */
export const identityNews = signal('');

function stored(): Kept | undefined {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function read(text: string | null): Kept | undefined {
  if (!text) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    return isKept(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

function keep<T extends Kept>(given: T): Reading<T, string> {
  identity.value = given;
  try {
    localStorage.setItem(KEY, JSON.stringify(given));
    identityKept.value = true;
  } catch {
    identityKept.value = false;
  }
  return { value: given };
}

/** This device becomes another person: who it was is put aside, not lost. */
function become(given: IdentityGiven): Reading<IdentityGiven, string> {
  const old = identity.peek();
  if (old && old.who !== given.who) putAside(old);
  return keep(given);
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

/** Several requests are refused at once: the first finds a way, the others wait for it. */
let renewing: Promise<string | undefined> | undefined;

/**
 * The server refuses our token. Where it is another server than ours, or does not know us any more, we are who we were there before,
 * or a new person of the same name; our token is put aside. Answers why not, if not.
 */
export function renewIdentity(why?: Refusal, token?: string): Promise<string | undefined> {
  renewing ??= renew(why, token).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(why: Refusal | undefined, token: string | undefined): Promise<string | undefined> {
  // This very page may be the one that has signed out the others: its new token is on the way.
  await signingOut;
  const old = identity.peek();
  const say = await sayTrouble();
  if (!old) return say.noIdentity;
  // We have another token by now.
  if (token !== undefined && old.token !== token) return undefined;
  if (why?.code === 'signedOut') {
    forgetIdentity();
    identityNews.value = say.signedOut(old.name);
    return say.signedOut(old.name);
  }
  const server = why && 'server' in why && typeof why.server === 'string' ? why.server : undefined;
  putAside(old);
  for (const kept of asideFor(server)) {
    if (kept.token === old.token) continue;
    const found = await ask('GET /api/me', undefined, kept.token);
    if ('value' in found.reading) {
      const { who, name, server: its, token = kept.token } = found.reading.value;
      takeBack(kept);
      keep({ who, name, token, server: its });
      identityNews.value = say.known(name);
      return undefined;
    }
    // Only a server that refuses it does not know it.
    if (found.status !== 401) return found.reading.refused;
    if (found.code === 'signedOut') takeBack(kept);
  }
  const given = await ask('POST /api/identity', { name: old.name }, undefined);
  if ('refused' in given.reading) return given.reading.refused;
  keep(given.reading.value);
  identityNews.value = say.renewed(given.reading.value.name);
  return undefined;
}

/** What a welcome tells of this device's identity: whose token it is, and a newer one. */
export function noteWelcome({ who, name, server, token }: Extract<ToClient, { type: 'welcome' }>): void {
  const now = identity.peek();
  if (!now || now.who !== who) return;
  const next = { who, name, server, token: token ?? now.token };
  if (next.token !== now.token || next.server !== now.server || next.name !== now.name) keep(next);
}

let signingOut: Promise<unknown> = Promise.resolve();

/** Tokens of all other devices are good for nothing any more; this one gets a new one. */
export async function signOutOthers(): Promise<Reading<IdentityGiven, string>> {
  const asked = call('POST /api/me/sign-out-others');
  signingOut = asked;
  const given = await asked;
  return 'refused' in given ? given : keep(given.value);
}

/** This device becomes the person who wrote the code down. */
export async function recover(code: string, alone: boolean): Promise<Reading<IdentityGiven, string>> {
  const given = await call('POST /api/identity/recover', { code, signOutOthers: alone });
  return 'refused' in given ? given : become(given.value);
}

/** This device becomes the person whose passkey was shown. */
export async function enterWith(response: Record<string, unknown>): Promise<Reading<IdentityGiven, string>> {
  const given = await call('POST /api/identity/passkey', { response });
  return 'refused' in given ? given : become(given.value);
}

/** The server forgets this person, and so does this device. */
export async function deleteMe(): Promise<Reading<number, string>> {
  const given = await call('DELETE /api/me');
  if ('refused' in given) return given;
  forgetIdentity();
  return { value: given.value.matches };
}

export async function rename(text: string): Promise<Reading<Kept, string>> {
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
  return 'refused' in given ? given : become(given.value);
}

/** Forgets the identity on this device. Other devices of the same player keep it. */
function forgetIdentity(): void {
  identity.value = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}

/** Forgets also who this device was before, and at other servers. */
export function forgetDevice(): void {
  forgetIdentity();
  forgetAside();
}

/** Another tab may have picked a name, or changed the identity. */
export function followIdentity(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) identity.value = read(newValue);
  });
}
