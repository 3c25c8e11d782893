/** Where pieces of one size lie: rows of equal places, upright or on their sides, in millimetres. */
import type { Size } from '../../contract/index.ts';
import { turned } from '../paper.ts';

/** Where marks for cutting begin and end, outwards from the edge of the rows. */
const MARK = { from: 0.6, to: 2.2 };
/** Between rows of pieces that stand and rows of pieces that lie: both have their marks there. */
const BETWEEN = 2 * MARK.to;

/** Rows of places of one kind. */
interface Run {
  readonly columns: number;
  readonly rows: number;
  /** How many of the places are used. */
  readonly count: number;
  /** Does each piece lie on its side? */
  readonly turned: boolean;
  /** Of one place, without the gap to the next. */
  readonly cell: Size;
  readonly gap: number;
}

export interface Grid extends Run {
  /** The top left corner of the first place. */
  readonly x: number;
  readonly y: number;
}

export interface Runs {
  readonly runs: readonly Run[];
  readonly count: number;
  /** With marks around it. */
  readonly h: number;
}

const gapOf = (bleed: number): number => (bleed > 0 ? 2 * bleed + 0.5 : 0);

const most = (room: number, each: number, gap: number, bleed: number): number =>
  Math.max(0, Math.floor((room - 2 * bleed + gap + 1e-6) / (each + gap)));

const high = ({ rows, cell, gap }: Run): number => rows * (cell.h + gap) - gap;

const heightOf = (runs: readonly Run[], bleed: number): number =>
  runs.reduce((sum, run) => sum + high(run) + 2 * bleed, 0) + Math.max(0, runs.length - 1) * BETWEEN;

/** Places for as many of these pieces as there is room for, in as little height as that takes: rows that stand, rows that lie, or both. */
export function runsFor(piece: Size, room: Size, bleed: number, count: number): Runs {
  const gap = gapOf(bleed);
  const run = (cell: Size, rows: number, wanted: number): Run => {
    const columns = most(room.w, cell.w, gap, bleed);
    const needed = columns === 0 ? 0 : Math.min(rows, Math.ceil(wanted / columns));
    return {
      columns,
      rows: needed,
      count: Math.min(wanted, columns * needed),
      turned: cell !== piece,
      cell,
      gap,
    };
  };
  let best: Runs = { runs: [], count: 0, h: 0 };
  for (let rows = most(room.h, piece.h, gap, bleed); rows >= 0; rows--) {
    const upright = run(piece, rows, count);
    const used = heightOf([upright], bleed) + BETWEEN;
    const left = rows === 0 ? room.h : room.h - used;
    const lying = run(turned(piece), most(left, piece.w, gap, bleed), count - upright.count);
    const runs = [upright, lying].filter((each) => each.count > 0);
    const placed = runs.reduce((sum, each) => sum + each.count, 0);
    const h = heightOf(runs, bleed);
    // Pieces that stand beside pieces that lie are untidy: only where more of them fit.
    const better = placed - best.count || best.runs.length - runs.length || best.h - h;
    if (better > 1e-6) best = { runs, count: placed, h };
  }
  return best;
}

/** One run below the other, each in the middle of the page, so that a mirrored back lies on its front. */
export function placed({ runs }: Runs, page: Size, top: number, bleed: number): Grid[] {
  let y = top;
  return runs.map((run) => {
    const wide = Math.min(run.columns, run.count) * (run.cell.w + run.gap) - run.gap;
    const grid = { ...run, x: (page.w - wide) / 2, y: y + bleed };
    y += high(run) + 2 * bleed + BETWEEN;
    return grid;
  });
}

export const placeOf = ({ columns, cell, gap, x, y }: Grid, i: number): readonly [number, number] => [
  x + (i % columns) * (cell.w + gap),
  y + Math.floor(i / columns) * (cell.h + gap),
];

export const mm = (value: number): number => +value.toFixed(3);

export function outline(grid: Grid, i: number): string {
  const [x, y] = placeOf(grid, i);
  return `M${mm(x)} ${mm(y)}h${grid.cell.w}v${grid.cell.h}h${-grid.cell.w}Z`;
}

/** At the ends of every line that is cut along. */
export function marksOf(grid: Grid): string {
  const { columns, rows, count, cell, gap, x, y } = grid;
  const used = Math.min(columns, count);
  const right = x + used * (cell.w + gap) - gap;
  const low = y + high(grid);
  // A last row that is not full has its marks at its own pieces.
  const last = count - (rows - 1) * columns;
  const away = MARK.from + gap / 2;
  const long = MARK.to - MARK.from;
  const lowAt = (column: number) => (column < last ? low : low - cell.h - gap);
  const across = Array.from({ length: used }, (_, i) =>
    [x + i * (cell.w + gap), x + i * (cell.w + gap) + cell.w].map(
      (at) => `M${mm(at)} ${mm(y - away)}v${-long}M${mm(at)} ${mm(lowAt(i) + away)}v${long}`,
    ),
  ).flat();
  const along = Array.from({ length: rows }, (_, i) => {
    const end = i === rows - 1 ? x + last * (cell.w + gap) - gap : right;
    return [y + i * (cell.h + gap), y + i * (cell.h + gap) + cell.h].map(
      (at) => `M${mm(x - away)} ${mm(at)}h${-long}M${mm(end + away)} ${mm(at)}h${long}`,
    );
  }).flat();
  return [...new Set([...across, ...along])].join('');
}
