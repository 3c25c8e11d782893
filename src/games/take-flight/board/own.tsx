/** One's own path and plane, and where the choices would lead. */
import { planePlace } from '../places.ts';
import type { Tables } from '../sheet/index.ts';
import type { FlightState } from '../state.ts';
import type { Choice } from './choices.ts';
import { type Geometry, planeX, xOf, yOf } from './geometry.ts';
import { Plane, TAIL } from './plane.tsx';
import css from './sky.module.css';

interface OwnProps {
  readonly t: Tables;
  readonly g: Geometry;
  readonly seat: number;
  readonly rows: readonly number[];
  readonly crashed: boolean;
}

const pointsOf = ({ t, g, rows }: OwnProps) =>
  [t.sheet.start, ...rows].map((row, column) => [xOf(g, column), yOf(g, row)] as const);

export function OwnPath(props: OwnProps) {
  const points = pointsOf(props);
  const { u } = props.g;
  const line = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2) ?? [x, y];
  return (
    <g class={css.own}>
      <path class={css.pathEdge} d={line} stroke-width={6 * u} />
      <path class={css.path} d={line} stroke-width={3 * u} />
      {points.length > 1 && (
        <path
          key={points.length}
          class={css.leg}
          pathLength="1"
          d={`M${fromX} ${fromY}L${x} ${y}`}
          stroke-width={3 * u}
        />
      )}
      {points.slice(1, -1).map(([px, py], i) => (
        <circle key={i} class={css.dot} cx={px} cy={py} r={2.6 * u} stroke-width={1.6 * u} />
      ))}
    </g>
  );
}

export function OwnPlane(props: OwnProps) {
  const { g, seat, crashed } = props;
  const points = pointsOf(props);
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2) ?? [x - 1, y];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const scale = Math.max(0.85, 0.5 * g.u);
  const standing = planeX(g, points.length - 1, TAIL * scale);
  return (
    <g data-place={planePlace(seat)}>
      <g
        class={css.plane}
        data-crashed={crashed || undefined}
        style={{
          transform: `translate(${standing}px, ${y}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(2)})`,
        }}
      >
        <Plane />
      </g>
      {crashed && <Cross x={x} y={y} g={g} />}
    </g>
  );
}

const Cross = ({ x, y, g: { u } }: { x: number; y: number; g: Geometry }) => (
  <path
    class={css.cross}
    d={`M${x - 6 * u} ${y - 6 * u}l${12 * u} ${12 * u}m0 ${-12 * u}l${-12 * u} ${12 * u}`}
    stroke-width={3.2 * u}
  />
);

interface LeadsProps {
  readonly g: Geometry;
  readonly view: FlightState;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly aimed: Choice | undefined;
}

/** Where the squares that need no `<>` would lead, and more boldly where the aimed one does. */
export function Leads({ g, view, seat, choices, aimed }: LeadsProps) {
  const shown = choices.filter(({ inner, square }) => inner && square !== aimed?.square);
  const all = aimed ? [...shown, aimed] : shown;
  const [x, y] = [xOf(g, view.round - 1), yOf(g, view.row[seat]!)];
  return (
    <g class={css.leads}>
      {all.map((choice) => {
        const bold = choice === aimed;
        const [toX, toY] = [xOf(g, view.round), yOf(g, choice.flight.row)];
        return (
          <g key={choice.square} data-aimed={bold || undefined}>
            <path
              class={css.leadLine}
              d={`M${x} ${y}L${toX} ${toY}`}
              stroke-width={(bold ? 3 : 2) * g.u}
              stroke-dasharray={`${1.5 * g.u} ${4.5 * g.u}`}
            />
            {choice.flight.crash ? (
              <Cross x={toX} y={toY} g={g} />
            ) : (
              <circle
                class={css.leadEnd}
                cx={toX}
                cy={toY}
                r={bold ? 14 : 12}
                stroke-width={bold ? 4 : 2.6}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
