/** Where the names of cities stand: beside their rings, clear of every space, ring and other name. */

import { type Box, boxesMeet, type Disc, discMeetsBox, discsMeet } from './geometry.ts';
import type { City } from './map.ts';
import { LABEL_HEIGHT, labelWidth } from './measure.ts';

export interface Label extends Box {
  /** Number and name side by side, or the name below. */
  readonly lines: 1 | 2;
}

/** Eyes look for a name to the right of its city first, then below and above. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.8, -0.6],
  [0.8, 0.6],
  [0, 1],
  [0, -1],
  [-1, 0],
  [-0.8, -0.6],
  [-0.8, 0.6],
  [0.6, 0.8],
  [0.6, -0.8],
  [-0.6, 0.8],
  [-0.6, -0.8],
  [12 / 13, 5 / 13],
  [12 / 13, -5 / 13],
  [-12 / 13, 5 / 13],
  [-12 / 13, -5 / 13],
  [5 / 13, 12 / 13],
  [5 / 13, -12 / 13],
  [-5 / 13, 12 / 13],
  [-5 / 13, -12 / 13],
];
const BESIDE_CITY = 0.04;
const BESIDE_OTHERS = 0.2;
const BESIDE_SPACE = 0.02;
/** Farther away from a city nothing touches its name. */
const NEARBY = 1.9;
const ENOUGH = 3;
/** Names first stand close to their city, then a little farther off. */
const FARTHER = [0, 0.09, 0.18, 0.27];

export function placeLabels(
  cities: readonly City[],
  discs: readonly Disc[],
  spaces: readonly Box[],
  page: { readonly width: number; readonly height: number },
): Label[] {
  const options = cities.map((city, i) => {
    const disc = discs[i]!;
    const near = spaces.filter((box) => discMeetsBox({ ...disc, r: disc.r + NEARBY }, box));
    const others = discs.filter((other) => discsMeet(disc, other, NEARBY));
    const free = (lines: 1 | 2) =>
      placesFor(city, disc, lines).filter(
        (label) => isOnPage(label, page) && isClear(label, disc, near, others),
      );
    const wide = free(1);
    // Two lines only where one does not fit easily.
    return wide.length >= ENOUGH || !city.name ? wide : [...wide, ...free(2)];
  });
  const order = cities.map((_, i) => i).sort((i, j) => options[i]!.length - options[j]!.length || i - j);
  const labels: (Label | undefined)[] = cities.map(() => undefined);
  for (const i of order)
    labels[i] = options[i]!.find((label) => isFree(label, labels)) ?? makeRoom(i, options, labels);
  return labels.map((label, i) => label ?? placesFor(cities[i]!, discs[i]!, 1)[0]!);
}

const isFree = (label: Box, labels: readonly (Box | undefined)[], but = -1): boolean =>
  labels.every((other, i) => i === but || !other || !boxesMeet(label, other, BESIDE_CITY));

/** Moves one other name elsewhere, if that makes room. */
function makeRoom(
  i: number,
  options: readonly (readonly Label[])[],
  labels: (Label | undefined)[],
): Label | undefined {
  for (const label of options[i]!) {
    const inTheWay = labels.flatMap((other, j) => (other && boxesMeet(label, other, BESIDE_CITY) ? [j] : []));
    const [j] = inTheWay;
    if (inTheWay.length !== 1 || j === undefined) continue;
    const elsewhere = options[j]!.find(
      (place) => isFree(place, labels, j) && !boxesMeet(place, label, BESIDE_CITY),
    );
    if (!elsewhere) continue;
    labels[j] = elsewhere;
    return label;
  }
  return undefined;
}

/** Every place to try, best first. */
function placesFor({ id, name = '' }: City, disc: Disc, lines: 1 | 2): Label[] {
  const hl = labelWidth(id, name, lines) / 2;
  const hw = (lines * LABEL_HEIGHT) / 2;
  const labelAt = (x: number, y: number): Label => ({ x, y, ux: 1, uy: 0, hl, hw, lines });
  const away = WAYS.map(([dx, dy]) => nearestTo(disc, dx, dy, hl, hw));
  return FARTHER.flatMap((more) =>
    WAYS.map(([dx, dy], i) => labelAt(disc.x + dx * (away[i]! + more), disc.y + dy * (away[i]! + more))),
  );
}

/** How far out a label just clears the city's ring, found by halving. */
function nearestTo({ r }: Disc, dx: number, dy: number, hl: number, hw: number): number {
  const reach = r + BESIDE_CITY;
  let inside = 0;
  let outside = reach + hl + hw;
  for (let i = 0; i < 8; i++) {
    const middle = (inside + outside) / 2;
    const x = Math.max(0, Math.abs(dx) * middle - hl);
    const y = Math.max(0, Math.abs(dy) * middle - hw);
    if (x * x + y * y < reach * reach) inside = middle;
    else outside = middle;
  }
  return outside;
}

const isOnPage = ({ x, y, hl, hw }: Box, { width, height }: { width: number; height: number }): boolean =>
  x - hl >= 0 && y - hw >= 0 && x + hl <= width && y + hw <= height;

/** Farther from other cities than from its own, so that it is clear whose name it is. */
const isClear = (label: Box, own: Disc, spaces: readonly Box[], discs: readonly Disc[]): boolean =>
  spaces.every((box) => !boxesMeet(label, box, BESIDE_SPACE)) &&
  discs.every((disc) => !discMeetsBox(disc, label, disc === own ? BESIDE_CITY / 2 : BESIDE_OTHERS));
