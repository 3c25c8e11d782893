/** The outlines of what hangs in the sky and lies below it. */
import { DUNE, type Sheet } from '../sheet/format.ts';
import { type Geometry, xOf } from './geometry.ts';

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
  return `M${round(x + dx)} ${round(y + dy)}${d}`;
}
const round = (n: number): number => Math.round(n * 10) / 10;

/** All symbols of one kind as one path. */
export function symbolPath(g: Geometry, { sky }: Sheet, letter: string, name: string): string {
  let d = '';
  for (const [i, row] of sky.entries()) {
    for (const [at, found] of [...row].entries())
      if (found === letter) d += outlineAt(name, xOf(g, at + 1), (i + 0.5) * g.h);
  }
  return d;
}

/** The dunes: column by column as high as they are, in steps with soft shoulders. */
export function dunePath({ w, h }: Geometry, { sky }: Sheet): string {
  const rows = sky.length;
  let d = '';
  let before = rows;
  for (let column = 0; column < sky[0]!.length; column++) {
    const top = sky.findIndex((row) => row[column] === DUNE);
    const y = top < 0 ? rows : top;
    if (y < rows && d === '') d = `M${column * w} ${rows * h}`;
    if (d === '') continue;
    // A shoulder where the sand rises.
    d += y < before ? `L${column * w} ${y * h + 8}q2-8 11-8` : `L${column * w} ${y * h}`;
    d += `L${(column + 1) * w} ${y * h}`;
    before = y;
  }
  return d === '' ? '' : `${d}L${sky[0]!.length * w} ${rows * h}Z`;
}
