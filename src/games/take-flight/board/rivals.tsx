/** The other pilots: their lines, and planes with badge and name. Of a crowd, the best have a badge and the others are counted. */
import { useMemo } from 'preact/hooks';
import type { WhoOf } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { crowdPlace, planePlace } from '../places.ts';
import { tablesNamed } from '../sheet/index.ts';
import type { FlightState } from '../state.ts';
import { type Geometry, planeX, xOf, yOf } from './geometry.ts';
import { type Head, othersPaths, type Paths } from './paths.ts';
import { Plane, TAIL } from './plane.tsx';
import { useSay } from './say.ts';
import css from './sky.module.css';

/** Choices that are looked at change nothing about them. */
export const useRivals = (view: FlightState, seat: number, g: Geometry): Paths =>
  useMemo(() => othersPaths(view, seat, tablesNamed(view.sheet), g), [view, seat, g]);

/** Dashes tell the lines apart, in pixels. */
const DASHES = [[], [6, 4], [1.5, 4], [10, 4, 1.5, 4], [14, 4], [4, 2]] as const;

export function RivalLines({ paths, g }: { paths: Paths; g: Geometry }) {
  return (
    <g class={css.others} data-crowd={paths.crowd || undefined}>
      {paths.lines.map(
        (d, i) =>
          d !== '' && (
            <path
              key={i}
              d={d}
              data-strength={paths.crowd ? i : undefined}
              stroke-width={(paths.crowd ? 1 + i : 1.8) * g.u}
              stroke-dasharray={
                paths.crowd ? undefined : DASHES[i % DASHES.length]!.map((dash) => dash * g.u).join(' ')
              }
            />
          ),
      )}
    </g>
  );
}

interface RivalsProps {
  readonly paths: Paths;
  readonly g: Geometry;
  readonly who: WhoOf;
}

/** Wider squares than this, in pixels, leave room for names. */
const NAMES = 26;

export function Rivals({ paths, g, who }: RivalsProps) {
  const { name } = useSay();
  const names = g.w / g.u > NAMES;
  const size = (names ? 22 : 16) * g.u;
  return (
    <g class={css.rivals}>
      {paths.others.map((head) => (
        <Counted key={`${head.column} ${head.row}`} head={head} g={g} />
      ))}
      {paths.heads.map(({ seats, column, row, crashed }) => (
        <g key={seats[0]} data-place={planePlace(seats[0]!)}>
          <PlaneAt column={column} y={yOf(g, row)} g={g} crashed={crashed} />
        </g>
      ))}
      {spread(paths.heads, g, size).map(({ head, y }) => {
        const seat = head.seats[0]!;
        // Behind the plane, where nothing is to be reached any more; in the first columns there is no room but before it, and a name would cover symbols.
        const x = xOf(g, head.column);
        const behind = head.column > (names ? 2 : 1);
        const badge = behind ? x - 0.62 * g.w - size : x + 0.5 * g.w;
        return (
          <g key={seat} data-place={planePlace(seat)}>
            <SeatBadge who={who(seat)} x={badge} y={y - size / 2} size={size} />
            {names && behind && (
              <text
                class={css.name}
                x={badge - 3 * g.u}
                y={y}
                font-size={12 * g.u}
                stroke-width={3 * g.u}
                text-anchor="end"
              >
                {name(who(seat))}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Counted({ head, g }: { head: Head; g: Geometry }) {
  const [x, y] = [xOf(g, head.column), yOf(g, head.row)];
  return (
    <g data-place={crowdPlace(head.column, head.row)}>
      <PlaneAt column={head.column} y={y} g={g} crashed={head.crashed} />
      {head.seats.length > 1 && (
        <text class={css.name} x={x - 0.42 * g.w} y={y} font-size={10 * g.u} stroke-width={2.4 * g.u}>
          {head.seats.length}
        </text>
      )}
    </g>
  );
}

interface PlaneAtProps {
  readonly column: number;
  readonly y: number;
  readonly g: Geometry;
  readonly crashed: boolean;
}

function PlaneAt({ column, y, g, crashed }: PlaneAtProps) {
  const scale = Math.max(0.55, 0.42 * g.u);
  return (
    <g
      transform={`translate(${planeX(g, column, TAIL * scale)} ${y}) scale(${scale})`}
      data-down={crashed || undefined}
    >
      <Plane />
    </g>
  );
}

/** Badges below one another, however close their planes are, and none below the ground. */
function spread(heads: readonly Head[], g: Geometry, size: number): { head: Head; y: number }[] {
  const placed = heads
    .map((head) => ({ head, y: yOf(g, head.row) }))
    .sort((a, b) => b.head.column - a.head.column || a.y - b.y);
  const step = 0.94 * size;
  for (const [i, each] of placed.entries()) {
    const above = placed[i - 1];
    if (above?.head.column === each.head.column) each.y = Math.max(each.y, above.y + step);
  }
  for (let i = placed.length - 1; i >= 0; i--) {
    const [each, below] = [placed[i]!, placed[i + 1]];
    const lowest = below?.head.column === each.head.column ? below.y - step : g.rows * g.h - size / 2;
    each.y = Math.min(each.y, lowest);
  }
  return placed;
}
