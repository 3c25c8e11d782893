/** For operators: does the server work, and how busy is it? */
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../app.ts';
import { sentenceOf } from '../refusals.ts';
import { Unavailable } from '../store/store.ts';

/** Asking again within so many milliseconds costs nothing: a check waits for the disk. */
const FRESH = 500;

export function serveHealth(app: FastifyInstance, { online, journal }: ServerOptions): void {
  let asked = Number.NEGATIVE_INFINITY;
  let health: Promise<string | undefined> = Promise.resolve(undefined);
  const check = (): Promise<string | undefined> => {
    if (typeof online === 'string') return Promise.resolve(online);
    const now = online.clock.now();
    if (now - asked > FRESH) {
      asked = now;
      health = online.store.check().then(
        () => undefined,
        (error: unknown) => {
          journal.trouble('the database failed its check', error);
          return error instanceof Unavailable ? error.message : sentenceOf({ code: 'ourFault' });
        },
      );
    }
    return health;
  };

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const trouble = await check();
    if (trouble === undefined) return { ok: true };
    return reply.code(503).send({ ok: false, error: trouble });
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = journal;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
