/** Who may open a socket at all: before it is one, refusals are plain HTTP. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { SOCKET_PATH } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { bodyOf } from '../refusals.ts';

export interface TurnedAway {
  readonly status: 403 | 404 | 429 | 503;
  readonly refusal: ServerRefusal;
}

const isForSockets = (request: IncomingMessage): boolean =>
  (request.url ?? '').split('?', 1)[0] === SOCKET_PATH;

/** A page elsewhere could use its visitor's browser; a program that is no browser says no origin. */
function isFromElsewhere({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host?.toLowerCase();
  } catch {
    return true;
  }
}

/** The address that limits count by: a network of 64 bits is one household. Behind a proxy, the one that it names last. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const named = String(told ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return householdOf(named || (request.socket.remoteAddress ?? ''));
}

/** The key that an address counts by. */
export function householdOf(address: string): string {
  try {
    return normalizeIP(address);
  } catch {
    return address;
  }
}

/** Counts the sockets of every address, and says who may not have one more. */
export class Threshold {
  readonly #most: number;
  readonly #sockets = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  whyNot(request: IncomingMessage, address: string): TurnedAway | undefined {
    if (!isForSockets(request)) return { status: 404, refusal: { code: 'noSocketHere' } };
    if (isFromElsewhere(request)) return { status: 403, refusal: { code: 'otherOrigin' } };
    if (this.#of(address) >= this.#most) return { status: 429, refusal: { code: 'manySockets' } };
    return undefined;
  }

  came(address: string): void {
    this.#sockets.set(address, this.#of(address) + 1);
  }

  left(address: string): void {
    if (this.#of(address) > 1) this.#sockets.set(address, this.#of(address) - 1);
    else this.#sockets.delete(address);
  }

  #of(address: string): number {
    return this.#sockets.get(address) ?? 0;
  }
}

export function turnAway(socket: Duplex, { status, refusal }: TurnedAway): void {
  const body = JSON.stringify(bodyOf(refusal));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    ...(status === 429 || status === 503 ? ['retry-after: 10'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
