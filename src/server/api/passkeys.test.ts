import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../match/timer.ts';
import type { IdentityGiven } from '../../online/api.ts';
import { Challenges } from '../people/challenges.ts';
import { partyOf } from '../people/party.ts';
import { MemoryStore } from '../store/laws/memory.ts';
import { Memory } from '../store/laws/memory-people.ts';
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

  test('has a name that can be read', async () => {
    const response = new TestAuthenticator().make(await toAdd(), origin());
    const { status, body } = await ask('/api/me/passkeys', { name: '\u200b', response }, ann);
    expect([status, body.refusal]).toEqual([400, { code: 'unseemlyName' }]);
  });

  test('opens nothing when its owner was forgotten meanwhile', async () => {
    const key = new TestAuthenticator();
    await add(key.make(await toAdd(), origin()));
    const shown = key.show(await toSignIn(), origin());
    vi.spyOn(server.store, 'identity').mockResolvedValueOnce(undefined);
    const { status, body } = await signIn(shown);
    expect([status, body.refusal]).toEqual([404, { code: 'unknownPasskey' }]);
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

test('challenges of one network leave room for others', async () => {
  const keeping = { store: new MemoryStore(new Memory()), clock: systemClock };
  const challenges = new Challenges(keeping, { challenges: 40, challengesOfAddress: 2 });
  const given = (address: string): number => {
    let n = 0;
    for (; !challenges.whyNot(address); n++)
      void challenges.put(`${address} ${n}`, { who: undefined, origin: 'o', rp: 'r', address });
    return n;
  };
  // A home has 256 addresses of this kind: each has its own 2, and together they have 8.
  const home = Array.from({ length: 40 }, (_, n) => given(`2001:db8:1:${n.toString(16)}::`));
  expect(home.slice(0, 5)).toEqual([2, 2, 2, 2, 0]);
  expect(home.reduce((sum, n) => sum + n)).toBe(8);
  // All of a network of 48 bits have a quarter of what the server has.
  expect([given('2001:db8:1:100::'), given('2001:db8:1:200::'), given('192.0.2.1')]).toEqual([2, 0, 2]);
  await challenges.take('2001:db8:1:0:: 0');
  expect(given('2001:db8:1:0::')).toBe(1);
});

test('a challenge is forgotten after five minutes, and is good at any node', async () => {
  let now = 0;
  const memory = new Memory();
  const nodes = [0, 1].map(
    () =>
      new Challenges(
        { store: new MemoryStore(memory), clock: { now: () => now } },
        { challenges: 1, challengesOfAddress: 9 },
      ),
  );
  const [challenges, other] = nodes as [Challenges, Challenges];
  await challenges.put('b', { who: undefined, origin: 'o', rp: 'r', address: 'x' });
  expect(await other.take('b')).toEqual({ origin: 'o', rp: 'r', address: 'x' });
  expect(await challenges.take('b')).toBeUndefined();
  await challenges.put('a', { who: undefined, origin: 'o', rp: 'r', address: 'x' });
  expect(challenges.whyNot('y')).toEqual({ code: 'manyChallenges' });
  now = 5 * 60_000;
  expect(challenges.whyNot('y')).toBeUndefined();
  expect(await challenges.take('a')).toBeUndefined();
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
