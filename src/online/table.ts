/** What anybody may know of an online table: in the lobby, in its waiting room and while it is played. */
import type { Options, Seat } from '../contract/index.ts';

/** How long people may think. A seat that runs out of time is played by a bot until its owner takes it back. */
export type Pace =
  /** Everybody is there: so many minutes for the whole game, and so many seconds more with every move. */
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number }
  /** Everybody comes by when they can: so many hours for every turn. */
  | { readonly kind: 'turns'; readonly hours: number };

export const LIVE: Pace = { kind: 'live', minutes: 15, seconds: 15 };
export const TURNS: Pace = { kind: 'turns', hours: 72 };

/** Whole numbers within these; a live clock gives at least five seconds. */
export const PACE_LIMITS = { minutes: 180, seconds: 300, least: 5, hours: 24 * 14 } as const;

/** A seat before the start: taken by whoever sets the table up, free for anybody, or a bot's. */
export type SeatPlan = 'you' | 'open' | { readonly bot: string };

/** What somebody asks for who sets up a table. */
export interface TablePlan {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** Leaves the seats in the order given; otherwise it is drawn at the start. */
  readonly fixedSeats: boolean;
  readonly pace: Pace;
  /** In the lobby for anybody to join; otherwise only by its link. */
  readonly listed: boolean;
  /** May people without a seat look on? */
  readonly watch: boolean;
  /** May players ask for a good move? */
  readonly hints: boolean;
  /** The bot that plays for whoever runs out of time or resigns. */
  readonly standIn: string;
  /** What the one who sits down adds to the draws. */
  readonly salt: string;
}

export type TableState = 'open' | 'playing' | 'over';

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  /** Empty where the seat is free. */
  readonly name: string;
  /** Who it is, to tell people of one name apart. */
  readonly who?: string;
  readonly bot?: string;
  /** Is this person at the table now? */
  readonly here?: boolean;
  /** A bot plays for this person: time ran out, or they resigned. */
  readonly away?: 'time' | 'resigned';
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly hints: boolean;
  readonly standIn: string;
  /** Who set it up, and may change bots and start. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The hash of the secret that all draws come from: shown before anybody sits down. */
  readonly commitment: string;
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** How it ended. */
  readonly ended?: Ended;
}

export interface Ended {
  readonly how: 'played' | 'resigned';
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
  readonly at: number;
}

/** A table in a list: the lobby, or somebody's games. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name'>[];
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly options: Options;
  readonly created: number;
  readonly updated: number;
  readonly ended?: Ended;
  /** Only in one's own list: which seat is one's own, and is it one's turn? */
  readonly you?: Seat;
  readonly yourTurn?: boolean;
}

export interface ChatLine {
  readonly n: number;
  readonly who: string;
  readonly name: string;
  /** The seat at the match, or -1 for somebody who looks on. */
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
}

export const MOST = { name: 24, chat: 300, salt: 64, id: 40 } as const;
