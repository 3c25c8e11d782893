/** A table as it is stored beside its log: what all may know of it, and what the server alone knows. */
import type { Seat } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { Away, TableFacts } from '../../online/table.ts';

export type SeatRecord =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | { readonly kind: 'person'; readonly who: string; readonly name: string; readonly salt: string };

export interface TableRecord extends TableFacts {
  /** In the order of the plan; from the start on in the order of the match. */
  readonly seats: readonly SeatRecord[];
  readonly fixedSeats: boolean;
  /** From the start on. */
  readonly head?: MatchHead;
  /** Seats that a bot plays for their players. */
  readonly away?: { readonly [seat: Seat]: Away };
  /** Clocks that were set anew: at a log of `n` entries this seat had `left` milliseconds. */
  readonly times?: { readonly [seat: Seat]: { readonly n: number; readonly left: number } };
}
