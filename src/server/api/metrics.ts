/** How busy the server is, for Prometheus. Strangers do not read it: it has a port of its own, or asks for a token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerJournal } from '../journal.ts';
import { refuse } from '../refusals.ts';

async function answer(reply: FastifyReply, { registry }: ServerJournal): Promise<FastifyReply> {
  return reply
    .type(registry.contentType)
    .header('cache-control', 'no-store')
    .send(await registry.metrics());
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** At the address of the pages, for readers who show the token. */
export function serveMetrics(app: FastifyInstance, journal: ServerJournal, token: string): void {
  const right = digest(token);
  app.get('/metrics', async (request, reply) => {
    const shown = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(shown), right)) return answer(reply, journal);
    return refuse(reply.header('cache-control', 'no-store'), 401, { code: 'metricsToken' });
  });
}

/** On a port of its own, where nothing else is. */
export async function listenForMetrics(
  journal: ServerJournal,
  at: { readonly port: number; readonly host: string },
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', (_request, reply) => answer(reply, journal));
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, { code: 'noSuchAddress' }));
  await app.listen(at);
  return app;
}
