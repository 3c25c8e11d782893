/** Web Push: a message that only one browser can read (RFC 8291, aes128gcm of RFC 8188), from a server that signs for itself (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Letter } from '../outgoing/outgoing.ts';

/** Where a browser wants to be told, and what a message to it is encrypted with. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public key, and what it shares with us; base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The keys by which push services know this server; base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const HOUR = 3600;
const POINT = 65;
const AUTH = 16;
const RECORD = 4096;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  return { publicKey: text(Buffer.concat([Buffer.of(4), bytes(x!), bytes(y!)])), privateKey: d! };
}

/** Could a message be encrypted for it? */
export function isTarget({ p256dh, auth }: PushTarget): boolean {
  if (bytes(auth).length !== AUTH || bytes(p256dh).length !== POINT) return false;
  try {
    const ours = createECDH(CURVE);
    ours.generateKeys();
    ours.computeSecret(bytes(p256dh));
    return true;
  } catch {
    return false;
  }
}

export function encrypt(message: string, { p256dh, auth }: PushTarget): Buffer {
  const ours = createECDH(CURVE);
  const key = ours.generateKeys();
  const theirs = bytes(p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, key]);
  const secret = derive(ours.computeSecret(theirs), bytes(auth), info, 32);
  const salt = randomBytes(16);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  // One record, and so the last: 2 ends it.
  const sealed = Buffer.concat([cipher.update(message, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.of(key.length), key, sealed, cipher.getAuthTag()]);
}

export interface Sender {
  readonly keys: VapidKeys;
  /** How a push service reaches the server's owner: "mailto:…" or an address of pages. */
  readonly contact: string;
  readonly now: number;
}

export interface Urgency {
  /** Seconds that a push service keeps the message for a browser that is not running. */
  readonly ttl: number;
  /** A newer message on the same topic takes the place of one that waits. */
  readonly topic: string;
}

export function pushLetter(message: string, target: PushTarget, by: Sender, { ttl, topic }: Urgency): Letter {
  return {
    body: encrypt(message, target),
    headers: {
      authorization: `vapid t=${signed(target, by)}, k=${by.keys.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.round(ttl))),
      topic,
      urgency: 'high',
    },
  };
}

function signed({ endpoint }: PushTarget, { keys, contact, now }: Sender): string {
  const part = (value: object): string => text(Buffer.from(JSON.stringify(value)));
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR, sub: contact };
  const head = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = bytes(keys.publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: text(point.subarray(1, 33)),
      y: text(point.subarray(33)),
      d: keys.privateKey,
    },
  });
  return `${head}.${text(sign('sha256', Buffer.from(head), { key, dsaEncoding: 'ieee-p1363' }))}`;
}
