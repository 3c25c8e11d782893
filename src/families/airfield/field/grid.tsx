/** The grid that is clicked, walked over and read aloud. It lies under the pieces and shows only its own paper. */

import { keyOf, type Spot } from './deeds.ts';
import css from './grid.module.css';

export interface GridCell {
  readonly name: string;
  /** Something can be done here. */
  readonly acts: boolean;
  /** What stands here can be dragged. */
  readonly drag?: boolean;
}

export interface GridRow {
  readonly label: string;
  /** What stands there, where it is not sky; boards style their rows by it. */
  readonly kind?: 'beds' | 'lane' | 'trucks';
  readonly cells: readonly GridCell[];
}

interface GridProps {
  readonly label: string;
  /** From the top. */
  readonly rows: readonly GridRow[];
  /** Where the keyboard is, or comes in. */
  readonly stop: Spot;
  /** Where the balloon that is being dragged may be dropped. */
  readonly drops: readonly string[];
}

// A grid of keys, not of data: Biome would have a <table>, whose rows no style can put where ours go.
const as = (role: 'grid' | 'row' | 'gridcell', label: string) => ({ role, 'aria-label': label });

export function Grid({ label, rows, stop, drops }: GridProps) {
  return (
    <div {...as('grid', label)}>
      {rows.map((row, y) => (
        <div key={y} {...as('row', row.label)} class={css.row} data-row={row.kind} style={{ '--y': y }}>
          {row.cells.map(({ name, acts, drag }, i) => {
            const key = keyOf(y, i + 1);
            return (
              <div
                key={key}
                {...as('gridcell', name)}
                class={css.cell}
                tabIndex={stop.row === y && stop.column === i + 1 ? 0 : -1}
                data-at={key}
                data-act={acts || undefined}
                data-drop={drops.includes(key) || undefined}
                data-drag={drag || undefined}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
