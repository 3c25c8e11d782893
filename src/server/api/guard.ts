/** Who asks, and how often they may. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Proxies } from '../door/client-address.ts';
import type { Limits } from '../limits.ts';
import type { Recogniser } from '../people/recognise.ts';
import { RefusedError, refuse } from '../refusals.ts';
import type { Person } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without its database the server refuses this route. */
    needsStore?: boolean;
  }
  interface FastifyRequest {
    /** The player whose token the request shows; only on routes that ask for it. */
    person: Person | undefined;
    /** A token in place of the one that was shown, where that is to be renewed. */
    renewed: string | undefined;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Guard {
  /** Lets only those pass who say who they are. */
  readonly known: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For new tables: one person sets up few. */
  readonly fewTables: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For new names: each is told to all who are at a table with this person. */
  readonly fewNames: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For what costs a lot: one person asks for it a few times an hour. */
  readonly seldom: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For calendars, which programs read without a token. */
  readonly fewCalendars: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For matches that visitors look at without a name: each is played through once for the answer. */
  readonly fewLooks: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For identities and codes: what could be guessed may not be tried often. */
  readonly fewIdentities: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export async function addGuard(
  api: FastifyInstance,
  { limits, proxies }: { readonly limits: Limits; readonly proxies: Proxies },
  online: { readonly recogniser: Recogniser } | undefined,
): Promise<Guard> {
  await api.register(rateLimit, {
    max: limits.requestsOfAddress,
    timeWindow: MINUTE,
    keyGenerator: ({ raw }) => proxies.addressOf(raw),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  api.decorateRequest('person', undefined);
  api.decorateRequest('renewed', undefined);
  const keyGenerator = ({ person }: FastifyRequest): string => person?.who ?? '';
  const ofPerson = api.createRateLimit({ max: limits.requestsOfPerson, timeWindow: MINUTE, keyGenerator });
  const tablesOfPerson = api.createRateLimit({
    max: limits.tablesOfPerson,
    timeWindow: MINUTE,
    keyGenerator,
  });
  const namesOfPerson = api.createRateLimit({ max: limits.namesOfPerson, timeWindow: MINUTE, keyGenerator });
  const seldomOfPerson = api.createRateLimit({ max: limits.seldomOfPerson, timeWindow: HOUR, keyGenerator });
  const calendarsOfAddress = api.createRateLimit({ max: limits.calendarsOfAddress, timeWindow: MINUTE });
  const looksOfAddress = api.createRateLimit({ max: limits.looksOfAddress, timeWindow: MINUTE });
  const identitiesOfAddress = api.createRateLimit({ max: limits.identitiesOfAddress, timeWindow: MINUTE });

  const within = async (
    limit: typeof ofPerson,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const state = await limit(request);
    if (state.isAllowed || !state.isExceeded) return undefined;
    const seconds = state.ttlInSeconds;
    return refuse(reply.header('retry-after', seconds), 429, { code: 'tooMany', seconds });
  };

  return {
    async known(request, reply) {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return refuse(reply, 401, { code: 'noToken' });
      const found = await online?.recogniser.whoShows(token);
      if (!found) return refuse(reply, 503, { code: 'noOnline' });
      if ('refused' in found)
        return refuse(reply, found.refused.code === 'banned' ? 403 : 401, found.refused);
      request.person = found.person;
      request.renewed = found.token;
      return within(ofPerson, request, reply);
    },
    seldom: (request, reply) => within(seldomOfPerson, request, reply),
    fewTables: (request, reply) => within(tablesOfPerson, request, reply),
    fewNames: (request, reply) => within(namesOfPerson, request, reply),
    fewCalendars: (request, reply) => within(calendarsOfAddress, request, reply),
    fewLooks: (request, reply) => within(looksOfAddress, request, reply),
    fewIdentities: (request, reply) => within(identitiesOfAddress, request, reply),
  };
}

const tooMany = (ttl: number): RefusedError =>
  new RefusedError(429, { code: 'tooMany', seconds: Math.ceil(ttl / 1000) });
