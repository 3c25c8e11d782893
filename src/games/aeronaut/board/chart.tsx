/** The whole chart as a picture: what never changes is drawn once for each map, by the drawing that files use too. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drawCities, drawNames, drawPatterns, drawRoutes } from '../map/chart.ts';
import { INKS } from '../map/inks.ts';
import type { Layout } from '../map/layout.ts';
import type { Look } from '../map/look.ts';
import css from './chart.module.css';
import { Claims, type PiecesProps, Slots, Travellers } from './pieces.tsx';
import { PAPER, type Target } from './plan.ts';
import { Targets } from './targets.tsx';

/** Colours are properties, so that the night can change them. */
const SCREEN: Look = {
  id: 'aero',
  line: 'var(--chart-ink)',
  paper: 'var(--chart)',
  city: 'var(--city)',
  shade: '#3c240838',
  behindBonus: 'var(--disc)',
  space: (kind) => ({
    // As attributes, because the content security policy allows no style in a text.
    group: { class: css.inked, color: INKS[kind].color },
    color: INKS[kind].color,
    on: INKS[kind].on,
    tint: 'var(--space)',
    edge: 'var(--edge)',
    pattern: 'var(--pattern)',
  }),
  letters: {},
  name: {},
  near: { class: css.near },
  far: { class: css.far },
  ornament: { line: 'var(--chart-line)', dark: 'var(--chart-dark)', text: 'var(--chart-line)' },
};

/** SVG of our own; the names of cities in it are escaped. */
const Drawn = ({ svg }: { svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;

interface PictureProps extends PiecesProps {
  /** Whose traveller is drawn over the others. */
  readonly own: number;
  readonly picture?: RefObject<SVGSVGElement | null>;
  /** What can be used now. */
  readonly isLit?: (target: Target) => boolean;
  /** Rings around what can be done, below the cities. */
  readonly children?: ComponentChildren;
}

export function Picture({ own, picture, isLit = () => false, children, ...pieces }: PictureProps) {
  const { view, layout } = pieces;
  const map = view.map!;
  const fixed = useMemo(
    () => ({
      below: (
        <>
          <defs dangerouslySetInnerHTML={{ __html: drawPatterns(map, SCREEN) }} />
          <Paper layout={layout} />
          <Drawn svg={drawRoutes(map, layout, SCREEN)} />
        </>
      ),
      cities: <Drawn svg={drawCities(layout, SCREEN)} />,
      // Over the travellers: a number under a balloon could not be read.
      names: <g class={css.names} dangerouslySetInnerHTML={{ __html: drawNames(layout, SCREEN) }} />,
    }),
    [map, layout],
  );
  const { x, y, width, height } = around(layout, PAPER);
  return (
    <svg
      {...(picture ? { ref: picture } : {})}
      class={css.picture}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {fixed.below}
      <Claims {...pieces} />
      {children}
      {fixed.cities}
      <Slots view={view} layout={layout} />
      <Targets view={view} layout={layout} isLit={isLit} />
      <Travellers {...pieces} own={own} isLit={isLit} />
      {fixed.names}
    </svg>
  );
}

const around = ({ width, height }: Layout, edge: number) => ({
  x: -edge,
  y: -edge,
  width: width + 2 * edge,
  height: height + 2 * edge,
});

const EDGE = 0.18;
const NET = 2.5;

/** The sheet with its frame, a faint net, and ornaments where nothing else is. */
function Paper({ layout }: { layout: Layout }) {
  const { width, height } = layout;
  const ornaments = useOrnaments(layout);
  const inner = around(layout, EDGE);
  const across = Math.max(2, Math.round(width / NET));
  const down = Math.max(2, Math.round(height / NET));
  const net = [
    ...Array.from(
      { length: across - 1 },
      (_, i) => `M${((i + 1) * width) / across} ${-EDGE}v${inner.height}`,
    ),
    ...Array.from({ length: down - 1 }, (_, i) => `M${-EDGE} ${((i + 1) * height) / down}h${inner.width}`),
  ].join('');
  return (
    <>
      <rect class={css.sheet} {...around(layout, PAPER)} rx=".12" />
      <path class={css.net} d={net} />
      <rect class={css.degrees} {...inner} pathLength={4 * (across + down)} />
      <rect class={css.frame} {...inner} />
      <Drawn svg={ornaments} />
    </>
  );
}

/** Looking for gaps takes a moment on a large map: the game can be played before they are filled. Those of a chart that was turned are none. */
function useOrnaments(layout: Layout): string {
  const [drawn, setDrawn] = useState<{ readonly layout: Layout; readonly svg: string }>();
  useEffect(() => {
    const { width, height } = layout;
    const later = setTimeout(async () => {
      const { drawOrnaments } = await import('../map/ornaments.ts');
      const svg = drawOrnaments(layout, { left: 0, top: 0, right: width, bottom: height }, SCREEN);
      setDrawn({ layout, svg });
    }, LATER);
    return () => clearTimeout(later);
  }, [layout]);
  return drawn?.layout === layout ? drawn.svg : '';
}

const LATER = 700;
