import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GameMeta } from '../contract/meta.ts';
import type { Clock } from '../match/timer.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import { serveApi } from './api/api.ts';
import { Door } from './door/door.ts';
import { turnAway } from './door/threshold.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import type { Identities } from './identity.ts';
import type { ServerJournal } from './journal.ts';
import { type Limits, usualLimits } from './limits.ts';
import { servePages } from './pages.ts';
import { bodyOf, RefusedError, refusalFor } from './refusals.ts';
import { type Store, Unavailable } from './store/store.ts';
import type { TableService } from './table-service.ts';

/** What online play needs. */
export interface Online {
  readonly tables: TableService;
  readonly store: Store;
  readonly identities: Identities;
  readonly clock: Clock;
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
  /** Is there a proxy before us that tells whom it speaks for? */
  readonly trustProxy?: boolean;
}

/** A plan for the most seats fits. */
const BODY_LIMIT = 16 * 1024;

/** The whole server, ready to listen or to be asked by a test. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webRoot, journal, trustProxy = false } = options;
  const app = Fastify({
    // A browser keeps connections open: without this, stopping would wait for it.
    forceCloseConnections: true,
    // The address before the proxy is the last that it names: others can be made up.
    trustProxy: (_address, hop) => trustProxy && hop === 0,
    bodyLimit: BODY_LIMIT,
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
  const door = openDoor(app, options);
  await serveApi(app, { ...options, limits: options.limits ?? usualLimits, door });
  await servePages(app, webRoot);
  return app;
}

function openDoor(app: FastifyInstance, options: ServerOptions): Door | undefined {
  const { online, journal, limits = usualLimits, trustProxy = false } = options;
  if (typeof online === 'string') {
    app.server.on('upgrade', (_request, socket) =>
      turnAway(socket, { status: 503, refusal: { code: 'noOnline' } }),
    );
    return undefined;
  }
  const door = new Door({ ...online, journal, limits, trustProxy });
  door.listen(app.server);
  journal.gauge('updraft_sockets', 'Open sockets.', () => door.size);
  // Tells all clients before the server waits for their sockets to close.
  app.addHook('preClose', async () => {
    door.shut();
    await online.tables.stop();
    await door.close();
  });
  return door;
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
