/**
 * What a position is worth, for bots: the points that are safe, the points that can be expected from here without a tail
 * (see outlook.ts), and something for every tail action that is left. Pilots never get in each other's way, so other
 * flights do not count.
 */
import type { Hints, SearchHints } from '../../contract/index.ts';
import { outlookOf } from './outlook.ts';
import { goalOf } from './scoring.ts';
import { search } from './search.ts';
import { heightOf, leftOf, type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, isLive, throughOf } from './state.ts';

/** An action of the tail is worth about as much as a row of height at the end. */
const ACTION = 4;

// Pilots have tastes: without them every seat would fly the same line. The first seat has none.
/** Some keep their tail for later. */
const thrift = (seat: number): number => ACTION + ((seat * 5) % 7) * 0.25;
/** Most like one symbol a little more than it is worth. */
function joy(t: Tables, view: FlightState, seat: number): number {
  const liked = (seat % (t.sheet.symbols.length + 1)) - 1;
  return liked < 0 ? 0 : throughOf(view.through[seat]!, liked);
}
/** And each has a whim in every round that draws it to one height or another, by a point or two. */
const whim = (seat: number, round: number, row: number): number =>
  seat === 0 ? 0 : (((seat * 7 + round * 5) * (row + seat)) % 17) / 6;

export const hints: Hints<FlightState> = {
  search: search as SearchHints<FlightState>,
  value(view, seat) {
    const t = tablesNamed(view.sheet);
    const safe = safePoints(t, view, seat);
    if (!isLive(view, seat)) return safe + t.sheet.distances[view.crashed[seat]! - 1]!;
    const written = view.round === 0 || view.flown[view.round - 1]![seat] !== 0;
    const flown = written ? view.round : view.round - 1;
    // With an action for every round to come, another one is worth nothing.
    const actions = Math.min(actionsLeft(t, view.tail[seat]!), t.columns - flown);
    const left = Math.min(count(t.leftWing & view.filled[seat]!), flown);
    const future = outlookOf(t).points(flown, left, view.row[seat]!, view.modifier[seat]!);
    const taste = joy(t, view, seat) + whim(seat, flown, view.row[seat]!);
    return safe + future + thrift(seat) * actions + taste;
  },
};

function safePoints(t: Tables, view: FlightState, seat: number): number {
  const through = view.through[seat]!;
  let points = heightOf(t, view.peak[seat]!) + goalOf(t.sheet, through) + view.gained[seat]!;
  for (let i = 0; i < t.sheet.symbols.length; i++)
    points += t.sheet.symbols[i]!.points * throughOf(through, i);
  return points;
}

function actionsLeft(t: Tables, tail: number): number {
  let left = 0;
  for (let action = 0; action < t.actions.length; action++) left += leftOf(tail, action);
  return left;
}

function count(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}
