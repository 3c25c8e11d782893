/**
 * Where one looks at the chart: a corner and a scale. A gesture only moves the finished picture; when it rests, the picture
 * is drawn sharply at its new size. So nothing is drawn while something moves.
 */
import type { Point } from '../map/geometry.ts';
import { PAPER } from './plan.ts';

export interface Lens {
  /** Where the top left corner of the paper is in the frame, in pixels, and pixels in a space. */
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A space is never larger than this, unless the whole chart fits. */
const CLOSEST = 130;
/** How far the edge of the paper may come into the frame. */
const BEYOND = 56;
/** Names are read from here on; farther away there are only numbers. Up to NEAR they are drawn a little larger. */
export const READABLE = 34;
export const NEAR = 46;

const paperOf = ({ width, height }: Extent): Extent => ({
  width: width + 2 * PAPER,
  height: height + 2 * PAPER,
});

export function fitted(frame: Extent, chart: Extent): Lens {
  const paper = paperOf(chart);
  const k = Math.max(1, Math.min((frame.width - 12) / paper.width, (frame.height - 12) / paper.height));
  return { k, x: (frame.width - paper.width * k) / 2, y: (frame.height - paper.height * k) / 2 };
}

/** Looks at some points of the chart from as near as shows them all, but no nearer than names need. */
export function closeUp(points: readonly Point[], frame: Extent, chart: Extent): Lens {
  const least = fitted(frame, chart);
  if (points.length === 0) return least;
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const wanted = Math.min(
    frame.width / (right - left + 2 * AROUND),
    frame.height / (bottom - top + 2 * AROUND),
    NEAR,
  );
  const k = Math.max(least.k, wanted);
  const x = frame.width / 2 - ((left + right) / 2 + PAPER) * k;
  const y = frame.height / 2 - ((top + bottom) / 2 + PAPER) * k;
  return kept({ k, x, y }, frame, chart);
}

/** Paper around what is looked at. */
const AROUND = 0.9;

/** Zooms around a point of the frame. */
export function zoomed(lens: Lens, factor: number, at: Point, frame: Extent, chart: Extent): Lens {
  const least = fitted(frame, chart).k;
  const k = Math.min(Math.max(lens.k * factor, least), Math.max(CLOSEST, least));
  const grown = k / lens.k;
  return kept({ k, x: at.x - (at.x - lens.x) * grown, y: at.y - (at.y - lens.y) * grown }, frame, chart);
}

/** The paper stays in sight: in the middle where it fits, and never far beyond an edge where it does not. */
export function kept({ x, y, k }: Lens, frame: Extent, chart: Extent): Lens {
  const paper = paperOf(chart);
  return { k, x: within(x, frame.width, paper.width * k), y: within(y, frame.height, paper.height * k) };
}

function within(at: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(BEYOND, Math.max(room - size - BEYOND, at));
}

/** Brings a point of the chart into the frame, with some room around it. */
export function shown(lens: Lens, point: Point, frame: Extent, chart: Extent): Lens {
  const room = Math.min(90, frame.width / 4, frame.height / 4);
  const px = lens.x + (point.x + PAPER) * lens.k;
  const py = lens.y + (point.y + PAPER) * lens.k;
  const dx = px < room ? room - px : Math.min(0, frame.width - room - px);
  const dy = py < room ? room - py : Math.min(0, frame.height - room - py);
  return kept({ ...lens, x: lens.x + dx, y: lens.y + dy }, frame, chart);
}

export const toChart = (lens: Lens, { x, y }: Point): Point => ({
  x: (x - lens.x) / lens.k - PAPER,
  y: (y - lens.y) / lens.k - PAPER,
});
export const toFrame = (lens: Lens, { x, y }: Point): Point => ({
  x: lens.x + (x + PAPER) * lens.k,
  y: lens.y + (y + PAPER) * lens.k,
});
