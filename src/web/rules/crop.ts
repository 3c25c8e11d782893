/** The part of a board that a figure shows. */
import type { Box } from '../marks/mark.ts';

/** Where the board is cut off, in its own pixels. */
export interface Crop extends Pick<Box, 'x' | 'y'> {
  readonly scale: number;
  /** Of the window that it is seen through, on the page. */
  readonly height: number;
}

/** Around what is shown, in the board's own pixels. */
const margin = 16;
const most = { scale: 2.2, height: 400 };
const leastHeight = 120;

/** How a board as wide as its window is moved and enlarged so that these boxes fill the window. */
export function cropTo(boxes: readonly Box[], board: { readonly w: number; readonly h: number }): Crop {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const right = Math.min(board.w, Math.max(...boxes.map(({ x, w }) => x + w)) + margin);
  const bottom = Math.min(board.h, Math.max(...boxes.map(({ y, h }) => y + h)) + margin);
  const scale = Math.max(1, Math.min(most.scale, board.w / (right - left), most.height / (bottom - top)));
  const height = Math.min(board.h * scale, Math.max(leastHeight, (bottom - top) * scale));
  // What is left over is shared by both sides, as far as there is a board to show.
  const spread = (from: number, to: number, shown: number, whole: number): number =>
    Math.max(0, Math.min(whole - shown, (from + to - shown) / 2));
  return {
    scale,
    x: spread(left, right, board.w / scale, board.w),
    y: spread(top, bottom, height / scale, board.h),
    height,
  };
}
