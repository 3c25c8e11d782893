/** Nothing is secret: every viewer sees the whole position. */
import type { FlightState } from './state.ts';

export function copy(s: FlightState): FlightState {
  const flown = s.flown.slice();
  // Rounds that are over never change again, so only the last one needs a copy of its own.
  const last = flown.length - 1;
  if (last >= 0) flown[last] = flown[last]!.slice();
  return {
    sheet: s.sheet,
    seats: s.seats,
    step: s.step,
    round: s.round,
    die: s.die,
    waiting: s.waiting,
    row: s.row.slice(),
    peak: s.peak.slice(),
    modifier: s.modifier.slice(),
    tail: s.tail.slice(),
    filled: s.filled.slice(),
    crashed: s.crashed.slice(),
    gained: s.gained.slice(),
    through: s.through.slice(),
    flown,
    throws: s.throws,
  };
}
