/** The grid that is clicked, walked over and read aloud. It lies under the pieces and shows only its own paper. */
import { COLUMNS, LAST_SPACE, ROWS } from '../data.ts';
import { type AloftState, spaceOf } from '../state.ts';
import { type Choices, has, onTruck, type Picked } from './choices.ts';
import { skyOf, trackOf } from './look.ts';
import { boardWords as say } from './words.ts';

/** Rows of the grid from the top: altitudes 4 to 1, launch trucks, safety lane. */
export const TRUCK_ROW = ROWS;
export const LANE_ROW = ROWS + 1;

export interface Spot {
  readonly row: number;
  readonly column: number;
}

// A grid of keys, not of data: Biome would have a <table>, whose rows no style can put where ours go.
const as = (role: 'grid' | 'row' | 'gridcell', label: string) => ({ role, 'aria-label': label });

interface CellProps extends Spot {
  readonly name: string;
  readonly acts: boolean;
  readonly drop: boolean;
  readonly drag: boolean;
  readonly stop: boolean;
}

function Cell({ row, column, name, acts, drop, drag, stop }: CellProps) {
  return (
    <div
      {...as('gridcell', name)}
      class="aloft-cell"
      tabIndex={stop ? 0 : -1}
      data-at={`${row} ${column}`}
      data-act={acts || undefined}
      data-drop={drop || undefined}
      data-drag={drag || undefined}
    />
  );
}

export interface CellsProps {
  readonly view: AloftState;
  readonly choices: Choices;
  readonly picked: Picked | undefined;
  /** Where the keyboard is, or comes in. */
  readonly stop: Spot;
  /** Where the balloon that is being dragged may be dropped. */
  readonly drops: readonly string[];
}

export function Cells({ view, choices, picked, stop, drops }: CellsProps) {
  const sky = skyOf(view);
  const track = trackOf(view);
  const common = (row: number, column: number) => ({
    row,
    column,
    stop: stop.row === row && stop.column === column,
    drop: drops.includes(`${row} ${column}`),
  });
  return (
    <div class="aloft-grid" {...as('grid', say.board)}>
      {sky.map((_, row) => (
        <div key={row} {...as('row', say.altitude(ROWS - row))} class="aloft-row" style={{ '--y': row }}>
          {columns(COLUMNS, (column) => {
            const balloon = sky[ROWS - 1 - row]![column]!;
            const acts = balloon >= 0 && has(choices.ascend, balloon);
            return (
              <Cell
                key={column}
                {...common(row, column)}
                acts={acts}
                drag={acts}
                name={say.sky(column, ROWS - row, balloon, acts)}
              />
            );
          })}
        </div>
      ))}
      <div {...as('row', say.trucks)} class="aloft-row is-trucks">
        {columns(LAST_SPACE, (space) => {
          const truck = track[space]!;
          return (
            <Cell
              key={space}
              {...common(TRUCK_ROW, space)}
              acts={onTruck(choices, truck, picked) !== undefined}
              drag={truck >= 0 && has(choices.launch, truck)}
              name={truckName(view, choices, picked, truck, space)}
            />
          );
        })}
      </div>
      <div {...as('row', say.lane)} class="aloft-row is-lane">
        {columns(COLUMNS, (column) => (
          <Cell
            key={column}
            {...common(LANE_ROW, column)}
            acts={choices.safety && column === view.safety}
            drag={false}
            name={column === view.safety ? say.safety(column, choices.safety) : say.noSafety(column)}
          />
        ))}
      </div>
    </div>
  );
}

const columns = <T,>(count: number, draw: (column: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i + 1));

function truckName(
  view: AloftState,
  choices: Choices,
  picked: Picked | undefined,
  truck: number,
  space: number,
): string {
  if (truck < 0) return say.noTruck(space);
  const balloon = view.load[truck]!;
  const load =
    balloon < 0 ? say.empty : has(view.inflated, truck) ? say.inflated(balloon) : say.unpacked(balloon);
  return say.truck(space, load, canWords(choices, picked, truck));
}

function canWords(choices: Choices, picked: Picked | undefined, truck: number): string {
  if (choices.roll === truck) return say.canMove;
  if (has(choices.launch, truck)) return say.canLaunch;
  if (has(choices.inflate, truck)) return say.canInflate;
  if (!has(choices.empty, truck)) return '';
  if (picked?.balloon !== undefined) return say.canTakeThis(picked.balloon);
  return picked?.truck === truck ? say.chosen : say.canTake;
}

/** Where the keyboard comes in: the first thing that can be done, or else the last truck. */
export function firstStop(view: AloftState, choices: Choices): Spot {
  const track = trackOf(view);
  const space = track.findIndex((truck) => onTruck(choices, truck, undefined) !== undefined);
  if (space > 0) return { row: TRUCK_ROW, column: space };
  if (choices.safety) return { row: LANE_ROW, column: view.safety };
  for (const [row, cells] of skyOf(view).entries()) {
    const column = cells.findIndex((balloon) => balloon >= 0 && has(choices.ascend, balloon));
    if (column > 0) return { row: ROWS - 1 - row, column };
  }
  return { row: TRUCK_ROW, column: spaceOf(view, 0) };
}
