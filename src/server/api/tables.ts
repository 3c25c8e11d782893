/** Games, tables and finished matches. What happens at a table goes through its socket. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { TableGiven, TablesGiven } from '../../online/api.ts';
import type { Online } from '../app.ts';
import { words } from '../words.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { describeRoute } from './route.ts';
import * as form from './schemas.ts';

type OfTable = { Params: Static<typeof form.TableId> };

export function serveTables(api: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const { hall } = options.online as Online;

  api.get('/api/games', describeRoute('games', form.Games, { always: true }), async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return options.games;
  });

  api.get(
    '/api/tables',
    describeRoute('lobby', form.Tables),
    async (): Promise<TablesGiven> => ({ tables: hall.lobby() }),
  );

  api.post<{ Body: Static<typeof form.Plan> }>(
    '/api/tables',
    describeRoute('newTable', form.TableGiven, {
      body: form.Plan,
      known: guard.known,
      within: guard.fewTables,
    }),
    async ({ body, person }, reply): Promise<TableGiven> => {
      const made = await hall.create(person!, body);
      if ('refused' in made) return reply.code(400).send({ error: made.refused });
      return { id: made.value };
    },
  );

  api.get<OfTable>(
    '/api/tables/:id',
    describeRoute('table', form.Table, { params: form.TableId }),
    async ({ params }, reply) => {
      const info = await hall.info(params.id);
      return info ?? reply.code(404).send({ error: words.noSuchTable });
    },
  );

  api.get(
    '/api/me/tables',
    describeRoute('myTables', form.Tables, { known: guard.known }),
    async ({ person }): Promise<TablesGiven> => ({ tables: await hall.tablesOf(person!.who) }),
  );

  api.get<OfTable>(
    '/api/matches/:id',
    describeRoute('match', form.Match, { params: form.TableId }),
    async ({ params }, reply) => {
      const file = await hall.file(params.id);
      return 'refused' in file ? reply.code(404).send({ error: file.refused }) : file.value;
    },
  );
}
