/** A position as the board draws it: what stands in each cell. */
import { BALLOONS, type Balloon, LAST_SPACE, TRUCKS } from '../data.ts';
import { type AloftState, isSolo, spaceOf } from '../state.ts';

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

/** Tells positions apart in which a piece stands elsewhere. */
export function printOf(view: AloftState): string {
  const { steps, safety, packed, inflated, step, turn } = view;
  return [steps, safety, packed, inflated, step, turn, ...view.at].join(' ');
}
