/** The rules of Take Flight!: what is legal and what a move does. Written for speed; see state.ts for the bits. */
import { CHANCE, type House, type Move, type Options, type Rng, type Seat } from '../../contract/index.ts';
import { countBits, nthBit } from '../../toolkit/bits.ts';
import { type Flight, fly, newFlight, windOf } from './flight.ts';
import { leavesATie } from './scoring.ts';
import { DEMO, heightOf, leftOf, openActions, type Tables, tablesNamed } from './sheet/index.ts';
import {
  type FlightEvent,
  type FlightState,
  moveOf,
  packLeg,
  Step,
  spentOf,
  squareOf,
  throwsOf,
} from './state.ts';
import { tunedName } from './turnables.ts';

/** The demo's sheet is played unless the options name another one, or the house has changed it. */
export function start(seats: number, options: Options, house?: House): FlightState {
  const t = tablesNamed(house ? tunedName(house) : String(options.sheet ?? DEMO));
  const each = (value: number): number[] => new Array<number>(seats).fill(value);
  return {
    sheet: t.sheet.id,
    seats,
    step: Step.ROLL,
    round: 0,
    die: 0,
    waiting: [],
    row: each(t.sheet.start),
    peak: each(t.sheet.start),
    modifier: each(0),
    tail: each(t.tail),
    filled: each(0),
    crashed: each(0),
    gained: each(0),
    through: each(0),
    flown: [],
    throws: [],
  };
}

/** The innermost empty squares as bits: the highest column on the left, the lowest on the right. */
export function innermost(t: Tables, filled: number): number {
  const left = t.leftWing & ~filled;
  const right = t.rightWing & ~filled;
  return (left === 0 ? 0 : 1 << (31 - Math.clz32(left))) | (right & -right);
}

/**
 * By wing column from the left; on each square by the tokens, spending nothing first (see `spendings`). An innermost
 * square never needs `<>`, any other always does.
 */
export function moves(s: FlightState, seat: Seat, out: Move[]): number {
  if (s.step !== Step.FLY || !s.waiting.includes(seat)) return 0;
  const t = tablesNamed(s.sheet);
  const tail = s.tail[seat]!;
  const filled = s.filled[seat]!;
  const spendings = t.spendings[openActions(tail)]!;
  const inner = innermost(t, filled);
  const anywhere = t.anywhere !== 0 && leftOf(tail, 0) > 0;
  let n = 0;
  for (let squares = anywhere ? t.wings & ~filled : inner; squares !== 0; squares &= squares - 1) {
    const bit = squares & -squares;
    const base = moveOf(31 - Math.clz32(bit), (bit & inner) === 0 ? t.anywhere : 0);
    for (let i = 0; i < spendings.length; i++) out[n++] = base + spendings[i]!;
  }
  return n;
}

/** The same squares and spendings by their number: a list would cost more than the move. */
export function pick(s: FlightState, seat: Seat, rng: Rng): Move {
  const t = tablesNamed(s.sheet);
  const tail = s.tail[seat]!;
  const filled = s.filled[seat]!;
  const spendings = t.spendings[openActions(tail)]!;
  const inner = innermost(t, filled);
  const squares = t.anywhere !== 0 && leftOf(tail, 0) > 0 ? t.wings & ~filled : inner;
  const index = rng.below(countBits(squares) * spendings.length);
  const square = (index / spendings.length) | 0;
  const column = nthBit(squares, square);
  const anywhere = ((inner >> column) & 1) === 0 ? t.anywhere : 0;
  return moveOf(column, anywhere) + spendings[index - square * spendings.length]!;
}

type Tell = (event: FlightEvent) => void;

export function play(s: FlightState, by: Seat | typeof CHANCE, move: Move, tell?: Tell): void {
  if (by !== CHANCE) flyOne(s, by, move as number, tell);
  else if (s.step === Step.ROLL) roll(s, move as number, tell);
  else throwPlanes(s, move, tell);
}

function throwPlanes(s: FlightState, move: Move, tell: Tell | undefined): void {
  s.throws = throwsOf(move);
  s.step = Step.OVER;
  tell?.({ kind: 'threw', throws: s.throws });
}

function roll(s: FlightState, die: number, tell: Tell | undefined): void {
  s.round++;
  s.die = die;
  s.step = Step.FLY;
  const live: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.crashed[seat] === 0) live.push(seat);
  s.waiting = live;
  s.flown.push(new Array<number>(s.seats).fill(0));
  tell?.({ kind: 'rolled', round: s.round, die });
}

/** Used again for every move, so that none allocates. */
const flight: Flight = newFlight();
const from = { column: 0, row: 0, wind: 0 };

function flyOne(s: FlightState, seat: Seat, move: number, tell: Tell | undefined): void {
  const t = tablesNamed(s.sheet);
  const square = squareOf(move);
  const spent = spentOf(move);
  from.column = s.round;
  from.row = s.row[seat]!;
  from.wind = windOf(s, seat);
  fly(t, from, square, spent, flight);
  s.filled[seat]! |= 1 << square;
  s.tail[seat]! -= t.cost[spent]!;
  s.flown[s.round - 1]![seat] = packLeg(move, flight.value, flight.row);
  if (flight.crash) s.crashed[seat] = s.round;
  else arrive(s, seat, flight);
  if (tell) report(s, t, seat, move, tell);
  s.waiting = without(s.waiting, seat);
  if (s.waiting.length === 0) endRound(s, t);
}

function arrive(s: FlightState, seat: Seat, { row, gain, modifier, symbol }: Flight): void {
  s.row[seat] = row;
  if (row > s.peak[seat]!) s.peak[seat] = row;
  s.gained[seat]! += gain;
  s.modifier[seat] = modifier;
  if (symbol >= 0) s.through[seat]! += 1 << (6 * symbol);
}

function report(s: FlightState, t: Tables, seat: Seat, move: number, tell: Tell): void {
  const { value, row, symbol, gain, crash } = flight;
  const told = {
    seat,
    sheet: s.sheet,
    square: squareOf(move),
    spent: spentOf(move),
    value,
    column: s.round,
    row,
  };
  if (crash) tell({ kind: 'crashed', ...told });
  else tell({ kind: 'flew', ...told, symbol, gain });
  if (!crash && s.round === t.columns) tell({ kind: 'landed', seat, row, height: heightOf(t, row) });
}

function without(seats: readonly number[], seat: number): readonly number[] {
  if (seats[0] === seat) return seats.length === 1 ? NOBODY : seats.slice(1);
  return seats.filter((each) => each !== seat);
}
const NOBODY: readonly number[] = Object.freeze([]);

/** When the last live pilot has written: another die, unless all have crashed or the sky ends. */
function endRound(s: FlightState, t: Tables): void {
  const flying = s.round < t.columns && s.crashed.includes(0);
  if (flying) s.step = Step.ROLL;
  else s.step = leavesATie(s) ? Step.THROW : Step.OVER;
}
