/** Why a text is no legal move, no draw or no position. */

type Why<C extends string, V = unknown> = C extends string ? { readonly code: C } & Readonly<V> : never;

/** Seats are counted from 0, cards and colours are letters. */
export type CloudRefusal =
  | Why<'notNow' | 'notYourTurn' | 'onlyThePilot' | 'rollFirst' | 'payNow' | 'leftTooLate' | 'classicLeave'>
  | Why<'pilotStays' | 'nothingToPay' | 'mustPay' | 'cardsMissing' | 'noWild' | 'wholeRoll' | 'classicWild'>
  | Why<'unknown', { text: string }>
  | Why<'notRolled', { color: string }>
  | Why<'oneWildOnly' | 'noDraw'>
  | Why<'deal', { seats: number }>
  | Why<'tooMany', { card: string; most: number }>
  | Why<'dice', { dice: number }>
  | Why<'card', { seat: number }>
  | Why<'notInDeck', { card: string }>
  | PositionRefusal;

export type PositionRefusal =
  | Why<'clause' | 'twice', { text: string }>
  | Why<'tooMany', { card: string; most: number }>
  | Why<'hands' | 'tooManyCards' | 'track' | 'cap' | 'target' | 'cloud' | 'trips' | 'discard'>
  | Why<'pilot' | 'jumped' | 'points' | 'history' | 'turn', { seats: number }>
  | Why<'roll', { dice: number }>
  | Why<'notPilot' | 'needsRoll' | 'rolledEarly' | 'notAlone' | 'notStart' | 'notOver'>;
