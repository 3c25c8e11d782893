/** What the cells of the board are called, and what can be done there. Each cell has one deed. */
import * as field from '../../../families/airfield/field/index.ts';
import { hasBit as has } from '../../../families/airfield/formation.ts';
import { roadPlace } from '../../../families/airfield/places.ts';
import { BALLOONS, ROWS, SPACES } from '../data.ts';
import { lastSpace, nextFree, type PanoramaState, safetySpace } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { type Choices, onBed, onTruck } from './choices.ts';
import { bedPlace } from './places.ts';

type Hand = field.Picked | undefined;

/** Rows of the grid from the top: altitudes 4 to 1, what stands on the trucks, the trucks. */
export const BED_ROW = ROWS;
const TRUCK_ROW = ROWS + 1;
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);
export const SPOTS = field.spotsAbove(
  { kind: 'beds', places: spaces.map(bedPlace) },
  { kind: 'trucks', places: spaces.map(roadPlace) },
);

export function rowsOf(
  view: PanoramaState,
  choices: Choices,
  picked: Hand,
  say: TableWords,
): field.GridRow[] {
  return [
    ...field.skyRows(view.at, BALLOONS, (balloon) => has(choices.ascend, balloon), say.field),
    {
      label: say.board.beds,
      cells: spaces.map((space) => ({
        acts: onBed(choices, space, picked) !== undefined,
        drag: has(choices.launch, space),
        name: bedName(say.board, view, choices, picked, space),
      })),
    },
    {
      label: say.board.trucks,
      cells: spaces.map((space) => ({
        acts: onTruck(choices, space, picked) !== undefined,
        name: truckName(say.board, view, choices, picked, space),
      })),
    },
  ];
}

type SpaceName = (
  say: TableWords['board'],
  view: PanoramaState,
  choices: Choices,
  picked: Hand,
  space: number,
) => string;

const bedName: SpaceName = (say, view, choices, picked, space) => {
  if (!has(view.trucks, space)) return say.nothing(space);
  const balloon = BALLOONS[view.load[space]!];
  if (balloon !== undefined) return say.bed(space, balloon, has(choices.launch, space) ? say.canLaunch : '');
  if (!has(choices.empty, space)) return say.emptyBed(space, '');
  if (picked?.balloon !== undefined) return say.emptyBed(space, say.canTakeThis(BALLOONS[picked.balloon]!));
  return say.emptyBed(space, picked?.truck === space ? say.chosen : say.canTake);
};

const truckName: SpaceName = (say, view, choices, picked, space) => {
  if (!has(view.trucks, space)) return say.noTruck(space);
  const safety = space === safetySpace(view);
  if (picked?.balloon !== undefined)
    return say.truck(
      space,
      safety,
      has(choices.empty, space) ? say.canTakeThis(BALLOONS[picked.balloon]!) : '',
    );
  return say.truck(
    space,
    safety,
    has(choices.drive, space) ? say.canDrive(nextFree(view.trucks, space), safety) : '',
  );
};

/** Where the keyboard comes in: a truck that may drive, or else what may launch, or the last truck. */
export function firstStop(view: PanoramaState, choices: Choices): field.Spot {
  const first = (bits: number): number => 31 - Math.clz32(bits & -bits);
  if (choices.drive !== 0) return { row: TRUCK_ROW, column: first(choices.drive) };
  if (choices.launch !== 0) return { row: BED_ROW, column: first(choices.launch) };
  return { row: TRUCK_ROW, column: lastSpace(view) };
}
