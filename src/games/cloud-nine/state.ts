/** A position of Cloud 9, and the numbers that stand for moves and draws. */
import { CLASSIC_DICE, CLASSIC_POINTS, DECK, DECK_SIZE, KINDS } from './data.ts';
import type { CloudNumbers } from './turnables.ts';

/** Where a trip is. */
export const Step = {
  DEAL: 0,
  /** A lone pilot goes on or leaves, before the roll. */
  ALONE: 1,
  ROLL: 2,
  /** The passengers stay or leave, one after the other. */
  PASSENGERS: 3,
  /** The pilot pays. */
  PAY: 4,
  /** Each player draws a card after the trip. */
  DRAW: 5,
  OVER: 6,
} as const;

/** Card counts are lists over CARDS: four colours, then wild. A count that the viewer may not know is -1. */
export interface CloudState {
  seats: number;
  /** 1 on the classic track. */
  classic: number;
  /** The most dice in a roll; 0 for as many as the level asks for. */
  cap: number;
  target: number;
  step: number;
  /** Trips that are over. */
  trips: number;
  level: number;
  pilot: number;
  /** Who decides or draws now. */
  turn: number;
  /** Who is in the balloon: bit s for seat s. These are the seats that have not jumped in this trip. */
  aboard: number;
  /** The last roll, one letter a die; empty before the first roll of a level. */
  dice: string;
  scores: number[];
  /** The level at which each seat left in this trip; 0 for those who did not. */
  jumped: number[];
  /** The points of each seat in each finished trip, one character each (see `gainOf`). */
  gains: string;
  /** How many cards each seat holds, which all may know. */
  sizes: number[];
  /** Card counts of all hands, one after the other. */
  hands: number[];
  deck: number[];
  /** How many cards the deck has, which all may know. */
  left: number;
  discard: number[];
  /** House rules: what this table counts with. The standard game has none. Never changed, so copies share it. */
  tuned?: CloudNumbers;
}

export const isAboard = (s: CloudState, seat: number): boolean => (s.aboard & (1 << seat)) !== 0;
export const isAlone = (s: CloudState): boolean => s.aboard === 1 << s.pilot;
export function pointsAt(s: CloudState, level: number): number {
  if (s.tuned !== undefined) return tunedAt(s, s.tuned.points, level);
  return s.classic ? (CLASSIC_POINTS[level - 1] ?? 0) : level;
}

/** How many dice are rolled at a level. */
export function diceAt(s: CloudState, level: number): number {
  const dice = s.tuned !== undefined ? tunedAt(s, s.tuned.dice, level) : printedDice(s, level);
  return s.cap > 0 && dice > s.cap ? s.cap : dice;
}

const printedDice = (s: CloudState, level: number): number =>
  s.classic ? (CLASSIC_DICE[level - 1] ?? 0) : level;

/** Nine clouds end; open sky goes on above what is listed, one more with each cloud. */
const tunedAt = (s: CloudState, list: readonly number[], level: number): number =>
  list[level - 1] ?? (s.classic ? 0 : list[list.length - 1]! + level - list.length);

/** How many of each card this table has, and how many in all. */
export const deckOf = (s: CloudState): readonly number[] => (s.tuned !== undefined ? s.tuned.deck : DECK);
export const deckSizeOf = (s: CloudState): number =>
  s.tuned !== undefined ? s.tuned.deck.reduce((sum, count) => sum + count, 0) : DECK_SIZE;

/** The first player to the left of the pilot who is in the balloon; the pilot, where no other is. */
export function nextAboard(s: CloudState): number {
  let seat = (s.pilot + 1) % s.seats;
  while (seat !== s.pilot && !isAboard(s, seat)) seat = (seat + 1) % s.seats;
  return seat;
}

/** A lone pilot may leave after the roll only where the last passenger has just left. */
export function pilotMayLeave(s: CloudState): boolean {
  if (s.classic || !isAlone(s)) return false;
  for (let seat = 0; seat < s.seats; seat++) if (s.jumped[seat] === s.level) return true;
  return false;
}

export function handOf(s: CloudState, seat: number): readonly number[] {
  return s.hands.slice(seat * KINDS, seat * KINDS + KINDS);
}

/** Is this seat's hand hidden from the viewer of this position? */
export const isHidden = (s: CloudState, seat: number): boolean => (s.hands[seat * KINDS] ?? -1) < 0;

/** The hand that a viewer holds and sees, once it is dealt. */
export const ownHand = (s: CloudState, viewer: number): readonly number[] | undefined =>
  viewer >= 0 && s.step !== Step.DEAL && !isHidden(s, viewer) ? handOf(s, viewer) : undefined;

const ZERO = 48;
export const gainChar = (points: number): string => String.fromCharCode(ZERO + points);
/** What a seat scored in a finished trip, counted from 0. */
export const gainOf = (s: CloudState, trip: number, seat: number): number =>
  s.gains.charCodeAt(trip * s.seats + seat) - ZERO;

// A seat's move is one number.
export const STAY = 0;
export const LEAVE = 1;
/** With coloured cards only. */
export const PAY = 2;
/** PAY_WILD + c: the wild card stands for a die of colour c. */
export const PAY_WILD = 3;
/** On the classic track one wild card pays the whole roll. */
export const PAY_ALL = 7;
export const FAIL = 8;

export const isPayment = (move: number): boolean => move >= PAY && move <= PAY_ALL;

/** A card drawn after a trip: 0 where it is hidden, else 1 + the card. Deals and rolls are texts. */
export const HIDDEN_CARD = 0;
export const cardDraw = (card: number): number => card + 1;

/** What happened, for the log and the board. Levels as players count them, cards as counts over CARDS. */
export type CloudEvent =
  | { readonly kind: 'dealt'; readonly seats: number }
  | { readonly kind: 'tripBegan'; readonly trip: number; readonly pilot: number }
  | { readonly kind: 'rolled'; readonly seat: number; readonly level: number; readonly dice: string }
  | { readonly kind: 'stayed'; readonly seat: number; readonly level: number; readonly alone: boolean }
  | {
      readonly kind: 'left';
      readonly seat: number;
      readonly level: number;
      readonly points: number;
      readonly pilot: boolean;
    }
  | {
      readonly kind: 'paid';
      readonly seat: number;
      readonly level: number;
      readonly cards: readonly number[];
      /** The colour that the wild card stood for; -1 for none. */
      readonly wild: number;
    }
  | { readonly kind: 'rose'; readonly level: number; readonly pilot: number; readonly newPilot: boolean }
  | {
      readonly kind: 'landed';
      readonly seats: readonly number[];
      readonly level: number;
      readonly points: number;
    }
  | {
      readonly kind: 'fell';
      readonly pilot: number;
      readonly seats: readonly number[];
      readonly level: number;
    }
  /** What every seat scored in the trip. */
  | { readonly kind: 'tripEnded'; readonly trip: number; readonly gains: readonly number[] }
  | { readonly kind: 'shuffled'; readonly cards: number }
  /** `card` is -1 where it is hidden. */
  | { readonly kind: 'drew'; readonly seat: number; readonly card: number }
  | { readonly kind: 'ended'; readonly trips: number; readonly reached: boolean };
