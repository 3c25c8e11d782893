/** The flight area: symbols, dunes, all pilots' paths, and where the choices would lead. */
import { useMemo, useRef } from 'preact/hooks';
import type { WhoOf } from '../../../contract/index.ts';
import { tablesNamed } from '../sheet/index.ts';
import { type FlightState, isLive, legsOf } from '../state.ts';
import type { Choice } from './choices.ts';
import { geometry, printed, viewBoxOf } from './geometry.ts';
import { Leads, OwnPath, OwnPlane } from './own.tsx';
import { Cells, Paper, Symbols } from './paper.tsx';
import { RivalLines, Rivals, useRivals } from './rivals.tsx';
import { useSay } from './say.ts';
import css from './sky.module.css';
import { useSize } from './use-size.ts';

export interface SkyProps {
  readonly view: FlightState;
  /** Whose path is drawn boldly. */
  readonly seat: number;
  readonly who: WhoOf;
  readonly choices: readonly Choice[];
  readonly aimed: Choice | undefined;
  /** A figure: as large as the printed sheet. */
  readonly still?: boolean;
}

export function Sky({ view, seat, who, choices, aimed, still = false }: SkyProps) {
  const { board: say } = useSay();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const t = tablesNamed(view.sheet);
  const g = useMemo(
    () =>
      still || size === undefined
        ? printed(t.columns, t.rows)
        : geometry(t.columns, t.rows, size.width, size.height),
    [t, size, still],
  );
  const rows = legsOf(view, seat).map(({ row }) => row);
  const rivals = useRivals(view, seat, g);
  const own = { t, g, seat, rows, crashed: !isLive(view, seat) };
  return (
    <div ref={box} class={css.box} dir="ltr">
      <svg class={css.sky} viewBox={viewBoxOf(g)} role="img" aria-label={say.path(rows)} focusable="false">
        <Paper t={t} g={g} />
        {choices.length > 0 && (
          <rect class={css.now} x={(view.round - 1) * g.w} y="0" width={g.w} height={t.rows * g.h} />
        )}
        <RivalLines paths={rivals} g={g} />
        <Symbols t={t} g={g} />
        <OwnPath {...own} />
        <Cells t={t} g={g} />
        <Leads g={g} view={view} seat={seat} choices={choices} aimed={aimed} />
        <Rivals paths={rivals} g={g} who={who} />
        <OwnPlane {...own} />
      </svg>
    </div>
  );
}
