/**
 * How many connections there are, from one address and in all, before anything was asked through them. One that has become a socket is
 * counted by the threshold instead.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../limits.ts';
import { householdOf, type Proxies } from './client-address.ts';
import { turnAway } from './threshold.ts';

export class Connections {
  readonly #limits: Pick<Limits, 'connections' | 'connectionsOfAddress'>;
  readonly #proxies: Proxies;
  readonly #refused: (kind: string) => void;
  readonly #open = new Map<object, string>();
  readonly #ofAddress = new Map<string, number>();

  constructor(
    limits: Pick<Limits, 'connections' | 'connectionsOfAddress'>,
    proxies: Proxies,
    refused: (kind: string) => void,
  ) {
    this.#limits = limits;
    this.#proxies = proxies;
    this.#refused = refused;
  }

  get size(): number {
    return this.#open.size;
  }

  listen(server: Server): void {
    server.on('connection', (socket) => this.#came(socket));
  }

  /** It is closed, or has become a socket. */
  release(connection: object): void {
    const address = this.#open.get(connection);
    if (address === undefined) return;
    this.#open.delete(connection);
    const left = this.#of(address) - 1;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }

  #came(socket: Socket): void {
    const remote = socket.remoteAddress ?? '';
    const address = householdOf(remote);
    const { connections, connectionsOfAddress } = this.#limits;
    // A proxy brings the connections of all its clients.
    const many = !this.#proxies.trusts(remote) && this.#of(address) >= connectionsOfAddress;
    if (many || this.#open.size >= connections) {
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
    this.#ofAddress.set(address, this.#of(address) + 1);
    socket.once('close', () => this.release(socket));
  }

  #of(address: string): number {
    return this.#ofAddress.get(address) ?? 0;
  }
}
