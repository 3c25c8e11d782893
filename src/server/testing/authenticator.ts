/** For tests: an authenticator without a browser. It makes passkeys and signs challenges as the standard says. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Enough of CBOR: maps of small numbers or texts to numbers, bytes, texts and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('no such CBOR');
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map(cbor))]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: Map<number, unknown>;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    this.#key = privateKey;
    this.#public = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  /** What a browser answers to `navigator.credentials.create`. */
  make(
    { challenge, rp }: Asked,
    origin: string,
    attestation: [string, Map<string, unknown>] = ['none', new Map()],
  ) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(this.#public)]);
    const authData = Buffer.concat([this.#data(rp!.id, WITH_KEY), key]);
    const object = new Map<string, unknown>([
      ['fmt', attestation[0]],
      ['attStmt', attestation[1]],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: base64(said('webauthn.create', challenge, origin)),
      attestationObject: base64(cbor(object)),
      transports: ['internal'],
    });
  }

  /** What a browser answers to `navigator.credentials.get`. */
  show({ challenge, rpId }: Asked, origin: string) {
    const client = said('webauthn.get', challenge, origin);
    const authenticatorData = this.#data(rpId!, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.#key);
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(authenticatorData),
      signature: base64(signature),
    });
  }

  #data(rp: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(rp), Buffer.from([PRESENT | VERIFIED | flags]), counter]);
  }

  #answer(response: object) {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const said = (type: string, challenge: string, origin: string): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });
