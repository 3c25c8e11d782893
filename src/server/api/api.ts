/** The HTTP API: what a page asks for before and beside its socket. */
import swagger from '@fastify/swagger';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { ServerOptions } from '../app.ts';
import type { Proxies } from '../door/client-address.ts';
import type { Door } from '../door/door.ts';
import { explain, type SchemaError } from '../explain.ts';
import type { Limits } from '../limits.ts';
import type { Streams } from '../programs/streams.ts';
import { refuse } from '../refusals.ts';
import { serveAlerts } from './alerts.ts';
import { compileCheck } from './compile.ts';
import { serveDocs } from './docs.ts';
import { addGuard } from './guard.ts';
import { serveHealth } from './health.ts';
import { serveIdentities } from './identities.ts';
import { serveManners } from './manners.ts';
import { serveMetrics } from './metrics.ts';
import { servePasskeys } from './passkeys.ts';
import { servePeople } from './people.ts';
import { servePrograms } from './programs.ts';
import { serveTables } from './tables.ts';
import { docWords } from './words.ts';

export interface ApiOptions extends ServerOptions {
  readonly proxies: Proxies;
  readonly limits: Limits;
  readonly door: Door | undefined;
  readonly streams: Streams | undefined;
}

export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  serveHealth(app, options);
  if (options.metricsToken !== undefined) serveMetrics(app, options.journal, options.metricsToken);
  // A plugin of its own: pages and files have no limits, and are not in the document.
  await app.register(async (api) => {
    api.setValidatorCompiler(compileCheck);
    // What a schema forgets is still sent.
    api.setSerializerCompiler(() => JSON.stringify);
    api.setErrorHandler((error: FastifyError, request, reply) => {
      if (!error.validation) throw error;
      const part = error.validationContext ?? 'body';
      const schema = (request.routeOptions.schema as Record<string, TSchema> | undefined)?.[part];
      const where = part === 'body' ? part : 'address';
      return refuse(reply, 400, explain(where, schema ?? {}, error.validation as readonly SchemaError[]));
    });
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await api.register(swagger, { openapi: { openapi: '3.1.0', ...docWords.document } });
    const online = typeof options.online === 'string' ? undefined : options.online;
    const guard = await addGuard(api, options, online);
    serveDocs(api);
    if (!online) refuseOnline(api);
    serveTables(api, guard, options);
    serveIdentities(api, guard, options);
    servePeople(api, guard, options);
    servePasskeys(api, guard, options);
    serveManners(api, guard, options);
    servePrograms(api, guard, options);
    await serveAlerts(api, guard, options);
  });
}

/** Everything that needs the database says why it cannot be had. */
function refuseOnline(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.needsStore)
      return refuse(reply.header('retry-after', 60), 503, { code: 'noOnline' });
    return undefined;
  });
}
