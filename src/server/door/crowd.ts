/** What stands at the same time, counted by where it comes from: each address, the networks around it, and all together. */
import { networksOf } from './client-address.ts';

/** How many times the quota of an address a network around it has: one of 56 bits, and one of 48. */
const NETWORKS = [4, 16] as const;
/** No network has more than this share of the server's quota. */
const SHARE = 1 / 4;
/** An address counts for itself and for these networks. */
export const SCOPES = 1 + NETWORKS.length;

export interface Room {
  readonly ofAddress: number;
  readonly ofServer: number;
}

/** How much a network around an address may have: 0 is the address itself, 1 and 2 are networks of 56 and 48 bits. */
export function mostOfNetwork(network: number, { ofAddress, ofServer }: Room): number {
  if (network === 0) return ofAddress;
  const share = Math.floor(ofServer * SHARE);
  return Math.max(ofAddress, Math.min(ofAddress * NETWORKS[network - 1]!, share));
}

const scopesOf = (address: string): readonly string[] => [address, ...networksOf(address)];

export class Crowd {
  readonly #room: Room;
  readonly #counts = new Map<string, number>();
  #size = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get size(): number {
    return this.#size;
  }

  /** Is there no room for one more: from this address and its networks, or in all? */
  isFull(address: string): 'address' | 'server' | undefined {
    const isMany = (scope: string, network: number) =>
      (this.#counts.get(scope) ?? 0) >= mostOfNetwork(network, this.#room);
    if (scopesOf(address).some(isMany)) return 'address';
    return this.isFullForAll ? 'server' : undefined;
  }

  get isFullForAll(): boolean {
    return this.#size >= this.#room.ofServer;
  }

  came(address: string): void {
    this.#size++;
    for (const scope of scopesOf(address)) this.#counts.set(scope, (this.#counts.get(scope) ?? 0) + 1);
  }

  left(address: string): void {
    this.#size--;
    for (const scope of scopesOf(address)) {
      const left = (this.#counts.get(scope) ?? 0) - 1;
      if (left > 0) this.#counts.set(scope, left);
      else this.#counts.delete(scope);
    }
  }
}
