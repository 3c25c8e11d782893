/** What alerts hear of tables (who owes a choice, since when and until when; who looks; that the match is over), and what of it is to be told to whom and when. */
import type { Seat } from '../../contract/index.ts';
import type { Away, Pace } from '../../online/table.ts';
import type { Call, CallKind } from './store.ts';

/** A person who has a seat in a match that began, or for whom one is kept before. */
export interface PersonNews {
  readonly who: string;
  readonly seat: Seat;
  /** Does this person look at the table now? */
  readonly here: boolean;
  readonly away?: Away | undefined;
  /** A seat is kept for them at a table that has not begun. */
  readonly invited?: boolean | undefined;
  /**
   * The host would like to give a seat to another person. This person would get it (`offered`), is asked whether they agree (`consent`),
   * has it now (`losing`), or had it before it was given away (`lost`).
   */
  readonly giving?: Extract<CallKind, 'offered' | 'consent' | 'losing' | 'lost'> | undefined;
  /** The deal waits for this player's salt. */
  readonly salt?: { readonly since: number; readonly until: number } | undefined;
  /** This player owes a choice. `turn` tells one turn from the next. */
  readonly owes?:
    | { readonly turn: number; readonly since: number; readonly until: number | undefined }
    | undefined;
}

/** How a match stands for its players. */
export interface TableNews {
  readonly table: string;
  readonly over: boolean;
  readonly pace: Pace['kind'];
  readonly people: readonly PersonNews[];
}

/** The narrow way from tables to alerts. */
export interface TableWatcher {
  /** Something has changed at a table: this is how it stands. */
  hear(news: TableNews): void;
  /** A player has come to a table. */
  seen(who: string, table: string): void;
  /** A player has left it, when so many entries stood. */
  left(who: string, table: string, entries: number): void;
  /** The table is not held in memory any more. */
  closed(table: string): void;
}

/** A player who makes several moves in a row, or whose page comes back by itself, is not to be called in between. */
const MOMENT = 10_000;
const LIVE_MOMENT = 30_000;

/** All that is to be told about a match, and who of them sees it already. */
export function callsOf(
  { table, over, pace, people }: TableNews,
  now: number,
): {
  readonly calls: readonly Call[];
  readonly seen: readonly string[];
} {
  const live = pace === 'live';
  const calls = people.flatMap(({ who, here, away, owes, invited, salt, giving }): Call[] => {
    const call = { who, table, live, turn: 0, first: now };
    if (giving && (giving !== 'consent' || !owes)) return over ? [] : [{ ...call, kind: giving }];
    if (over) return here || away === 'resigned' ? [] : [{ ...call, kind: 'over' }];
    if (invited) return [{ ...call, kind: 'invited', first: now + LIVE_MOMENT }];
    if (salt) return live ? [] : [{ ...call, kind: 'salt', ...timesOf(salt.since, salt.until) }];
    if (away === 'time') return [{ ...call, kind: 'away' }];
    if (away === 'host') return [{ ...call, kind: 'relieved' }];
    if (away || !owes) return [];
    const { turn, since, until } = owes;
    // What happens at a live table is seen there: only those who are not there are called.
    if (live) return here ? [] : [{ ...call, kind: 'turn', turn, first: now + LIVE_MOMENT, until }];
    return [{ ...call, kind: 'turn', turn, ...timesOf(since, until) }];
  });
  return { calls, seen: people.flatMap(({ who, here }) => (here ? [who] : [])) };
}

const timesOf = (
  since: number,
  until: number | undefined,
): Pick<Call, 'first' | 'half' | 'tenth' | 'until'> =>
  until === undefined
    ? { first: since + MOMENT, until }
    : {
        first: since + MOMENT,
        half: Math.round((since + until) / 2),
        tenth: Math.round(until - (until - since) / 10),
        until,
      };
