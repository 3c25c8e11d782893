/** The sky in numbers: how large its squares are, and the outlines of what hangs in it. */
import { DUNE, type Sheet } from '../sheet/format.ts';

/** The size of a square. */
export const W = 40;
export const H = 32;
export const LEFT = 26;
export const RIGHT = 46;
export const BELOW = 34;

/** The middle of a square; column 0 is where the path starts. */
export const xOf = (column: number): number => (column === 0 ? -12 : (column - 0.5) * W);
export const yOf = (rows: number, row: number): number => (rows - Math.max(row, 0.1) + 0.5) * H;

/** Outlines around 0 0, in steps relative to their start. */
const OUTLINES: Readonly<Record<string, readonly [x: number, y: number, d: string]>> = {
  heart: [0, 10.5, 'c-15-9-13-20-6-20c3.4 0 5.4 2.4 6 4.4c.6-2 2.6-4.4 6-4.4c7 0 9 11-6 20z'],
  square: [-8.5, -6, 'q0-2.5 2.5-2.5h12q2.5 0 2.5 2.5v12q0 2.5-2.5 2.5h-12q-2.5 0-2.5-2.5z'],
  star: [0, -11, 'l3.2 7.2l7.8.8l-5.9 5.2l1.8 7.7l-6.9-4.1l-6.9 4.1l1.8-7.7l-5.9-5.2l7.8-.8z'],
  hourglass: [-8, -9.5, 'h16v2q0 4-5.5 7.5q5.5 3.5 5.5 7.5v2h-16v-2q0-4 5.5-7.5q-5.5-3.5-5.5-7.5z'],
};
const DISC: readonly [number, number, string] = [-9, 0, 'a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'];

/** A symbol's outline around a point. */
export function outlineAt(name: string, x: number, y: number): string {
  const [dx, dy, d] = OUTLINES[name] ?? DISC;
  return `M${x + dx} ${y + dy}${d}`;
}

/** All symbols of one kind as one path. */
export function symbolPath({ sky }: Sheet, letter: string, name: string): string {
  let d = '';
  for (const [i, row] of sky.entries()) {
    for (const [at, found] of [...row].entries())
      if (found === letter) d += outlineAt(name, xOf(at + 1), (i + 0.5) * H);
  }
  return d;
}

/** The dunes: column by column as high as they are, in steps with soft shoulders. */
export function dunePath({ sky }: Sheet): string {
  const rows = sky.length;
  let d = '';
  let before = rows;
  for (let column = 0; column < sky[0]!.length; column++) {
    const top = sky.findIndex((row) => row[column] === DUNE);
    const y = top < 0 ? rows : top;
    if (y < rows && d === '') d = `M${column * W} ${rows * H}`;
    if (d === '') continue;
    // A shoulder where the sand rises.
    d += y < before ? `L${column * W} ${y * H + 10}q2-10 14-10` : `L${column * W} ${y * H}`;
    d += `L${(column + 1) * W} ${y * H}`;
    before = y;
  }
  return d === '' ? '' : `${d}L${sky[0]!.length * W} ${rows * H}Z`;
}
