/** Where moves and events are on the board, by the names of its places. */
import type { Place, Trace } from '../../../contract/index.ts';
import { flightTrace, rising, roadPlace, skyPlace, trayPlace } from '../../../families/airfield/places.ts';
import { BALLOONS } from '../data.ts';
import { type AloftEvent, type AloftState, actionOf, spaceOf } from '../state.ts';

/** A space of the safety truck's lane. */
export const lanePlace = (column: number): Place => `lane-${column}`;

export function placesOf(view: AloftState, move: number): readonly Place[] {
  const action = actionOf(move);
  switch (action.kind) {
    case 'launchTruck': {
      const from = spaceOf(view, 3 - (view.steps & 3));
      return [roadPlace(from), roadPlace(from + 1)];
    }
    case 'safetyTruck':
      return [lanePlace(view.safety), lanePlace(view.safety + 1)];
    case 'pass':
      return [];
    case 'unpack':
      return [trayPlace(BALLOONS[action.balloon]!), roadPlace(spaceOf(view, action.truck))];
    case 'inflate':
      return [roadPlace(spaceOf(view, action.truck))];
    case 'launch': {
      const column = spaceOf(view, action.truck);
      return [roadPlace(column), skyPlace(column, 1)];
    }
    case 'ascend':
      return rising(view.at[action.balloon]!);
  }
}

export function traceOf(event: AloftEvent): Trace | undefined {
  switch (event.kind) {
    case 'dealt':
    case 'passed':
      return undefined;
    case 'truckMoved':
      return { from: roadPlace(event.from), to: roadPlace(event.to) };
    case 'safetyMoved':
      return { from: lanePlace(event.to - 1), to: lanePlace(event.to) };
    case 'unpacked':
      return { from: trayPlace(BALLOONS[event.balloon]!), to: roadPlace(event.space) };
    case 'inflated':
      return { to: roadPlace(event.space) };
    default:
      return flightTrace(event, BALLOONS, roadPlace);
  }
}
