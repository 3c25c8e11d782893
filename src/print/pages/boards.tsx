/** A board on one page, on a larger one, or over several that are joined. */
import type { ComponentChildren } from 'preact';
import type { BoardSheet, Drawing, PlayerSheet, Size } from '../../contract/index.ts';
import { Line } from '../../toolkit/type/line.tsx';
import { areaOf, fits, papers, turned } from '../paper.ts';
import type { Layout, Plan } from './plan.ts';

/** How far a part of a board lies under its neighbour. */
const OVERLAP = 10;
/** Below the heading of a page. */
const TOP = 4;

export function boardPlans(sheet: BoardSheet, layout: Layout): Plan[] {
  const { size } = sheet;
  for (const name of [layout.paper, layout.boards]) {
    const page = papers[name];
    // Across the page, and its heading with it; where the heading takes too much, only the board lies on its side.
    const upright = [page, turned(page)].find((way) => fits(size, areaOf(way)));
    if (!upright && !fits(turned(size), areaOf(page))) continue;
    const area = areaOf(upright ?? page);
    return [
      { ...planOf(sheet, upright ?? page), draw: () => <Placed sheet={sheet} area={area} lies={!upright} /> },
    ];
  }
  return tiles(sheet, layout);
}

const planOf = (sheet: BoardSheet | PlayerSheet, size: Size): Omit<Plan, 'draw'> => ({
  sheets: [sheet.id],
  title: sheet.title,
  hint: sheet.hint,
  size,
  copies: 1,
  parts: { [sheet.id]: 1 },
});

interface PlacedProps {
  readonly sheet: { readonly size: Size; readonly draw: Drawing };
  readonly area: Size & { readonly x: number; readonly y: number };
  readonly lies?: boolean;
  readonly scale?: number;
}

/** In the middle of an area. */
function Placed({ sheet: { size, draw }, area, lies = false, scale = 1 }: PlacedProps) {
  const { w, h } = lies ? turned(size) : size;
  const x = area.x + (area.w - w * scale) / 2;
  // What leaves much of its page empty stands at its top.
  const left = area.h - h * scale;
  const y = area.y + (left > area.h / 2 ? TOP : left / 2);
  const turn = lies ? ` translate(${w} 0) rotate(90)` : '';
  return (
    <g transform={`translate(${mm(x)} ${mm(y)})${scale === 1 ? '' : ` scale(${mm(scale)})`}${turn}`}>
      {draw() as ComponentChildren}
    </g>
  );
}

const mm = (value: number): number => +value.toFixed(4);

interface Cuts {
  readonly columns: number;
  readonly rows: number;
  readonly step: Size;
}

const cutsOf = (size: Size, area: Size): Cuts => {
  const count = (long: number, each: number) => Math.max(1, Math.ceil((long - OVERLAP) / (each - OVERLAP)));
  const columns = count(size.w, area.w);
  const rows = count(size.h, area.h);
  // Equal parts: a narrow strip at the end would be hard to glue.
  const step = {
    w: (size.w + (columns - 1) * OVERLAP) / columns - OVERLAP,
    h: (size.h + (rows - 1) * OVERLAP) / rows - OVERLAP,
  };
  return { columns, rows, step };
};

function tiles(sheet: BoardSheet, layout: Layout): Plan[] {
  const { say } = layout;
  const page = papers[layout.paper];
  const area = areaOf(page);
  const [upright, lying] = [cutsOf(sheet.size, area), cutsOf(turned(sheet.size), area)];
  const lies = lying.columns * lying.rows < upright.columns * upright.rows;
  const { columns, rows, step } = lies ? lying : upright;
  const whole = lies ? turned(sheet.size) : sheet.size;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const part = {
      x: column * step.w,
      y: row * step.h,
      w: Math.min(step.w + OVERLAP, whole.w - column * step.w),
      h: Math.min(step.h + OVERLAP, whole.h - row * step.h),
    };
    const at = { x: area.x + (area.w - part.w) / 2, y: area.y + (area.h - part.h) / 2 };
    const name = say.tile(row, column);
    return {
      ...planOf(sheet, page),
      title: say.part(sheet.title, i + 1, columns * rows),
      hint: say.joinHint,
      parts: i === 0 ? { [sheet.id]: 1 } : {},
      draw: () => (
        <>
          <clipPath id={`part-${sheet.id}-${i}`}>
            <rect x={mm(part.x)} y={mm(part.y)} width={mm(part.w)} height={mm(part.h)} />
          </clipPath>
          <g transform={`translate(${mm(at.x - part.x)} ${mm(at.y - part.y)})`}>
            <g clip-path={`url(#part-${sheet.id}-${i})`}>
              <g transform={lies ? `translate(${whole.w} 0) rotate(90)` : undefined}>
                {sheet.draw() as ComponentChildren}
              </g>
            </g>
          </g>
          <Joints
            at={at}
            part={part}
            name={name}
            right={column < columns - 1 ? say.tile(row, column + 1) : undefined}
            below={row < rows - 1 ? say.tile(row + 1, column) : undefined}
          />
        </>
      ),
    };
  });
}

