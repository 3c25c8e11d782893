/** The score boxes, from left to right, and who wins. */
import type { JsonObject, Result, Seat } from '../../contract/index.ts';
import { heightOf, type Sheet, type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, Step, throughOf } from './state.ts';

export interface Boxes {
  readonly distance: number;
  readonly peak: number;
  /** Nothing is built in the demo. */
  readonly build: number;
  readonly goal: number;
  /** One box for each symbol of the sheet. */
  readonly symbols: readonly number[];
  /** Points gained at the top edge: part of the total, and no box. */
  readonly top: number;
}

export function boxesOf(s: FlightState, seat: Seat): Boxes {
  const t = tablesNamed(s.sheet);
  const through = s.through[seat]!;
  return {
    distance: distanceOf(s, t, seat),
    peak: heightOf(t, s.peak[seat]!),
    build: 0,
    goal: goalOf(t.sheet, through),
    symbols: t.sheet.symbols.map(({ points }, symbol) => points * throughOf(through, symbol)),
    top: s.gained[seat]!,
  };
}

/** The number below the column of the crash, or some times the height after the last column; so far, the column reached. */
function distanceOf(s: FlightState, t: Tables, seat: Seat): number {
  const { distances, finish } = t.sheet;
  const crashed = s.crashed[seat]!;
  if (crashed > 0) return distances[crashed - 1]!;
  const written = s.round === 0 || s.flown[s.round - 1]![seat] !== 0 ? s.round : s.round - 1;
  if (written === t.columns) return finish * heightOf(t, s.row[seat]!);
  return distances[written - 1] ?? 0;
}

export function goalOf({ goal, symbols }: Sheet, through: number): number {
  if (goal.kind === 'sets') {
    let sets = 63;
    for (let i = 0; i < symbols.length; i++) sets = Math.min(sets, throughOf(through, i));
    return sets * goal.points;
  }
  let points = 0;
  for (let i = 0; i < symbols.length; i++) points += stepOf(goal.steps, throughOf(through, i));
  return points;
}

/** How many of a symbol the next step of its goal needs; undefined after the last one, and where sets are counted. */
export const nextGoal = ({ goal }: Sheet, count: number): number | undefined =>
  goal.kind === 'sets' ? undefined : goal.steps.find(([least]) => least > count)?.[0];

/** The points of the last step that a count has reached. */
function stepOf(steps: readonly (readonly [number, number])[], count: number): number {
  let points = 0;
  for (const [least, worth] of steps) if (count >= least) points = worth;
  return points;
}

export const totalOf = (boxes: Boxes): number =>
  boxes.distance +
  boxes.peak +
  boxes.build +
  boxes.goal +
  boxes.symbols.reduce((sum, points) => sum + points, 0) +
  boxes.top;

/** What decides between two pilots, the most important first: the total, then the boxes from left to right. */
const order = (boxes: Boxes): number[] => [
  totalOf(boxes),
  boxes.distance,
  boxes.peak,
  boxes.build,
  boxes.goal,
  ...boxes.symbols,
];

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

/** The seats that points and boxes put first. Boxes are looked at only where points are equal. */
export function leaders(s: FlightState): Seat[] {
  const t = tablesNamed(s.sheet);
  let most = Number.NEGATIVE_INFINITY;
  let seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const total = pointsOf(s, t, seat);
    if (total > most) seats = [];
    if (total >= most) seats.push(seat);
    most = Math.max(most, total);
  }
  if (seats.length === 1) return seats;
  const orders = seats.map((seat) => order(boxesOf(s, seat)));
  const best = orders.reduce((top, mine) => (compare(mine, top) > 0 ? mine : top));
  return seats.filter((_, i) => compare(orders[i]!, best) === 0);
}

/** A seat's total without its boxes. */
function pointsOf(s: FlightState, t: Tables, seat: Seat): number {
  const through = s.through[seat]!;
  const { symbols } = t.sheet;
  let sum = distanceOf(s, t, seat) + heightOf(t, s.peak[seat]!) + goalOf(t.sheet, through) + s.gained[seat]!;
  for (let i = 0; i < symbols.length; i++) sum += symbols[i]!.points * throughOf(through, i);
  return sum;
}

/** What put a pilot before another: points (0), or the first box that differs (from 1), with both values; undefined where all are equal. */
export function decidedBy(
  s: FlightState,
  first: Seat,
  second: Seat,
): { readonly box: number; readonly values: readonly [number, number] } | undefined {
  const [a, b] = [order(boxesOf(s, first)), order(boxesOf(s, second))];
  const box = a.findIndex((value, at) => value !== b[at]);
  return box < 0 ? undefined : { box, values: [a[box]!, b[box]!] };
}

export const leavesATie = (s: FlightState): boolean => s.seats > 1 && leaders(s).length > 1;

/** All seats, the best first; ties in the order of seats. */
export function standings(s: FlightState): Seat[] {
  const orders = s.row.map((_, seat) => order(boxesOf(s, seat)));
  return s.row.map((_, seat) => seat).sort((a, b) => compare(orders[b]!, orders[a]!) || a - b);
}

/** After a throw the farthest plane wins, also a plane far behind in points. */
function winnersOf(s: FlightState): Seat[] {
  if (s.throws.length === 0) return leaders(s);
  const farthest = Math.max(...s.throws);
  return s.throws.flatMap((thrown, seat) => (thrown === farthest ? [seat] : []));
}

export function result(s: FlightState): Result {
  if (s.step !== Step.OVER) throw new Error('the flight is not over');
  const all = s.row.map((_, seat) => boxesOf(s, seat));
  return {
    scores: all.map(totalOf),
    winners: winnersOf(s),
    detail: { boxes: all.map((boxes) => detailOf(s, boxes)), crashed: s.crashed.slice() },
  };
}

/** Symbols that score nothing have no entry: the demo's hourglass. */
function detailOf(s: FlightState, { distance, peak, goal, symbols, top }: Boxes): JsonObject {
  const detail: Record<string, number> = { distance, peak, goal };
  const specs = tablesNamed(s.sheet).sheet.symbols;
  for (let i = 0; i < specs.length; i++) if (specs[i]!.points !== 0) detail[specs[i]!.name] = symbols[i]!;
  detail.top = top;
  return detail;
}

/** The least points of each rank. */
export const RANKS = [0, 40, 56, 71, 86] as const;
export const rankOf = (points: number): number =>
  Math.max(
    0,
    RANKS.findLastIndex((least) => points >= least),
  );
