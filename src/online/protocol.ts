/**
 * What a browser and the server say to each other over a socket at /socket: one JSON object a message. docs/protocol.md
 * tells it in prose. Whatever a client asks for may carry a number `re`; the answer, `done` or `refused`, carries the same.
 */
import type { Entry, Move, Seat } from '../contract/index.ts';
import type { LogEntry, MatchHead } from '../match/log.ts';
import type { ChatLine, SeatInfo, TableInfo, TableLine } from './table.ts';

export const PROTOCOL = 1;
export const SOCKET_PATH = '/socket';
/** A message longer than this is no message. */
export const MOST_BYTES = 8 * 1024;

/** What a client has already: how long the log was, undos included, and how many entries stood. */
export interface Have {
  readonly log: number;
  readonly standing: number;
}

interface Asked {
  readonly re?: number;
}
interface AtTable extends Asked {
  readonly table: string;
}

export type ToServer =
  /** Always the first message. The token is the signed identity of this device. */
  | (Asked & { readonly type: 'hello'; readonly protocol: number; readonly token: string })
  /** Tells me what is in the lobby from now on, or no longer. */
  | (Asked & { readonly type: 'lobby'; readonly on: boolean })
  /** Tells me everything about this table from now on. */
  | (AtTable & { readonly type: 'join'; readonly have?: Have })
  | (AtTable & { readonly type: 'leave' })
  | (AtTable & { readonly type: 'sit'; readonly seat: Seat; readonly salt: string })
  | (AtTable & { readonly type: 'stand' })
  /** Whoever set the table up frees a seat or gives it to a bot. */
  | (AtTable & { readonly type: 'seat'; readonly seat: Seat; readonly to: 'open' | { readonly bot: string } })
  | (AtTable & { readonly type: 'start' })
  /** `count` is how many of this seat's moves stand, so that a move sent twice is made once. */
  | (AtTable & { readonly type: 'move'; readonly seat: Seat; readonly count: number; readonly move: Move })
  /** Asks the others to take back my last choice. */
  | (AtTable & { readonly type: 'undo' })
  | (AtTable & { readonly type: 'answer'; readonly yes: boolean })
  | (AtTable & { readonly type: 'resign' })
  /** I am back: nobody plays for me any longer. */
  | (AtTable & { readonly type: 'return' })
  | (AtTable & { readonly type: 'chat'; readonly text: string })
  /** Sets up a table for the same people, or joins the one that was set up. */
  | (AtTable & { readonly type: 'rematch' });

/** A seat's clock: milliseconds left when this was sent, and whether it runs. */
export type Tick = readonly [seat: Seat, left: number, running: 0 | 1];

export interface JoinedTable {
  readonly type: 'joined';
  readonly table: string;
  readonly head: MatchHead;
  /** The seat whose knowledge this is, or -1. */
  readonly viewer: Seat;
  /** The first so many standing entries are not repeated: the client has them. */
  readonly from: number;
  /** The standing entries after them, as this viewer may see them. Played from the start they make the viewer's view. */
  readonly entries: readonly Entry[];
  /** How long the log is, with what was taken back. */
  readonly log: number;
  readonly clock: readonly Tick[];
  /** Only when the match is over: then nothing is hidden any more. */
  readonly over?: { readonly secret: string; readonly log: readonly LogEntry[] };
}

export type ToClient =
  | { readonly type: 'welcome'; readonly who: string; readonly name: string }
  | { readonly type: 'done'; readonly re: number; readonly to?: string }
  | { readonly type: 'refused'; readonly re?: number; readonly why: string }
  | { readonly type: 'lobby'; readonly tables: readonly TableLine[] }
  | { readonly type: 'listed'; readonly table: TableLine }
  | { readonly type: 'unlisted'; readonly id: string }
  | { readonly type: 'table'; readonly table: TableInfo; readonly you: Seat }
  /** One seat has changed: somebody came, left, or a bot plays for them. */
  | { readonly type: 'seat'; readonly table: string; readonly seat: Seat; readonly info: SeatInfo }
  | JoinedTable
  | {
      readonly type: 'entries';
      readonly table: string;
      /** How many entries stand with these. */
      readonly n: number;
      readonly log: number;
      readonly entries: readonly Entry[];
      /** Only the clocks that changed. */
      readonly clock: readonly Tick[];
    }
  | {
      readonly type: 'undone';
      readonly table: string;
      readonly length: number;
      readonly log: number;
      readonly clock: readonly Tick[];
    }
  /** Somebody would like to take a move back; these seats have not answered yet. */
  | {
      readonly type: 'offer';
      readonly table: string;
      readonly by: Seat;
      readonly length: number;
      readonly waits: readonly Seat[];
    }
  | { readonly type: 'no-offer'; readonly table: string; readonly why: 'accepted' | 'refused' | 'late' }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'watching'; readonly table: string; readonly count: number }
  | { readonly type: 'rematch'; readonly table: string; readonly to: string }
  /** The table cannot go on here for now; join again in a moment. */
  | { readonly type: 'again'; readonly table: string; readonly why: string }
  /** The server stops; another one will answer soon. */
  | { readonly type: 'closing' };

/** Why the server closed a socket, for `CloseEvent.code`. */
export const CLOSE = {
  /** The first message was no `hello`, or its token is not ours. */
  stranger: 4001,
  /** Too many messages, or too many that mean nothing. */
  flood: 4002,
  /** This page speaks another version of the protocol: reload it. */
  protocol: 4003,
} as const;
