/** What can be done on an airfield: places, first choices, and what a click means. */

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

/** A balloon that can be taken in hand, and the cells where it may be dropped, with the move that each makes. */
export interface Grip {
  readonly balloon: number;
  readonly drops: ReadonlyMap<string, number>;
}

/** A cell as elements and drops are keyed by it. */
export const keyOf = (row: number, column: number): string => `${row} ${column}`;

export function spotOf(key: string): Spot {
  const [row = 0, column = 1] = key.split(' ').map(Number);
  return { row, column };
}

/** The place that an element of the board stands for. */
export function placeOf({ dataset: { at, slot } }: HTMLElement): Place | undefined {
  if (slot !== undefined) return { slot: Number(slot) };
  return at === undefined ? undefined : spotOf(at);
}
