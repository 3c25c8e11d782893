/** The sky on paper: the same squares, symbols and dunes as on the screen, in inks. */

import { useInk } from '../../../toolkit/art/ink.ts';
import { Line } from '../../../toolkit/type/line.tsx';
import type { Geometry } from '../board/geometry.ts';
import { xOf, yOf } from '../board/geometry.ts';
import { dunePath, symbolPath } from '../board/shapes.ts';
import { SymbolPath } from '../board/symbol.tsx';
import type { Sheet } from '../sheet/format.ts';
import { legsOf } from '../state.ts';
import type { Written } from './flight-sheet.tsx';

/** The unit in which symbols are drawn. */
const UNIT = 26;

interface PaperSkyProps {
  readonly sheet: Sheet;
  readonly written?: Written | undefined;
  /** How wide and high a square is. */
  readonly cell: number;
}

export function PaperSky({ sheet, written, cell }: PaperSkyProps) {
  const { tone } = useInk();
  const columns = sheet.sky[0]!.length;
  const rows = sheet.sky.length;
  const g: Geometry = {
    w: UNIT,
    h: UNIT,
    u: 1,
    columns,
    rows,
    left: 0,
    width: columns * UNIT,
    height: rows * UNIT,
  };
  const grid = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * UNIT} 0v${rows * UNIT}`),
    ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * UNIT}h${columns * UNIT}`),
  ].join('');
  const label = { size: 2.8, anchor: 'middle' } as const;
  return (
    <>
      <g transform={`scale(${(cell / UNIT).toFixed(5)})`}>
        <rect width={columns * UNIT} height={rows * UNIT} fill={tone('#f2f7fc')} />
        <path d={grid} fill="none" stroke="#9a9a9a" stroke-width=".7" />
        <path d={dunePath(g, sheet)} fill={tone('#e7c98c')} stroke="#555555" stroke-width="1.6" />
        {sheet.symbols.map(({ letter, name }) => (
          <SymbolPath key={letter} name={name} d={symbolPath(g, sheet, letter, name)} />
        ))}
        {written && <Path g={g} sheet={sheet} written={written} />}
        <path d={`M-12 ${yOf(g, sheet.start) - 6}l10 6-10 6Z`} fill="#000000" />
      </g>
      {sheet.distances.map((distance, i) => (
        <Line
          key={i}
          x={(i + 0.5) * cell}
          y={rows * cell + 3.4}
          {...label}
          face="strong"
          text={String(distance)}
        />
      ))}
      {sheet.heights.map((height, i) => (
        <Line
          key={i}
          x={columns * cell + 4}
          y={(i + 0.5) * cell + 1}
          {...label}
          face="strong"
          text={height > 0 ? String(height) : ''}
        />
      ))}
      {sheet.heights.map((_, i) => (
        <Line
          key={i}
          x={-4.5}
          y={(i + 0.5) * cell + 1}
          {...label}
          size={2.3}
          color="#555555"
          text={i === rows - sheet.start ? '' : String(rows - i)}
        />
      ))}
    </>
  );
}

function Path({ g, sheet, written: { view, seat } }: { g: Geometry; sheet: Sheet; written: Written }) {
  const rows = [sheet.start, ...legsOf(view, seat).map(({ row }) => row)];
  if (rows.length === 1) return null;
  const points = rows.map((row, column) => `${xOf(g, column)} ${yOf(g, row)}`);
  return (
    <>
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="#000000"
        stroke-width="4"
        stroke-linejoin="round"
      />
      {view.crashed[seat]! > 0 && (
        <path
          d={`M${xOf(g, rows.length - 1) - 9} ${yOf(g, rows.at(-1)!) - 9}l18 18m0-18l-18 18`}
          fill="none"
          stroke="#000000"
          stroke-width="4"
        />
      )}
    </>
  );
}
