/** Without an account: a name, a token that a device keeps, a code that moves it to another device. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { CodeGiven, IdentityGiven } from '../../online/api.ts';
import type { Online } from '../app.ts';
import { CODE_MINUTES, newId, readName } from '../identity.ts';
import { words } from '../words.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { describeRoute } from './route.ts';
import * as form from './schemas.ts';

export function serveIdentities(api: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const { store, identities } = options.online as Online;
  const given = (who: string, name: string): IdentityGiven => ({ who, name, token: identities.token(who) });

  api.post<{ Body: Static<typeof form.NameGiven> }>(
    '/api/identity',
    describeRoute('newIdentity', form.IdentityGiven, { body: form.NameGiven, within: guard.fewIdentities }),
    async ({ body }, reply) => {
      const name = readName(body.name);
      if ('refused' in name) return reply.code(400).send({ error: name.refused });
      const who = newId();
      await store.createIdentity({ who, name: name.value }, Date.now());
      return given(who, name.value);
    },
  );

  api.get('/api/me', describeRoute('me', form.Me, { known: guard.known }), async ({ person }) => person);

  api.patch<{ Body: Static<typeof form.NameGiven> }>(
    '/api/me',
    describeRoute('rename', form.Me, { body: form.NameGiven, known: guard.known }),
    async ({ body, person }, reply) => {
      const name = readName(body.name);
      if ('refused' in name) return reply.code(400).send({ error: name.refused });
      const { who } = person!;
      await store.rename(who, name.value);
      options.door?.renamed(who, name.value);
      return { who, name: name.value };
    },
  );

  api.post(
    '/api/identity/code',
    describeRoute('newCode', form.CodeGiven, { known: guard.known, within: guard.fewIdentities }),
    async ({ person }): Promise<CodeGiven> => {
      const { code, hash } = identities.newCode();
      const until = Date.now() + CODE_MINUTES * 60_000;
      await store.putCode(hash, person!.who, until);
      return { code, until };
    },
  );

  api.post<{ Body: Static<typeof form.CodeTyped> }>(
    '/api/identity/claim',
    describeRoute('claim', form.IdentityGiven, { body: form.CodeTyped, within: guard.fewIdentities }),
    async ({ body }, reply) => {
      const hash = identities.readCode(body.code);
      if ('refused' in hash) return reply.code(400).send({ error: hash.refused });
      const who = await store.takeCode(hash.value, Date.now());
      const person = who === undefined ? undefined : await store.identity(who);
      if (!person) return reply.code(404).send({ error: words.usedCode });
      return given(person.who, person.name);
    },
  );
}
