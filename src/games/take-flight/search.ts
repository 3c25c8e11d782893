/**
 * What the search of the stronger bots knows of the game. Pilots never meet, so each searches a flight of its own;
 * playouts take the best of all moves by the value that a position has for a pilot without tastes.
 */
import type { SearchHints } from '../../contract/index.ts';
import { countBits } from '../../toolkit/bits.ts';
import { fly, newFlight, windOf } from './flight.ts';
import { Outlook, outlookOf } from './outlook.ts';
import { goalOf } from './scoring.ts';
import { heightOf, leftOf, type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, Step, spentOf, squareOf, throughOf } from './state.ts';
import { FITTED, type Weights } from './weights.ts';

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

/** One move ahead: what each move brings, without playing it. The same lists serve every call. */
export class Judge {
  readonly #w: Weights;
  readonly #flight = newFlight();
  readonly #from = { column: 0, row: 0, wind: 0 };
  readonly #outlooks = new WeakMap<Tables, Outlook>();
  #t: Tables | undefined;
  #outlook: Outlook | undefined;

  constructor(weights: Weights) {
    this.#w = weights;
  }

  /** Looks at the position of a seat, whose moves are reckoned until the next look. */
  look(s: FlightState, seat: number): void {
    const t = tablesNamed(s.sheet);
    if (t !== this.#t) {
      this.#t = t;
      this.#outlook = this.#outlooks.get(t) ?? new Outlook(t, this.#w.symbolLater);
      this.#outlooks.set(t, this.#outlook);
    }
    this.#from.column = s.round;
    this.#from.row = s.row[seat]!;
    this.#from.wind = windOf(s, seat);
  }

  reckon(s: FlightState, seat: number, move: number): number {
    const t = this.#t!;
    const w = this.#w;
    const flight = this.#flight;
    const square = squareOf(move);
    const spent = spentOf(move);
    fly(t, this.#from, square, spent, flight);
    if (flight.crash) return t.sheet.distances[s.round - 1]! - w.crash;
    const columns = t.columns - s.round;
    const ahead = columns / t.columns;
    const left = Math.min(countBits(t.leftWing & (s.filled[seat]! | (1 << square))), s.round);
    const higher = heightOf(t, flight.row) - heightOf(t, s.peak[seat]!);
    let worth = flight.gain + this.#outlook!.points(s.round, left, flight.row, flight.modifier);
    if (higher > 0) worth += higher * (w.peak + w.peakEarly * ahead);
    if (flight.symbol >= 0) {
      const before = throughOf(s.through[seat]!, flight.symbol);
      worth +=
        t.sheet.symbols[flight.symbol]!.points + w.symbol + w.symbolAgain * before + w.symbolEarly * ahead;
    }
    return worth + this.#tail(s.tail[seat]! - t.cost[spent]!, columns);
  }

  #tail(tail: number, columns: number): number {
    const count = actionsLeft(tail);
    if (count === 0) return 0;
    const anywhere = this.#t!.anywhere === 0 ? 0 : leftOf(tail, 0);
    const worth = this.#w.action * (count - anywhere) + this.#w.anywhere * anywhere;
    return (worth * Math.min(count, this.#w.actionsEach * columns)) / count;
  }

  /** The move that brings most. */
  best(s: FlightState, seat: number, moves: readonly number[], count: number): number {
    this.look(s, seat);
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = this.reckon(s, seat, moves[i]!);
      if (value <= top) continue;
      top = value;
      best = i;
    }
    return best;
  }
}

const judge = new Judge(FITTED);

const policy = (s: FlightState, seat: number, moves: readonly number[], count: number): number =>
  judge.best(s, seat, moves, count);

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
  judge.look(s, seat);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    out[i] = judge.reckon(s, seat, moves[i]!);
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
