/** Passkeys of a person: added, listed, named, removed, and shown by a new device. */
import type { FastifyInstance } from 'fastify';
import type { Online } from '../app.ts';
import { readName } from '../identity.ts';
import { partyOf } from '../people/party.ts';
import { Passkeys } from '../people/passkeys.ts';
import { refuse } from '../refusals.ts';
import type { Passkey } from '../store/store.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { givenTo } from './identities.ts';
import { serving } from './route.ts';

/** As their person may read them: keys are of no use to them. */
export const listed = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ id, name, rp, at, used }) => ({ id, name, rp, at, used }));

export function servePasskeys(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const online = options.online as Online;
  const { store, clock } = online;
  const passkeys = new Passkeys({ store, clock, limits: options.limits });
  const all = async (who: string) => ({ passkeys: listed(await store.passkeysOf(who)) });

  serve('GET /api/me/passkeys', (_, _reply, { person }) => all(person!.who));

  serve(
    'POST /api/me/passkeys/challenge',
    async (_, reply, { person, headers, raw }) => {
      const party = partyOf(headers);
      if (!party) return refuse(reply, 400, { code: 'noPasskeysHere' });
      const made = await passkeys.toAdd(person!, party, options.proxies.addressOf(raw));
      return 'refused' in made ? refuse(reply, 400, made.refused) : { options: made.value };
    },
    guard.fewIdentities,
  );

  serve(
    'POST /api/me/passkeys',
    async ({ name: typed, response }, reply, { person }) => {
      const name = readName(typed);
      if ('refused' in name) return refuse(reply, 400, name.refused);
      const refused = await passkeys.add(person!.who, name.value, response);
      return refused ? refuse(reply, 400, refused) : all(person!.who);
    },
    guard.fewIdentities,
  );

  serve('PATCH /api/me/passkeys', async ({ id, name: typed }, reply, { person }) => {
    const name = readName(typed);
    if ('refused' in name) return refuse(reply, 400, name.refused);
    const { who } = person!;
    if (!(await store.renamePasskey(who, id, name.value)))
      return refuse(reply, 404, { code: 'unknownPasskey' });
    return all(who);
  });

  serve('POST /api/me/passkeys/remove', async ({ id }, reply, { person }) => {
    const { who } = person!;
    if (!(await store.dropPasskey(who, id))) return refuse(reply, 404, { code: 'unknownPasskey' });
    return all(who);
  });

  serve(
    'POST /api/identity/passkey/challenge',
    async (_, reply, { headers, raw }) => {
      const party = partyOf(headers);
      if (!party) return refuse(reply, 400, { code: 'noPasskeysHere' });
      const made = await passkeys.toSignIn(party, options.proxies.addressOf(raw));
      return 'refused' in made ? refuse(reply, 429, made.refused) : { options: made.value };
    },
    guard.fewIdentities,
  );

  serve(
    'POST /api/identity/passkey',
    async ({ response }, reply) => {
      const shown = await passkeys.signIn(response);
      if ('refused' in shown) return refuse(reply, 400, shown.refused);
      const person = await store.identity(shown.value);
      return person ? givenTo(person, online) : refuse(reply, 404, { code: 'unknownPasskey' });
    },
    guard.fewIdentities,
  );
}
