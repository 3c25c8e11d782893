/** Where things are in the sky: its squares fill the room that it has, within reason. */

export interface Geometry {
  /** The size of a square, in the units of the picture. A symbol needs 26 of them either way. */
  readonly w: number;
  readonly h: number;
  /** Units in a pixel: letters and badges have a size of their own. */
  readonly u: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const SYMBOL = 26;
/** A square is at most so much wider than high, and so much higher than wide. */
const MOST = { wider: 1.6, higher: 1.7 };
/** Pixels around the squares: rows at the left, heights at the right, distances below. */
const AROUND = { left: 25, right: 25, above: 2, below: 17 };
/** In a narrow sky small letters do. */
const NARROW = { width: 480, left: 19 };

export function geometry(columns: number, rows: number, width: number, height: number): Geometry {
  const left = width < NARROW.width ? NARROW.left : AROUND.left;
  const wide = Math.max((width - left - AROUND.right) / columns, 4);
  const high = Math.max((height - AROUND.above - AROUND.below) / rows, 4);
  const w = Math.min(wide, high * MOST.wider);
  const h = Math.min(high, wide * MOST.higher);
  const u = SYMBOL / Math.min(w, h);
  return {
    w: w * u,
    h: h * u,
    u,
    columns,
    rows,
    left: left * u,
    width: (w * columns + left + AROUND.right) * u,
    height: (h * rows + AROUND.above + AROUND.below) * u,
  };
}

/** A figure has the proportions of the printed sheet. */
export const printed = (columns: number, rows: number): Geometry => geometry(columns, rows, 1040, 560);

export const viewBoxOf = (g: Geometry): string => `${-g.left} ${-AROUND.above * g.u} ${g.width} ${g.height}`;

/** The middle of a square; column 0 is where the path starts. */
export const xOf = ({ w, u }: Geometry, column: number): number =>
  column === 0 ? -4 * u : (column - 0.5) * w;
/** Before the start a plane stands with its tail beside the numbers of the rows; `tail` is how far it reaches back. */
export const planeX = (g: Geometry, column: number, tail: number): number =>
  column === 0 ? Math.max(xOf(g, 0), tail - 8.5 * g.u) : xOf(g, column);
export const yOf = ({ rows, h }: Geometry, row: number): number => (rows - Math.max(row, 0.9) + 0.5) * h;
