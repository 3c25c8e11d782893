/** Blocks of a rulebook as items that are as wide as a column and have a height: columns and pages are filled with them. */
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import type { Block, Figure, Picture, Section } from '../../contract/index.ts';
import { type Face, faces, widthOf } from '../../toolkit/type/face.ts';
import type { Area } from '../paper.ts';
import { type BrokenLine, breakText, type Run } from './break.ts';
import { glued, type Item, space, together, whole } from './columns.ts';
import { Marks } from './marks.tsx';

export interface Setting {
  readonly width: number;
  /** The height of the type. */
  readonly size: number;
  /** Draws a figure, where the game can. */
  readonly figure?: ((figure: Figure) => Picture | undefined) | undefined;
  /** A sign of a legend; null for what only a screen shows. */
  readonly sign?: ((name: string) => ((box: Area) => ComponentChildren) | null) | undefined;
  /** How tall a figure may be. */
  readonly tallest: number;
}

const LEADING = 1.35;
/** The part of its size down to which a figure may be made smaller, where it then fits its page. */
const LEAST = 0.75;
const mm = (value: number): number => +value.toFixed(3);

export function Runs({ line, x, y, size }: { line: BrokenLine; x: number; y: number; size: number }) {
  // Kerning is not counted: a run beside another is as wide as counted, so that there is a space between them.
  const widthBeside = ({ text, face }: Run) =>
    line.runs.length > 1 ? { textLength: mm(widthOf(text, face, size)) } : {};
  return (
    <>
      {line.runs.map((run, i) => (
        <text
          key={i}
          x={mm(x + run.x)}
          y={mm(y)}
          font-size={size}
          fill="#000000"
          {...faces[run.face]}
          {...widthBeside(run)}
        >
          {run.text}
        </text>
      ))}
    </>
  );
}

interface Lead {
  /** Stands before the first line. */
  readonly mark?: string | undefined;
  readonly indent?: number;
  readonly face?: Face;
}

function paragraph(
  text: string,
  { width, size }: Setting,
  { mark, indent = 0, face = 'text' }: Lead = {},
): Item[] {
  const lines = breakText(text, width - indent, size, face).map(
    (line, i): Item => ({
      h: size * LEADING,
      draw: (x, y) => (
        <>
          {mark !== undefined && i === 0 && (
            <text x={mm(x)} y={mm(y + size)} font-size={size} fill="#000000" {...faces.strong}>
              {mark}
            </text>
          )}
          <Runs line={line} x={x + indent} y={y + size} size={size} />
        </>
      ),
    }),
  );
  return together(lines);
}

/** Text of its own, from the left or in the middle of its column. */
export const paragraphs = (text: string, setting: Setting, anchor: 'start' | 'middle' = 'start'): Item[] =>
  breakText(text, setting.width, setting.size).map((line) => ({
    h: setting.size * LEADING,
    draw: (x, y) => (
      <Runs
        line={line}
        x={x + (anchor === 'middle' ? (setting.width - line.width) / 2 : 0)}
        y={y + setting.size}
        size={setting.size}
      />
    ),
  }));

export const heading = (text: string, setting: Setting, scale = 1.35): Item[] => {
  const size = setting.size * scale;
  const lines = paragraph(text, { ...setting, size }, { face: 'title' });
  return [space(size * 0.8), ...glued([...lines, space(size * 0.15)])];
};

function listed(items: readonly string[], setting: Setting, mark: (i: number) => string): Item[] {
  const indent = setting.size * (items.length > 9 ? 2 : 1.5);
  return items.flatMap((item, i) => [
    ...paragraph(item, setting, { mark: mark(i), indent }),
    space(setting.size * 0.2),
  ]);
}

export const bullets = (items: readonly string[], setting: Setting): Item[] =>
  listed(items, setting, () => '•');

export function sectionItems({ title, blocks }: Pick<Section, 'title' | 'blocks'>, setting: Setting): Item[] {
  return [...heading(title, setting), ...blocksItems(blocks, setting)];
}

export const blocksItems = (blocks: readonly Block[], setting: Setting): Item[] =>
  blocks.flatMap((block, i) => {
    const items = [...blockItems(block, setting), space(setting.size * ('figure' in block ? 1 : 0.5))];
    return leads(block, blocks[i + 1], items.length - 1) ? glued(items) : items;
  });

/** Does a block announce the one after it? A line or two before a figure does, and a sentence that ends with a colon. */
const leads = (block: Block, next: Block | undefined, lines: number): boolean =>
  next !== undefined &&
  'text' in block &&
  lines <= (block.text.trimEnd().endsWith(':') ? 3 : 'figure' in next ? 2 : 0);

function blockItems(block: Block, setting: Setting): Item[] {
  if ('text' in block) return paragraph(block.text, setting);
  if ('list' in block) return bullets(block.list, setting);
  if ('steps' in block) return listed(block.steps, setting, (i) => `${i + 1}.`);
  if ('legend' in block) return together(block.legend.flatMap((each) => legend(each, setting)));
  if ('table' in block) return tableItems(block.table, setting);
  return figureItems(block.figure, setting);
}

