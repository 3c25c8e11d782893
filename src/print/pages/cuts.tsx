/** Pieces to cut out, in rows: as many to a page as fit. What does not fill a page shares one with others. */
import type { ComponentChildren } from 'preact';
import type { CutSheet, Piece } from '../../contract/index.ts';
import { areaOf, papers } from '../paper.ts';
import { type BrokenLine, breakText } from '../text/break.ts';
import { Runs } from '../text/flow.tsx';
import { type Grid, marksOf, mm, outline, type Runs as Places, placed, placeOf, runsFor } from './grid.ts';
import type { Layout, Plan } from './plan.ts';

/** A hairline in grey: it guides the scissors and does not show after the cut. */
const CUT = '#999999';
/** Above the pieces of a sheet stands its name, and what to do with them; below them is room for marks. */
const CAPTION = { size: 3, line: 4, gap: 3.4 };
const BELOW = 5;

/** Pieces of one sheet that lie together. */
interface Lot {
  readonly sheet: CutSheet;
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly rows: Places;
  /** Its lines. */
  readonly caption: readonly BrokenLine[];
}

/** The pages of all sheets that are cut out, by the place of their first sheet in the set. */
export function cutPlans(sheets: readonly CutSheet[], layout: Layout): Map<CutSheet, Plan[]> {
  const plans = new Map<CutSheet, Plan[]>(sheets.map((sheet) => [sheet, []]));
  const area = areaOf(papers[layout.paper]);
  const shared: Lot[][] = [];
  for (const sheet of sheets) {
    const lots = lotsOf(sheet, layout);
    for (const lot of lots.slice(0, -1)) plans.get(sheet)!.push(...sidesOf([lot], layout));
    const last = lots.at(-1);
    if (!last) continue;
    const page = shared.find((others) => heightOf([...others, last]) <= area.h);
    if (page) page.push(last);
    else shared.push([last]);
  }
  for (const lots of shared) plans.get(lots[0]!.sheet)!.push(...sidesOf(lots, layout));
  return plans;
}

const heightOf = (lots: readonly Lot[]): number =>
  lots.reduce((sum, lot) => sum + above(lot) + lot.rows.h + BELOW, 0);

const above = ({ caption }: Lot): number => caption.length * CAPTION.line + CAPTION.gap;

/** A lot a page: only the last may leave room. */
function lotsOf(sheet: CutSheet, layout: Layout): Lot[] {
  const area = areaOf(papers[layout.paper]);
  const lots: Pick<Lot, 'sheet' | 'pieces' | 'rows'>[] = [];
  let left = sheet.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  while (left.length > 0) {
    const rows = runsFor(sheet.size, area, layout.bleed, left.length);
    if (rows.count === 0)
      throw new Error(`${sheet.id}: a piece of ${sheet.size.w} by ${sheet.size.h} mm fits no page`);
    lots.push({ sheet, pieces: left.slice(0, rows.count), rows });
    left = left.slice(rows.count);
  }
  const { say } = layout;
  return lots.map((lot, i) => {
    const title = lots.length > 1 ? say.part(sheet.title, i + 1, lots.length) : sheet.title;
    const text = sheet.hint ? say.captioned(title, sheet.hint) : title;
    return { ...lot, title, caption: breakText(text, area.w, CAPTION.size, 'strong') };
  });
}

interface Placed extends Lot {
  readonly grids: readonly Grid[];
  /** Where its caption begins; undefined where there is no room for one, or no need. */
  readonly captionAt: number | undefined;
}

