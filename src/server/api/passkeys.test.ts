import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../match/timer.ts';
import type { IdentityGiven } from '../../online/api.ts';
import { Challenges } from '../people/challenges.ts';
import { partyOf } from '../people/party.ts';
import { TestAuthenticator } from '../testing/authenticator.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let ann: IdentityGiven;
beforeEach(async () => {
  server = await openServer({ games: [] });
  ann = await server.newPerson('Ann');
});
afterEach(() => server.close());

/** As a page at this origin asks. */
const origin = () => server.url.replace('127.0.0.1', 'localhost');
const ask = (path: string, body?: unknown, person?: { token: string }, from = origin()) =>
  server.ask('POST', path, body, person?.token, { origin: from, host: new URL(origin()).host });
const code = ({ body }: { body: Record<string, unknown> }) =>
  (body.refusal as { code: string } | undefined)?.code;

type Challenge = Parameters<TestAuthenticator['make']>[0];
const toAdd = async () => (await ask('/api/me/passkeys/challenge', undefined, ann)).body.options as Challenge;
const toSignIn = async () => (await ask('/api/identity/passkey/challenge')).body.options as Challenge;
const add = (response: unknown, person = ann) => ask('/api/me/passkeys', { name: 'Phone', response }, person);
const signIn = (response: unknown) => ask('/api/identity/passkey', { response });

describe('a passkey', () => {
  test('is added, listed, named, used on a new device and removed', async () => {
    const key = new TestAuthenticator();
    const { body } = await add(key.make(await toAdd(), origin()));
    const id = key.id.toString('base64url');
    expect(body.passkeys).toMatchObject([{ id, name: 'Phone', rp: 'localhost' }]);
    expect((await signIn(key.show(await toSignIn(), origin()))).body).toEqual(ann);
    const named = await server.ask('PATCH', '/api/me/passkeys', { id, name: 'Pocket' }, ann.token);
    expect(named.body.passkeys).toMatchObject([{ name: 'Pocket' }]);
    const bob = await server.newPerson('Bob');
    expect(code(await ask('/api/me/passkeys/remove', { id }, bob))).toBe('unknownPasskey');
    expect((await ask('/api/me/passkeys/remove', { id }, ann)).body).toEqual({ passkeys: [] });
    expect(code(await signIn(key.show(await toSignIn(), origin())))).toBe('unknownPasskey');
  });

  test('answers each challenge once, and only its own', async () => {
    const [key, other] = [new TestAuthenticator(), new TestAuthenticator()];
    const [first, second] = [await toAdd(), await toAdd()];
    expect(code(await add(key.make(first, origin())))).toBe('oldChallenge');
    const made = key.make(second, origin());
    expect((await add(made)).status).toBe(200);
    expect(code(await add(made))).toBe('oldChallenge');
    const shown = key.show(await toSignIn(), origin());
    expect((await signIn(shown)).status).toBe(200);
    expect(code(await signIn(shown))).toBe('oldChallenge');
    // A challenge to sign in adds no passkey, and another person's is not ours.
    expect(code(await add(other.make({ ...(await toSignIn()), rp: { id: 'localhost' } }, origin())))).toBe(
      'oldChallenge',
    );
    const bob = await server.newPerson('Bob');
    expect(code(await add(other.make(await toAdd(), origin()), bob))).toBe('oldChallenge');
    expect(code(await add({ id: 'x', response: { clientDataJSON: 'nothing' } }))).toBe('oldChallenge');
  });

  test('of another page, with a forged signature, or with certificates is refused', async () => {
    const key = new TestAuthenticator();
    expect(code(await add(key.make(await toAdd(), 'https://evil.example')))).toBe('badPasskey');
    const certified: [string, Map<string, unknown>] = ['packed', new Map([['x5c', new Uint8Array(3)]])];
    expect(code(await add(key.make(await toAdd(), origin(), certified)))).toBe('badPasskey');
    await add(key.make(await toAdd(), origin()));
    const shown = key.show(await toSignIn(), origin());
    const forged = { ...shown.response, signature: Buffer.alloc(70, 1).toString('base64url') };
    expect(code(await signIn({ ...shown, response: forged }))).toBe('badPasskey');
    expect(code(await signIn(key.show(await toSignIn(), 'https://evil.example')))).toBe('badPasskey');
  });

  test('is one of few, and so are challenges', async () => {
    await server.close();
    server = await openServer({ games: [], limits: { passkeysOfPerson: 1, challengesOfAddress: 2 } });
    ann = await server.newPerson('Ann');
    const key = new TestAuthenticator();
    await add(key.make(await toAdd(), origin()));
    expect((await ask('/api/me/passkeys/challenge', undefined, ann)).body.refusal).toEqual({
      code: 'manyPasskeys',
      most: 1,
    });
    await toSignIn();
    await toSignIn();
    expect(code(await ask('/api/identity/passkey/challenge'))).toBe('manyChallenges');
  });
});

test('a challenge is forgotten after five minutes', () => {
  let now = 0;
  const challenges = new Challenges(
    { ...systemClock, now: () => now },
    { challenges: 1, challengesOfAddress: 9 },
  );
  challenges.put('a', { who: undefined, origin: 'o', rp: 'r', address: 'x' });
  expect(challenges.whyNot('y')).toEqual({ code: 'manyChallenges' });
  now = 5 * 60_000;
  expect(challenges.whyNot('y')).toBeUndefined();
  expect([challenges.size, challenges.take('a')]).toEqual([0, undefined]);
});

test.each([
  ['https://play.example', 'play.example', { rp: 'play.example', origin: 'https://play.example' }],
  [
    'https://play.example:8443',
    'Play.example:8443',
    { rp: 'play.example', origin: 'https://play.example:8443' },
  ],
  ['http://localhost:3000', 'localhost:3000', { rp: 'localhost', origin: 'http://localhost:3000' }],
  ['http://play.example', 'play.example', undefined],
  ['https://192.0.2.7', '192.0.2.7', undefined],
  ['https://[2001:db8::1]', '[2001:db8::1]', undefined],
  ['https://evil.example', 'play.example', undefined],
  ['null', 'play.example', undefined],
  [undefined, 'play.example', undefined],
])('the page %s at host %s', (from, host, party) => {
  expect(partyOf({ ...(from === undefined ? {} : { origin: from }), host })).toEqual(party);
});
