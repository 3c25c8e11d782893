/** Why a match, a file or a transcript cannot be read or followed. */
import type { Json, Refusal, Seat } from '../contract/index.ts';
import type { HouseRefusal } from '../toolkit/house.ts';
import type { OptionRefusal } from '../toolkit/options.ts';

type Why<C extends string, V = unknown> = C extends string ? { readonly code: C } & Readonly<V> : never;

/** What a transcript waits for. */
export type DueNext =
  | { readonly to: 'act'; readonly seats: readonly Seat[] }
  | { readonly to: 'draw' | 'end' };

/** What a field of a transcript's line should hold. */
export type LineValue = 'gameName' | 'number' | 'text' | 'object' | 'options' | 'seat' | 'move' | 'moves';

export type FileRefusal =
  | Why<
      | 'noMatch'
      | 'noText'
      | 'noVersion'
      | 'noScheme'
      | 'noHouse'
      | 'notJson'
      | 'noHead'
      | 'noSeats'
      | 'noOrder'
      | 'noEntries'
      | 'noNotes'
    >
  | Why<'otherGame', { game: string; right: string }>
  | Why<'otherVersion', { version: string; known: readonly number[] }>
  | Why<'wrongEntry', { n: number; why: Refusal }>
  | Why<'wrongLine', { n: number; line: string }>
  | Why<'noDrawNow' | 'noSuchSeat' | 'noSuchUndo' | 'noEntry'>;

export type FairRefusal =
  | Why<'noSecret' | 'otherSecret'>
  | Why<'unknownScheme', { scheme: string }>
  /** A player's salt is not what was sealed, or none at all; there is no seal; or a bot has one. */
  | Why<'otherSalt' | 'noSalt' | 'noSeal' | 'sealedBot', { name: string }>
  | Why<'otherOrder', { got: string; right: string }>
  | Why<'otherDraw', { n: number; got: string; right: string }>;

/** What a page saw before the start (see witness.ts) or was shown since (see memo.ts) is not what the match says. */
export type WitnessRefusal =
  | Why<'otherCommitment' | 'otherScheme' | 'otherSeals' | 'otherHead' | 'saltLeftOut'>
  | Why<'otherEntries', { n: number }>;

export type TranscriptRefusal =
  | Why<'lineNotJson' | 'lineNotObject' | 'noStart' | 'stillPlaying' | 'setupLong' | 'setupShort' | 'empty'>
  | Why<'lineKind', { t: Json }>
  | Why<'strangeKey', { key: string; t: string; known: readonly string[] }>
  | Why<'wrongType', { key: string; value: Json; right: LineValue }>
  | Why<'unknownGame', { game: string }>
  | Why<'lacksOption' | 'houseStandard', { name: string }>
  | Why<'optionType', { name: string; value: Json; right: Json }>
  | Why<'setupUnlike' | 'chanceUnlike', { right: Json }>
  | Why<'noDrawDue' | 'noMoveDue' | 'notOver' | 'stops', { due: DueNext }>
  | Why<'otherSeat', { seat: number; seats: readonly Seat[] }>
  | Why<'illegal', { move: string; why: Refusal }>
  | Why<'legalDiffers', { missing: readonly string[]; extra: readonly string[]; twice: readonly string[] }>
  | Why<'resultDiffers', { key: string; got: Json; right: Json }>;

/** Why a table does not do what a player asks for. */
export type TableRefusal = Why<
  | 'away'
  | 'noOffer'
  | 'noOwnOffer'
  | 'noUndo'
  | 'notAway'
  | 'notLegal'
  | 'notYourSeat'
  | 'notYourTurn'
  | 'offered'
  | 'over'
  | 'resigned'
  | 'tooEarly'
  | 'tooLate'
>;

export type MatchRefusal =
  | OptionRefusal
  | HouseRefusal
  | FileRefusal
  | FairRefusal
  | WitnessRefusal
  | TranscriptRefusal
  | TableRefusal;
