/** A seat's legal moves as a set, where nobody gives them to us. */
import type { Move } from '../../../contract/index.ts';
import { moves } from '../rules.ts';
import type { FlightState } from '../state.ts';

export function legalMoves(view: FlightState, seat: number): ReadonlySet<unknown> {
  const list: Move[] = [];
  list.length = moves(view, seat, list);
  return new Set(list);
}
