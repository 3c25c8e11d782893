/** Passkeys: what a browser is asked for, and what its answer proves. The library is loaded when the first is asked for. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Reading } from '../../contract/index.ts';
import type { Clock } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Limits } from '../limits.ts';
import { Conflict, type Passkey, type Person, type Store } from '../store/store.ts';
import { type Challenge, Challenges } from './challenges.ts';
import type { Party } from './party.ts';

type Options = Readonly<Record<string, unknown>>;

export interface PasskeysOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
}

/** What the browser's window says whose passkey it is. */
const PRODUCT = 'Updraft';
const library = () => import('@simplewebauthn/server');
const bad = { refused: { code: 'badPasskey' } } as const;

export class Passkeys {
  readonly #options: PasskeysOptions;
  readonly #challenges: Challenges;

  constructor(options: PasskeysOptions) {
    this.#options = options;
    this.#challenges = new Challenges(options, options.limits);
  }

  /** What a browser needs to make a passkey for this person. */
  async toAdd(
    { who, name }: Person,
    party: Party,
    address: string,
  ): Promise<Reading<Options, ServerRefusal>> {
    const { store, limits } = this.#options;
    const known = await store.passkeysOf(who);
    const most = limits.passkeysOfPerson;
    if (known.length >= most) return { refused: { code: 'manyPasskeys', most } };
    const refused = this.#challenges.whyNot(address);
    if (refused) return { refused };
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: PRODUCT,
      rpID: party.rp,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(who),
      attestationType: 'none',
      excludeCredentials: known.filter(({ rp }) => rp === party.rp).map(({ id }) => ({ id })),
      // Without a name typed first the key itself has to know whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#challenges.put(options.challenge, { ...party, who, address });
    return { value: { ...options } };
  }

  async add(who: string, name: string, response: unknown): Promise<ServerRefusal | undefined> {
    const { store, clock, limits } = this.#options;
    const given = response as RegistrationResponseJSON;
    const open = await this.#take(given, who);
    if (!open) return { code: 'oldChallenge' };
    const { verifyRegistrationResponse } = await library();
    if (!(await isPlain(given))) return bad.refused;
    const found = await verifyRegistrationResponse({ response: given, ...expected(given, open) }).catch(
      () => undefined,
    );
    if (!found?.verified) return bad.refused;
    if ((await store.passkeysOf(who)).length >= limits.passkeysOfPerson)
      return { code: 'manyPasskeys', most: limits.passkeysOfPerson };
    const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    const facts = { id, who, name, rp: open.rp, publicKey: key, counter, at: clock.now() };
    try {
      await store.addPasskey({
        ...facts,
        transports: transports.filter((one) => typeof one === 'string').slice(0, 8),
      });
    } catch (error) {
      if (error instanceof Conflict) return bad.refused;
      throw error;
    }
    return undefined;
  }

  /** What a browser needs to show a passkey of this server. */
  async toSignIn(party: Party, address: string): Promise<Reading<Options, ServerRefusal>> {
    const refused = this.#challenges.whyNot(address);
    if (refused) return { refused };
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: party.rp, userVerification: 'preferred' });
    await this.#challenges.put(options.challenge, { ...party, who: undefined, address });
    return { value: { ...options } };
  }

  /** Who shows a passkey. */
  async signIn(response: unknown): Promise<Reading<string, ServerRefusal>> {
    const { store, clock } = this.#options;
    const given = response as AuthenticationResponseJSON;
    const open = await this.#take(given, undefined);
    if (!open) return { refused: { code: 'oldChallenge' } };
    const passkey = typeof given.id === 'string' ? await store.passkey(given.id) : undefined;
    if (!passkey || passkey.rp !== open.rp) return { refused: { code: 'unknownPasskey' } };
    const { verifyAuthenticationResponse } = await library();
    const found = await verifyAuthenticationResponse({
      response: given,
      ...expected(given, open),
      credential: credentialOf(passkey),
    }).catch(() => undefined);
    if (!found?.verified) return bad;
    await store.usePasskey(passkey.id, found.authenticationInfo.newCounter, clock.now());
    return { value: passkey.who };
  }

  /** Finds the challenge that an answer was given to, and takes it away. */
  async #take(
    response: { readonly response?: { readonly clientDataJSON?: unknown } },
    who: string | undefined,
  ): Promise<Challenge | undefined> {
    const open = await this.#challenges.take(challengeIn(response));
    return open && open.who === who ? open : undefined;
  }
}

/** What was signed names its challenge; whether it was signed is checked afterwards. */
function challengeIn(given: { readonly response?: { readonly clientDataJSON?: unknown } }): string {
  try {
    const text = Buffer.from(String(given.response?.clientDataJSON), 'base64url').toString();
    return String((JSON.parse(text) as { challenge?: unknown }).challenge);
  } catch {
    return '';
  }
}

const expected = (given: Parameters<typeof challengeIn>[0], { origin, rp }: Challenge) => ({
  expectedChallenge: challengeIn(given),
  expectedOrigin: origin,
  expectedRPID: rp,
  requireUserVerification: false,
});

/** We asked for no certificates. To check one, the library would fetch addresses that it names. */
async function isPlain({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

const credentialOf = ({ id, publicKey, counter, transports }: Passkey) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
  transports: [...transports],
});
