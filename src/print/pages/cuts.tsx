/** Pieces to cut out, in rows: as many to a page as fit, upright or turned. */
import type { ComponentChildren } from 'preact';
import type { CutSheet, Piece, Size } from '../../contract/index.ts';
import { type Area, areaOf, papers, turned } from '../paper.ts';
import type { Layout, Plan } from './plan.ts';

/** A hairline in grey: it guides the scissors and does not show after the cut. */
const CUT = '#999999';
/** Where marks begin and end, outwards from the edge of the rows. */
const MARK = { from: 0.6, to: 2.2 };

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Does each piece lie on its side? */
  readonly turned: boolean;
  /** Of one place, without the gap to the next. */
  readonly cell: Size;
  readonly gap: number;
  /** The top left corner of the first place. */
  readonly x: number;
  readonly y: number;
}

const most = (room: number, each: number, gap: number, bleed: number): number =>
  Math.floor((room - 2 * bleed + gap + 1e-6) / (each + gap));

function gridOf(piece: Size, area: Area, page: Size, bleed: number): Grid {
  const gap = bleed > 0 ? 2 * bleed + 0.5 : 0;
  const [upright, lying] = [piece, turned(piece)].map((cell) => ({
    cell,
    columns: most(area.w, cell.w, gap, bleed),
    rows: most(area.h, cell.h, gap, bleed),
  }));
  const lies = lying!.columns * lying!.rows > upright!.columns * upright!.rows;
  const { cell, columns, rows } = lies ? lying! : upright!;
  const wide = columns * (cell.w + gap) - gap;
  const high = rows * (cell.h + gap) - gap;
  // In the middle of the page, so that a mirrored back lies on its front.
  return { columns, rows, cell, gap, turned: lies, x: (page.w - wide) / 2, y: area.y + (area.h - high) / 2 };
}

const placeOf = ({ columns, cell, gap, x, y }: Grid, i: number): readonly [number, number] => [
  x + (i % columns) * (cell.w + gap),
  y + Math.floor(i / columns) * (cell.h + gap),
];

export function cutPlans(sheet: CutSheet, layout: Layout): Plan[] {
  const page = papers[layout.paper];
  const grid = gridOf(sheet.size, areaOf(page), page, layout.bleed);
  const each = grid.columns * grid.rows;
  if (each === 0)
    throw new Error(`${sheet.id}: a piece of ${sheet.size.w} by ${sheet.size.h} mm fits no page`);
  const all = sheet.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const count = Math.ceil(all.length / each);
  return Array.from({ length: count }, (_, n) => all.slice(n * each, (n + 1) * each)).flatMap((pieces, n) => {
    const title = count > 1 ? layout.say.part(sheet.title, n + 1, count) : sheet.title;
    const shared = { sheet: sheet.id, size: page, copies: 1 };
    const front: Plan = {
      ...shared,
      title,
      hint: sheet.back && layout.backs ? layout.say.backHint : sheet.hint,
      parts: countOf(pieces),
      draw: () => <Rows sheet={sheet} grid={grid} layout={layout} faces={pieces} mirrored={false} />,
    };
    if (!sheet.back || !layout.backs) return [front];
    const back: Plan = {
      ...shared,
      title: layout.say.back(title),
      parts: {},
      isBack: true,
      draw: () => <Rows sheet={sheet} grid={grid} layout={layout} faces={pieces} mirrored={true} />,
    };
    return [front, back];
  });
}

function countOf(pieces: readonly Piece[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { part } of pieces) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

interface RowsProps {
  readonly sheet: CutSheet;
  readonly grid: Grid;
  readonly layout: Layout;
  readonly faces: readonly Piece[];
  /** The other side of the paper. */
  readonly mirrored: boolean;
}

function Rows({ sheet, grid, layout, faces, mirrored }: RowsProps) {
  const page = papers[layout.paper];
  const { cell } = grid;
  return (
    <>
      {faces.map((piece, i) => {
        const [left, y] = placeOf(grid, i);
        const x = mirrored ? page.w - left - cell.w : left;
        return (
          <g key={i} data-part={mirrored ? 'back' : piece.part} transform={turnedTo(grid, x, y)}>
            {(mirrored ? sheet.back!(layout.bleed) : piece.draw(layout.bleed)) as ComponentChildren}
          </g>
        );
      })}
      {!mirrored && layout.bleed === 0 && (
        <path d={faces.map((_, i) => outline(grid, i)).join('')} fill="none" stroke={CUT} stroke-width=".1" />
      )}
      {!mirrored && layout.marks && (
        <path d={marksOf(grid, faces.length)} fill="none" stroke="#000000" stroke-width=".15" />
      )}
    </>
  );
}

const turnedTo = ({ turned: lies, cell }: Grid, x: number, y: number): string =>
  lies ? `translate(${mm(x + cell.w)} ${mm(y)}) rotate(90)` : `translate(${mm(x)} ${mm(y)})`;

const mm = (value: number): number => +value.toFixed(3);

function outline(grid: Grid, i: number): string {
  const [x, y] = placeOf(grid, i);
  return `M${mm(x)} ${mm(y)}h${grid.cell.w}v${grid.cell.h}h${-grid.cell.w}Z`;
}

/** At the ends of every line that is cut along. */
function marksOf(grid: Grid, count: number): string {
  const { columns, cell, gap, x, y } = grid;
  const used = { columns: Math.min(columns, count), rows: Math.ceil(count / columns) };
  const right = x + used.columns * (cell.w + gap) - gap;
  const low = y + used.rows * (cell.h + gap) - gap;
  const away = MARK.from + gap / 2;
  const long = MARK.to - MARK.from;
  const across = edges(used.columns, x, cell.w, gap).map(
    (at) => `M${mm(at)} ${mm(y - away)}v${-long}M${mm(at)} ${mm(low + away)}v${long}`,
  );
  const along = edges(used.rows, y, cell.h, gap).map(
    (at) => `M${mm(x - away)} ${mm(at)}h${-long}M${mm(right + away)} ${mm(at)}h${long}`,
  );
  return [...across, ...along].join('');
}

const edges = (count: number, from: number, each: number, gap: number): number[] => [
  ...new Set(
    Array.from({ length: count }, (_, i) => [from + i * (each + gap), from + i * (each + gap) + each]).flat(),
  ),
];
