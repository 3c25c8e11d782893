/** Who may open a socket at all: before it is one, refusals are plain HTTP. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemClock } from '../../match/timer.ts';
import { SOCKET_PATH } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Limits } from '../limits.ts';
import { bodyOf } from '../refusals.ts';
import { Crowd } from './crowd.ts';

export interface TurnedAway {
  readonly status: 400 | 403 | 404 | 408 | 429 | 431 | 503;
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

/** How long a client that was turned away may take to read why, and to close its side. */
const PARTING_MS = 1000;

/** Counts the sockets of every address, its networks and of all, and says who may not have one more. */
export class Threshold {
  readonly #sockets: Crowd;

  constructor({ sockets, socketsOfAddress }: Pick<Limits, 'sockets' | 'socketsOfAddress'>) {
    this.#sockets = new Crowd({ ofServer: sockets, ofAddress: socketsOfAddress });
  }

  whyNot(request: IncomingMessage, address: string): TurnedAway | undefined {
    if (!isForSockets(request)) return { status: 404, refusal: { code: 'noSocketHere' } };
    if (isFromElsewhere(request)) return { status: 403, refusal: { code: 'otherOrigin' } };
    const full = this.#sockets.isFull(address);
    if (full === 'address') return { status: 429, refusal: { code: 'manySockets' } };
    return full ? { status: 503, refusal: { code: 'fullServer' } } : undefined;
  }

  came(address: string): void {
    this.#sockets.came(address);
  }

  left(address: string): void {
    this.#sockets.left(address);
  }
}

/** Says why, and closes: a client that keeps its own side open, or does not read, is not waited for. */
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
  // What the client still sends is read and thrown away, so that it can read the answer.
  socket.resume();
  const callOff = systemClock.after(PARTING_MS, () => socket.destroy());
  socket.once('close', callOff);
}
