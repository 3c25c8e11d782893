/** Which addresses a stranger may make this server connect to: public ones, and nothing in its own house. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What of IPv4 is no public host (RFC 6890 and its successors), and one address at which a cloud answers its machines. */
const notPublic: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only global unicast is public, without what carries an IPv4 address inside or is kept for documents. */
const PUBLIC_V6 = ['2000::', 3] as const;
const notPublicV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of notPublic) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of notPublicV6) refused.addSubnet(net, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...PUBLIC_V6, 'ipv6');

/** Is this an address of a public host? What is no address is none. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  // With a zone it is an address of this machine's own network.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
