import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GameMeta } from '../contract/meta.ts';
import { type Clock, every, systemClock } from '../match/timer.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import type { AlertDesk } from './alerts/desk.ts';
import { serveApi } from './api/api.ts';
import { Proxies } from './door/client-address.ts';
import { Connections } from './door/connections.ts';
import { Door } from './door/door.ts';
import { type TurnedAway, turnAway } from './door/threshold.ts';
import type { Gossip } from './gossip.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import type { ServerJournal } from './journal.ts';
import { type Limits, usualLimits } from './limits.ts';
import { watchBans } from './manners/bans.ts';
import { servePages } from './pages.ts';
import type { People } from './people/open.ts';
import { Sweeper } from './people/sweeper.ts';
import { Previews } from './previews/previews.ts';
import { Streams } from './programs/streams.ts';
import { bodyOf, RefusedError, refusalFor } from './refusals.ts';
import { type Retention, usualRetention } from './retention.ts';
import { type Store, Unavailable } from './store/store.ts';
import type { TableService } from './table-service.ts';

/** What online play needs. */
export interface Online extends People {
  readonly tables: TableService;
  readonly store: Store;
  readonly clock: Clock;
  /** The usual one where it is left out. */
  readonly retention?: Retention;
  readonly desk: AlertDesk;
  /** Left out where no other node shares the store. */
  readonly gossip?: Gossip | undefined;
}

export interface ServerOptions {
  /** The folder with the built client. */
  readonly webRoot: string;
  /** What is known of each game; the server itself knows none. */
  readonly games: readonly GameMeta[];
  /** Or the sentence that says why there is no online play here; pages and everything local work all the same. */
  readonly online: Online | string;
  readonly journal: ServerJournal;
  readonly limits?: Limits;
  /** The proxies before us that tell whom they speak for: as the setting TRUST_PROXY. */
  readonly trustProxy?: string;
  /** With it `/metrics` can be read here; without it there is no such address. */
  readonly metricsToken?: string;
  /** Where pages are for those who come from outside, as in https://updraft.example. */
  readonly publicUrl?: string | undefined;
}

/** A plan for the most seats fits. */
const BODY_LIMIT = 16 * 1024;

/** The whole server, ready to listen or to be asked by a test. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { journal, limits = usualLimits, trustProxy } = options;
  const proxies = new Proxies(trustProxy);
  const app = Fastify({
    // A browser keeps connections open: without this, stopping would wait for it.
    forceCloseConnections: true,
    // Closing waits for a database that hangs; the ten seconds that are usual would end in an error that the server does not catch.
    pluginTimeout: 0,
    bodyLimit: BODY_LIMIT,
    ...timesOf(limits),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else {
        journal.refused(`connection-${error.code}`);
        turnAway(socket, whyUnread(error, limits));
      }
    },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as FastifyReply),
  });
  // JSON is all that is ever sent here.
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, refusal } = whyFailed(error);
    if (status === 500)
      journal.trouble(`${request.method} ${request.routeOptions.url ?? 'nowhere'} failed`, error);
    if (error instanceof Unavailable)
      journal.unavailable(`${request.method} ${request.routeOptions.url ?? 'nowhere'} was refused`, error);
    return reply.code(status).header('cache-control', 'no-store').send(bodyOf(refusal));
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (reply.statusCode >= 400) journal.refused(`http-${reply.statusCode}`);
    // The route and not the address: the id of a table is its link.
    journal.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
  });
  const connections = new Connections(limits, proxies, (kind) => journal.refused(kind));
  connections.listen(app.server);
  const { door, streams } = openDoor(app, { ...options, limits, proxies, connections });
  await serveApi(app, { ...options, limits, proxies, door, streams });
  const previews = previewsOf(options, limits);
  await servePages(app, { ...options, previews, addressOf: (request) => proxies.addressOf(request) });
  return app;
}

function previewsOf({ webRoot, games, online }: ServerOptions, { previewsOfAddress }: Limits): Previews {
  const shared = { webRoot, games, rate: previewsOfAddress };
  if (typeof online === 'string') return new Previews({ ...shared, clock: systemClock });
  const { clock, tables } = online;
  return new Previews({ ...shared, clock, tableOf: (id) => tables.info(id) });
}

/** Slow clients are not waited for: neither for a head, nor for a body, nor to read an answer. */
function timesOf({ headersWithin, requestWithin, keepAlive, stillFor }: Limits) {
  return {
    requestTimeout: requestWithin,
    keepAliveTimeout: keepAlive,
    connectionTimeout: stillFor,
    http: { headersTimeout: headersWithin, connectionsCheckingInterval: Math.min(1000, headersWithin / 2) },
  };
}

