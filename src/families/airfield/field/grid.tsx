/** The grid that is clicked, walked over and read aloud. It lies under the pieces and shows only its own paper. */

import type { Place } from '../../../contract/index.ts';
import { COLUMNS, ROWS } from '../formation.ts';
import { skyPlace } from '../places.ts';
import { keyOf, type Spot } from './deeds.ts';
import css from './grid.module.css';

/** A row of places from the left. */
export interface SpotRow {
  /** What stands there, where it is not sky; boards style their rows by it. */
  readonly kind?: 'beds' | 'lane' | 'trucks';
  readonly places: readonly Place[];
}

/** From the top: the sky's rows, and the game's own on the ground. */
export const spotsAbove = (...ground: readonly SpotRow[]): readonly SpotRow[] => [...skySpots, ...ground];

const skySpots: readonly SpotRow[] = Array.from({ length: ROWS }, (_, y) => ({
  places: Array.from({ length: COLUMNS }, (_, i) => skyPlace(i + 1, ROWS - y)),
}));

export interface GridCell {
  readonly name: string;
  /** Something can be done here. */
  readonly acts: boolean;
  /** What stands here can be dragged. */
  readonly drag?: boolean;
}

export interface GridRow {
  readonly label: string;
  readonly cells: readonly GridCell[];
}

interface GridProps {
  readonly label: string;
  /** From the top, like the places. */
  readonly rows: readonly GridRow[];
  readonly spots: readonly SpotRow[];
  /** Where the keyboard is, or comes in. */
  readonly stop: Spot;
  /** Where the balloon that is being dragged may be dropped. */
  readonly drops: readonly string[];
}

// A grid of keys, not of data: Biome would have a <table>, whose rows no style can put where ours go.
const as = (role: 'grid' | 'row' | 'gridcell', label: string) => ({ role, 'aria-label': label });

export function Grid({ label, rows, spots, stop, drops }: GridProps) {
  return (
    <div {...as('grid', label)}>
      {spots.map(({ kind, places }, y) => (
        <div key={y} {...as('row', rows[y]!.label)} class={css.row} data-row={kind} style={{ '--y': y }}>
          {places.map((place, i) => {
            const { name, acts, drag } = rows[y]!.cells[i]!;
            const key = keyOf(y, i + 1);
            return (
              <div
                key={key}
                {...as('gridcell', name)}
                class={css.cell}
                tabIndex={stop.row === y && stop.column === i + 1 ? 0 : -1}
                data-at={key}
                data-place={place}
                data-can={acts || undefined}
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

/** The places alone, for figures that point at them. */
export function StillGrid({ spots }: Pick<GridProps, 'spots'>) {
  return (
    <div>
      {spots.map(({ kind, places }, y) => (
        <div key={y} class={css.row} data-row={kind} style={{ '--y': y }}>
          {places.map((place) => (
            <div key={place} data-place={place} />
          ))}
        </div>
      ))}
    </div>
  );
}
