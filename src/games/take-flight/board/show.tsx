/** All planes in one sky, with the die and the round, for a room that looks at one screen. */
import { useMemo, useRef } from 'preact/hooks';
import type { ShowProps } from '../../../contract/index.ts';
import { SkyScene } from '../../../toolkit/art/index.ts';
import { cx } from '../../../toolkit/ui/index.ts';
import { type Tables, tablesNamed } from '../sheet/index.ts';
import { type FlightState, Step } from '../state.ts';
import field from './field.module.css';
import { type Geometry, geometry, planeX, printed, viewBoxOf, yOf } from './geometry.ts';
import { Paper, Symbols } from './paper.tsx';
import { headOf } from './paths.ts';
import { Plane, TAIL } from './plane.tsx';
import { RivalLines, Rivals, useRivals } from './rivals.tsx';
import { useSay } from './say.ts';
import { drafting } from './scene.tsx';
import css from './show.module.css';
import sky from './sky.module.css';
import { useSize } from './use-size.ts';
import { DieFace } from './wind.tsx';

/** Badges and names, so much larger than at a table. */
const LARGER = 1.4;
/** No pilot's path is the own one. */
const NONE = -1;

export function Show({ view, who }: ShowProps<FlightState>) {
  const { board: say } = useSay();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const t = tablesNamed(view.sheet);
  const g = useMemo(
    () => (size ? geometry(t.columns, t.rows, size.width, size.height) : printed(t.columns, t.rows)),
    [t, size],
  );
  const paths = useRivals(view, NONE, g);
  return (
    <div class={cx(field.field, css.show)}>
      <SkyScene scene={drafting} class={field.backdrop} />
      <p class={css.round}>
        {view.step === Step.FLY && <DieFace key={view.round} value={view.die} class={css.die} />}
        <b>{roundText(say, view, t)}</b>
      </p>
      <div ref={box} class={css.box} dir="ltr">
        <svg
          class={css.sky}
          viewBox={viewBoxOf(g)}
          role="img"
          aria-label={say.planes(view.seats)}
          focusable="false"
        >
          <Paper t={t} g={g} />
          {view.step === Step.FLY && (
            <rect class={sky.now} x={(view.round - 1) * g.w} y="0" width={g.w} height={t.rows * g.h} />
          )}
          <RivalLines paths={paths} g={g} />
          <Symbols t={t} g={g} />
          <Planes view={view} g={g} />
          <Rivals paths={{ ...paths, others: [] }} g={{ ...g, u: LARGER * g.u }} who={who} />
        </svg>
      </div>
    </div>
  );
}

function roundText(say: ReturnType<typeof useSay>['board'], view: FlightState, t: Tables): string {
  if (view.step === Step.OVER || view.step === Step.THROW) return say.flown;
  return view.round === 0 ? say.begins : say.round(view.round, t.columns);
}

/** So many planes at one spot are fanned out; of more, their number is told. */
const FANNED = 4;

/** Every plane; each glides to where its pilot has written. */
function Planes({ view, g }: { view: FlightState; g: Geometry }) {
  const heads = view.row.map((_, pilot) => headOf(view, pilot));
  const spots = new Map<string, number[]>();
  for (const { seats, column, row } of heads) {
    const spot = `${column} ${row}`;
    spots.set(spot, [...(spots.get(spot) ?? []), seats[0]!]);
  }
  const scale = Math.max(0.8, 0.6 * g.u);
  return (
    <g>
      {heads.map(({ seats, column, row, crashed }) => {
        const here = spots.get(`${column} ${row}`)!;
        const at = here.indexOf(seats[0]!);
        const seen = Math.min(here.length, FANNED);
        const y = yOf(g, row) + (Math.min(at, seen - 1) - (seen - 1) / 2) * ((0.6 * g.h) / seen);
        return (
          <g
            key={seats[0]}
            class={css.plane}
            data-down={crashed || undefined}
            data-under={at >= FANNED || undefined}
            style={{ transform: `translate(${planeX(g, column, TAIL * scale)}px, ${y}px) scale(${scale})` }}
          >
            <Plane />
          </g>
        );
      })}
      {[...spots.values()].map((here) => {
        const { column, row } = heads[here[0]!]!;
        if (here.length <= FANNED) return null;
        const x = planeX(g, column, TAIL * scale) + 0.62 * g.w;
        return (
          <text
            key={`${column} ${row}`}
            class={sky.name}
            x={x}
            y={yOf(g, row)}
            font-size={17 * g.u}
            stroke-width={4 * g.u}
          >
            {here.length}
          </text>
        );
      })}
    </g>
  );
}
