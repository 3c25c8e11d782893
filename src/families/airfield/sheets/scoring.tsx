/** How a sky is counted, with an example, and a table to write points into. */
import type { ComponentChildren } from 'preact';
import type { Picture, PlayerSheet } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';

export interface Pad {
  /** The heads of the columns after the player's name. */
  readonly heads: readonly string[];
  readonly player: string;
}

interface ScoringProps {
  readonly figure: Picture;
  /** What the figure shows, line by line. */
  readonly lines: readonly string[];
  readonly pad: Pad;
}

const WIDE = 190;
const LINE = 6;
const ROW = 10;
/** Of the whole sheet: upright on A4 and Letter. */
const HIGH = 242;

export function scoringSheet(texts: { title: string; hint: string }, props: ScoringProps): PlayerSheet {
  return {
    id: 'scoring',
    kind: 'sheet',
    ...texts,
    size: { w: WIDE, h: HIGH },
    copies: 1,
    draw: () => <Scoring {...props} />,
  };
}

function Scoring({ figure, lines, pad }: ScoringProps) {
  const { tone } = useInk();
  const below = figure.size.h + 4;
  const table = below + lines.length * LINE + 6;
  // As many rows as the page has room for: a row a player, for several games.
  const rows = Math.floor((HIGH - table) / ROW) - 1;
  return (
    <>
      <g transform={`translate(${(WIDE - figure.size.w) / 2} 0)`}>{figure.draw() as ComponentChildren}</g>
      {lines.map((line, i) => (
        <text
          key={line}
          {...letters}
          text-anchor="start"
          x="0"
          y={below + (i + 0.8) * LINE}
          font-size="4"
          fill={tone(black)}
        >
          {line}
        </text>
      ))}
      <g transform={`translate(0 ${table})`}>
        <PadTable {...pad} rows={rows} />
      </g>
    </>
  );
}

function PadTable({ heads, player, rows }: Pad & { readonly rows: number }) {
  const { tone } = useInk();
  const first = 50;
  const each = (WIDE - first) / heads.length;
  const lines = [
    ...Array.from({ length: rows + 2 }, (_, i) => `M0 ${i * ROW}H${WIDE}`),
    `M0 0V${(rows + 1) * ROW}`,
    ...heads.map((_, i) => `M${(first + i * each).toFixed(2)} 0V${(rows + 1) * ROW}`),
    `M${WIDE} 0V${(rows + 1) * ROW}`,
  ];
  return (
    <>
      <Stroke d={lines.join('')} hex={black} width={0.25} />
      {[player, ...heads].map((head, i) => (
        <text
          key={head}
          {...letters}
          text-anchor="start"
          x={(i === 0 ? 0 : first + (i - 1) * each) + 2}
          y="6.600"
          font-size="4"
          fill={tone(black)}
        >
          {head}
        </text>
      ))}
    </>
  );
}
