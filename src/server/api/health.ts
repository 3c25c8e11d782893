/** For operators: does the server work? Why it does not is told in the log, and not to strangers: it may name folders. */
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../app.ts';
import { refusalFor, sentenceOf } from '../refusals.ts';

/** Asking again within so many milliseconds costs nothing: a check waits for the disk. */
const FRESH = 500;

export function serveHealth(app: FastifyInstance, { online, journal }: ServerOptions): void {
  let asked = Number.NEGATIVE_INFINITY;
  let health: Promise<string | undefined> = Promise.resolve(undefined);
  const check = (): Promise<string | undefined> => {
    if (typeof online === 'string') return Promise.resolve(sentenceOf({ code: 'noOnline' }));
    const now = online.clock.now();
    if (now - asked > FRESH) {
      asked = now;
      health = online.store.check().then(
        () => undefined,
        (error: unknown) => {
          journal.trouble('the database failed its check', error);
          return sentenceOf(refusalFor(error));
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
}
