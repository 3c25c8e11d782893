/** What is drawn over a board, and where: geometry without a page, so that it can be tested. */
import type { Place } from '../../contract/index.ts';

/** `point`: here something is to be done or seen. `hint`: a good move. `last`: what has just happened. `waits`: what is not sent yet. */
export type Look = 'point' | 'hint' | 'last' | 'waits';

interface Shown {
  readonly look: Look;
  /** 0 for the newest: older marks are paler. */
  readonly age?: number;
  /** A number or a few, in a disc at the mark. */
  readonly label?: string;
}

export interface Ring extends Shown {
  readonly ring: Place;
}

export interface Arrow extends Shown {
  readonly from: Place;
  readonly to: Place;
}

export type Mark = Ring | Arrow;

/** Pixels from the board's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const placesOf = (marks: readonly Mark[]): readonly Place[] => [
  ...new Set(marks.flatMap((mark) => ('ring' in mark ? [mark.ring] : [mark.from, mark.to]))),
];

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Room between a piece and the ring around it, and the least that a ring measures. */
const gap = 6;
const least = 24;

/** A ring around a piece; small pieces get more room, so that the ring can be seen. */
export function ringAround(box: Box): Box & { readonly r: number } {
  const { x, y } = middle(box);
  const w = Math.max(least, box.w + 2 * gap);
  const h = Math.max(least, box.h + 2 * gap);
  const short = Math.min(w, h);
  // A circle would cut the corners of what is written there.
  return { x: x - w / 2, y: y - h / 2, w, h, r: Math.min(short / 2, 14) };
}

/** So much more than the pieces themselves may lie inside a ring that they share. */
const mostSpare = 1.3;

/**
 * Places whose rings would lie over each other have one ring together: crossing lines hide what they point at. Where that ring would
 * also go around something else, each keeps its own, drawn close.
 */
export function together(boxes: readonly Box[]): readonly Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    let union = box;
    for (let i = merged.findIndex((other) => belong(union, other)); i >= 0; ) {
      union = unionOf(union, merged.splice(i, 1)[0]!);
      i = merged.findIndex((other) => belong(union, other));
    }
    merged.push(union);
  }
  return merged.map((box) =>
    merged.some((other) => other !== box && ringsTouch(box, other)) ? closeTo(box) : box,
  );
}

function belong(a: Box, b: Box): boolean {
  const area = ({ w, h }: Box) => w * h;
  return ringsTouch(a, b) && (overlap(a, b) || area(unionOf(a, b)) <= mostSpare * (area(a) + area(b)));
}

/** Smaller by what a ring leaves around it: the ring lies on the edge of the piece. */
function closeTo({ x, y, w, h }: Box): Box {
  const inset = Math.min(gap - 1, w / 2, h / 2);
  return { x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const ringsTouch = (one: Box, other: Box): boolean => overlap(ringAround(one), ringAround(other));

function unionOf(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

export interface ArrowShape {
  readonly path: string;
  readonly head: string;
  readonly start: Point;
  readonly middle: Point;
}

/** A bow from one piece to the other, which ends where the other begins. Undefined where there is no room for one. */
export function arrowBetween(from: Box, to: Box): ArrowShape | undefined {
  const a = middle(from);
  const b = middle(to);
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance < 14) return undefined;
  // Bows bend upwards, as things fly.
  const bend = Math.min(46, distance * 0.18) * (b.x >= a.x ? 1 : -1);
  const control = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / distance) * bend,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / distance) * bend,
  };
  const inside = (box: Box, share: number) => Math.min(share * Math.min(box.w, box.h), distance / 4);
  const start = towards(a, control, inside(from, 0.3));
  const tip = towards(b, control, inside(to, 0.36));
  const back = towards(tip, control, 11);
  const across = { x: (tip.y - back.y) * 0.62, y: (back.x - tip.x) * 0.62 };
  const near = towards(tip, control, 7);
  return {
    path: `M${at(start)}Q${at(control)} ${at(near)}`,
    head: `M${at(tip)}L${at({ x: back.x + across.x, y: back.y + across.y })}L${at(near)}L${at({ x: back.x - across.x, y: back.y - across.y })}Z`,
    start,
    middle: {
      x: (start.x + 2 * control.x + tip.x) / 4,
      y: (start.y + 2 * control.y + tip.y) / 4,
    },
  };
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
};

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 10) / 10;
