/** The name by which passkeys know this server, as the request itself tells it: no setting can be wrong. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface Party {
  readonly rp: string;
  readonly origin: string;
}

/** Undefined where browsers have no passkeys: without https, or at a number instead of a name. */
export function partyOf({ origin, host }: IncomingHttpHeaders): Party | undefined {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  // A page elsewhere could have its visitor's browser ask.
  if (url.host !== host.toLowerCase()) return undefined;
  const { hostname, protocol } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNamed = isIP(hostname) === 0 && !hostname.startsWith('[');
  if (!isNamed || !(protocol === 'https:' || (protocol === 'http:' && isLocal))) return undefined;
  return { rp: hostname, origin: url.origin };
}
