/** Whom a person has played with here: by finished matches, without those whom they block. */
import type { Acquaintance } from '../../online/api.ts';
import type { Store } from '../store/store.ts';
import { MOST_READ } from './enquiries.ts';

/** So many matches are looked through, and so many people told, the last played with first. */
const MATCHES = 200;
const PEOPLE = 50;

type Source = Pick<Store, 'tablesOf' | 'identity' | 'manners'>;

/** How often and when last this person played with others, by their ids. */
async function met(store: Source, who: string): Promise<Map<string, { matches: number; last: number }>> {
  const blocked = new Set((await store.manners.blocksOf(who)).map(({ whom }) => whom));
  const people = new Map<string, { matches: number; last: number }>();
  for (const { record, updated } of await store.tablesOf(who, MATCHES, MOST_READ)) {
    if (record.state !== 'over') continue;
    for (const seat of record.seats) {
      // A forgotten person has no id.
      if (
        seat.kind !== 'person' ||
        seat.program ||
        seat.who === who ||
        seat.who === '' ||
        blocked.has(seat.who)
      )
        continue;
      const { matches, last } = people.get(seat.who) ?? { matches: 0, last: updated };
      people.set(seat.who, { matches: matches + 1, last });
    }
  }
  return people;
}

export async function hasMet(store: Source, who: string, whom: string): Promise<boolean> {
  return (await met(store, who)).has(whom);
}

/** By the names that they have now. */
export async function acquaintancesOf(store: Source, who: string): Promise<readonly Acquaintance[]> {
  const newest = [...(await met(store, who))].sort(([, a], [, b]) => b.last - a.last).slice(0, PEOPLE);
  const named = await Promise.all(
    newest.map(async ([id, times]) => ({ person: await store.identity(id), times })),
  );
  return named.flatMap(({ person, times }) =>
    person ? [{ who: person.who, name: person.name, ...times }] : [],
  );
}