/** The front of a page, and its back where one of its sheets has one. */
function sidesOf(lots: readonly Lot[], layout: Layout): Plan[] {
  const { say } = layout;
  const size = papers[layout.paper];
  const title = say.together(lots.map((lot) => lot.title));
  const backed = layout.backs && lots.some(({ sheet }) => sheet.back);
  const [only] = lots.length === 1 ? lots : [];
  const all = placesOf(lots, layout);
  const isCaptioned = all.some(({ captionAt }) => captionAt !== undefined);
  const shared = { sheets: lots.map(({ sheet }) => sheet.id), size, copies: 1 };
  const front: Plan = {
    ...shared,
    title,
    hint: backed ? say.backHint : isCaptioned ? undefined : only?.sheet.hint,
    parts: countOf(lots.flatMap(({ pieces }) => pieces)),
    draw: () => all.map((lot, i) => <Front key={i} lot={lot} layout={layout} />),
  };
  if (!backed) return [front];
  const back: Plan = {
    ...shared,
    title: say.back(title),
    parts: {},
    isBack: true,
    draw: () => all.map((lot, i) => <Back key={i} lot={lot} layout={layout} />),
  };
  return [front, back];
}

function placesOf(lots: readonly Lot[], { paper, bleed }: Layout): Placed[] {
  const page = papers[paper];
  const area = areaOf(page);
  const [only] = lots;
  // A page full of pieces needs no name but that of the page; where there is room, pieces begin at the top.
  if (lots.length === 1 && only && (!only.sheet.hint || heightOf(lots) > area.h)) {
    const top = only.rows.h > area.h / 2 ? area.y + (area.h - only.rows.h) / 2 : area.y + CAPTION.gap;
    return [{ ...only, grids: placed(only.rows, page, top, bleed), captionAt: undefined }];
  }
  let y = area.y;
  return lots.map((lot) => {
    const captionAt = y;
    const grids = placed(lot.rows, page, y + above(lot), bleed);
    y += above(lot) + lot.rows.h + BELOW;
    return { ...lot, grids, captionAt };
  });
}

function countOf(pieces: readonly Piece[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { part } of pieces) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

interface SideProps {
  readonly lot: Placed;
  readonly layout: Layout;
}

/** The pieces of a lot, place by place. */
function facesOf({ grids, pieces }: Placed) {
  let before = 0;
  return grids.flatMap((grid) => {
    const from = before;
    before += grid.count;
    return pieces.slice(from, before).map((piece, i) => ({ piece, grid, at: placeOf(grid, i) }));
  });
}

function Front({ lot, layout }: SideProps) {
  const { grids, caption, captionAt } = lot;
  const { x } = areaOf(papers[layout.paper]);
  return (
    <>
      {captionAt !== undefined &&
        caption.map((line, i) => (
          <Runs key={i} line={line} x={x} y={captionAt + (i + 0.8) * CAPTION.line} size={CAPTION.size} />
        ))}
      {facesOf(lot).map(({ piece, grid, at: [left, y] }, i) => (
        <g
          key={i}
          data-part={piece.part}
          transform={
            grid.turned ? `translate(${mm(left + grid.cell.w)} ${mm(y)}) rotate(90)` : moved(left, y)
          }
        >
          {piece.draw(layout.bleed) as ComponentChildren}
        </g>
      ))}
      {layout.bleed === 0 && (
        <path
          d={grids.flatMap((grid) => Array.from({ length: grid.count }, (_, i) => outline(grid, i))).join('')}
          fill="none"
          stroke={CUT}
          stroke-width=".1"
        />
      )}
      {layout.marks && (
        <path data-marks d={grids.map(marksOf).join('')} fill="none" stroke="#000000" stroke-width=".15" />
      )}
    </>
  );
}

/** The other side of the paper. A piece that lies on its side lies on the other one there: both have one top. */
function Back({ lot, layout }: SideProps) {
  const page = papers[layout.paper];
  const { back } = lot.sheet;
  if (!back) return null;
  return (
    <>
      {facesOf(lot).map(({ grid, at: [left, y] }, i) => {
        const x = page.w - left - grid.cell.w;
        return (
          <g
            key={i}
            data-part="back"
            transform={grid.turned ? `translate(${mm(x)} ${mm(y + grid.cell.h)}) rotate(-90)` : moved(x, y)}
          >
            {back(layout.bleed) as ComponentChildren}
          </g>
        );
      })}
    </>
  );
}

const moved = (x: number, y: number): string => `translate(${mm(x)} ${mm(y)})`;
