/** Blocks and reports. */
import type { FastifyInstance } from 'fastify';
import type { BlockedGiven } from '../../online/api.ts';
import type { Online } from '../app.ts';
import { Buckets } from '../limits.ts';
import { readLine } from '../names.ts';
import { refuse } from '../refusals.ts';
import type { Store } from '../store/store.ts';
import type { ApiOptions } from './api.ts';
import type { Guard } from './guard.ts';
import { serving } from './route.ts';

/** Whom a person blocks, by the names that they have now. */
export async function blockedBy(store: Store, who: string): Promise<readonly BlockedGiven[]> {
  const blocks = await store.manners.blocksOf(who);
  const people = await Promise.all(
    blocks.map(async ({ whom, at }) => ({ at, person: await store.identity(whom) })),
  );
  return people.flatMap(({ at, person }) => (person ? [{ who: person.who, name: person.name, at }] : []));
}

/** Of blocks that were asked for at the same moment, here or at another node, the last are too many, and are taken back. */
async function isSurplus(store: Store, who: string, whom: string, most: number): Promise<boolean> {
  const newestFirst = await store.manners.blocksOf(who);
  const surplus = newestFirst.slice(0, Math.max(0, newestFirst.length - most));
  for (const block of surplus) await store.manners.unblock(who, block.whom);
  return surplus.some((block) => block.whom === whom);
}

export function serveManners(app: FastifyInstance, guard: Guard, options: ApiOptions): void {
  const serve = serving(app, guard);
  const { store, clock, tables, gossip } = options.online as Online;
  const { limits, proxies } = options;
  const ofPerson = new Buckets(limits.reportsOfPerson, clock, gossip?.counting('reports of a person'));
  const ofAddress = new Buckets(limits.reportsOfAddress, clock, gossip?.counting('reports of an address'));
  const given = async (who: string) => ({ people: await blockedBy(store, who) });

  serve('GET /api/me/blocks', (_, _reply, { person }) => given(person!.who));

  serve('POST /api/me/blocks', async ({ who: whom }, reply, { person }) => {
    const { who } = person!;
    if (whom === who) return refuse(reply, 400, { code: 'notOneself' });
    if (!(await store.identity(whom))) return refuse(reply, 404, { code: 'noPerson' });
    const most = limits.blocksOfPerson;
    if (
      !(await store.manners.block(who, whom, clock.now(), most)) ||
      (await isSurplus(store, who, whom, most))
    )
      return refuse(reply, 400, { code: 'manyBlocks', most });
    return given(who);
  });

  serve('DELETE /api/me/blocks/:id', async ({ id }, _reply, { person }) => {
    await store.manners.unblock(person!.who, id);
    return given(person!.who);
  });

  serve('POST /api/reports', async (wanted, reply, { person, raw }) => {
    const { who: by } = person!;
    const { table, about } = wanted;
    const why = readLine(wanted.why);
    if (why === '') return refuse(reply, 400, { code: 'noReason' });
    if (about === by) return refuse(reply, 400, { code: 'notOneself' });
    for (const buckets of [ofPerson, ofAddress]) buckets.sweep();
    // Both are asked: a person at many addresses must not empty the bucket of one of them.
    if (!ofAddress.take(proxies.addressOf(raw)) || !ofPerson.take(by))
      return refuse(reply, 429, { code: 'reportsTooOften' });
    const seen = await tables.seenOf(by, wanted);
    if ('refused' in seen) return refuse(reply, 404, seen.refused);
    await store.manners.report({ at: clock.now(), by, about, table, why, ...seen.value }, limits.reports);
    return {};
  });
}
