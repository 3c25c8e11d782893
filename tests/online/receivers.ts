/** On the test's own machine: a push service with the browsers behind it, and a place that webhooks post to. */
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { openOutgoing } from '../../src/server/outgoing/outgoing.ts';

/** The guard as it is, and this machine's own address. */
export const outgoingHere = () => openOutgoing({ alsoAllow: (address) => address === '127.0.0.1' });

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export class Receiver {
  readonly heard: Received[] = [];
  /** What it answers, by path; 201 where it is left out. */
  readonly answers = new Map<string, number>();
  readonly #server: Server;
  readonly #browsers = new Map<string, { readonly keys: ECDH; readonly auth: string }>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        this.heard.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.answers.get(path) ?? 201).end();
      });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((ready) => receiver.#server.listen(0, '127.0.0.1', ready));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser that agrees to be told: what its PushManager gives. */
  browser(path: string) {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys().toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    this.#browsers.set(path, { keys, auth });
    const about = { label: 'A browser', zone: 'Europe/Berlin', language: 'en' };
    return { endpoint: this.url + path, p256dh, auth, ...about };
  }

  /** What the browsers read, in the order in which it came; then it is forgotten. */
  read(): {
    readonly path: string;
    readonly title: string;
    readonly body: string;
    readonly table?: string;
  }[] {
    return this.heard.splice(0).map(({ path, body }) => {
      const { keys, auth } = this.#browsers.get(path)!;
      const text = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString(
        'utf8',
      );
      return { path, ...JSON.parse(text) };
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
