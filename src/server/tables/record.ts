/** A table as it is stored beside its log: what all may know of it, and what the server alone knows. */
import type { Seat } from '../../contract/index.ts';
import type { Rest } from '../../match/clocks.ts';
import type { Offer, OfferEnd } from '../../match/events.ts';
import type { MatchHead } from '../../match/log.ts';
import type { SeatNote } from '../../match/notes.ts';
import type { ClockTimes } from '../../match/terms.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { Away, TableFacts } from '../../online/table.ts';

export type SeatRecord =
  | { readonly kind: 'open' }
  /**
   * Kept for a player who was asked to play. `silent`: they are not told, as they block who asked, want no invitations or had many;
   * `shown`: they were asked on the page that they looked at.
   */
  | {
      readonly kind: 'asked';
      readonly who: string;
      readonly name: string;
      readonly silent?: true;
      readonly shown?: true;
      readonly program?: true;
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | ({
      readonly kind: 'person';
      readonly who: string;
      readonly name: string;
      /** When this player sat down; left out for the one who set the table up, who sat there from the beginning. */
      readonly since?: number;
      /** The seat has a program that plays through the Bot API: it seals no salt, and is shown as a bot. */
      readonly program?: true;
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
  /** When bots began to play for players, and ended. */
  readonly notes?: readonly SeatNote[];
  readonly times?: ClockTimes;
  /** Vacations that players have taken, the first first. */
  readonly rests?: readonly Rest[];
  /** Players who have taken over a seat in this match, or had to leave one: as long as it is played they get no other. */
  readonly tookOver?: readonly string[];
  /** Players who had a seat that another player has now, and how long the log was when it passed. */
  readonly former?: readonly { readonly seat: Seat; readonly who: string; readonly after: number }[];
  /** Why the last seat that was to be given away was not, so that other nodes can tell it. */
  readonly notGiven?: Extract<ToClient, { type: 'not-given' }>['why'];
  /** How often the host has asked in this match to give a seat away, and which persons a player has refused. */
  readonly givings?: { readonly asked: number; readonly declined: readonly string[] };
  /** The person to whom a seat is to be given is not told. */
  readonly givingQuietly?: true;
  /** A player has asked to take a move back: it waits for those who are away, however long. */
  readonly offer?: Offer;
  /** How the last one ended, so that other nodes can tell it. */
  readonly offerEnded?: { readonly why: OfferEnd };
}
