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

interface Page {
  readonly width: number;
  readonly height: number;
}

export function placeLabels(
  cities: readonly City[],
  discs: readonly Disc[],
  spaces: readonly Box[],
  page: Page,
): Label[] {
  const options = cities.map((city, i) => {
    const disc = discs[i]!;
    const around: Around = {
      page,
      own: disc,
      spaces: spaces.filter((box) => discMeetsBox({ ...disc, r: disc.r + NEARBY }, box)),
      discs: discs.filter((other) => discsMeet(disc, other, NEARBY)),
    };
    const wide = placesFor(city, disc, 1, around);
    // Two lines only where one does not fit easily.
    return wide.length >= ENOUGH || !city.name ? wide : [...wide, ...placesFor(city, disc, 2, around)];
  });
  const order = cities.map((_, i) => i).sort((i, j) => options[i]!.length - options[j]!.length || i - j);
  const labels: (Label | undefined)[] = cities.map(() => undefined);
  for (const i of order)
    labels[i] = options[i]!.find((label) => isFree(label, labels)) ?? makeRoom(i, options, labels);
  return labels.map((label, i) => label ?? firstPlace(cities[i]!, discs[i]!));
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

/** What a name has to keep clear of. */
interface Around {
  readonly page: Page;
  readonly own: Disc;
  readonly spaces: readonly Box[];
  readonly discs: readonly Disc[];
}

const sizeOf = ({ id, name = '' }: City, lines: 1 | 2) => ({
  hl: labelWidth(id, name, lines) / 2,
  hw: (lines * LABEL_HEIGHT) / 2,
});

const firstPlace = (city: City, disc: Disc): Label => {
  const { hl, hw } = sizeOf(city, 1);
  const [dx, dy] = WAYS[0]!;
  const away = nearestTo(disc, dx, dy, hl, hw);
  return { x: disc.x + dx * away, y: disc.y + dy * away, ux: 1, uy: 0, hl, hw, lines: 1 };
};

/** Every place that will do, best first. There are many to try and few that do: what does not is never made. */
function placesFor(city: City, disc: Disc, lines: 1 | 2, { page, own, spaces, discs }: Around): Label[] {
  const { hl, hw } = sizeOf(city, lines);
  const away = WAYS.map(([dx, dy]) => nearestTo(disc, dx, dy, hl, hw));
  const count = outline(spaces, hl, hw);
  const found: Label[] = [];
  for (const more of FARTHER)
    for (let i = 0; i < WAYS.length; i++) {
      const x = disc.x + WAYS[i]![0] * (away[i]! + more);
      const y = disc.y + WAYS[i]![1] * (away[i]! + more);
      if (x - hl < 0 || y - hw < 0 || x + hl > page.width || y + hw > page.height) continue;
      if (meetsSpace(count, x, y) || isTooNear(discs, own, x, y, hl, hw)) continue;
      found.push({ x, y, ux: 1, uy: 0, hl, hw, lines });
    }
  return found;
}

// Spaces as a label of one size sees them, which is upright: what `boxesMeet` would work out again for every place is worked out once.
const FIELDS = 9;
let outlines = new Float64Array(64 * FIELDS);

/** Prepares `meetsSpace` for labels of a size; answers how many spaces there are. */
function outline(spaces: readonly Box[], hl: number, hw: number): number {
  if (spaces.length * FIELDS > outlines.length) outlines = new Float64Array(2 * spaces.length * FIELDS);
  let at = 0;
  for (const box of spaces) {
    const dot = Math.abs(box.ux);
    const cross = Math.abs(box.uy);
    const reach = hl + hw + box.hl + box.hw + BESIDE_SPACE;
    outlines[at++] = box.x;
    outlines[at++] = box.y;
    outlines[at++] = box.ux;
    outlines[at++] = box.uy;
    outlines[at++] = reach * reach;
    outlines[at++] = hl + box.hl * dot + box.hw * cross + BESIDE_SPACE;
    outlines[at++] = hw + box.hl * cross + box.hw * dot + BESIDE_SPACE;
    outlines[at++] = box.hl + hl * dot + hw * cross + BESIDE_SPACE;
    outlines[at++] = box.hw + hl * cross + hw * dot + BESIDE_SPACE;
  }
  return spaces.length;
}

/** The space that was in the way of the last place: mostly it is in the way of the next one, too. */
let inTheWay = 0;

function meetsSpace(count: number, x: number, y: number): boolean {
  if (inTheWay < count && meets(inTheWay * FIELDS, x, y)) return true;
  for (let i = 0; i < count; i++)
    if (meets(i * FIELDS, x, y)) {
      inTheWay = i;
      return true;
    }
  return false;
}

/** The same as `boxesMeet`, to the last bit. */
function meets(at: number, x: number, y: number): boolean {
  const dx = outlines[at]! - x;
  const dy = outlines[at + 1]! - y;
  if (dx * dx + dy * dy > outlines[at + 4]!) return false;
  if (Math.abs(dx) >= outlines[at + 5]! || Math.abs(dy) >= outlines[at + 6]!) return false;
  const ux = outlines[at + 2]!;
  const uy = outlines[at + 3]!;
  return Math.abs(dx * ux + dy * uy) < outlines[at + 7]! && Math.abs(dy * ux - dx * uy) < outlines[at + 8]!;
}

/** Farther from other cities than from its own, so that it is clear whose name it is. */
function isTooNear(discs: readonly Disc[], own: Disc, x: number, y: number, hl: number, hw: number): boolean {
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    const along = Math.max(0, Math.abs(disc.x - x) - hl);
    const across = Math.max(0, Math.abs(disc.y - y) - hw);
    const reach = disc.r + (disc === own ? BESIDE_CITY / 2 : BESIDE_OTHERS);
    if (along * along + across * across < reach * reach) return true;
  }
  return false;
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
