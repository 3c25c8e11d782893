/** The chart in its frame: seen from near or far, and tapped on. */

import type { RefObject } from 'preact';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'preact/hooks';
import { LineIcon } from '../../../toolkit/art/icons.tsx';
import { IconButton } from '../../../toolkit/ui/index.ts';
import { lazily } from '../../../toolkit/ui/later.tsx';
import { useMeasured } from '../../../toolkit/ui/measured.ts';
import type { Point } from '../map/geometry.ts';
import type { Layout } from '../map/layout.ts';
import type { AeronautEvent } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import type { BoardWords } from '../words/index.ts';
import { Picture } from './chart.tsx';
import { cityIsLit, onlyAtRoute, routeIsLit } from './choices.ts';
import css from './map.module.css';
import { Glow } from './pieces.tsx';
import { layoutOf, sameTarget, type Target, targetAt, targetsAt, turnedLayoutOf } from './plan.ts';
import type { Table, Thought } from './table.ts';
import { type Camera, type Pointing, useCamera, ZOOM_STEP } from './use-camera.ts';

interface MapProps {
  readonly table: Table;
  readonly events: readonly AeronautEvent[];
  readonly thought: Thought | undefined;
  /** A city that must come into sight. */
  readonly show: number | undefined;
  /** Cities that a lesson points at, or whose route it points at: they are seen, too. */
  readonly pointed: readonly number[];
  readonly handle: RefObject<Camera | null>;
}

const Peek = lazily(async () => (await import('./sheet.tsx')).Peek);

interface Hover {
  readonly target: Target;
  readonly px: Point;
}

export function MapView({ table, events, thought, show, pointed, handle }: MapProps) {
  const { view, viewer, seat, choices, mode, who } = table;
  const say = table.say.board;
  const map = view.map!;
  const frame = useRef<HTMLDivElement>(null);
  const layout = useTurned(frame, layoutOf(map)) ? turnedLayoutOf(map) : layoutOf(map);
  const picture = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Hover>();
  const isLit = (target: Target): boolean =>
    'city' in target ? cityIsLit(choices, mode, target.city) : routeIsLit(choices, mode, target.route);
  const camera = useCamera(frame, picture, layout, {
    onTap: (pointing) => onTap(table, pointing, targetsAt(layout, pointing.at, pointing.reach, isLit), isLit),
    onHover: (pointing) => {
      const target = pointing && targetAt(layout, pointing.at, pointing.reach, isLit);
      if (pointing && target) {
        if (!sameTarget(target, hover?.target)) setHover({ target, px: pointing.px });
      } else if (hover) setHover(undefined);
    },
  });
  useImperativeHandle(handle, () => camera, [camera]);
  useEffect(() => {
    if (seat < 0 && pointed.length === 0) return;
    const own = seat < 0 ? [] : [view.at[seat]!, ...choices.flights.keys(), ...choices.starts.keys()];
    const near = [...own, ...pointed].filter((city) => city >= 0);
    camera.comeTo(near.map((city) => layout.cities[city]!));
  }, [choices, layout, pointed.join()]);
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
        else if (event.key === 'Enter' || event.key === ' ') chooseAt(table, event);
      }}
    >
      <Picture
        view={view}
        layout={layout}
        who={who}
        events={events}
        own={viewer}
        picture={picture}
        isLit={isLit}
      >
        <Glow layout={layout} {...lit} />
        {thought && <Glow layout={layout} {...thought} inMind />}
        {hover && <Glow layout={layout} {...only(hover.target)} inMind />}
      </Picture>
      {hover && <Peek table={table} {...hover} />}
    </div>
  );
}

/** A city or a route that has the focus is chosen by key. */
function chooseAt(table: Table, event: KeyboardEvent): void {
  const place = (event.target as Element).closest('[data-place][data-can]')?.getAttribute('data-place') ?? '';
  const t = tablesOf(table.view.map!);
  const city = t.cityIndex.get(Number(place.replace('city-', '')));
  const route = t.routeIndex.get(place.replace('route-', ''));
  if (city === undefined && route === undefined) return;
  event.preventDefault();
  table.choose(city === undefined ? { route: route! } : { city });
}

/** A frame that is higher than wide shows a chart that is wider than high from the side. The window is a first guess: mostly it need not be drawn again. */
function useTurned(frame: RefObject<HTMLDivElement | null>, { width, height }: Layout): boolean {
  const [turned, setTurned] = useState(() => innerHeight > innerWidth && width > height);
  useMeasured(
    frame,
    (element) => {
      const box = element.getBoundingClientRect();
      setTurned(box.height > box.width && width > height);
    },
    [width, height],
  );
  return turned;
}

/** Beside the map, so that they cover no city. */
export function ZoomButtons({ say, camera }: { say: BoardWords; camera: RefObject<Camera | null> }) {
  return (
    <div class={css.zoom}>
      <IconButton label={say.closer} onClick={() => camera.current?.zoom(ZOOM_STEP)}>
        <LineIcon d="M12 5v14M5 12h14" />
      </IconButton>
      <IconButton label={say.farther} onClick={() => camera.current?.zoom(1 / ZOOM_STEP)}>
        <LineIcon d="M5 12h14" />
      </IconButton>
      <IconButton label={say.fit} onClick={() => camera.current?.fit()}>
        <LineIcon d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </IconButton>
    </div>
  );
}

const only = (target: Target): Thought =>
  'city' in target ? { cities: [target.city], routes: [] } : { cities: [], routes: [target.route] };

/** A mouse has seen what a route costs before it clicks; a finger sees it first, and then says yes. */
function onTap(
  table: Table,
  { touch }: Pointing,
  targets: readonly Target[],
  isLit: (target: Target) => boolean,
): void {
  const target = targets[0];
  const meant = touch ? targets.filter(isLit) : [];
  if (meant.length > 1) table.pick({ which: meant });
  else if (target === undefined) table.pick(undefined);
  else if (touch && 'route' in target && onlyAtRoute(table.choices, table.mode, target.route) !== undefined)
    table.pick(target);
  else table.choose(target);
}
