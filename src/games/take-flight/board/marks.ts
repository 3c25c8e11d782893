/** Where a move is on the board, and the mark that an event leaves. */
import type { Move, Place, Trace } from '../../../contract/index.ts';
import { flightOf } from '../flight.ts';
import { movePlaces, skyPlace } from '../places.ts';
import { tablesNamed } from '../sheet/index.ts';
import type { FlightEvent, FlightState } from '../state.ts';

/** The tokens, the square, and where the plane comes to. */
export function places(view: FlightState, seat: number, move: Move): readonly Place[] {
  const { row } = flightOf(view, seat, move as number);
  return [...movePlaces(tablesNamed(view.sheet), move as number), skyPlace(view.round, row)];
}

/** Flights leave their lines in the sky: what is marked besides is a plane that came down. */
export function trace(_view: FlightState, event: FlightEvent): Trace | undefined {
  return event.kind === 'crashed' ? { to: skyPlace(event.column, event.row) } : undefined;
}
