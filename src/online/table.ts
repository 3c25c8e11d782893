/** What client and server both know of tables: limits and usual values here, shapes in schemas/table.ts. */
import type { Pace } from '../match/clocks.ts';
import type { Of } from './schemas/parts.ts';
import type * as schema from './schemas/table.ts';

// What the machine of a table knows too has its types there; a test holds the schemas against them.
export type { Ended } from '../match/events.ts';
export type { Away } from '../match/terms.ts';
export type { Pace };

export type SeatPlan = Of<typeof schema.SeatPlan>;
export type TablePlan = Of<typeof schema.TablePlan>;
export type TableState = Of<typeof schema.TableState>;
export type SeatInfo = Of<typeof schema.SeatInfo>;
export type TableFacts = Of<typeof schema.TableFacts>;
export type TableInfo = Of<typeof schema.TableInfo>;
export type TableLine = Of<typeof schema.TableLine>;
export type LobbyQuery = Of<typeof schema.LobbyQuery>;
export type ChatLine = Of<typeof schema.ChatLine>;

export const LIVE: Pace = { kind: 'live', minutes: 15, seconds: 15 };
export const TURNS: Pace = { kind: 'turns', hours: 72 };

/** Whole numbers within these; a live clock gives at least five seconds. */
export const PACE_LIMITS = { minutes: 180, seconds: 300, least: 5, hours: 24 * 14 } as const;

/** So long a match that has begun waits for its players' salts, in milliseconds; the deal comes no later. */
export function revealTime(pace: Pace): number {
  const hour = 3_600_000;
  return pace.kind === 'live' ? 10_000 : Math.min(pace.hours, 24) * hour;
}

/** So many tables stand on a page of the lobby. */
export const LOBBY_PAGE = 30;

/** A host who is not at the table for so many milliseconds is followed by the player who has sat longest. */
export const HOST_GONE = { live: 3 * 60_000, turns: 24 * 3_600_000 } as const;
/** After so many milliseconds without the move that the host asked for, a bot may play. */
export const NUDGE_WAIT = 20_000;

/** Characters. */
export const MOST = { name: 24, chat: 300, id: 40, why: 500 } as const;
