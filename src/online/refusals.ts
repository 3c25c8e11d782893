/**
 * Why the server refuses: a code and its values. Clients word it in the language of their reader; the English sentence goes beside
 * it, for tools.
 */
import type { TableRefusal } from '../match/events.ts';
import type { HouseRefusal } from '../toolkit/house.ts';
import type { OptionRefusal } from '../toolkit/options.ts';

/** One for each of these codes. */
type Why<C extends string, V = unknown> = C extends string ? { readonly code: C } & Readonly<V> : never;

/** Where a request went wrong: its body, its address, or a message of this type. */
export type Part = 'body' | 'address' | { readonly message: string };

type SeatingRefusal =
  | Why<'noTable' | 'notJoined' | 'seatTaken' | 'seated' | 'notSeated' | 'begun' | 'notBegun' | 'onlyHost'>
  | Why<
      | 'seatsFree'
      | 'noPlayerThere'
      | 'noNudge'
      | 'noneOwes'
      | 'noFreeSeat'
      | 'noBotSeat'
      | 'codeNeeded'
      | 'tookOver'
      | 'onlyLive'
      | 'onlyDays'
      | 'noPlayer'
      | 'oneYou'
      | 'noWatching'
      | 'notOver'
      | 'noRematch'
      | 'trouble'
    >
  | Why<'seatKept' | 'noInvitations', { name: string }>
  | Why<'notMet' | 'invitationsTooOften'>
  | Why<'noGame', { game: string }>
  | Why<'noRules', { game: string; version: number }>
  | Why<'noSeat', { seats: number }>
  | Why<'tooFew', { least: number }>
  | Why<'noVacation', { left: number }>
  /** A bot may play for those who owe a move from this time on. */
  | Why<'daysFirst', { at: number }>
  /** A seat cannot be given to this person: its player is here, they have or had one, it was asked too often, or others did not agree before. */
  | Why<'notGiven', { why: 'present' | 'seated' | 'often' | 'declined' | 'asked'; name: string }>
  | Why<'noGiving' | 'noneAbsent'>
  | Why<'seatGiven', { name: string }>
  | Why<'nudgeFirst' | 'roundFirst', { seconds: number }>
  | Why<'manyUndos', { most: number }>
  | Why<'noBot', { bot: string; known: readonly string[] }>
  | Why<
      'badPace',
      Readonly<Record<'minutes' | 'seconds' | 'least' | 'hours' | 'leastRound' | 'round', number>>
    >
  /** These players have not sealed a salt yet. */
  | Why<'unsealed', { names: readonly string[] }>
  | Why<'wrongSalt' | 'dealt'>
  /** The salts of players who are missing are waited for this long. */
  | Why<'saltsAwaited', { seconds: number }>
  | Why<'emptyChat' | 'chatTooFast' | 'startsTooFast' | 'damaged'>
  /** So many lines were written, or matches begun, by this person or from this address within a day. */
  | Why<'portion', { of: 'person' | 'address'; what: 'lines' | 'matches'; most: number }>
  /** So many tables wait, matches run or bots play for this person, this address or this server, or this person has so many seats, and no more may. */
  | Why<
      'quota',
      { of: 'person' | 'address' | 'server'; what: 'open' | 'running' | 'bots' | 'seats'; most: number }
    >;

type PlayerRefusal =
  | Why<'noCode' | 'usedCode' | 'badJoinCode' | 'wrongJoinCode' | 'noName' | 'unseemlyName' | 'noToken'>
  /** Which server says so: a page may have been here before, as another person. */
  | Why<'stranger' | 'signedOut', { server: string }>
  | Why<'noRecovery' | 'wrongRecovery' | 'recoveriesTooFast'>
  | Why<'noPasskeysHere' | 'manyChallenges' | 'oldChallenge' | 'badPasskey' | 'unknownPasskey'>
  | Why<'manyPasskeys', { most: number }>
  | Why<'longName', { most: number }>
  /** What people do about others. */
  | Why<'banned' | 'notOneself' | 'noPerson' | 'noLine' | 'noReason' | 'reportsTooOften' | 'closedToYou'>
  | Why<'manyBlocks', { most: number }>
  /** Bot accounts. */
  | Why<'badBotToken' | 'manyStreams'>
  | Why<'noSuchBot' | 'botNameTaken', { name: string }>
  | Why<'manyBots', { most: number }>
  | Why<'illegalMove', { move: string }>;

type AlertRefusal =
  | Why<
      | 'noMail'
      | 'badMailAddress'
      | 'mailTooOften'
      | 'badLink'
      | 'badDevice'
      | 'badHook'
      | 'badZone'
      | 'mailUnwanted'
    >
  | Why<'manyDevices', { most: number }>;

type FormRefusal =
  | Why<'notObject' | 'binary'>
  | Why<'unknownMessage', { type: string; known: readonly string[] }>
  | Why<'noType', { known: readonly string[] }>
  | Why<'notAnObject', { in: Part }>
  | Why<'lacks' | 'wrongValue', { in: Part; field: string; right: string }>
  | Why<'unknownField', { in: Part; field: string; known: readonly string[] }>
  | Why<'noJsonBody' | 'badAddress' | 'noSuchAddress' | 'noSuchFile' | 'onlyReading'>
  | Why<'tooLong', { kilobytes: number }>
  | Why<'badRequest', { sentence: string }>;

type DoorRefusal =
  | Why<'tooFast' | 'flood' | 'helloFirst' | 'helloAgain' | 'oldPage' | 'otherProtocol'>
  | Why<'noSocketHere' | 'otherOrigin' | 'manySockets' | 'fullServer' | 'stopping' | 'longHeaders' | 'noHttp'>
  | Why<'tooSlow', { seconds: number }>
  | Why<'tooMany', { seconds: number }>
  | Why<'unavailable' | 'noOnline' | 'ourFault' | 'metricsToken'>;

export type ServerRefusal =
  | Why<TableRefusal['code']>
  | OptionRefusal
  | HouseRefusal
  | SeatingRefusal
  | PlayerRefusal
  | AlertRefusal
  | FormRefusal
  | DoorRefusal;
