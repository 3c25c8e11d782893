import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GameMeta } from '../contract/meta.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { servePages } from './pages.ts';
import { words } from './words.ts';

export interface ServerOptions {
  /** The folder with the built client. */
  readonly webRoot: string;
  /** What is known of each game; the server itself knows none. */
  readonly games: readonly GameMeta[];
}

/** The whole server, ready to listen or to be asked by a test. */
export async function buildServer({ webRoot, games }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // A browser keeps connections open: without this, stopping would wait for it.
    forceCloseConnections: true,
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as FastifyReply),
  });
  addSecurityHeaders(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) console.error(error);
    return reply.code(code).send({ error: code >= 500 ? words.ourFault : error.message });
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/api/games', async () => games);
  await servePages(app, webRoot);
  return app;
}

function refuseAddress(reply: FastifyReply): void {
  reply.code(400).headers(securityHeaders).send({ error: words.badAddress });
}
