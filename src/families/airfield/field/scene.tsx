/** What lies behind the pieces: the sky, the panes of the grid, the road, and the numbers beside them. */

import land from '../../../toolkit/art/land.module.css';
import { type Scene, SkyScene } from '../../../toolkit/art/sky.tsx';
import { cx } from '../../../toolkit/ui/index.ts';
import { COLUMNS, ROWS } from '../formation.ts';
import css from './scene.module.css';

export function Backdrop({ scene, still = false }: { scene: Scene; still?: boolean }) {
  return (
    <div class={css.backdrop} aria-hidden="true">
      <SkyScene class={css.sky} scene={scene} still={still} />
      {panes}
      <Meadow scene={scene} />
      <div class={css.road} data-road />
      <div class={css.edge} data-edge data-place="edge" />
      {columnChips}
      {altitudeChips}
    </div>
  );
}

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const crest = 'M0 14C130 2 260 4 400 9S690 20 800 12S940 2 1000 6';

/** A sheet of its own in the scene's colours, so that the road always lies on it and nothing stands in the way. */
function Meadow({ scene }: { scene: Scene }) {
  return (
    <svg
      data-scenery
      class={css.meadow}
      style={scene.colors}
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class={land.sheetShadow} d={crest} stroke-width="22" />
      <path class={land.sheetShadow} d={crest} stroke-width="12" />
      <path class={land.tone4} d={`${crest}V100H0Z`} />
      <path class={land.sheetEdge} d={crest} />
    </svg>
  );
}

// Made once: they never change, so there is nothing to compare when the board is drawn again.
const columnChips = count(COLUMNS).map((i) => (
  <span key={i} class={cx(css.chip, css.column)} style={{ '--x': i }} data-place={`column-${i + 1}`}>
    {i + 1}
  </span>
));
const altitudeChips = count(ROWS).map((i) => (
  <span key={i} class={cx(css.chip, css.altitude)} style={{ '--y': i }} data-place={`altitude-${ROWS - i}`}>
    {ROWS - i}
  </span>
));
// Percentages keep the corners round, whatever the shape of the sky.
const panes = (
  <svg data-scenery class={css.panes} aria-hidden="true" focusable="false">
    {count(COLUMNS * ROWS).map((i) => (
      <rect
        key={i}
        x={`${(((i % COLUMNS) + 0.06) / COLUMNS) * 100}%`}
        y={`${((Math.floor(i / COLUMNS) + 0.04) / ROWS) * 100}%`}
        width={`${(0.88 / COLUMNS) * 100}%`}
        height={`${(0.92 / ROWS) * 100}%`}
        rx="12"
      />
    ))}
  </svg>
);
