/** A position as the board draws it: what stands in each cell. */
import type { Seat } from '../../../contract/index.ts';
import type { OwnCard } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon, COLORS, LAST_SPACE, TRUCKS } from '../data.ts';
import { type AloftState, isSolo, spaceOf } from '../state.ts';
import type { TableWords } from '../words/index.ts';

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

/** The slots of the tray: alone there is no card behind the balloons. */
export const slotsOf = (view: AloftState): number => trayOf(view).length + (isSolo(view) ? 0 : 1);

/** The viewer's colour card; face down for spectators. Alone there is none. */
export function cardOf(view: AloftState, viewer: Seat, say: TableWords): OwnCard | undefined {
  if (isSolo(view)) return undefined;
  const paint = COLORS[view.colors[viewer] ?? -1];
  return { paints: paint === undefined ? [] : [paint], label: say.board.card(paint) };
}

export const truckOf = (view: AloftState, balloon: Balloon): number => view.load.indexOf(balloon);

/** Tells positions apart in which a piece stands elsewhere. */
export function printOf(view: AloftState): string {
  const { steps, safety, packed, inflated, step, turn } = view;
  return [steps, safety, packed, inflated, step, turn, ...view.at].join(' ');
}
