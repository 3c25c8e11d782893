/** What client and server both know of tables: limits and usual values here, shapes in schemas/table.ts. */
import type { Of } from './schemas/parts.ts';
import type * as schema from './schemas/table.ts';

/** How long players may think. A bot plays a seat that runs out of time, until its player takes it back. */
export type Pace = Of<typeof schema.Pace>;
export type SeatPlan = Of<typeof schema.SeatPlan>;
export type TablePlan = Of<typeof schema.TablePlan>;
export type TableState = Of<typeof schema.TableState>;
export type SeatInfo = Of<typeof schema.SeatInfo>;
export type TableFacts = Of<typeof schema.TableFacts>;
export type TableInfo = Of<typeof schema.TableInfo>;
export type TableLine = Of<typeof schema.TableLine>;
export type Ended = Of<typeof schema.Ended>;
export type Away = Of<typeof schema.Away>;
export type ChatLine = Of<typeof schema.ChatLine>;

export const LIVE: Pace = { kind: 'live', minutes: 15, seconds: 15 };
export const TURNS: Pace = { kind: 'turns', hours: 72 };

/** Whole numbers within these; a live clock gives at least five seconds. */
export const PACE_LIMITS = { minutes: 180, seconds: 300, least: 5, hours: 24 * 14 } as const;

/** Characters. */
export const MOST = { name: 24, chat: 300, salt: 64, id: 40 } as const;
