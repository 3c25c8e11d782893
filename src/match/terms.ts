/** What a table is set up with. */
import type { Entry, Position, Seat } from '../contract/index.ts';
import type { Outage, Pace, Rest } from './clocks.ts';
import type { Offer, TimedEntry } from './events.ts';
import type { LogEntry } from './log.ts';
import type { Match } from './match.ts';

/** How a host plays its matches. */
export interface TableTerms<S = Position> {
  readonly secret: string;
  /** Milliseconds before a move that no player makes. */
  readonly pause: number;
  /** Does chance draw at once, or after a pause, so that the players of one screen can follow? */
  readonly chance: 'atOnce' | 'paced';
  /** Do the other players have to agree to an undo? Around one screen they do not. */
  readonly undo: 'agreed' | 'free';
  /** Without it there are no clocks. */
  readonly pace?: Pace;
  /** The bot that plays for players who have resigned or run out of time. */
  readonly standIn?: string;
  /** What chance does now; the match's own generator where it is left out, or answers nothing. */
  draw?(match: Match<S>): Entry | undefined;
}

/** Why a bot plays for a player: their time ran out, the host of the table waited no longer, they gave up; or only this round, whose time is over. */
export type Away = 'time' | 'host' | 'resigned' | 'round';

/** Clocks that were set anew: at a log of `n` entries, at the time `at`, this seat had `left` milliseconds. */
export interface ClockTimes {
  readonly [seat: Seat]: { readonly n: number; readonly left: number; readonly at?: number };
}

/** A match as it was stored. */
export interface StoredMatch {
  /** Where clocks run, each entry has its time. */
  readonly log: readonly (Pick<TimedEntry, 'entry' | 'spent'> & { readonly at?: number })[];
  readonly away?: { readonly [seat: Seat]: Away } | undefined;
  readonly times?: ClockTimes | undefined;
  /** Vacations of players. */
  readonly rests?: readonly Rest[] | undefined;
  /** Throws where an entry is none that could be played now; left out where the log is known to be whole. */
  readonly check?: (match: Pick<Match, 'couldBe' | 'log'>, entry: LogEntry) => void;
  /** When the host did not run. */
  readonly outages?: readonly Outage[];
  /** A player has asked to take a move back, and others have not answered. */
  readonly offer?: Offer | undefined;
  /** The match ended, perhaps before the game did. */
  readonly ended?: boolean;
}
