/** What can be done on an airfield: places, first choices, and what a click means. */
import { hasBit } from '../formation.ts';

/** A cell of the grid: rows from the top, columns from 1. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A cell of the grid, or a slot of the tray. */
export type Place = Spot | { readonly slot: number };

/** What was picked first, where a move needs a balloon and a truck. */
export type Picked =
  | { readonly balloon: number; readonly truck?: never }
  | { readonly truck: number; readonly balloon?: never };

/** What a click does: a move, a first choice, or nothing. */
export type Deed = { readonly move: number } | { readonly pick: Picked | undefined } | undefined;

/** The balloons that may rise, as bits, and the move of the first of all. */
export interface Rising {
  readonly balloons: number;
  readonly first: number;
}

/** What a click on a flying balloon does; -1 for an empty cell. */
export const onSky = ({ balloons, first }: Rising, balloon: number): Deed =>
  balloon >= 0 && hasBit(balloons, balloon) ? { move: first + balloon } : undefined;

/** A balloon that can be taken in hand, and the cells where it may be dropped, with the move that each makes. */
export interface Grip {
  readonly balloon: number;
  readonly drops: ReadonlyMap<string, number>;
}

/** A cell as elements and drops are keyed by it. */
export const keyOf = (row: number, column: number): string => `${row} ${column}`;

function spotOf(key: string): Spot {
  const [row = 0, column = 1] = key.split(' ').map(Number);
  return { row, column };
}

/** The place that an element of the board stands for. */
export function placeOf({ dataset: { at, slot } }: HTMLElement): Place | undefined {
  if (slot !== undefined) return { slot: Number(slot) };
  return at === undefined ? undefined : spotOf(at);
}