/** What is said to a client whose request could not even be read. */
function whyUnread({ code }: { readonly code?: string }, { requestWithin }: Limits): TurnedAway {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, refusal: { code: 'tooSlow', seconds: Math.ceil(requestWithin / 1000) } };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, refusal: { code: 'longHeaders' } };
  return { status: 400, refusal: { code: 'noHttp' } };
}

interface DoorwayOptions extends ServerOptions {
  readonly limits: Limits;
  readonly proxies: Proxies;
  readonly connections: Connections;
}

interface Doorway {
  readonly door: Door | undefined;
  readonly streams: Streams | undefined;
}

function openDoor(app: FastifyInstance, options: DoorwayOptions): Doorway {
  const { online, journal, limits, proxies, connections } = options;
  if (typeof online === 'string') {
    app.server.on('upgrade', (_request, socket) =>
      turnAway(socket, { status: 503, refusal: { code: 'noOnline' } }),
    );
    return { door: undefined, streams: undefined };
  }
  const door = new Door({ ...online, journal, limits, proxies, connections });
  door.listen(app.server);
  const streams = new Streams({ ...online, journal, limits: limits.programs });
  const keep = housekeeping(online, journal, (who) => {
    door.banned(who);
    streams.banned(who);
  });
  journal.gauge('updraft_sockets', 'Open sockets.', () => door.size);
  journal.gauge('updraft_bot_streams', 'Open streams of the Bot API.', () => streams.size);
  // Tells all clients before the server waits for their sockets to close.
  app.addHook('preClose', async () => {
    door.shut();
    streams.close();
    await keep.stop();
    await online.tables.stop();
    await door.close();
  });
  return { door, streams };
}

/** Keys that the owner has rotated are taken up within this time. */
const KEYS_EVERY = 10_000;

/** What has to be done now and then. */
function housekeeping(
  online: Online,
  journal: ServerJournal,
  banned: (who: string) => void,
): { stop(): Promise<void> } {
  const { store, clock, tables, recogniser, retention = usualRetention } = online;
  const removed = (ids: readonly string[]) => tables.removed(ids);
  const sweeper = new Sweeper({ store, clock, journal, retention, removed });
  const stopKeys = every(clock, KEYS_EVERY, () => void recogniser.readKeys().catch(() => {}));
  const stopBans = watchBans({ store: store.manners, clock, journal, banned });
  return {
    stop() {
      stopKeys();
      stopBans();
      return sweeper.stop();
    },
  };
}

function whyFailed(error: FastifyError): { readonly status: number; readonly refusal: ServerRefusal } {
  if (error instanceof RefusedError) return { status: error.statusCode, refusal: error.refusal };
  if (error instanceof Unavailable) return { status: 503, refusal: refusalFor(error) };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, refusal: refusalFor(error) };
  if (status === 413) return { status, refusal: { code: 'tooLong', kilobytes: BODY_LIMIT / 1024 } };
  if (status === 415 || error.code?.startsWith('FST_ERR_CTP_') || error instanceof SyntaxError)
    return { status, refusal: { code: 'noJsonBody' } };
  return { status, refusal: { code: 'badRequest', sentence: error.message } };
}

function refuseAddress(reply: FastifyReply): void {
  reply
    .code(400)
    .headers(securityHeaders)
    .send(bodyOf({ code: 'badAddress' }));
}
