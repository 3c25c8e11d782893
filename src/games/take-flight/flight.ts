/** What a choice leads to: the one place that knows what happens between a number and a landing. */
import {
  CRASH,
  cellAt,
  dragOf,
  NOTHING,
  type Spent,
  slopeOf,
  type Tables,
  tablesNamed,
} from './sheet/index.ts';
import { type FlightState, spentOf, squareOf } from './state.ts';

export interface Flight {
  /** Modifier and die, before any tail action. */
  wind: number;
  /** The number that is written. */
  value: number;
  sum: number;
  /** The slope as it is drawn: at the top edge it is less than the dashboard says. */
  slope: number;
  drag: number;
  row: number;
  crash: boolean;
  /** Points gained at the top edge. */
  gain: number;
  /** The number of the symbol in the square reached, or NOTHING. */
  symbol: number;
  /** The next modifier. */
  modifier: number;
}

export const newFlight = (): Flight => ({
  wind: 0,
  value: 0,
  sum: 0,
  slope: 0,
  drag: 0,
  row: 0,
  crash: false,
  gain: 0,
  symbol: NOTHING,
  modifier: 0,
});

/** Flies from a row into a column, and writes what happens into `out`. */
export function fly(
  t: Tables,
  from: { readonly column: number; readonly row: number; readonly wind: number },
  square: number,
  spent: Spent,
  out: Flight,
): Flight {
  // The value is set first, then added to: any other order only wastes an action.
  const value = (t.sets[spent] === 1 ? t.setTo : from.wind) + t.adds[spent]!;
  const sum = t.levels[spent] === 1 ? t.levelSum : value + t.printed[square]!;
  const steep = slopeOf(t, sum);
  const over = from.row + steep > t.rows;
  const row = over ? t.rows : from.row + steep;
  const slope = row - from.row;
  const cell = cellAt(t, from.column, row);
  out.wind = from.wind;
  out.value = value;
  out.sum = sum;
  out.slope = slope;
  out.drag = dragOf(t, slope);
  out.row = row;
  out.crash = cell === CRASH;
  out.gain = over ? t.sheet.ceiling : 0;
  out.symbol = cell === CRASH ? NOTHING : cell;
  out.modifier = out.drag + (cell >= 0 ? t.sheet.symbols[cell]!.modifier : 0);
  return out;
}

/** The name of the symbol that a flight reaches. */
export const foundIn = (t: Tables, { symbol }: Pick<Flight, 'symbol'>): string | undefined =>
  t.sheet.symbols[symbol]?.name;

export const windOf = (s: FlightState, seat: number): number => s.modifier[seat]! + s.die;

/** What a legal move of a seat would do, spelled out for boards and words. */
export function flightOf(s: FlightState, seat: number, move: number): Flight {
  const from = { column: s.round, row: s.row[seat]!, wind: windOf(s, seat) };
  return fly(tablesNamed(s.sheet), from, squareOf(move), spentOf(move), newFlight());
}
