/** A person's own: devices, ways back when they are lost, and everything that is kept of them. */
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../online/schemas/api.ts';
import type { Online } from '../app.ts';
import { newRecovery, readRecovery } from '../identity.ts';
import { Buckets } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { usualRetention } from '../retention.ts';
import type { Person } from '../store/store.ts';
import { acquaintancesOf } from '../tables/acquaintances.ts';
import { lineOf } from '../tables/lines.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { givenTo } from './identities.ts';
import { blockedBy } from './manners.ts';
import { listed } from './passkeys.ts';
import { forgetProgram } from './programs.ts';
import { type Serve, serving } from './route.ts';

/** What an export holds at most: a person who has more asks the owner. */
const MOST_EXPORTED = 10_000;

export function servePeople(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const online = options.online as Online;
  const { store, clock } = online;

  serve('GET /api/server', async () => ({
    id: online.server,
    retention: online.retention ?? usualRetention,
  }));

  serve('GET /api/me', async (_, _reply, { person, renewed }) => ({
    who: person!.who,
    name: person!.name,
    server: online.server,
    ...(person!.recovery === undefined ? {} : { recovery: person!.recovery }),
    ...(renewed === undefined ? {} : { token: renewed }),
  }));

  serve('GET /api/me/acquaintances', async (_, _reply, { person }) => ({
    people: [...(await acquaintancesOf(store, person!.who))],
  }));

  const signOutOthers = async (person: Person): Promise<Person> => {
    const epoch = await store.signOut(person.who);
    options.door?.signedOut(person.who, epoch);
    return { ...person, epoch };
  };

  serve(
    'POST /api/me/sign-out-others',
    async (_, _reply, { person }) => givenTo(await signOutOthers(person!), online),
    guard.seldom,
  );

  serve(
    'POST /api/me/recovery',
    async (_, _reply, { person }) => {
      const { code, hash } = newRecovery();
      const at = clock.now();
      await store.setRecovery(person!.who, hash, at);
      return { code, at };
    },
    guard.seldom,
  );

  serveRecovery(serve, options, signOutOthers);

  serve(
    'GET /api/me/export',
    async (_, reply, { person }) => {
      reply.header('content-disposition', 'attachment; filename="updraft-about-me.json"');
      return exportOf(person!, online);
    },
    guard.seldom,
  );

  serve(
    'DELETE /api/me',
    async (_, _reply, { person }) => ({ matches: await forgetPerson(person!.who, options) }),
    guard.seldom,
  );
}

/** Everything that is kept of a person. */
async function exportOf(
  { who, name, since, seen, recovery }: Person,
  { store, clock, desk, server }: Online,
): Promise<AnswerOf<'GET /api/me/export'>> {
  // One more than fits, to know whether there is more.
  const tables = await store.tablesOf(who, MOST_EXPORTED + 1);
  const chat = await store.chatOf(who, MOST_EXPORTED + 1);
  const stopsAt = {
    ...(tables.length > MOST_EXPORTED ? { tables: MOST_EXPORTED } : {}),
    ...(chat.length > MOST_EXPORTED ? { chat: MOST_EXPORTED } : {}),
  };
  const reports = await store.manners.reportsBy(who, MOST_EXPORTED);
  return {
    format: 'updraft-person',
    server,
    at: clock.now(),
    person: { who, name, since, seen, ...(recovery === undefined ? {} : { recovery }) },
    passkeys: listed(await store.passkeysOf(who)),
    bots: (await store.programs.of(who)).map(({ who: id, name: called, at }) => ({
      who: id,
      name: called,
      at,
    })),
    tables: tables.slice(0, MOST_EXPORTED).map(({ id, record, updated }) => lineOf(id, record, updated)),
    chat: chat.slice(0, MOST_EXPORTED),
    blocks: await blockedBy(store, who),
    reports: reports.map(({ at, name: about, table, text, why }) => ({ at, name: about, table, text, why })),
    ...(Object.keys(stopsAt).length > 0 ? { stopsAt } : {}),
    alerts: await desk.export(who),
  };
}

/** Forgets a person, their bots and whatever is kept of both; answers at how many matches they had a seat. */
function forgetPerson(who: string, options: ApiOptions): Promise<number> {
  const online = options.online as Online;
  const { store, tables } = online;
  return online.recogniser.whileLeaving(who, async () => {
    options.door?.signedOut(who, Number.MAX_SAFE_INTEGER);
    for (const bot of await store.programs.of(who))
      await forgetProgram(online, options.streams, who, bot.who);
    const left = await tables.forget(who);
    await store.alerts.forget(who);
    await store.manners.forget(who);
    // What their other pages had asked for just before has been written by now.
    await tables.forget(who);
    await store.alerts.forget(who);
    // The person last: where something goes wrong before, they can ask again.
    await store.forget(who);
    return left;
  });
}

function serveRecovery(
  serve: Serve,
  options: ApiOptions,
  signOutOthers: (person: Person) => Promise<Person>,
): void {
  const online = options.online as Online;
  const { store, clock, gossip } = online;
  const { limits } = options;
  const ofAddress = new Buckets(
    limits.recoveriesOfAddress,
    clock,
    gossip?.counting('recoveries of an address'),
  );
  const ofPerson = new Buckets(limits.recoveriesOfPerson, clock, gossip?.counting('recoveries of a person'));
  serve('POST /api/identity/recover', async ({ code, signOutOthers: alone }, reply, { raw }) => {
    for (const buckets of [ofAddress, ofPerson]) buckets.sweep();
    if (!ofAddress.take(options.proxies.addressOf(raw)))
      return refuse(reply, 429, { code: 'recoveriesTooFast' });
    const typed = readRecovery(code);
    if ('refused' in typed) return refuse(reply, 400, typed.refused);
    if (!ofPerson.take(typed.value.head)) return refuse(reply, 429, { code: 'recoveriesTooFast' });
    const who = await store.recovers(typed.value.hash);
    const person = who === undefined ? undefined : await store.identity(who);
    if (!person) return refuse(reply, 404, { code: 'wrongRecovery' });
    return givenTo(alone ? await signOutOthers(person) : person, online);
  });
}
