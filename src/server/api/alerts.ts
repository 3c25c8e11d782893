/** How people are told while they look elsewhere: their settings, what letters link to, and the calendar. */
import type { FastifyInstance } from 'fastify';
import type { Reading } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { isWaiting } from '../alerts/delivery.ts';
import type { Online } from '../app.ts';
import { RefusedError } from '../refusals.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serving } from './route.ts';

/** What was asked for, or its refusal with this status. */
function given<T>(reading: Reading<T, ServerRefusal>, status = 400): T {
  if ('refused' in reading) throw new RefusedError(status, reading.refused);
  return reading.value;
}

export async function serveAlerts(app: FastifyInstance, guard: Guard, options: ApiOptions): Promise<void> {
  const serve = serving(app, guard);
  const { desk, store } = options.online as Online;
  const { proxies } = options;

  serve('GET /api/me/alerts', (_, _reply, { person }) => desk.given(person!.who));
  serve('PUT /api/me/alerts', async (wanted, _reply, { person }) =>
    given(await desk.change(person!.who, wanted)),
  );
  serve('POST /api/me/devices', async (wanted, _reply, { person }) =>
    given(await desk.addDevice(person!.who, wanted)),
  );
  serve('DELETE /api/me/devices/:id', ({ id }, _reply, { person }) => desk.dropDevice(person!.who, id));
  serve('PUT /api/me/mail', async (wanted, _reply, { person, raw }) =>
    given(await desk.setMail(person!, wanted, proxies.addressOf(raw))),
  );
  serve('PUT /api/me/calendar', ({ on }, _reply, { person }) => desk.setCalendar(person!.who, on));
  serve('GET /api/hooks/:id', async ({ id }, _reply, { person }) =>
    given(await desk.hook(person!.who, id), 404),
  );
  serve('PUT /api/hooks', async (wanted, _reply, { person }) =>
    given(await desk.setHook(person!.who, wanted)),
  );
  serve('POST /api/me/alerts/try', async (wanted, _reply, { person, raw }) =>
    given(await desk.try(person!.who, wanted, proxies.addressOf(raw))),
  );

  serve('GET /api/me/waiting', async (_, _reply, { person }) => {
    const calls = (await store.alerts.callsOf(person!.who)).filter(({ kind }) => isWaiting(kind));
    const later = Number.POSITIVE_INFINITY;
    calls.sort((a, b) => Number(b.live) - Number(a.live) || (a.until ?? later) - (b.until ?? later));
    return {
      tables: calls.map(({ table, live, until }) => ({
        id: table,
        live,
        ...(until === undefined ? {} : { until }),
      })),
    };
  });

  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    { schema: { hide: true }, config: { needsStore: true }, onRequest: guard.fewCalendars },
    async ({ params, protocol, host }, reply) => {
      const text = await desk.calendar(params.token, `${protocol}://${host}`);
      if (text === undefined) throw new RefusedError(404, { code: 'badLink' });
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );

  await app.register(async (open) => serveLetters(open, guard, options));
}

/** Mail programs post a form; what it says is in the address already. */
function serveLetters(app: FastifyInstance, guard: Guard, { online }: ApiOptions): void {
  const serve = serving(app, guard);
  const { desk } = online as Online;
  for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(form, (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, undefined)).once('error', done);
    });
  serve(
    'POST /api/mail/confirm/:id',
    async ({ id }) => given(await desk.confirmMail(id), 404),
    guard.fewIdentities,
  );
  serve(
    'POST /api/mail/stop/:id',
    async ({ id }) => given(await desk.stopMail(id), 404),
    guard.fewIdentities,
  );
  // A mail program that opens the address instead shows the page that asks.
  app.get<{ Params: { id: string } }>(
    '/api/mail/stop/:id',
    { schema: { hide: true } },
    async ({ params }, reply) => reply.redirect(`/mail/stop/${encodeURIComponent(params.id)}`),
  );
}
