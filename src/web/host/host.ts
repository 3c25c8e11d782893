/**
 * What a table page knows of its match's host. It is given hidden entries and offers moves. Behind it stands a match
 * in a worker of this browser, or a socket.
 */
import type { Entry, House, Move, Options, Seat } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry, MatchHead, MatchSeat } from '../../match/log.ts';
import type { TableRefusal } from '../../match/refusals.ts';
import type { Noted } from '../table/notes.ts';

export interface Setup {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly house?: House;
  readonly seats: readonly MatchSeat[];
  /** Leaves the seats in the order given; otherwise the match draws it. */
  readonly fixedSeats: boolean;
}

export type ToHost =
  | { readonly type: 'create'; readonly setup: Setup; readonly pace: number }
  /** `takeOver`: though another tab plays it now. */
  | { readonly type: 'open'; readonly id: string; readonly pace: number; readonly takeOver: boolean }
  /** `count` is how many of this seat's moves stand, so that a move sent twice is made once. */
  | { readonly type: 'offer'; readonly seat: Seat; readonly count: number; readonly move: Move }
  | { readonly type: 'undo' }
  /** I am that person: show me what they may see. */
  | { readonly type: 'take'; readonly seat: Seat }
  /** Milliseconds between two moves that no player here makes. */
  | { readonly type: 'pace'; readonly pace: number }
  /** No pauses until a player here has to choose, or the match is over. */
  | { readonly type: 'skip' }
  /** The page is out of sight, or seen again: meanwhile no bot thinks, and nothing happens by itself. */
  | { readonly type: 'rest'; readonly resting: boolean }
  | { readonly type: 'leave' };

export interface Joined extends Noted {
  readonly type: 'joined';
  readonly head: MatchHead;
  readonly viewer: Seat;
  /** The seats that persons play here. */
  readonly people: readonly Seat[];
  /** Every standing entry, as this viewer may see it. */
  readonly entries: readonly Entry[];
  /** How many entries stand after an undo; undefined where nothing can be taken back. */
  readonly undo: number | undefined;
  /** Does this page set the pace of the others? */
  readonly paced?: boolean;
  /** Is the match stored, so that a reload continues it? */
  readonly kept: boolean;
  /** Only when the match is over. */
  readonly over?: Over;
  /** Who won where the match ended before the game did, because the others gave up. */
  readonly givenUp?: readonly Seat[];
  /** May players ask for hints at this table? They may where nothing is said. */
  readonly hints?: boolean;
}

/** What lets a reader check every draw. */
export interface Over {
  readonly secret: string;
  /** The whole log, with nothing hidden and with what was taken back: draws are numbered by it. */
  readonly log: readonly LogEntry[];
}

/** A move that a player of this page has chosen. */
export interface Offered {
  readonly seat: Seat;
  readonly move: Move;
}

export type ToPage =
  | Joined
  | {
      readonly type: 'entries';
      /** How many entries stand with these. */
      readonly n: number;
      /** Several where seats act at once. */
      readonly entries: readonly Entry[];
      readonly undo: number | undefined;
    }
  | { readonly type: 'undone'; readonly length: number; readonly undo: number | undefined }
  /** For whom bots play has changed. */
  | ({ readonly type: 'noted' } & Required<Noted>)
  /** A move of this page has not reached the table yet; none where it is left out. */
  | { readonly type: 'waits'; readonly offer?: Offered }
  /** Another player must take the screen; until then, the page shows nothing of the match. */
  | { readonly type: 'handover'; readonly head: MatchHead; readonly seat: Seat }
  | { readonly type: 'refused'; readonly why: string }
  /** From now on the match is not stored. */
  | { readonly type: 'unkept' }
  /** Another tab plays this match now. */
  | { readonly type: 'lost' }
  /** The rules of this match are not shipped any more: it can be looked at, by its file where it is over. */
  | { readonly type: 'stopped'; readonly head: MatchHead; readonly file: MatchFile | undefined }
  | { readonly type: 'failed'; readonly why: string };

/** Why a match of this browser cannot be opened, or not go on. */
export type HostRefusal =
  | { readonly code: 'unknownGame' | 'unknownMatch' }
  | { readonly code: 'broken'; readonly why: string };

/** What the worker says to its page: the same, with codes where the page puts words. */
export type FromWorker =
  | Exclude<ToPage, { readonly why: string }>
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'failed'; readonly refusal: HostRefusal };

export interface Host {
  send(message: ToHost): void;
  listen(hear: (message: ToPage) => void): void;
  /** Leaves the table; nothing is heard afterwards. */
  close(): void;
}
