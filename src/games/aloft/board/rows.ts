/** What the cells of the board are called, and what can be done there. */

import * as field from '../../../families/airfield/field/index.ts';
import { balloonsIn, hasBit as has } from '../../../families/airfield/formation.ts';
import { roadPlace } from '../../../families/airfield/places.ts';
import { BALLOONS, COLUMNS, LAST_SPACE, ROWS } from '../data.ts';
import { type AloftState, spaceOf } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { type Choices, onTruck } from './choices.ts';
import { trackOf } from './look.ts';
import { lanePlace } from './places.ts';

type Hand = field.Picked | undefined;

/** Rows of the grid from the top: altitudes 4 to 1, launch trucks, safety lane. */
export const TRUCK_ROW = ROWS;
const LANE_ROW = ROWS + 1;
const from1 = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
export const SPOTS = field.spotsAbove(
  { kind: 'trucks', places: from1(LAST_SPACE).map(roadPlace) },
  { kind: 'lane', places: from1(COLUMNS).map(lanePlace) },
);

export function rowsOf(view: AloftState, choices: Choices, picked: Hand, say: TableWords): field.GridRow[] {
  const track = trackOf(view);
  return [
    ...field.skyRows(view.at, BALLOONS, (balloon) => has(choices.ascend, balloon), say.field),
    {
      label: say.board.trucks,
      cells: track.slice(1).map((truck, i) => ({
        acts: onTruck(choices, truck, picked) !== undefined,
        drag: truck >= 0 && has(choices.launch, truck),
        name: truckName(say.board, view, choices, picked, truck, i + 1),
      })),
    },
    {
      label: say.board.lane,
      cells: Array.from({ length: COLUMNS }, (_, i) => ({
        acts: choices.safety && i + 1 === view.safety,
        name: i + 1 === view.safety ? say.board.safety(i + 1, choices.safety) : say.board.noSafety(i + 1),
      })),
    },
  ];
}

function truckName(
  say: TableWords['board'],
  view: AloftState,
  choices: Choices,
  picked: Hand,
  truck: number,
  space: number,
): string {
  if (truck < 0) return say.noTruck(space);
  const balloon = BALLOONS[view.load[truck]!];
  const loaded = has(view.inflated, truck) ? say.inflated : say.unpacked;
  const load = balloon === undefined ? say.empty : loaded(balloon);
  return say.truck(space, load, canWords(say, choices, picked, truck));
}

function canWords(say: TableWords['board'], choices: Choices, picked: Hand, truck: number): string {
  if (choices.roll === truck) return say.canMove;
  if (has(choices.launch, truck)) return say.canLaunch;
  if (has(choices.inflate, truck)) return say.canInflate;
  if (!has(choices.empty, truck)) return '';
  if (picked?.balloon !== undefined) return say.canTakeThis(BALLOONS[picked.balloon]!);
  return picked?.truck === truck ? say.chosen : say.canTake;
}

/** Where the keyboard comes in: the first thing that can be done, or else the last truck. */
export function firstStop(view: AloftState, choices: Choices): field.Spot {
  const track = trackOf(view);
  const space = track.findIndex((truck) => onTruck(choices, truck, undefined) !== undefined);
  if (space > 0) return { row: TRUCK_ROW, column: space };
  if (choices.safety) return { row: LANE_ROW, column: view.safety };
  for (const [row, cells] of balloonsIn(view.at).entries()) {
    const column = cells.findIndex((balloon) => balloon >= 0 && has(choices.ascend, balloon));
    if (column > 0) return { row: ROWS - 1 - row, column };
  }
  return { row: TRUCK_ROW, column: spaceOf(view, 0) };
}
