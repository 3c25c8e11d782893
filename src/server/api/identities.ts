/** Without an account: a name, a token that a device keeps, a code that moves it to another device. */
import type { FastifyInstance } from 'fastify';
import type { IdentityGiven } from '../../online/api.ts';
import type { Online } from '../app.ts';
import { CODE_MINUTES, newId, readName } from '../identity.ts';
import type { People } from '../people/open.ts';
import { refuse } from '../refusals.ts';
import type { Person } from '../store/store.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serving } from './route.ts';

/** What a device keeps of a person. */
export const givenTo = (
  { who, name, epoch }: Pick<Person, 'who' | 'name' | 'epoch'>,
  { identities, server }: People,
): IdentityGiven => ({ who, name, token: identities.token(who, epoch), server });

export function serveIdentities(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const { store, identities, tables, clock } = options.online as Online;

  serve(
    'POST /api/identity',
    async ({ name: typed }, reply) => {
      const name = readName(typed);
      if ('refused' in name) return refuse(reply, 400, name.refused);
      const who = newId();
      await store.createIdentity({ who, name: name.value }, clock.now());
      return givenTo({ who, name: name.value, epoch: 0 }, options.online as Online);
    },
    guard.fewIdentities,
  );

  serve(
    'PATCH /api/me',
    async ({ name: typed }, reply, { person }) => {
      const name = readName(typed);
      if ('refused' in name) return refuse(reply, 400, name.refused);
      const { who } = person!;
      await store.rename(who, name.value);
      options.door?.renamed(who, name.value);
      await tables.renamed({ who, name: name.value });
      return { who, name: name.value };
    },
    guard.fewNames,
  );

  serve(
    'POST /api/identity/code',
    async (_, _reply, { person }) => {
      const { code, hash } = identities.newCode();
      const until = clock.now() + CODE_MINUTES * 60_000;
      await store.putCode(hash, person!.who, until);
      return { code, until };
    },
    guard.fewIdentities,
  );

  serve(
    'POST /api/identity/claim',
    async ({ code }, reply) => {
      const hash = identities.readCode(code);
      if ('refused' in hash) return refuse(reply, 400, hash.refused);
      const who = await store.takeCode(hash.value, clock.now());
      const person = who === undefined ? undefined : await store.identity(who);
      if (!person) return refuse(reply, 404, { code: 'usedCode' });
      return givenTo(person, options.online as Online);
    },
    guard.fewIdentities,
  );
}
