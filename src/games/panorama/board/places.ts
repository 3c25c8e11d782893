/** Where moves and events are on the board, by the names of its places. */
import type { Place, Seat, Trace } from '../../../contract/index.ts';
import { flightTrace, rising, roadPlace, skyPlace, trayPlace } from '../../../families/airfield/places.ts';
import { BALLOONS, COLORS, MULTI } from '../data.ts';
import { actionOf, nextFree, type PanoramaEvent, type PanoramaState } from '../state.ts';

/** The bed of the truck on a space: what stands on it can be launched, the truck under it driven. */
export const bedPlace = (space: number): Place => `bed-${space}`;

/** A player's pile of tokens of one kind: `tokens-0-R`, `tokens-1-multi`, `tokens-1-safety`. */
export const pilePlace = (seat: Seat, kind: number): Place =>
  `tokens-${seat}-${COLORS[kind] ?? (kind === MULTI ? 'multi' : 'safety')}`;

export function placesOf(view: PanoramaState, move: number): readonly Place[] {
  const action = actionOf(move);
  switch (action.kind) {
    case 'truck':
      return [roadPlace(action.space), roadPlace(nextFree(view.trucks, action.space))];
    case 'inflate':
      return [trayPlace(BALLOONS[action.balloon]!), bedPlace(action.space)];
    case 'launch':
      return [bedPlace(action.space), skyPlace(action.space, 1)];
    case 'ascend':
      return rising(view.at[action.balloon]!);
  }
}

export function traceOf(event: PanoramaEvent): Trace | undefined {
  switch (event.kind) {
    case 'dealt':
      return undefined;
    case 'truckMoved':
      return { from: roadPlace(event.from), to: roadPlace(event.to) };
    default:
      return flightTrace(event, BALLOONS, bedPlace);
  }
}
