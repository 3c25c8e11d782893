/** Who may open a socket at all: before it is one, refusals are plain HTTP. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { SOCKET_PATH } from '../../online/protocol.ts';
import { words } from '../words.ts';

export interface TurnedAway {
  readonly code: 403 | 404 | 429 | 503;
  readonly sentence: string;
}

export const isForSockets = (request: IncomingMessage): boolean =>
  (request.url ?? '').split('?', 1)[0] === SOCKET_PATH;

/** A page elsewhere could use its visitor's browser; a program that is no browser says no origin. */
export function isFromElsewhere({ headers: { origin, host } }: IncomingMessage): boolean {
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
  try {
    return normalizeIP(named || (request.socket.remoteAddress ?? ''));
  } catch {
    return request.socket.remoteAddress ?? '';
  }
}

export const noSuchPlace: TurnedAway = { code: 404, sentence: words.noSocketHere };
export const fromElsewhere: TurnedAway = { code: 403, sentence: words.otherOrigin };
export const tooMany: TurnedAway = { code: 429, sentence: words.manySockets };

export function turnAway(socket: Duplex, { code, sentence }: TurnedAway): void {
  const body = JSON.stringify({ error: sentence });
  const lines = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    ...(code === 429 || code === 503 ? ['retry-after: 10'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
