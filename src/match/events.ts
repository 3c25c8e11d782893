/** What a table is told, and what it asks of its host. */
import type { TableRefusal } from './refusals.ts';

export type { TableRefusal } from './refusals.ts';

import type { Entry, Move, Seat } from '../contract/index.ts';
import type { LogEntry, MatchSeat } from './log.ts';
import type { Away } from './terms.ts';

/** An entry of a match's log, with the time that its seat spent on it. */
export interface TimedEntry {
  readonly entry: LogEntry;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds that the mover's clock ran for it. */
  readonly spent: number;
}

/** `by` is the seat of the player who asks. */
export type PlayerEvent =
  /** `count` is how many of the seat's moves stand, so that a move sent twice is made once. */
  | {
      readonly type: 'move';
      readonly by: Seat;
      readonly seat: Seat;
      readonly count: number;
      readonly move: Move;
    }
  | { readonly type: 'undo'; readonly by: Seat }
  /** Answers another player who wants to take a move back. */
  | { readonly type: 'answer'; readonly by: Seat; readonly yes: boolean }
  /** Asks no longer to take a move back. */
  | { readonly type: 'withdraw'; readonly by: Seat }
  | { readonly type: 'resign'; readonly by: Seat }
  /** Takes a seat back from the bot that plays for it. */
  | { readonly type: 'return'; readonly by: Seat };

/** What a bot answers to `think`; no move where it failed. */
export interface Thought {
  readonly id: number;
  readonly seat: Seat;
  readonly move: Move | undefined;
}

export type TableEvent =
  | PlayerEvent
  /** The match has just begun, or was read from a store, or is run by this host from now on: bots that were asked are asked anew. */
  | { readonly type: 'open' }
  | { readonly type: 'thoughts'; readonly thoughts: readonly Thought[] }
  /** From now on so many milliseconds pass before a move that no player makes. */
  | { readonly type: 'pause'; readonly ms: number }
  /** Bots play for these players from now on, until they take their seats back; where each round has its time, only this round. */
  | { readonly type: 'relieve'; readonly seats: readonly Seat[] }
  /** A player takes the seat of a bot: from now on the player chooses for it. */
  | { readonly type: 'take'; readonly seat: Seat; readonly name: string }
  /** Another person has the seat of the player `from`, who is away. */
  | { readonly type: 'give'; readonly seat: Seat; readonly name: string; readonly from: string }
  /** The time that a `wake` asked for has come. */
  | { readonly type: 'wake' };

/** How a match ended. */
export interface Ended {
  readonly how: 'played' | 'resigned';
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
  readonly at: number;
}

/** Effects are carried out in order. What has to be stored is stored before anything of the same step is shown. */
export type Effect<S> =
  /** To be stored, then shown to each viewer as that viewer may see it. A step has one of these or an `undone`, never both. */
  | {
      readonly type: 'append';
      readonly entries: TimedEntry[];
      readonly seen: Map<Seat, Entry[]>;
    }
  /** To be stored, then shown: the first `length` entries stand. */
  | { readonly type: 'undone'; readonly entry: TimedEntry; readonly length: number }
  /** The only effect of its step: nothing has happened. */
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  /** The player `by` wants to take a move back, and these seats have not agreed yet. */
  | { readonly type: 'offer'; readonly offer: Offer }
  /** What `by` asked for is settled. */
  | { readonly type: 'offerEnded'; readonly by: Seat; readonly why: OfferEnd }
  /** To be stored: a bot plays for this seat, since the log had `n` entries. */
  | { readonly type: 'away'; readonly seat: Seat; readonly why: Away; readonly n: number }
  /** To be stored: the player has taken the seat back, when the log had `n` entries, with so many milliseconds left. */
  | {
      readonly type: 'back';
      readonly seat: Seat;
      readonly n: number;
      readonly left: number;
      readonly at: number;
      /** To be stored in the head: another player has come, and has the seat of the one called `from`. */
      readonly passed?: { readonly from: string; readonly as: MatchSeat };
    }
  /** To be stored in the head: a player has taken this seat over from its bot, when the log had `n` entries; or, where it says so no more, has given it back. */
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly as: MatchSeat;
      /** The name of the bot, or of the player, that had it until then. */
      readonly from: string;
      readonly n: number;
    }
  /** A bot chooses for a seat, and answers by a thought with the same id. */
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seat: Seat;
      readonly bot: string;
      /** What the seat's decider sees when the bot begins to think, which may be much later; undefined where its move is not wanted any more. */
      readonly view: () => S | undefined;
      /** Milliseconds to think. */
      readonly ms: number;
    }
  /** The host sends a `wake` at this time, or earlier. */
  | { readonly type: 'wake'; readonly at: number }
  /** To be stored. */
  | { readonly type: 'over'; readonly ended: Ended };

/** All agreed, a player did not, the match went on meanwhile, or the player asks no longer. */
export type OfferEnd = 'accepted' | 'refused' | 'late' | 'withdrawn';

export interface Offer {
  readonly by: Seat;
  readonly length: number;
  readonly waits: readonly Seat[];
}
