/** What lies behind the pieces: the sky at sunrise, the panes of the grid, the road, and the numbers beside them. */
import { SkyScene } from '../../../toolkit/art/index.ts';
import { COLUMNS, ROWS } from '../data.ts';

export function Backdrop({ still = false }: { still?: boolean }) {
  return (
    <div class="aloft-backdrop" aria-hidden="true">
      <SkyScene hour="sunrise" still={still} />
      {panes}
      {meadow}
      <div class="aloft-road" />
      <div class="aloft-edge" />
      {columnChips}
      {altitudeChips}
    </div>
  );
}

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const crest = 'M0 14C130 2 260 4 400 9S690 20 800 12S940 2 1000 6';

// Made once: they never change, so there is nothing to compare when the board is drawn again.
const columnChips = count(COLUMNS).map((i) => (
  <span key={i} class="aloft-chip is-column" style={{ '--x': i }}>
    {i + 1}
  </span>
));
const altitudeChips = count(ROWS).map((i) => (
  <span key={i} class="aloft-chip is-altitude" style={{ '--y': i }}>
    {ROWS - i}
  </span>
));
// A sheet of its own in the scene's colours, so that the road always lies on it and nothing stands in the way.
const meadow = (
  <svg
    class="aloft-meadow sky-sunrise"
    viewBox="0 0 1000 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path class="sheet-shadow" d={crest} stroke-width="22" />
    <path class="sheet-shadow" d={crest} stroke-width="12" />
    <path class="tone-4" d={`${crest}V100H0Z`} />
    <path class="sheet-edge" d={crest} />
  </svg>
);
// Percentages keep the corners round, whatever the shape of the sky.
const panes = (
  <svg class="aloft-panes" aria-hidden="true" focusable="false">
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
