/** What the owner of a server does about reports, also beside a server that runs: it hears of bans by itself. */
import { hasDatabase, withStore } from '../doctor.ts';
import type { Ban, Report } from './store.ts';

export interface Moderation {
  /** The newest first. */
  readonly reports: readonly Report[];
  readonly bans: readonly Ban[];
}

/** Undefined where there is no database. */
export async function readModeration(folder: string, limit: number): Promise<Moderation | undefined> {
  if (!hasDatabase(folder)) return undefined;
  return withStore(folder, async ({ manners }) => ({
    reports: await manners.reports(limit),
    bans: await manners.bans(),
  }));
}

/** Their name; 'unknown' where there is no such person, undefined where there is no database. */
export async function ban(
  folder: string,
  { who, why, at }: Ban,
): Promise<{ readonly name: string } | 'unknown' | undefined> {
  if (!hasDatabase(folder)) return undefined;
  return withStore(folder, async (store) => {
    const person = await store.identity(who);
    if (!person) return 'unknown';
    await store.manners.ban({ who, why, at });
    return { name: person.name };
  });
}

/** Whether they were banned; undefined where there is no database. */
export async function unban(folder: string, who: string): Promise<boolean | undefined> {
  return hasDatabase(folder) ? withStore(folder, ({ manners }) => manners.unban(who)) : undefined;
}
