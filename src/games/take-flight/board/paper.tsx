/** What is printed on the sky and never changes: squares, symbols, dunes, and the numbers around them. */
import { useMemo } from 'preact/hooks';
import { distancePlace, heightPlace, rowPlace, START, skyPlace } from '../places.ts';
import type { Tables } from '../sheet/index.ts';
import { type Geometry, xOf, yOf } from './geometry.ts';
import { useSay } from './say.ts';
import { dunePath, symbolPath } from './shapes.ts';
import css from './sky.module.css';
import { SymbolPath } from './symbol.tsx';

interface Printed {
  readonly t: Tables;
  readonly g: Geometry;
}

export function Paper({ t, g }: Printed) {
  const { board: say } = useSay();
  return useMemo(
    () => (
      <g>
        <rect class={css.air} x="0" y="0" width={t.columns * g.w} height={t.rows * g.h} rx="8" />
        <path class={css.lines} d={gridLines(g)} />
        <path class={css.dunes} d={dunePath(g, t.sheet)} />
        <Labels t={t} g={g} axes={say} />
      </g>
    ),
    [t, g, say],
  );
}

/** Faint paths lie between the air and the symbols. */
export function Symbols({ t, g }: Printed) {
  return useMemo(
    () => (
      <g>
        {t.sheet.symbols.map(({ letter, name }) => (
          <SymbolPath key={letter} name={name} d={symbolPath(g, t.sheet, letter, name)} />
        ))}
      </g>
    ),
    [t, g],
  );
}

/** A place for every square, and for the start: nothing to see. */
export function Cells({ t, g }: Printed) {
  return useMemo(() => {
    const cells = [];
    for (let column = 1; column <= t.columns; column++) {
      for (let row = 1; row <= t.rows; row++) {
        cells.push(
          <rect
            key={`${column} ${row}`}
            data-place={skyPlace(column, row)}
            x={(column - 1) * g.w}
            y={(t.rows - row) * g.h}
            width={g.w}
            height={g.h}
          />,
        );
      }
    }
    const r = 3.6 * g.u;
    return (
      <g class={css.cells}>
        {cells}
        <circle
          class={css.start}
          data-place={START}
          cx={xOf(g, 0)}
          cy={yOf(g, t.sheet.start)}
          r={r}
          stroke-width={g.u}
        />
      </g>
    );
  }, [t, g]);
}

function gridLines({ columns, rows, w, h }: Geometry): string {
  let d = '';
  for (let column = 1; column < columns; column++) d += `M${column * w} 0V${rows * h}`;
  for (let row = 1; row < rows; row++) d += `M0 ${row * h}H${columns * w}`;
  return d;
}

/** Lower or narrower than this in pixels, every second number is left out. */
const LOW = 11.2;
const ROOM = 18;

function Labels({ t, g, axes }: Printed & { axes: { readonly row: string; readonly height: string } }) {
  const { columns, rows, w, h, u } = g;
  const pitch = h / u;
  // Where rows are low, every second one has its numbers.
  const few = pitch < LOW;
  const size = few ? 10 : Math.min(13, pitch / 1.25);
  const numbered = t.sheet.heights
    .map((label, i) => ({ label, row: rows - i }))
    .filter((each) => !few || each.row % 2 === 0);
  const tight = w / u < ROOM;
  const below = rows * h + 9 * u;
  const every = t.sheet.distances
    .map((label, i) => ({ label, column: i + 1 }))
    .filter(({ column }) => !tight || (columns - column) % 2 === 0);
  return (
    <g class={css.labels} font-size={size * u} stroke-width={2.4 * u}>
      <g class={css.rows}>
        {numbered.map(({ row }) => (
          <text key={row} data-place={rowPlace(row)} x={-(tight ? 12.5 : 16) * u} y={yOf(g, row)}>
            {row}
          </text>
        ))}
      </g>
      {numbered.map(({ label, row }) =>
        label === 0 ? null : (
          <text key={row} data-place={heightPlace(row)} x={columns * w + 5 * u} y={yOf(g, row)}>
            {label}
          </text>
        ),
      )}
      <g class={css.distances} font-size={(tight ? 9.5 : 12) * u}>
        {every.map(({ label, column }) => (
          <text key={column} data-place={distancePlace(column)} x={xOf(g, column)} y={below}>
            {label}
          </text>
        ))}
      </g>
      {!tight && (
        <g class={css.axes} font-size={10 * u}>
          <text x={-2 * u} y={below}>
            {axes.row}
          </text>
          <text x={columns * w + 25 * u} y={below}>
            {axes.height}
          </text>
        </g>
      )}
    </g>
  );
}
