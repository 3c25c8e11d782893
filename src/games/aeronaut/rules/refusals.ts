/** Why a text is no legal move, no set-up, no map or no position. */
import type { Json, Refusal } from '../../../contract/index.ts';

export type Why<C extends string, V = unknown> = C extends string
  ? { readonly code: C } & Readonly<V>
  : never;

/** Cities, routes, trajectories and types by their names on the map. */
export type MoveRefusal =
  | Why<
      | 'notNow'
      | 'notYourTurn'
      | 'chooseCity'
      | 'started'
      | 'nothingDue'
      | 'dueGain'
      | 'dueLose'
      | 'dueSwap'
      | 'dueToll'
      | 'sameSwap'
      | 'noFreeCell'
      | 'sameCity'
      | 'grayType'
      | 'automatonClaims'
      | 'automatonPlain'
      | 'noSquare'
      | 'stealNeedsCell'
      | 'nothingToSteal'
      | 'multiShare'
      | 'teleportHome'
      | 'noThieves'
      | 'notTogether'
    >
  | Why<'unknown', { text: string }>
  | Why<'noSuch', { what: 'route' | 'city' | 'type' | 'trajectory'; text: string }>
  | Why<'automatonGain' | 'nameType', { types: readonly string[] }>
  | Why<'notHeld', { type: string }>
  | Why<'notFromHere', { route: string; city: number }>
  | Why<'endsThere' | 'cityFull' | 'tooLong' | 'automatonLowest' | 'noSlot', { city: number }>
  | Why<'notFlownOver', { type: string; types: readonly string[] }>
  | Why<'claimed' | 'claimNoType' | 'notShared' | 'ownRoute', { route: string }>
  | Why<'spaceTaken', { route: string; type: string }>
  | Why<'twinClaimed', { route: string; twin: string }>
  | Why<'claimType', { route: string; types: readonly string[] }>
  | Why<'tooFew', { route: string; price: number; type: string; held: number }>
  | Why<'noAbility', { ability: string }>
  | Why<
      | 'notFull'
      | 'takenBefore'
      | 'notConnected'
      | 'rumourElsewhere'
      | 'rumourTaken'
      | 'rumourPoints'
      | 'rumoured',
      { trajectory: string }
    >
  | Why<'notWritten' | 'calledBefore', { cell: number }>;

export type SetupRefusal =
  | Why<'setupNoDraw' | 'setup' | 'setupCells' | 'setupPoints' | 'setupSqueeze' | 'setupOtherSecrets'>
  | Why<'setupUnused', { option: string }>
  | Why<'setupSecret', { sides: number }>;

export type PositionRefusal =
  | Why<
      | 'positionClause'
      | 'positionFlag'
      | 'positionCity'
      | 'positionSlots'
      | 'positionOwn'
      | 'positionType'
      | 'positionPair'
      | 'positionTrajectory'
      | 'positionSecret',
      { text: string }
    >
  | Why<'positionTwice' | 'positionNoArea', { name: string }>
  | Why<'positionMap', { names: readonly string[] }>
  | Why<'positionRules', { editions: readonly number[] }>
  | Why<'positionPlayers' | 'positionTooMany' | 'positionCells' | 'positionNobody'>
  | Why<'positionTurn', { sides: number }>
  | Why<'positionPlay', { move: string; why: Refusal }>;

/** `where` is a place in a file: `routes[3].length`. */
export type MapRefusal =
  | Why<'mapNotJson', { why: string }>
  | Why<'mapTooLong', { most: number }>
  | Why<'mapObject' | 'mapSameType' | 'mapSameCity' | 'mapBothKinds' | 'mapNoKind', { where: string }>
  | Why<'mapList', { where: string; least: number; most: number }>
  | Why<'mapWhole' | 'mapNumber', { where: string; least: number; most: number; got: Json | undefined }>
  | Why<'mapOneOf', { where: string; able: readonly string[]; got: Json | undefined }>
  | Why<'mapInOrder', { where: string; wanted: string | number; got: Json | undefined }>
  | Why<'mapName', { where: string; most: number }>
  | Why<'mapMultiLength' | 'mapBonusLength', { where: string; length: number }>
  | Why<'mapDouble', { where: string; id: Json | undefined }>
  | Why<'mapUnmarked', { id: string; other: string }>
  | Why<'mapSamePlace', { a: number; b: number }>
  | Why<'mapApart', { city: number }>;

export type AeronautRefusal = MoveRefusal | SetupRefusal | PositionRefusal | MapRefusal;
