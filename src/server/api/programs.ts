/** Bot accounts, as their owners make and revoke them; and the Bot API. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Online } from '../app.ts';
import { securityHeaders } from '../headers.ts';
import { hashBotToken, newBotToken, newId, readName } from '../identity.ts';
import { lookOf } from '../names.ts';
import type { Streams } from '../programs/streams.ts';
import { refuse } from '../refusals.ts';
import type { ProgramAsk } from '../table-service.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serving } from './route.ts';

export function servePrograms(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const online = options.online as Online;
  const { streams } = options;
  const { store, clock, tables } = online;
  const { limits, proxies } = options;
  const botsOf = async (owner: string) => ({
    bots: (await store.programs.of(owner)).map(({ who, name, at }) => ({ who, name, at })),
    most: limits.programs.ofPerson,
  });

  serve('GET /api/me/bots', (_, _reply, { person }) => botsOf(person!.who));

  serve(
    'POST /api/me/bots',
    async ({ name: typed }, reply, { person }) => {
      const name = readName(typed);
      if ('refused' in name) return refuse(reply, 400, name.refused);
      const token = newBotToken();
      const program = { who: newId(), name: name.value, owner: person!.who, at: clock.now() };
      const most = limits.programs.ofPerson;
      const why = await store.programs.add(
        { ...program, key: lookOf(name.value), token: hashBotToken(token)! },
        most,
      );
      if (why === 'taken') return refuse(reply, 409, { code: 'botNameTaken', name: name.value });
      if (why === 'many') return refuse(reply, 400, { code: 'manyBots', most });
      return { who: program.who, name: program.name, token };
    },
    guard.seldom,
  );

  serve(
    'POST /api/me/bots/token',
    async ({ who }, reply, { person }) => {
      const token = newBotToken();
      if (!(await store.programs.setToken(person!.who, who, hashBotToken(token)!)))
        return refuse(reply, 404, { code: 'noPerson' });
      streams?.revoked(who);
      return { who, name: (await store.identity(who))?.name ?? '', token };
    },
    guard.seldom,
  );

  serve('DELETE /api/me/bots/:id', async ({ id }, reply, { person }) => {
    const owner = person!.who;
    if (!(await store.programs.of(owner)).some(({ who }) => who === id))
      return refuse(reply, 404, { code: 'noPerson' });
    await forgetProgram(online, streams, owner, id);
    return botsOf(owner);
  });

  serve('GET /api/bot/v1/stream', async (_, reply, request) => {
    const address = proxies.addressOf(request.raw);
    const { program, botToken } = request;
    const refused = streams ? streams.refuse(program!, address) : ({ code: 'noOnline' } as const);
    if (refused) return refuse(reply, refused.code === 'fullServer' ? 503 : 429, refused);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...securityHeaders,
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that waits for more would hold back turns.
      'x-accel-buffering': 'no',
    });
    streams!.open(program!, botToken!, address, raw);
    return reply;
  });

  const ask = async (asked: ProgramAsk, reply: FastifyReply, request: FastifyRequest) => {
    const answer = await tables.programs.ask(request.program!.who, asked);
    if ('value' in answer) return answer.value;
    const { refused } = answer;
    // What could not be stored may be asked for again.
    if (refused.code === 'trouble') return refuse(reply, 503, refused);
    if (refused.code !== 'tooMany') return refuse(reply, 409, refused);
    return refuse(reply.header('retry-after', refused.seconds), 429, refused);
  };
  for (const type of ['accept', 'decline', 'resign', 'return'] as const)
    serve(`POST /api/bot/v1/${type}`, ({ table }, ...asked) => ask({ type, table }, ...asked));
  serve('POST /api/bot/v1/move', (body, ...asked) => ask({ type: 'move', ...body }, ...asked));
}

/** A bot account is no more: its token first, then its seats, its name last. */
export async function forgetProgram(
  { store, tables }: Pick<Online, 'store' | 'tables'>,
  streams: Streams | undefined,
  owner: string,
  who: string,
): Promise<void> {
  await store.programs.setToken(owner, who, hashBotToken(newBotToken())!);
  streams?.revoked(who);
  await tables.forget(who);
  await store.alerts.forget(who);
  await store.manners.forget(who);
  await store.forget(who);
}
