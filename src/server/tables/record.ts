/** A table as it is stored beside its log: who sits where, and what was agreed. */
import type { Options, Seat } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { Ended, Pace, TableState } from '../../online/table.ts';

export type SeatRecord =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | { readonly kind: 'person'; readonly who: string; readonly name: string; readonly salt: string };

export interface TableRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly state: TableState;
  /** In the order of the plan; from the start on in the order of the match. */
  readonly seats: readonly SeatRecord[];
  readonly fixedSeats: boolean;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly hints: boolean;
  readonly standIn: string;
  readonly host: string;
  readonly created: number;
  readonly commitment: string;
  /** From the start on. */
  readonly head?: MatchHead;
  /** Seats that a bot plays for their owners. */
  readonly away?: { readonly [seat: Seat]: 'time' | 'resigned' };
  /** Clocks that were set anew: at a log of `n` entries this seat had `left` milliseconds. */
  readonly times?: { readonly [seat: Seat]: { readonly n: number; readonly left: number } };
  readonly rematch?: string;
  readonly ended?: Ended;
}
