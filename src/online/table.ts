/** What client and server both know of tables: limits and usual values here, shapes in schemas/table.ts. */
import type { Pace } from '../match/clocks.ts';

// What the machine of a table knows too has its types there; a test holds the schemas against them.
export type { Ended } from '../match/events.ts';
export type { Away } from '../match/terms.ts';
export type {
  ChatLine,
  Giving,
  LobbyQuery,
  SeatInfo,
  SeatPlan,
  TableFacts,
  TableInfo,
  TableLine,
  TablePlan,
  TableState,
} from './schemas/table.ts';
export type { Pace };

export const LIVE: Pace = { kind: 'live', minutes: 15, seconds: 15 };
export const TURNS: Pace = { kind: 'turns', hours: 72 };

/** Whole numbers within these; a live clock gives at least five seconds, a round ten and at most ten minutes. */
export const PACE_LIMITS = {
  minutes: 180,
  seconds: 300,
  least: 5,
  hours: 24 * 14,
  leastRound: 10,
  round: 600,
} as const;

/** So long a match that has begun waits for its players' salts, in milliseconds; the deal comes no later. */
export function revealTime(pace: Pace): number {
  const hour = 3_600_000;
  return pace.kind === 'turns' ? Math.min(pace.hours, 24) * hour : 10_000;
}

/** So many milliseconds of it pass before the host of a live table can begin without players who are not here. */
export const REVEAL_LEAST = 5000;

/** Is it played at one sitting, by players who are all there? */
export const isLive = (pace: Pace): boolean => pace.kind !== 'turns';

/** So many tables stand on a page of the lobby. */
export const LOBBY_PAGE = 30;

/** A host who is not at the table for so many milliseconds is followed by the player who has sat longest. */
export const HOST_GONE = { live: 3 * 60_000, round: 3 * 60_000, turns: 24 * 3_600_000 } as const;
/** After so many milliseconds without the move that the host asked for, a bot may play. */
export const NUDGE_WAIT = 20_000;

/** So long players have to agree that the seat of an absent one is given to another person, in milliseconds. */
export const GIVING_TIME = { live: 2 * 60_000, round: 2 * 60_000, turns: 48 * 3_600_000 } as const;
/** However fast the others agree, the absent player has so long to come back first: friends of a host agree at once. */
export const GIVING_LEAST = { live: 30_000, round: 30_000, turns: 12 * 3_600_000 } as const;

/** Where there are days for a turn: from this time on the host may let a bot play for a player who still owes a move. */
export const lateFrom = ({ hours }: Extract<Pace, { kind: 'turns' }>, until: number): number =>
  until - (hours * 3_600_000) / 2;

/** So many milliseconds of a round players who are here have before the host need not wait for them. */
export const roundWait = ({ seconds }: Extract<Pace, { kind: 'round' }>): number =>
  Math.min(5000, Math.floor((seconds * 1000) / 3));

/** The letters of join codes: no vowels, so that they make no words, and none that looks like a digit or another letter. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 6;

/** A join code as it was typed, without spaces and dashes; undefined where it cannot be one. */
export function readJoinCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : undefined;
}

/** Days off that a player has at each table at which there are days for a turn. */
export const VACATION_DAYS = 5;

/** Characters. */
export const MOST = { name: 24, chat: 300, id: 40, why: 500 } as const;
