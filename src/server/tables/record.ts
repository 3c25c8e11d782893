/** A table as it is stored beside its log: what all may know of it, and what the server alone knows. */
import type { Seat } from '../../contract/index.ts';
import type { Offer } from '../../match/events.ts';
import type { MatchHead } from '../../match/log.ts';
import type { ClockTimes } from '../../match/terms.ts';
import type { Away, TableFacts } from '../../online/table.ts';

export type SeatRecord =
  | { readonly kind: 'open' }
  /** Kept for a player who was asked to play again. */
  | { readonly kind: 'asked'; readonly who: string; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | ({
      readonly kind: 'person';
      readonly who: string;
      readonly name: string;
      /** When they sat down; who set the table up sat there from the beginning. */
      readonly since?: number;
    } & Sealed);

interface Sealed {
  /** The hash of the player's salt; left out until the player has come to the table. */
  readonly seal?: string;
  /** Shown after the start. */
  readonly salt?: string;
}

export interface TableRecord extends TableFacts {
  /** In the order of the plan; from the start on in the order of the match. */
  readonly seats: readonly SeatRecord[];
  /** A hash of the address from which it was set up or begun: what runs is counted by it. */
  readonly origin?: string;
  /** From the start on. */
  readonly head?: MatchHead;
  /** Seats that a bot plays for their players. */
  readonly away?: { readonly [seat: Seat]: Away };
  readonly times?: ClockTimes;
  /** A player has asked to take a move back: it waits for those who are away, however long. */
  readonly offer?: Offer;
}
