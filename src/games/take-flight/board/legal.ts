/** A seat's legal moves, where the table does not give them. */
import type { Move } from '../../../contract/index.ts';
import { moves } from '../rules.ts';
import type { FlightState } from '../state.ts';

export function legalMoves(view: FlightState, seat: number): Move[] {
  const list: Move[] = [];
  list.length = moves(view, seat, list);
  return list;
}
