/**
 * What the search of the stronger bots knows of the game. Pilots never meet, so each searches a flight of its own;
 * playouts take the best of all moves by the value that a position has for a pilot without tastes.
 */
import type { Rng, SearchHints } from '../../contract/index.ts';
import { countBits } from '../../toolkit/bits.ts';
import { fly, newFlight, windOf } from './flight.ts';
import { type Outlook, outlookOf, symbolWorth } from './outlook.ts';
import { goalOf } from './scoring.ts';
import { heightOf, type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, Step, spentOf, squareOf, throughOf } from './state.ts';

/** What an unused action of the tail is worth, while there are rounds to use it in. */
const ACTION = 4;

/** One pilot's position as a game for one. */
function alone(view: FlightState, seat: number): FlightState {
  const one = (list: readonly number[]): number[] => [list[seat]!];
  return {
    sheet: view.sheet,
    seats: 1,
    step: view.step,
    round: view.round,
    die: view.die,
    waiting: view.waiting.includes(seat) ? [0] : [],
    row: one(view.row),
    peak: one(view.peak),
    modifier: one(view.modifier),
    tail: one(view.tail),
    filled: one(view.filled),
    crashed: one(view.crashed),
    gained: one(view.gained),
    through: one(view.through),
    flown: view.flown.map(one),
    throws: [],
  };
}

/** A tail holds two bits for each action: ones, and twos. */
const actionsLeft = (tail: number): number => countBits(tail) + countBits(tail & 0xaaaaaaaa);

/** What the tail still promises with so many columns to come: an action is used once a round at most. */
const tailWorth = (tail: number, columns: number): number => ACTION * Math.min(actionsLeft(tail), columns);

/** Points that are safe, points to be expected, and the tail. */
function points(s: FlightState, out: Float64Array): number {
  const t = tablesNamed(s.sheet);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = pilotPoints(t, s, seat);
  return s.seats;
}

function pilotPoints(t: Tables, s: FlightState, seat: number): number {
  const through = s.through[seat]!;
  let sum = heightOf(t, s.peak[seat]!) + goalOf(t.sheet, through) + s.gained[seat]!;
  for (let i = 0; i < t.sheet.symbols.length; i++) sum += t.sheet.symbols[i]!.points * throughOf(through, i);
  if (s.crashed[seat] !== 0) return sum + t.sheet.distances[s.crashed[seat]! - 1]!;
  const written = s.round === 0 || s.flown[s.round - 1]![seat] !== 0;
  const flown = written ? s.round : s.round - 1;
  const left = Math.min(countBits(t.leftWing & s.filled[seat]!), flown);
  const future = outlookOf(t).points(flown, left, s.row[seat]!, s.modifier[seat]!);
  return sum + future + tailWorth(s.tail[seat]!, t.columns - flown);
}

// One move ahead: what each move brings, without playing it. The same lists serve every call.
const flight = newFlight();
const from = { column: 0, row: 0, wind: 0 };

function reckon(
  t: Tables,
  outlook: Outlook,
  worth: readonly number[],
  s: FlightState,
  seat: number,
  move: number,
): number {
  const square = squareOf(move);
  const spent = spentOf(move);
  fly(t, from, square, spent, flight);
  if (flight.crash) return t.sheet.distances[s.round - 1]! - t.columns;
  const columns = t.columns - s.round;
  const left = Math.min(countBits(t.leftWing & (s.filled[seat]! | (1 << square))), s.round);
  const peak = Math.max(0, heightOf(t, flight.row) - heightOf(t, s.peak[seat]!));
  return (
    flight.gain +
    (flight.symbol >= 0 ? worth[flight.symbol]! : 0) +
    peak +
    outlook.points(s.round, left, flight.row, flight.modifier) +
    tailWorth(s.tail[seat]! - t.cost[spent]!, columns)
  );
}

function aim(s: FlightState, seat: number): void {
  from.column = s.round;
  from.row = s.row[seat]!;
  from.wind = windOf(s, seat);
}

const worths = new WeakMap<Tables, readonly number[]>();
function worthOf(t: Tables): readonly number[] {
  const known = worths.get(t) ?? symbolWorth(t);
  worths.set(t, known);
  return known;
}

function policy(s: FlightState, seat: number, moves: readonly number[], count: number, _rng: Rng): number {
  const t = tablesNamed(s.sheet);
  const outlook = outlookOf(t);
  const worth = worthOf(t);
  aim(s, seat);
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = reckon(t, outlook, worth, s, seat, moves[i]!);
    if (value <= top) continue;
    top = value;
    best = i;
  }
  return best;
}

/** Moves this many points behind the best are not worth a look. */
const HOPELESS = 9;
const WARMTH = 2.5;

function priors(
  s: FlightState,
  seat: number,
  moves: readonly number[],
  count: number,
  out: Float64Array,
): void {
  const t = tablesNamed(s.sheet);
  const outlook = outlookOf(t);
  const worth = worthOf(t);
  aim(s, seat);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    out[i] = reckon(t, outlook, worth, s, seat, moves[i]!);
    if (out[i]! > top) top = out[i]!;
  }
  for (let i = 0; i < count; i++) out[i] = out[i]! < top - HOPELESS ? 0 : Math.exp((out[i]! - top) / WARMTH);
}

export const search: SearchHints<FlightState, number> = {
  points,
  spread: () => 10,
  policy,
  priors,
  openMoves: () => true,
  alone,
  settled: (s) => s.step === Step.THROW,
  levels: { breeze: { iterations: 6, slip: 0.12 }, gust: { iterations: 30 } },
  trials: [{ bot: 'storm', least: 74 }],
};