interface JointsProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly part: Size;
  readonly name: string;
  /** The neighbours that are glued on. */
  readonly right: string | undefined;
  readonly below: string | undefined;
}

/** The outline of a part, the lines that its neighbours are laid along, and their names. */
function Joints({ at: { x, y }, part: { w, h }, name, right, below }: JointsProps) {
  const [inX, inY] = [x + w - OVERLAP, y + h - OVERLAP];
  const dashed = `${right ? `M${mm(inX)} ${mm(y)}v${mm(h)}` : ''}${below ? `M${mm(x)} ${mm(inY)}h${mm(w)}` : ''}`;
  const points = `${right ? `M${mm(inX)} ${mm(y - 0.5)}l-1.200-2h2.400ZM${mm(inX)} ${mm(y + h + 0.5)}l-1.200 2h2.400Z` : ''}${
    below ? `M${mm(x - 0.5)} ${mm(inY)}l-2-1.200v2.400ZM${mm(x + w + 0.5)} ${mm(inY)}l2-1.200v2.400Z` : ''
  }`;
  return (
    <>
      <rect x={mm(x)} y={mm(y)} width={mm(w)} height={mm(h)} fill="none" stroke="#999999" stroke-width=".1" />
      {dashed && (
        <path data-joint d={dashed} fill="none" stroke="#000000" stroke-width=".2" stroke-dasharray="2 2" />
      )}
      {points && <path d={points} fill="#000000" />}
      <Tag x={x + 4} y={y + 5} text={name} />
      {right && <Tag x={inX + OVERLAP / 2} y={y + h / 2} text={right} />}
      {below && <Tag x={x + w / 2} y={inY + OVERLAP / 2 + 1} text={below} />}
    </>
  );
}

function Tag({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <circle cx={mm(x)} cy={mm(y - 1)} r="3" fill="#ffffff" stroke="#000000" stroke-width=".15" />
      <Line x={mm(x)} y={mm(y)} size={2.8} face="title" anchor="middle" text={text} />
    </>
  );
}

/** Sheets that players write on, each as large as its page or its half of one allows. */
export function playerPlans(sheet: PlayerSheet, layout: Layout, perPage: 1 | 2): Plan[] {
  const page = papers[layout.paper];
  const area = areaOf(page);
  const count = sheet.halves && perPage === 2 ? 2 : 1;
  const full = Math.floor(sheet.copies / count);
  const rest = sheet.copies % count;
  const plan = (on: number, copies: number): Plan => ({
    ...planOf(sheet, page),
    copies,
    parts: { [sheet.id]: on },
    draw: () => <Halves sheet={sheet} area={area} on={on} of={count} />,
  });
  return [...(full > 0 ? [plan(count, full)] : []), ...(rest > 0 ? [plan(rest, 1)] : [])];
}

interface HalvesProps {
  readonly sheet: PlayerSheet;
  readonly area: Size & { readonly x: number; readonly y: number };
  readonly on: number;
  readonly of: number;
}

/** One above the other, with a line between to cut along. */
function Halves({ sheet, area, on, of }: HalvesProps) {
  const gap = of > 1 ? 6 : 0;
  const h = (area.h - gap) / of;
  const best = (size: Size) => Math.min(area.w / size.w, h / size.h);
  // Sheets are made for upright pages: only on a half of one do they lie.
  const lies = of > 1 && best(turned(sheet.size)) > best(sheet.size) * 1.05;
  const scale = best(lies ? turned(sheet.size) : sheet.size);
  return (
    <>
      {Array.from({ length: on }, (_, i) => (
        <g key={i} data-part={sheet.id}>
          <Placed sheet={sheet} area={{ ...area, y: area.y + i * (h + gap), h }} lies={lies} scale={scale} />
        </g>
      ))}
      {of > 1 && (
        <path
          d={`M${area.x} ${mm(area.y + h + gap / 2)}h${area.w}`}
          fill="none"
          stroke="#999999"
          stroke-width=".15"
          stroke-dasharray="2 2"
        />
      )}
    </>
  );
}
