/** Why nothing can be done at a place of the board now. */
import type { Place } from '../../contract/index.ts';
import { hasRoom } from '../../families/airfield/formation.ts';
import { partsOf } from '../../families/airfield/places.ts';
import { type AirfieldRead, fieldWhy } from '../../families/airfield/tips.ts';
import { BALLOONS, COLUMNS } from './data.ts';
import { canMoveLaunchTruck, clashes } from './rules.ts';
import { type AloftState, isSolo, Step, spaceOf } from './state.ts';
import type { AidWords } from './words/index.ts';

/** How tips and reasons read a position. */
export const readOf = (view: AloftState): AirfieldRead => ({
  names: BALLOONS,
  clashes: isSolo(view) ? (balloon, row, column) => clashes(view, balloon, row, column) : undefined,
});

/** The launch truck on a space, or -1. */
export const truckOn = (view: AloftState, space: number): number =>
  view.load.findIndex((_, truck) => spaceOf(view, truck) === space);

export function whyNot(say: AidWords['why'], view: AloftState, place: Place): string {
  const [kind, name = ''] = partsOf(place);
  const inTruckStep = view.step === Step.TRUCK;
  if (kind === 'road') return whyRoad(say, view, Number(name), inTruckStep);
  if (kind === 'lane') return whyLane(say, view, Number(name), inTruckStep);
  if (kind === 'tray') return inTruckStep ? say.truckFirst : whyTray(say, view, name);
  const shared = fieldWhy(view, place, readOf(view), say);
  return inTruckStep && kind === 'sky' && shared === undefined ? say.truckFirst : (shared ?? say.other);
}

function whyRoad(say: AidWords['why'], view: AloftState, space: number, inTruckStep: boolean): string {
  const truck = truckOn(view, space);
  if (truck < 0) return say.noTruck(space);
  if (inTruckStep) {
    const next = 3 - (view.steps & 3);
    return truck === next && !canMoveLaunchTruck(view) ? say.lastWaits : say.notThisTruck(space);
  }
  const load = view.load[truck]!;
  if (load < 0) return say.noTrucksNow;
  if ((view.inflated & (1 << truck)) === 0) return say.notInflated(BALLOONS[load]!);
  if (space > COLUMNS) return say.edge;
  return hasRoom(view.sky, 0, space) ? say.corner(BALLOONS[load]!) : say.noRoom(BALLOONS[load]!, space);
}

function whyLane(say: AidWords['why'], view: AloftState, column: number, inTruckStep: boolean): string {
  if (column !== view.safety) return say.lane;
  return inTruckStep ? say.safetyWaits : say.noTrucksNow;
}

function whyTray(say: AidWords['why'], view: AloftState, letters: string): string {
  const balloon = BALLOONS.indexOf(letters);
  if ((view.packed & (1 << balloon)) === 0) return say.gone(letters);
  if (view.load.every((load) => load >= 0)) return say.trucksFull;
  return isSolo(view) ? say.notFirst : say.other;
}
