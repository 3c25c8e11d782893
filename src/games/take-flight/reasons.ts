/** Why a move: where it leads, what the boxes hold then, and which dice would end the flight. */
import type { Move, Reasons } from '../../contract/index.ts';
import { type Flight, flightOf, fly, foundIn, newFlight } from './flight.ts';
import { innermost, play } from './rules.ts';
import { boxesOf, totalOf } from './scoring.ts';
import { type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, squareOf, squaresOf } from './state.ts';
import { copy } from './view.ts';
import type { ReasonWords } from './words/index.ts';

export const reasons = (say: ReasonWords): Reasons<FlightState, Move> => ({
  why(view, seat, move) {
    const t = tablesNamed(view.sheet);
    const flight = flightOf(view, seat, move as number);
    const next = copy(view);
    play(next, seat, move);
    const total = totalOf(boxesOf(next, seat));
    if (flight.crash) return say.crash(view.round, total);
    const found = foundIn(t, flight);
    if (view.round === t.columns) return say.lands(flight, found, total);
    const filled = view.filled[seat]! | (1 << squareOf(move as number));
    const score = { before: totalOf(boxesOf(view, seat)), after: total };
    return say.flies(flight, found, score, deadly(t, view.round + 1, filled, flight));
  },
});

/** How many of the six dice leave only crashes in a column to a pilot who spends nothing. */
function deadly(t: Tables, column: number, filled: number, { row, modifier }: Flight): number {
  const inner = squaresOf(innermost(t, filled));
  const flight = newFlight();
  let dice = 0;
  for (let die = 1; die <= 6; die++) {
    const from = { column, row, wind: modifier + die };
    if (inner.every((square) => fly(t, from, square, 0, flight).crash)) dice++;
  }
  return dice;
}
