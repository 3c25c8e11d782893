/** A position as the board draws it: what stands in each cell. */
import { BALLOONS, type Balloon, COLUMNS, LAST_SPACE, ROWS, TRUCKS } from '../data.ts';
import { type AloftState, columnOf, isSolo, rowOf, spaceOf } from '../state.ts';

/** The balloon in each cell of the sky, by row from the bottom and column from 1; -1 for none. */
export function skyOf(view: AloftState): number[][] {
  const sky = Array.from({ length: ROWS }, () => new Array<number>(COLUMNS + 1).fill(-1));
  view.at.forEach((cell, balloon) => {
    if (cell >= 0) sky[rowOf(cell)]![columnOf(cell)] = balloon;
  });
  return sky;
}

/** The launch truck on each space from 1, or -1. */
export function trackOf(view: AloftState): number[] {
  const track = new Array<number>(LAST_SPACE + 1).fill(-1);
  for (let truck = 0; truck < TRUCKS; truck++) track[spaceOf(view, truck)] = truck;
  return track;
}

/** The balloons in the order of the tray, packed or not. */
export function trayOf(view: AloftState): readonly Balloon[] {
  if (isSolo(view)) return view.row;
  return BALLOONS.map((_, balloon) => balloon);
}

export const truckOf = (view: AloftState, balloon: Balloon): number => view.load.indexOf(balloon);
