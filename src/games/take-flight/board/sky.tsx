/** The flight area: symbols, dunes, all pilots' paths, and where the choices would lead. */
import { useMemo } from 'preact/hooks';
import type { Sheet } from '../sheet/format.ts';
import { type Tables, tablesNamed } from '../sheet/index.ts';
import { type FlightState, isLive, legsOf } from '../state.ts';
import type { Choice } from './choices.ts';
import { othersPaths } from './paths.ts';
import { Plane } from './plane.tsx';
import { useSay } from './say.ts';
import { BELOW, dunePath, H, LEFT, RIGHT, symbolPath, W, xOf, yOf } from './shapes.ts';
import css from './sky.module.css';
import { SymbolPath } from './symbol.tsx';

export interface SkyProps {
  readonly view: FlightState;
  /** Whose path is drawn boldly. */
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly aimed: Choice | undefined;
}

export function Sky({ view, seat, choices, aimed }: SkyProps) {
  const { board: say } = useSay();
  const t = tablesNamed(view.sheet);
  const rows = legsOf(view, seat).map(({ row }) => row);
  const width = LEFT + t.columns * W + RIGHT;
  const height = t.rows * H + BELOW;
  return (
    <svg
      class={css.sky}
      viewBox={`${-LEFT} 0 ${width} ${height}`}
      role="img"
      aria-label={say.path(rows)}
      focusable="false"
    >
      <Paper t={t} />
      {choices.length > 0 && (
        <rect class={css.now} x={(view.round - 1) * W} y="0" width={W} height={t.rows * H} />
      )}
      <Others view={view} seat={seat} />
      <Symbols t={t} />
      <Own t={t} rows={rows} crashed={!isLive(view, seat)} />
      <Leads t={t} view={view} seat={seat} choices={choices} aimed={aimed} />
    </svg>
  );
}

// What is printed on the sheet never changes, so it is drawn once; faint paths lie between the air and the symbols.
function Paper({ t }: { t: Tables }) {
  return useMemo(() => {
    const { sheet, columns, rows } = t;
    return (
      <g>
        <rect class={css.air} x="0" y="0" width={columns * W} height={rows * H} rx="10" />
        <path class={css.lines} d={gridLines(columns, rows)} />
        <path class={css.dunes} d={dunePath(sheet)} />
        <Labels sheet={sheet} rows={rows} columns={columns} />
      </g>
    );
  }, [t]);
}

function Symbols({ t }: { t: Tables }) {
  return useMemo(() => {
    const { sheet, rows } = t;
    const [x, y] = [xOf(0), yOf(rows, sheet.start)];
    return (
      <g>
        {sheet.symbols.map(({ letter, name }) => (
          <SymbolPath key={letter} name={name} d={symbolPath(sheet, letter, name)} />
        ))}
        <circle class={css.start} cx={x} cy={y} r="7" />
      </g>
    );
  }, [t]);
}

function gridLines(columns: number, rows: number): string {
  let d = '';
  for (let column = 1; column < columns; column++) d += `M${column * W} 0V${rows * H}`;
  for (let row = 1; row < rows; row++) d += `M0 ${row * H}H${columns * W}`;
  return d;
}

function Labels({ sheet, rows, columns }: { sheet: Sheet; rows: number; columns: number }) {
  return (
    <g class={css.labels}>
      {sheet.heights.map((label, i) =>
        label === 0 ? null : (
          <text key={i} x={columns * W + 8} y={(i + 0.5) * H}>
            {label}
          </text>
        ),
      )}
      <g class={css.distances}>
        {sheet.distances.map((label, i) => (
          <text key={i} x={xOf(i + 1)} y={rows * H + 17}>
            {label}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The other pilots, faint: lines that many have flown are stronger. A handful of paths, however many pilots. */
function Others({ view, seat }: { view: FlightState; seat: number }) {
  // Choices that are looked at change nothing about them.
  const { lines, heads } = useMemo(() => othersPaths(view, seat, tablesNamed(view.sheet)), [view, seat]);
  return (
    <g class={css.others}>
      {lines.map((d, strength) => d !== '' && <path key={strength} data-strength={strength} d={d} />)}
      {heads !== '' && <path class={css.heads} d={heads} />}
    </g>
  );
}

function Own({ t, rows, crashed }: { t: Tables; rows: readonly number[]; crashed: boolean }) {
  const points = [t.sheet.start, ...rows].map((row, column) => [xOf(column), yOf(t.rows, row)] as const);
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2) ?? [x - 1, y];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const line = points.map(([px, py]) => `${px} ${py}`).join('L');
  return (
    <g>
      <path class={css.pathEdge} d={`M${line}`} />
      <path class={css.path} d={`M${line}`} />
      {points.length > 1 && (
        <path key={points.length} class={css.leg} pathLength="1" d={`M${fromX} ${fromY}L${x} ${y}`} />
      )}
      {points.slice(1, -1).map(([px, py], i) => (
        <circle key={i} class={css.dot} cx={px} cy={py} r="4" />
      ))}
      <g
        class={css.plane}
        data-crashed={crashed || undefined}
        style={{ transform: `translate(${x}px, ${y}px) rotate(${turn.toFixed(1)}deg)` }}
      >
        <Plane />
      </g>
      {crashed && <path class={css.cross} d={`M${x - 9} ${y - 9}l18 18m0-18l-18 18`} />}
    </g>
  );
}

interface LeadsProps {
  readonly t: Tables;
  readonly view: FlightState;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly aimed: Choice | undefined;
}

/** Where the squares that need no `<>` would lead, and more boldly where the aimed one does. */
function Leads({ t, view, seat, choices, aimed }: LeadsProps) {
  const shown = choices.filter(({ inner, square }) => inner && square !== aimed?.square);
  const all = aimed ? [...shown, aimed] : shown;
  const [x, y] = [xOf(view.round - 1), yOf(t.rows, view.row[seat]!)];
  return (
    <g>
      {all.map((choice) => {
        const bold = choice === aimed;
        const [toX, toY] = [xOf(view.round), yOf(t.rows, choice.flight.row)];
        return (
          <g key={choice.square} data-aimed={bold || undefined}>
            <path class={css.leadLine} d={`M${x} ${y}L${toX} ${toY}`} />
            {choice.flight.crash ? (
              <path class={css.cross} d={`M${toX - 9} ${toY - 9}l18 18m0-18l-18 18`} />
            ) : (
              <circle class={css.leadEnd} cx={toX} cy={toY} r={bold ? 15 : 9} />
            )}
          </g>
        );
      })}
    </g>
  );
}
