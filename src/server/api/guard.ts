/** Who asks, and how often they may. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../match/timer.ts';
import type { Proxies } from '../door/client-address.ts';
import { hashBotToken } from '../identity.ts';
import { Buckets, type Limits } from '../limits.ts';
import type { Recogniser } from '../people/recognise.ts';
import type { Program } from '../programs/store.ts';
import { RefusedError, refuse } from '../refusals.ts';
import type { Person, Store } from '../store/store.ts';

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
    /** The bot whose token the request shows, and the hash of that; only on routes of the Bot API. */
    program: Program | undefined;
    botToken: string | undefined;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Guard {
  /** Lets only those pass who say who they are. */
  readonly known: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Lets only bots pass that show their token. */
  readonly program: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** How many requests of bots may come from one address in a minute: beyond those of people. */
  readonly programs: { readonly rateLimit: { readonly max: number; readonly timeWindow: number } };
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
  online:
    | { readonly recogniser: Recogniser; readonly store: Store; readonly clock: Pick<Clock, 'now'> }
    | undefined,
): Promise<Guard> {
  await api.register(rateLimit, {
    max: limits.requestsOfAddress,
    timeWindow: MINUTE,
    keyGenerator: ({ raw }) => proxies.addressOf(raw),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  api.decorateRequest('person', undefined);
  api.decorateRequest('renewed', undefined);
  api.decorateRequest('program', undefined);
  api.decorateRequest('botToken', undefined);
  const posts = online && new Buckets(limits.programs.posts, online.clock);
  let asked = 0;
  /** When it was noted last that a bot was here. */
  const seen = new Map<string, number>();
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
    async program(request, reply) {
      if (!online || !posts) return refuse(reply, 503, { code: 'noOnline' });
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return refuse(reply, 401, { code: 'noToken' });
      const hash = hashBotToken(token);
      const { store, clock } = online;
      const program = hash === undefined ? undefined : await store.programs.withToken(hash);
      if (!program) return refuse(reply, 401, { code: 'badBotToken' });
      const { who, owner } = program;
      const { manners } = store;
      if ((await manners.isBanned(owner)) || (await manners.isBanned(who)))
        return refuse(reply, 403, { code: 'banned' });
      if (++asked % 1000 === 0) {
        posts.sweep();
        seen.clear();
      }
      if (!posts.take(who)) {
        const seconds = posts.wait(who, 1);
        return refuse(reply.header('retry-after', seconds), 429, { code: 'tooMany', seconds });
      }
      // Bots are forgotten like people, when neither they nor their owner come any more.
      const now = clock.now();
      if (now - (seen.get(who) ?? 0) > DAY) {
        seen.set(who, now);
        void store.see(who, now).catch(() => {});
      }
      request.program = program;
      request.botToken = hash;
      return undefined;
    },
    programs: { rateLimit: { max: limits.programs.postsOfAddress, timeWindow: MINUTE } },
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
