/** The names of the places on the board: the same for the board, its tips and its lessons. */
import type { Place } from '../../contract/index.ts';
import { type Tables, tokensOf } from './sheet/index.ts';
import { spentOf, squareOf } from './state.ts';

export const DIE = 'die';
export const MODIFIER = 'modifier';
export const WIND = 'wind';
/** The button that a finger flies with, once it has chosen a square. */
export const FLY = 'fly';
/** Where all paths begin, left of the first column. */
export const START = 'start';

export const squarePlace = (square: number): Place => `square-${square}`;
/** Below the ground there is no square: a dive ends at the lowest one of its column. */
export const skyPlace = (column: number, row: number): Place =>
  column === 0 ? START : `sky-${column}-${Math.max(row, 1)}`;
export const rowPlace = (row: number): Place => `row-${row}`;
export const heightPlace = (row: number): Place => `height-${row}`;
export const distancePlace = (column: number): Place => `distance-${column}`;
/** How often a symbol was flown through. */
export const countPlace = (name: string): Place => `count-${name}`;
export const planePlace = (seat: number): Place => `plane-${seat}`;
/** Pilots of a crowd that are at the same spot. */
export const crowdPlace = (column: number, row: number): Place => `crowd-${column}-${row}`;
export const slopePlace = (slope: number): Place =>
  slope === 0 ? 'slope-level' : `slope-${slope > 0 ? 'up' : 'down'}-${Math.abs(slope)}`;

const TOKENS: Readonly<Record<string, string>> = { '<': 'anywhere', '=': 'makes', '+': 'plus', '-': 'minus' };
/** "tail-anywhere", "tail-makes-4", "tail-plus-2", "tail-minus-1", "tail-level". */
export function tokenPlace(token: string): Place {
  const kind = TOKENS[token.charAt(0)];
  if (kind === undefined) return `tail-${token}`;
  return token === '<>' ? `tail-${kind}` : `tail-${kind}-${token.slice(1)}`;
}

/** The tokens that are laid out, then the square. */
export const movePlaces = (t: Tables, move: number): Place[] => [
  ...tokensOf(t, spentOf(move)).map(tokenPlace),
  squarePlace(squareOf(move)),
];

/** What a player holds is tokens, a square, or both: their places with spaces between them. */
export interface Held {
  readonly square: number | undefined;
  readonly spent: number;
}

export const heldText = (t: Tables, { square, spent }: Held): Place | undefined => {
  const places = tokensOf(t, spent).map(tokenPlace);
  if (square !== undefined) places.push(squarePlace(square));
  return places.length === 0 ? undefined : places.join(' ');
};

export function heldIn(t: Tables, held: Place | undefined): Held {
  let square: number | undefined;
  let spent = 0;
  for (const place of held?.split(' ') ?? []) {
    const token = t.tokens.findIndex((each) => tokenPlace(each) === place);
    if (token >= 0) spent |= 1 << token;
    else if (place.startsWith('square-')) square = Number(place.slice('square-'.length));
  }
  return { square, spent };
}
