/**
 * Requests of this server to hosts that strangers name: push services and webhooks. All of them go through here. The address is checked
 * when the connection is made, after the name was resolved, and again for every redirect; time and size are bounded.
 */
import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './addresses.ts';

export interface Letter {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Push services never send a request elsewhere; a webhook may. */
  readonly redirects?: number;
}

/** Why nothing came back: the address is not allowed, no host answered, or it took too long. */
export type Unanswered = 'address' | 'silent' | 'late' | 'circles';

export type Posted =
  | { readonly status: number; readonly text: string; readonly failed?: never }
  | { readonly failed: Unanswered };

export interface Outgoing {
  /** Could something be sent there? What its name leads to is known only then. */
  accepts(url: string): boolean;
  /** Sends a POST. It never rejects. */
  post(url: string, letter: Letter): Promise<Posted>;
}

/** So much of an answer is read: enough for a sentence that says what was wrong. */
const MOST_ANSWER = 2048;
const PATIENCE = 10_000;

class Forbidden extends Error {}

export interface OutgoingOptions {
  /** Tests serve on their own machine. Nothing that can be set from outside a program comes here. */
  readonly alsoAllow?: (address: string) => boolean;
  readonly patience?: number;
}

export function openOutgoing({
  alsoAllow = () => false,
  patience = PATIENCE,
}: OutgoingOptions = {}): Outgoing {
  const allows = (address: string): boolean => isPublic(address) || alsoAllow(address);

  /** Where one of a name's addresses is not allowed the name is not: the next answer could be that one. */
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => allows(address)))
        return done(new Forbidden(name), '', 0);
      if (options.all) return done(null, addresses);
      return done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

  const send = (url: URL, { headers = {}, body }: Letter, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A name that is an address already is never looked up.
      if (isIP(host) !== 0 && !allows(host)) return failed(new Forbidden(host));
      const isPlain = url.protocol === 'http:';
      const ask = isPlain ? requestHttp : requestHttps;
      const length = Buffer.byteLength(body);
      const asked = ask(url, {
        method: 'POST',
        lookup,
        signal,
        // Each on a connection of its own: none is shared with a host whose address has changed since.
        agent: false,
        headers: { ...headers, 'content-length': length },
      });
      asked.once('socket', (socket) =>
        socket.once('connect', () => {
          const to = socket.remoteAddress ?? '';
          // Plain text travels only where a test has opened the way.
          if (!allows(to) || (isPlain && !alsoAllow(to))) socket.destroy(new Forbidden(to));
        }),
      );
      asked.once('response', answered).once('error', failed).end(body);
    });

  return {
    accepts(url) {
      if (!URL.canParse(url)) return false;
      const { protocol, hostname, username, password } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      if (username || password || (isIP(host) !== 0 && !allows(host))) return false;
      return protocol === 'https:' || (protocol === 'http:' && alsoAllow(host));
    },

    async post(url, letter) {
      const signal = AbortSignal.timeout(patience);
      let left = letter.redirects ?? 0;
      try {
        for (let to = new URL(url); ; ) {
          if (to.protocol !== 'https:' && to.protocol !== 'http:') throw new Forbidden(to.protocol);
          if (to.username || to.password) throw new Forbidden('credentials');
          const answer = await send(to, letter, signal);
          const text = await beginningOf(answer);
          const { statusCode: status = 0, headers } = answer;
          if (status < 300 || status > 399 || headers.location === undefined) return { status, text };
          if (left-- <= 0) return { failed: 'circles' };
          to = new URL(headers.location, to);
        }
      } catch (error) {
        if (error instanceof Forbidden) return { failed: 'address' };
        return { failed: signal.aborted ? 'late' : 'silent' };
      }
    },
  };
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= MOST_ANSWER) break;
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, MOST_ANSWER).toString('utf8');
}
