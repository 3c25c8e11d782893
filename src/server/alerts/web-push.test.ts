import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { decrypt } from 'http_ece';
import { expect, test } from 'vitest';
import { encrypt, isTarget, newVapidKeys, type PushTarget, pushLetter } from './web-push.ts';

function browser(): { readonly target: PushTarget; read(body: Buffer): string } {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    target: { endpoint: 'https://push.example/send/1', p256dh, auth },
    read: (body) =>
      decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString('utf8'),
  };
}

test('a browser reads what was encrypted for it, and no other browser does', () => {
  const [one, other] = [browser(), browser()];
  for (const text of ['{"table":"a"}', '', 'ä'.repeat(1500)]) {
    const body = encrypt(text, one.target);
    expect(one.read(body)).toBe(text);
    expect(() => other.read(body)).toThrow();
  }
});

test('a letter is signed by the server for the push service that it goes to', () => {
  const keys = newVapidKeys();
  const { target } = browser();
  const by = { keys, contact: 'mailto:owner@updraft.example', now: 1_000_000 };
  const { headers } = pushLetter('x', target, by, { ttl: 60.4, topic: 'abc' });
  expect(headers).toMatchObject({ ttl: '60', topic: 'abc', 'content-encoding': 'aes128gcm' });
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers!.authorization!) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 3600,
    sub: by.contact,
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, how, Buffer.from(signature!, 'base64url'))).toBe(true);
  expect(verify('sha256', Buffer.from(`${head}.x`), how, Buffer.from(signature!, 'base64url'))).toBe(false);
});

test('keys that no message can be encrypted for are told apart', () => {
  const { target } = browser();
  expect(isTarget(target)).toBe(true);
  const point = Buffer.alloc(65, 4).toString('base64url');
  for (const wrong of [{ p256dh: point }, { p256dh: 'AAAA' }, { auth: 'AAAA' }, { auth: '' }])
    expect(isTarget({ ...target, ...wrong })).toBe(false);
});
