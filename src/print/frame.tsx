/** What stands on every page: its title, its number, a ruler, and how to print it. */
import type { ComponentChildren } from 'preact';
import type { Size } from '../contract/index.ts';
import { Line } from '../toolkit/type/line.tsx';
import { HEAD, MARGIN, RULER } from './paper.ts';
import { breakText } from './text/break.ts';
import type { PrintWords } from './words/index.ts';

const GREY = '#555555';

export interface Heading {
  readonly game: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly page: number;
  readonly pages: number;
}

interface FrameProps {
  readonly size: Size;
  readonly heading: Heading;
  readonly say: PrintWords;
  readonly children: ComponentChildren;
}

export function Frame({ size, heading: { game, title, hint, page, pages }, say, children }: FrameProps) {
  return (
    <>
      <rect width={size.w} height={size.h} fill="#ffffff" />
      <Line x={MARGIN} y={MARGIN + HEAD - 3} size={3.4} face="title" text={say.heading(game, title)} />
      <Line
        x={size.w - MARGIN}
        y={MARGIN + HEAD - 3}
        size={2.8}
        color={GREY}
        anchor="end"
        text={say.page(page, pages)}
      />
      {children}
      <Ruler y={size.h - MARGIN - 4.4} say={say} />
      {hint && <Hint size={size} text={hint} />}
    </>
  );
}

/** Beside the ruler, on two lines where one is too short. */
function Hint({ size: { w, h }, text }: { size: Size; text: string }) {
  const x = MARGIN + RULER + 5;
  const most = w - MARGIN - x;
  const lines = breakText(text, most, 2.5).map(({ runs }) => runs.map((run) => run.text).join(' '));
  const shown = lines.length > 2 ? [lines[0]!, lines.slice(1).join(' ')] : lines;
  return (
    <>
      {shown.map((line, i) => (
        <Line
          key={line}
          x={x}
          y={+(h - MARGIN - 0.2 - (shown.length - 1 - i) * 3.2).toFixed(2)}
          size={2.5}
          color={GREY}
          most={most}
          text={line}
        />
      ))}
    </>
  );
}

/** A ruler of 100 millimetres: a player who holds a ruler to it knows whether the page was printed at its size. */
function Ruler({ y, say }: { y: number; say: PrintWords }) {
  const ticks = Array.from(
    { length: RULER / 5 + 1 },
    (_, i) => `M${MARGIN + i * 5} ${y}v${i % 2 ? 1 : 1.8}`,
  ).join('');
  return (
    <>
      <path
        data-ruler={RULER}
        d={`M${MARGIN} ${y}h${RULER}`}
        fill="none"
        stroke="#000000"
        stroke-width=".25"
      />
      <path d={ticks} fill="none" stroke="#000000" stroke-width=".15" />
      <Line x={MARGIN} y={y + 4.2} size={2.5} color={GREY} text={say.ruler(RULER)} />
    </>
  );
}
