/** Whether what a page is told is what it knows already, and through whose eyes. */
import { type Entry, type Seat, SPECTATOR } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';

export interface Eyes {
  readonly head: MatchHead | undefined;
  readonly viewer: Seat;
  readonly people: readonly Seat[];
  readonly entries: readonly Entry[];
}

const seenAlike = (known: readonly Entry[], told: readonly Entry[]): boolean =>
  known.every(({ by, move }, i) => by === told[i]?.by && move === told[i].move);

/** The same match, seen by the same eyes. */
export const isKnown = (known: Eyes, told: Eyes): boolean =>
  told.head?.id === known.head?.id &&
  told.viewer === known.viewer &&
  told.people.join() === known.people.join() &&
  seenAlike(known.entries, told.entries);

/** Has a player who knew more than the next one looked at this page? */
export const leavesSecrets = (left: Eyes, told: Eyes): boolean =>
  left.viewer !== SPECTATOR && left.viewer !== told.viewer && !seenAlike(left.entries, told.entries);
