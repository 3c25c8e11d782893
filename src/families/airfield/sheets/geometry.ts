/** Where everything lies on the printed board, in millimetres. Two pages of A4 or Letter side by side hold it, or one of A3. */
import type { Place } from '../../../contract/index.ts';
import { COLUMNS, ROWS } from '../formation.ts';
import { partsOf } from '../places.ts';

/** A space of the road is as wide as a column, and one more lies past the edge. */
export const CELL = { w: 28, h: 40 } as const;
/** Left of the sky stand the altitudes, below it the columns. */
export const LEFT = 6;
const NUMBERS = 7;
const ROAD = 30;
const LANE = 24;
const TRAY = 30;

const SKY_BOTTOM = ROWS * CELL.h;
export const WIDTH = LEFT + (COLUMNS + 1) * CELL.w;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What a game's road looks like: with a lane below it that only the safety truck uses, or without. */
export interface Grounds {
  readonly lane: boolean;
}

export const heightOf = ({ lane }: Grounds): number => SKY_BOTTOM + NUMBERS + ROAD + (lane ? LANE : 0);

const column = (n: number): number => LEFT + (n - 1) * CELL.w;

export const skyRect = (n: number, altitude: number): Rect => ({
  x: column(n),
  y: (ROWS - altitude) * CELL.h,
  ...CELL,
});
export const numberRect = (n: number): Rect => ({ x: column(n), y: SKY_BOTTOM, w: CELL.w, h: NUMBERS });
export const roadRect = (space: number): Rect => ({
  x: column(space),
  y: SKY_BOTTOM + NUMBERS,
  w: CELL.w,
  h: ROAD,
});
export const laneRect = (n: number): Rect => ({
  x: column(n),
  y: SKY_BOTTOM + NUMBERS + ROAD,
  w: CELL.w,
  h: LANE,
});
/** In figures, packed balloons lie below the board. */
export const trayRect = (grounds: Grounds, slot: number, slots: number): Rect => ({
  x: LEFT + (slot * (WIDTH - LEFT)) / slots,
  y: heightOf(grounds),
  w: (WIDTH - LEFT) / slots,
  h: TRAY,
});

/** Where a place of the board lies; undefined for what is not on paper, such as a player's piles of tokens. */
export function rectOf(place: Place, grounds: Grounds, tray: readonly string[]): Rect | undefined {
  const [kind, first = '', second] = partsOf(place);
  const n = Number(first);
  switch (kind) {
    case 'sky':
      return skyRect(n, Number(second));
    case 'column':
      return numberRect(n);
    case 'road':
    case 'bed':
      return roadRect(n);
    case 'lane':
      return laneRect(n);
    case 'edge':
      return roadRect(COLUMNS + 1);
    case 'tray': {
      const slot = tray.indexOf(first);
      return slot < 0 ? undefined : trayRect(grounds, slot, tray.length);
    }
    default:
      return undefined;
  }
}

/** The smallest part of the board that holds all of these. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  };
}
