/** Where a request comes from, as limits count it. What a client says about itself in a header is believed of known proxies only. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** So many proxies stand in a row before the server; or these addresses and networks are proxies. */
const HOPS = /^\d$/;

/** The setting is empty, a number of proxies from 1 to 9, or addresses and networks: "10.0.0.0/8, ::1". Throws where it is none of these. */
export class Proxies {
  readonly #hops: number;
  readonly #known = new BlockList();

  constructor(setting = '') {
    this.#hops = HOPS.test(setting) ? Number(setting) : 0;
    if (setting !== '' && !HOPS.test(setting)) for (const part of setting.split(',')) this.#add(part.trim());
  }

  #add(part: string): void {
    const [address = '', bits] = part.split('/');
    if (!isIP(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(`"${part}" is no address, no network and no number of proxies`);
    const family = familyOf(address);
    if (bits === undefined) this.#known.addAddress(address, family);
    else this.#known.addSubnet(address, Number(bits), family);
  }

  /** Is this address, so many steps before the server, a proxy's? */
  trusts(address: string, hop = 0): boolean {
    if (!isIP(address)) return false;
    return hop < this.#hops || this.#known.check(address, familyOf(address));
  }

  /** The key that a client counts by: the first address, seen from here, that is no proxy's. Each proxy has added one at the end. */
  addressOf({ headers, socket }: IncomingMessage): string {
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    let address = socket.remoteAddress ?? '';
    for (let hop = 0; this.trusts(address, hop); hop++) {
      const before = withoutPort(told.at(-1 - hop) ?? '');
      // A proxy that adds nothing, or no address, speaks for itself.
      if (!isIP(before)) break;
      address = before;
    }
    return householdOf(address);
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Some proxies add the port: 192.0.2.7:4711, [2001:db8::7]:4711. */
const withoutPort = (told: string): string =>
  told
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');

/**
 * Where a table was begun, as it is kept: the household, and of IPv6 the networks of 56 and of 48 bits around it. A home has up to 256
 * households, and one who rents a server up to 65,536.
 */
export const originOf = (household: string, hash: (address: string) => string): string =>
  [household, ...networksOf(household)].map(hash).join(' ');

/** Of IPv6 the networks of 56 and of 48 bits around a household. */
export function networksOf(household: string): readonly string[] {
  if (!isIPv6(household)) return [];
  const [left = [], right = []] = household.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  const site = groups.slice(0, 3).join(':');
  return [`${site}:${(Number.parseInt(groups[3]!, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`];
}

/** A network of 64 bits is one household, and an IPv4 address is the same however it is written. */
export function householdOf(address: string): string {
  try {
    return normalizeIP(address.replace(/%.*$/, ''));
  } catch {
    return address;
  }
}