function legend({ sign, text }: { readonly sign: string; readonly text: string }, setting: Setting): Item[] {
  const { size, width } = setting;
  const drawn = setting.sign?.(sign);
  if (drawn === null) return [];
  const box = drawn ? size * 2.4 : 0;
  const gap = drawn ? size * 0.6 : 0;
  const lines = breakText(text, width - box - gap, size);
  const h = Math.max(box + size * 0.3, lines.length * size * LEADING + size * 0.3);
  const top = (h - lines.length * size * LEADING) / 2;
  return [
    {
      h,
      draw: (x, y) => (
        <>
          {drawn?.({ x: mm(x), y: mm(y), w: mm(box), h: mm(box) })}
          {lines.map((line, i) => (
            <Runs key={i} line={line} x={x + box + gap} y={y + top + size + i * size * LEADING} size={size} />
          ))}
        </>
      ),
    },
  ];
}

/** Of a text that is not broken. */
const lineWidth = (text: string, size: number, face: Face): number =>
  breakText(text, Number.POSITIVE_INFINITY, size, face)[0]?.width ?? 0;

type Table = Extract<Block, { readonly table: object }>['table'];

export function tableItems({ head, rows }: Table, setting: Setting): Item[] {
  const { width } = setting;
  const all = [head, ...rows];
  const columns = Math.max(...all.map((row) => row.length));
  const wish = (size: number): number[] =>
    Array.from(
      { length: columns },
      (_, i) =>
        Math.max(...all.map((row, r) => lineWidth(row[i] ?? '', size, r === 0 ? 'strong' : 'text'))) +
        size +
        0.5,
    );
  const usual = setting.size * 0.95;
  const asked = wish(usual).reduce((a, b) => a + b, 0);
  // A table of numbers is made smaller rather than broken.
  const size = columns > 4 && asked > width ? (usual * width) / asked : usual;
  const pad = size * 0.5;
  const wanted = wish(size);
  const wide = shared(wanted, width);
  const starts = wide.map((_, i) => wide.slice(0, i).reduce((a, b) => a + b, 0));
  const total = wide.reduce((a, b) => a + b, 0);
  const items = all.map((row, r): Item => {
    const cells = row.map((cell, i) =>
      breakText(cell, wide[i]! - 2 * pad, size, r === 0 ? 'strong' : 'text'),
    );
    const h = Math.max(1, ...cells.map((lines) => lines.length)) * size * LEADING + pad;
    return {
      h,
      draw: (x, y) => (
        <>
          {r === 0 && <rect x={mm(x)} y={mm(y)} width={mm(total)} height={mm(h)} fill="#e8e8e8" />}
          {cells.map((lines, i) => (
            <Fragment key={i}>
              {lines.map((line, n) => (
                <Runs
                  key={n}
                  line={line}
                  x={x + starts[i]! + pad}
                  y={y + pad / 2 + size + n * size * LEADING}
                  size={size}
                />
              ))}
            </Fragment>
          ))}
          <path d={`M${mm(x)} ${mm(y + h)}h${mm(total)}`} stroke="#888888" stroke-width=".15" fill="none" />
        </>
      ),
    };
  });
  return whole(items);
}

/** What columns ask for where there is room; otherwise the wide ones give way. */
function shared(wanted: readonly number[], width: number): number[] {
  if (wanted.reduce((a, b) => a + b, 0) <= width) return [...wanted];
  const fair = width / wanted.length;
  const small = wanted.filter((each) => each <= fair);
  const left = width - small.reduce((a, b) => a + b, 0);
  const large = wanted.filter((each) => each > fair).reduce((a, b) => a + b, 0);
  return wanted.map((each) => (each <= fair ? each : (each / large) * left));
}

function figureItems(figure: Figure, setting: Setting): Item[] {
  const picture = setting.figure?.(figure);
  // What the picture does not show (a button of the screen) is not told beside it.
  const callouts = (figure.callouts ?? []).filter(({ place }) => !picture?.where || picture.where(place));
  const small = { ...setting, size: setting.size * 0.9 };
  const told = whole([
    ...paragraph(figure.caption, small, { face: 'strong' }),
    ...listed(
      callouts.map(({ text }) => text),
      small,
      (i) => (picture?.where ? `${i + 1}` : '•'),
    ),
  ]);
  if (!picture) return told;
  const { w, h } = picture.size;
  const below = setting.size * 0.6;
  // A tall picture may take more of its page.
  const largest = Math.min(setting.width / w, (setting.tallest * (h > w ? 1.6 : 1)) / h, 1);
  return [
    {
      h: h * largest + below,
      least: h * largest * LEAST + below,
      glued: true,
      draw: (x, y, given) => {
        const scale = (given - below) / h;
        const left = (setting.width - w * scale) / 2;
        return (
          <g transform={`translate(${mm(x + left)} ${mm(y)})`}>
            <g transform={`scale(${scale.toFixed(4)})`}>{picture.draw() as ComponentChildren}</g>
            <Marks picture={picture} figure={{ ...figure, callouts }} scale={scale} />
          </g>
        );
      },
    },
    ...told,
  ];
}

export function Column({ items, x, y }: { items: readonly Item[]; x: number; y: number }) {
  let at = y;
  return (
    <>
      {items.map((item, i) => {
        const top = at;
        at += item.h;
        return <Fragment key={i}>{item.draw(x, top, item.h)}</Fragment>;
      })}
    </>
  );
}
