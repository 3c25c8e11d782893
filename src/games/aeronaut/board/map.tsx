/** The chart in its frame: seen from near or far, and tapped on. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LineIcon } from '../../../toolkit/art/icons.tsx';
import { IconButton } from '../../../toolkit/ui/index.ts';
import type { Point } from '../map/geometry.ts';
import type { AeronautEvent } from '../rules/state.ts';
import { Picture } from './chart.tsx';
import { cityIsLit, onlyAtRoute, routeIsLit } from './choices.ts';
import css from './map.module.css';
import { Glow } from './pieces.tsx';
import { layoutOf, sameTarget, type Target, targetAt } from './plan.ts';
import { peekOf } from './sheet-model.ts';
import type { Table, Thought } from './table.ts';
import { type Pointing, useCamera, ZOOM_STEP } from './use-camera.ts';

interface MapProps {
  readonly table: Table;
  readonly events: readonly AeronautEvent[];
  readonly thought: Thought | undefined;
  /** A city that must come into sight. */
  readonly show: number | undefined;
}

interface Hover {
  readonly target: Target;
  readonly px: Point;
}

export function MapView({ table, events, thought, show }: MapProps) {
  const { view, viewer, choices, mode, name } = table;
  const say = table.say.board;
  const map = view.map!;
  const layout = layoutOf(map);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Hover>();
  const isLit = (target: Target): boolean =>
    'city' in target ? cityIsLit(choices, mode, target.city) : routeIsLit(choices, mode, target.route);
  const camera = useCamera(frame, picture, layout, {
    onTap: (pointing) => onTap(table, pointing, targetAt(layout, pointing.at, pointing.reach, isLit)),
    onHover: (pointing) => {
      const target = pointing && targetAt(layout, pointing.at, pointing.reach, isLit);
      if (pointing && target) {
        if (!sameTarget(target, hover?.target)) setHover({ target, px: pointing.px });
      } else if (hover) setHover(undefined);
    },
  });
  useEffect(() => {
    if (show !== undefined) camera.show(layout.cities[show]!);
  }, [show]);
  const lit = useMemo(
    () => ({
      cities: map.cities.map((_, city) => city).filter((city) => isLit({ city })),
      routes: map.routes.map((_, route) => route).filter((route) => isLit({ route })),
    }),
    [choices, mode],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that can be moved about, with buttons beside it
    <div
      ref={frame}
      data-map
      class={css.map}
      role="group"
      aria-label={say.map}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move it
      tabIndex={0}
      data-hot={hover && isLit(hover.target) ? '' : undefined}
      onKeyDown={(event) => {
        if (event.target === frame.current) camera.onKey(event);
      }}
    >
      <Picture view={view} layout={layout} name={name} events={events} own={viewer} picture={picture}>
        <Glow layout={layout} {...lit} />
        {thought && <Glow layout={layout} {...thought} inMind />}
        {hover && <Glow layout={layout} {...only(hover.target)} inMind />}
      </Picture>
      {hover && <Peek table={table} hover={hover} />}
      <div class={css.zoom}>
        <IconButton label={say.closer} onClick={() => camera.zoom(ZOOM_STEP)}>
          <LineIcon d="M12 5v14M5 12h14" />
        </IconButton>
        <IconButton label={say.farther} onClick={() => camera.zoom(1 / ZOOM_STEP)}>
          <LineIcon d="M5 12h14" />
        </IconButton>
        <IconButton label={say.fit} onClick={camera.fit}>
          <LineIcon d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </IconButton>
      </div>
    </div>
  );
}

const only = (target: Target): Thought =>
  'city' in target ? { cities: [target.city], routes: [] } : { cities: [], routes: [target.route] };

/** A mouse has seen what a route costs before it clicks; a finger sees it first, and then says yes. */
function onTap(table: Table, { touch }: Pointing, target: Target | undefined): void {
  if (target === undefined) table.pick(undefined);
  else if (touch && 'route' in target && onlyAtRoute(table.choices, table.mode, target.route) !== undefined)
    table.pick(target);
  else table.choose(target);
}

function Peek({ table, hover: { target, px } }: { table: Table; hover: Hover }) {
  const [title, ...lines] = peekOf(table, target);
  return (
    <div
      class={css.peek}
      aria-hidden="true"
      style={{ '--x': `${Math.round(px.x)}px`, '--y': `${Math.round(px.y)}px` }}
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
