/** Hears of bans that the owner has made from another process, and ends what those people have open. */
import { type Clock, every } from '../../match/timer.ts';
import type { Journal } from '../table-service.ts';
import type { MannersStore } from './store.ts';

/** A person who is banned has their sockets closed within this time; what they ask for anew is refused at once. */
const EVERY = 2000;

export interface BansOptions {
  readonly store: Pick<MannersStore, 'bans'>;
  readonly clock: Clock;
  readonly journal: Pick<Journal, 'trouble'>;
  readonly banned: (who: string) => void;
}

/** Answers how to stop. */
export function watchBans({ store, clock, journal, banned }: BansOptions): () => void {
  let known: ReadonlySet<string> = new Set();
  let failed = false;
  const look = async (): Promise<void> => {
    try {
      const now = new Set((await store.bans()).map(({ who }) => who));
      for (const who of now) if (!known.has(who)) banned(who);
      known = now;
      failed = false;
    } catch (error) {
      if (!failed) journal.trouble('bans could not be read', error);
      failed = true;
    }
  };
  return every(clock, EVERY, () => void look());
}
