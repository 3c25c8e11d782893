/** Where the names of cities stand: beside their rings, clear of every space, ring and other name. */
import type { City } from '../map.ts';
import { type Box, boxesMeet, type Disc, discMeetsBox } from './geometry.ts';
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
    const near = spaces.filter((box) => discMeetsBox({ ...disc, r: disc.r + 2 }, box));
    return placesFor(city, disc).filter(
      (label) => isOnPage(label, page) && isClear(label, disc, near, discs),
    );
  });
  const order = cities.map((_, i) => i).sort((i, j) => options[i]!.length - options[j]!.length || i - j);
  const labels: (Label | undefined)[] = cities.map(() => undefined);
  for (const i of order)
    labels[i] = options[i]!.find((label) => isFree(label, labels)) ?? makeRoom(i, options, labels);
  return labels.map((label, i) => label ?? placesFor(cities[i]!, discs[i]!)[0]!);
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
function placesFor({ id, name = '' }: City, disc: Disc): Label[] {
  const forms: readonly (1 | 2)[] = name === '' ? [1] : [1, 2];
  return forms.flatMap((lines) => placesBeside(disc, labelWidth(id, name, lines), lines));
}

function placesBeside(disc: Disc, width: number, lines: 1 | 2): Label[] {
  const labelAt = (x: number, y: number): Label => ({
    x,
    y,
    ux: 1,
    uy: 0,
    hl: width / 2,
    hw: (lines * LABEL_HEIGHT) / 2,
    lines,
  });
  const close = WAYS.map(([dx, dy]) => {
    let away = disc.r + BESIDE_CITY;
    let label = labelAt(disc.x + dx * away, disc.y + dy * away);
    while (discMeetsBox(disc, label, BESIDE_CITY)) {
      away += 0.03;
      label = labelAt(disc.x + dx * away, disc.y + dy * away);
    }
    return { dx, dy, label };
  });
  return FARTHER.flatMap((more) =>
    close.map(({ dx, dy, label }) => labelAt(label.x + dx * more, label.y + dy * more)),
  );
}

const isOnPage = ({ x, y, hl, hw }: Box, { width, height }: { width: number; height: number }): boolean =>
  x - hl >= 0 && y - hw >= 0 && x + hl <= width && y + hw <= height;

/** Farther from other cities than from its own, so that nobody wonders whose name it is. */
const isClear = (label: Box, own: Disc, spaces: readonly Box[], discs: readonly Disc[]): boolean =>
  spaces.every((box) => !boxesMeet(label, box, BESIDE_SPACE)) &&
  discs.every((disc) => !discMeetsBox(disc, label, disc === own ? BESIDE_CITY / 2 : BESIDE_OTHERS));
