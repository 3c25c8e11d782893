/** What lies behind the pieces: the sky at sunrise, the panes of the grid, the road, and the numbers beside them. */
import { SkyScene } from '../../../toolkit/art/index.ts';
import { COLUMNS, ROWS } from '../data.ts';
import { boardWords as say } from './words.ts';

export function Backdrop({ still = false }: { still?: boolean }) {
  return (
    <div class="aloft-backdrop" aria-hidden="true">
      <SkyScene hour="sunrise" still={still} />
      {panes}
      <div class="aloft-road" />
      <div class="aloft-edge">{say.edge}</div>
      {columnChips}
      {altitudeChips}
    </div>
  );
}

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

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
