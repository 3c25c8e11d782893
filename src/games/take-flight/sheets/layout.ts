/** How the printed sheet is laid out, in millimetres. */
import type { Sheet } from '../sheet/format.ts';

export const PAGE = { w: 180, h: 250 } as const;
/** A square of the sky. */
export const CELL = 6.7;
/** The top left corner of each part. */
export const AT = {
  sky: { x: 8, y: 11 },
  wind: { x: 8, y: 123 },
  wings: { x: 0, y: 145 },
  tail: { x: 0, y: 180 },
  dashboard: { x: 96, y: 180 },
  goals: { x: 0, y: 205 },
  boxes: { x: 0, y: 229 },
} as const;
export const WIND_ROW = 5.6;
export const TOKEN = { w: 12.5, h: 9 } as const;
/** Between the wings. */
export const WING_GAP = 4;

export const wingX = ({ wings: { left } }: Sheet, squares: number, square: number): number =>
  ((square - 1) * (PAGE.w - WING_GAP)) / squares + (square > left ? WING_GAP : 0);

export function dashboardCell({ dashboard }: Sheet) {
  const first = 17;
  return { first, wide: (PAGE.w - AT.dashboard.x - first) / dashboard.length, high: 5 };
}

/** Of a box of the score: three are always there, one a symbol, the top, and the sum. */
export const boxWidth = ({ symbols }: Sheet): number => PAGE.w / (symbols.length + 5);
