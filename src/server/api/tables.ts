/** Games, tables and finished matches. What happens at a table goes through its socket. */
import type { FastifyInstance } from 'fastify';
import type { Online } from '../app.ts';
import { refuse } from '../refusals.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serveRoute } from './route.ts';

export function serveTables(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const { tables } = options.online as Online;

  serveRoute(app, guard, 'GET /api/games', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return options.games;
  });

  serveRoute(app, guard, 'GET /api/tables', async () => tables.lobby());

  serveRoute(
    app,
    guard,
    'POST /api/tables',
    async (plan, reply, { person, raw }) => {
      const made = await tables.create(person!, plan, options.proxies.addressOf(raw));
      return 'refused' in made ? refuse(reply, 400, made.refused) : { id: made.value };
    },
    guard.fewTables,
  );

  serveRoute(app, guard, 'GET /api/tables/:id', async ({ id }, reply) => {
    const info = await tables.info(id);
    return info ?? refuse(reply, 404, { code: 'noTable' });
  });

  serveRoute(app, guard, 'GET /api/me/tables', async (_, _reply, { person }) => ({
    tables: await tables.tablesOf(person!.who),
  }));

  serveRoute(app, guard, 'GET /api/matches/:id', async ({ id }, reply) => {
    const file = await tables.file(id);
    return 'refused' in file ? refuse(reply, 404, file.refused) : file.value;
  });
}
