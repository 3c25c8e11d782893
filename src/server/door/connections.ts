/**
 * How many connections there are, from one address, from the networks around it and in all, before anything was asked through them. One that has become a socket is
 * counted by the threshold instead.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../limits.ts';
import { householdOf, type Proxies } from './client-address.ts';
import { Crowd } from './crowd.ts';
import { turnAway } from './threshold.ts';

export class Connections {
  readonly #proxies: Proxies;
  readonly #refused: (kind: string) => void;
  readonly #open = new Map<object, string>();
  readonly #crowd: Crowd;

  constructor(
    { connections, connectionsOfAddress }: Pick<Limits, 'connections' | 'connectionsOfAddress'>,
    proxies: Proxies,
    refused: (kind: string) => void,
  ) {
    this.#crowd = new Crowd({ ofServer: connections, ofAddress: connectionsOfAddress });
    this.#proxies = proxies;
    this.#refused = refused;
  }

  get size(): number {
    return this.#open.size;
  }

  listen(server: Server): void {
    server.on('connection', (socket) => this.#came(socket));
  }

  /** The connection is closed, or has become a socket. */
  release(connection: object): void {
    const address = this.#open.get(connection);
    if (address === undefined) return;
    this.#open.delete(connection);
    this.#crowd.left(address);
  }

  #came(socket: Socket): void {
    const remote = socket.remoteAddress ?? '';
    const address = householdOf(remote);
    // A proxy brings the connections of all its clients.
    const many = !this.#proxies.trusts(remote) && this.#crowd.isFull(address) === 'address';
    if (many || this.#crowd.isFullForAll) {
      this.#refused(many ? 'connection-429' : 'connection-503');
      turnAway(
        socket,
        many
          ? { status: 429, refusal: { code: 'manySockets' } }
          : { status: 503, refusal: { code: 'fullServer' } },
      );
      return;
    }
    this.#open.set(socket, address);
    this.#crowd.came(address);
    socket.once('close', () => this.release(socket));
  }
}
