/** Games, tables and finished matches. What happens at a table goes through its socket. */
import type { FastifyInstance } from 'fastify';
import type { Online } from '../app.ts';
import { refuse } from '../refusals.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serving } from './route.ts';

export function serveTables(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const { tables } = options.online as Online;

  serve('GET /api/games', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return options.games;
  });

  serve('GET /api/tables', async () => tables.lobby());

  serve(
    'POST /api/tables',
    async (plan, reply, { person, raw }) => {
      const made = await tables.create(person!, plan, options.proxies.addressOf(raw));
      return 'refused' in made ? refuse(reply, 400, made.refused) : { id: made.value };
    },
    guard.fewTables,
  );

  serve(
    'POST /api/tables/quick',
    async (wanted, reply, { person, raw }) => {
      const found = await tables.quick(person!, wanted, options.proxies.addressOf(raw));
      return 'refused' in found ? refuse(reply, 400, found.refused) : found.value;
    },
    guard.fewTables,
  );

  serve('GET /api/tables/:id', async ({ id }, reply) => {
    const info = await tables.info(id);
    return info ?? refuse(reply, 404, { code: 'noTable' });
  });

  serve('POST /api/join', async ({ code }, reply, { raw }) => {
    const found = await tables.withCode(code, options.proxies.addressOf(raw));
    if ('value' in found) return { id: found.value };
    const { refused } = found;
    if (refused.code === 'tooMany') return refuse(reply.header('retry-after', refused.seconds), 429, refused);
    return refuse(reply, refused.code === 'wrongJoinCode' ? 404 : 400, refused);
  });

  serve('GET /api/me/tables', async (_, _reply, { person }) => ({
    tables: await tables.tablesOf(person!.who),
  }));

  serve(
    'GET /api/look/:id',
    async ({ id }, reply) => {
      const look = await tables.look(id);
      if ('value' in look) return look.value;
      return refuse(reply, look.refused.code === 'noWatching' ? 403 : 404, look.refused);
    },
    guard.fewLooks,
  );

  serve('GET /api/matches/:id', async ({ id }, reply) => {
    const file = await tables.file(id);
    return 'refused' in file ? refuse(reply, 404, file.refused) : file.value;
  });
}
