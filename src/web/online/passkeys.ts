/** Passkeys of this browser. The library is loaded when the first is asked for. */
import type { Reading } from '../../contract/index.ts';
import type { PasskeyListed } from '../../online/api.ts';
import { call } from './api.ts';
import { enterWith, type Kept } from './identity.ts';

/** Why there are no passkeys here; undefined where there are. */
export function whyNoPasskeys(): 'old' | 'insecure' | 'numbers' | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|:/.test(location.hostname)) return 'numbers';
  return typeof PublicKeyCredential === 'function' ? undefined : 'old';
}

const library = () => import('@simplewebauthn/browser');
type Browser = Awaited<ReturnType<typeof library>>;
type ToMake = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type ToShow = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

/** `failed` is what to say where the browser gives none: it says why itself. */
export async function addPasskey(
  name: string,
  failed: string,
): Promise<Reading<readonly PasskeyListed[], string>> {
  const asked = await call('POST /api/me/passkeys/challenge');
  if ('refused' in asked) return asked;
  const { startRegistration } = await library();
  const optionsJSON = asked.value.options as unknown as ToMake;
  const made = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!made) return { refused: failed };
  const answer = await call('POST /api/me/passkeys', { name, response: { ...made } });
  return 'refused' in answer ? answer : { value: answer.value.passkeys };
}

export async function signInWithPasskey(failed: string): Promise<Reading<Kept, string>> {
  const asked = await call('POST /api/identity/passkey/challenge');
  if ('refused' in asked) return asked;
  const { startAuthentication } = await library();
  const optionsJSON = asked.value.options as unknown as ToShow;
  const shown = await startAuthentication({ optionsJSON }).catch(() => undefined);
  return shown ? enterWith({ ...shown }) : { refused: failed };
}
