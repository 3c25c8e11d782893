/**
 * A sheet as data: everything that is printed on it, and nothing about how it is played. The rules, the board, the
 * terminal and printing all read it, so a new sheet, drawn by hand or by a seed, is a new value of this type.
 */

export interface Sheet {
  /** In positions and files. */
  readonly id: string;
  readonly title: string;
  readonly wings: Wings;
  /**
   * What the tail offers, each crossed off once; named again where there are two. `<>` any empty square, `=4` the value
   * becomes 4, `+-` one more or one less, `+2` two more, `level` the sum of a level flight.
   */
  readonly tail: readonly string[];
  /** From the highest wing sum to the lowest; the last row has no least sum. */
  readonly dashboard: readonly DashboardRow[];
  /** The flight area, one text a row from the top: `.` open, `#` dune, otherwise the letter of a symbol. */
  readonly sky: readonly string[];
  /** The height label of each row from the top; 0 for a row without one. */
  readonly heights: readonly number[];
  /** The number below each column. */
  readonly distances: readonly number[];
  /** The row in which the path starts, counted from the bottom, left of the first column. */
  readonly start: number;
  /** In the order of the score boxes. */
  readonly symbols: readonly SymbolSpec[];
  readonly goal: FlightGoal;
  /** A pilot who crosses the whole area scores this many times the height label. */
  readonly finish: number;
  /** Points for each stop at the top edge. */
  readonly ceiling: number;
}

export interface Wings {
  /** The number on top of each column, from left to right. */
  readonly tops: readonly number[];
  /** A second number above some columns, by column from 1. */
  readonly towers: { readonly [column: string]: number };
  /** How many columns are left of the centre line. */
  readonly left: number;
}

export interface DashboardRow {
  /** The least wing sum of this row; null in the last row. */
  readonly least: number | null;
  readonly slope: number;
  readonly drag: number;
}

export interface SymbolSpec {
  readonly letter: string;
  readonly name: string;
  /** Added to the next modifier. */
  readonly modifier: number;
  readonly points: number;
}

/**
 * - `each`: for every symbol, the points of the last step that its count has reached.
 * - `sets`: points for every complete set of one of each symbol.
 */
export type FlightGoal =
  | { readonly kind: 'each'; readonly steps: readonly (readonly [count: number, points: number])[] }
  | { readonly kind: 'sets'; readonly points: number };

export const OPEN = '.';
export const DUNE = '#';
