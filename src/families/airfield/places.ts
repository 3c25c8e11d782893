/** The places of an airfield by name, as elements, hints, tips, figures and lessons know them. */
import type { Place, Trace } from '../../contract/index.ts';
import type { FlightEvent } from './events.ts';
import { columnOf, rowOf } from './formation.ts';

/** Altitudes as players count them. */
export const skyPlace = (column: number, altitude: number): Place => `sky-${column}-${altitude}`;
/** A space of the road, with whatever truck stands there. */
export const roadPlace = (space: number): Place => `road-${space}`;
export const trayPlace = (letters: string): Place => `tray-${letters}`;

/** Where a flying balloon is, by its cell. */
const cellPlace = (cell: number, up = 0): Place => skyPlace(columnOf(cell), rowOf(cell) + 1 + up);

/** A balloon on its way up. */
export const rising = (cell: number): readonly Place[] => [cellPlace(cell), cellPlace(cell, 1)];

/** What a figure shows of the road and the sky above it; `ground` is the lowest row. */
export const roadside =
  (ground: (space: number) => Place) =>
  (from: number, to: number, altitude = 1): readonly Place[] => [
    skyPlace(from, altitude),
    skyPlace(to, altitude),
    ground(from),
    ground(to),
  ];

/** A place in its parts: `sky-5-2` is `['sky', '5', '2']`. */
export const partsOf = (place: Place): readonly string[] => place.split('-');

/** The marks of what balloons do on either airfield; `bed` names where one stands on a truck. */
export function flightTrace(
  event: FlightEvent,
  names: readonly string[],
  bed: (space: number) => Place,
): Trace | undefined {
  switch (event.kind) {
    case 'inflated':
      return { from: trayPlace(names[event.balloon]!), to: bed(event.space) };
    case 'launched':
      return { from: bed(event.column), to: skyPlace(event.column, 1) };
    case 'ascended':
      return {
        from: skyPlace(event.column, event.altitude - 1),
        to: skyPlace(event.column, event.altitude),
      };
    case 'revealed':
      return undefined;
  }
}
