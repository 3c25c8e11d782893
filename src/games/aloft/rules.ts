/** The rules of Aloft, 2023 edition: what is legal and what a move does. Written for speed; see state.ts for the bits. */
import { CHANCE, type House, type Options, type Seat } from '../../contract/index.ts';
import {
  cellAt,
  columnOf,
  launchable,
  lowestBit,
  rise,
  roomAboveHigh,
  roomAboveLow,
  rowOf,
} from '../../families/airfield/formation.ts';
import { BALLOONS, LAST_STEP, PAINT, SOLO_BALLOONS, TRUCKS, truckSpace } from './data.ts';
import { colorsOfDeal, rowOfDeal } from './deal.ts';
import {
  type AloftEvent,
  type AloftState,
  ASCEND,
  INFLATE,
  isSolo,
  LAUNCH,
  MOVE_LAUNCH_TRUCK,
  MOVE_SAFETY_TRUCK,
  PASS,
  Step,
  UNPACK,
} from './state.ts';
import { tune } from './turnables.ts';

const COUNT = BALLOONS.length;

const NONE: readonly number[] = BALLOONS.map(() => -1);

export function start(seats: number, _options?: Options, house?: House): AloftState {
  const count = seats === 1 ? SOLO_BALLOONS : COUNT;
  const s: AloftState = {
    seats,
    turn: 0,
    step: Step.DEAL,
    steps: 0,
    safety: 1,
    packed: (1 << count) - 1,
    flying: 0,
    inflated: 0,
    load: [-1, -1, -1, -1],
    sky: [0, 0, 0, 0],
    at: NONE.slice(0, COUNT),
    colors: NONE.slice(0, seats === 1 ? 0 : seats),
    row: [],
  };
  if (house) s.tuned = tune(house);
  return s;
}

/** Not where it would drag the last truck past the safety truck. Asked while trucks move, so there is a step left. */
export const canMoveLaunchTruck = (s: AloftState): boolean =>
  (s.steps & 3) !== 3 || truckSpace(s.steps + 1, 0) <= s.safety;
export const canMoveSafetyTruck = (s: AloftState): boolean => s.safety < truckSpace(s.steps, TRUCKS - 1);

// What is legal is as good as random, so a branch on it is mispredicted half the time. Lists are therefore written
// without one: each candidate goes into the next place, and the place is kept only if the candidate's bit is 1.

export function moves(s: AloftState, seat: Seat, out: number[]): number {
  if (seat !== s.turn) return 0;
  if (s.step === Step.TRUCK) return truckMoves(s, out);
  if (s.step !== Step.ADVANCE) return 0;
  const n = isSolo(s) ? soloAdvances(s, out) : flights(s, out, onTrucks(s, out, unpacks(s, out, s.packed)));
  if (n > 0) return n;
  out[0] = PASS;
  return 1;
}

/** 1 where a < b, else 0. */
const less = (a: number, b: number): number => (a - b) >>> 31;

/** 1 where the launch truck may move, else 0: only a step of the last truck can break "last ≤ safety". */
export const launchTruckMoves = (s: AloftState): number => less(truckSpace(s.steps + 1, 0) - 1, s.safety);
/** 1 where the safety truck may move, else 0. */
export const safetyTruckMoves = (s: AloftState): number => less(s.safety, truckSpace(s.steps, TRUCKS - 1));

function truckMoves(s: AloftState, out: number[]): number {
  const launch = launchTruckMoves(s);
  out[0] = MOVE_LAUNCH_TRUCK;
  out[launch] = MOVE_SAFETY_TRUCK;
  return launch + safetyTruckMoves(s);
}

/** The launch trucks without a balloon, as bits. An empty truck's load is negative. */
export function emptyTrucks({ load }: AloftState): number {
  return (load[0]! >>> 31) | ((load[1]! >>> 31) << 1) | ((load[2]! >>> 31) << 2) | ((load[3]! >>> 31) << 3);
}

/** Unpack, inflate, launch, ascend, in this order; trucks from the last to the lead, balloons by their names. */
function unpacks(s: AloftState, out: number[], open: number): number {
  let empty = emptyTrucks(s);
  if (open === 0 || empty === 0) return 0;
  let n = 0;
  const first = lowestBit(empty);
  for (let left = open; left !== 0; left &= left - 1) out[n++] = UNPACK + first * COUNT + lowestBit(left);
  // The same balloons for every other truck, so that bits are looked for once.
  const count = n;
  for (empty &= empty - 1; empty !== 0; empty &= empty - 1) {
    const more = (lowestBit(empty) - first) * COUNT;
    for (let i = 0; i < count; i++) out[n++] = out[i]! + more;
  }
  return n;
}

function onTrucks(s: AloftState, out: number[], from: number): number {
  const deflated = ~(emptyTrucks(s) | s.inflated);
  let n = from;
  for (let t = 0; t < TRUCKS; t++) {
    out[n] = INFLATE + t;
    n += (deflated >> t) & 1;
  }
  return n;
}

/** 1 where a balloon has room above its cell, else 0. A shift counts by its lowest five bits alone: the row's lowest bit and the column. */
export const hasRoomAbove = (low: number, high: number, cell: number): number =>
  ((low >> cell) & less(cell, 32)) | ((high >> cell) & less(31, cell));

/** Launches and ascents: cells that have room are found for a whole row at once. */
function flights(s: AloftState, out: number[], from: number): number {
  const { at, sky, inflated, steps } = s;
  let n = from;
  const room = launchable(sky);
  for (let t = 0; t < TRUCKS; t++) {
    out[n] = LAUNCH + t;
    n += (inflated >> t) & (room >> truckSpace(steps, t)) & 1;
  }
  const low = roomAboveLow(sky);
  const high = roomAboveHigh(sky);
  for (let left = s.flying; left !== 0; left &= left - 1) {
    const balloon = lowestBit(left);
    const cell = at[balloon]!;
    out[n] = ASCEND + balloon;
    n += hasRoomAbove(low, high, cell);
  }
  return n;
}

/** Alone, only the first balloon left in the row may be unpacked, and colours in common may not touch at a corner. */
function soloAdvances(s: AloftState, out: number[]): number {
  let n = onTrucks(s, out, unpacks(s, out, firstInRow(s)));
  const end = flights(s, out, n);
  for (let i = n; i < end; i++) {
    const move = out[i]!;
    const balloon = move < ASCEND ? s.load[move - LAUNCH]! : move - ASCEND;
    const cell = move < ASCEND ? truckSpace(s.steps, move - LAUNCH) : s.at[balloon]! + 16;
    if (!clashes(s, balloon, rowOf(cell), columnOf(cell))) out[n++] = move;
  }
  return n;
}

/** Alone, only the first balloon left in the row may be unpacked. */
function firstInRow(s: AloftState): number {
  for (let i = 0; i < s.row.length; i++) {
    const bit = 1 << s.row[i]!;
    if ((s.packed & bit) !== 0) return bit;
  }
  return 0;
}

/** Alone: would the balloon touch the corner of one that shares a colour with it? */
export function clashes(s: AloftState, balloon: number, row: number, column: number): boolean {
  const paint = PAINT[balloon]!;
  if (paint === 0) return false;
  for (let left = s.flying; left !== 0; left &= left - 1) {
    const other = lowestBit(left);
    if (other === balloon || (PAINT[other]! & paint) === 0) continue;
    const cell = s.at[other]!;
    if (Math.abs(rowOf(cell) - row) === 1 && Math.abs(columnOf(cell) - column) === 1) return true;
  }
  return false;
}

type Tell = (event: AloftEvent) => void;

export function play(s: AloftState, by: Seat | typeof CHANCE, move: number, tell?: Tell): void {
  if (by === CHANCE) {
    playChance(s, move, tell);
  } else if (move < PASS) {
    moveTruck(s, move, tell);
    s.step = Step.ADVANCE;
  } else {
    advance(s, move, tell);
    endTurn(s);
  }
}

function playChance(s: AloftState, draw: number, tell: Tell | undefined): void {
  if (s.step === Step.REVEAL) {
    s.colors = colorsOfDeal(draw, s.seats);
    s.step = Step.OVER;
    tell?.({ kind: 'revealed', colors: s.colors.slice() });
    return;
  }
  if (isSolo(s)) s.row = rowOfDeal(draw);
  else s.colors = colorsOfDeal(draw, s.seats);
  s.step = Step.ADVANCE;
  tell?.({ kind: 'dealt', seats: s.seats });
}

function moveTruck(s: AloftState, move: number, tell: Tell | undefined): void {
  if (move === MOVE_SAFETY_TRUCK) {
    s.safety++;
    tell?.({ kind: 'safetyMoved', seat: s.turn, to: s.safety });
    return;
  }
  // The trucks take their steps in turn, lead first, last truck last.
  const truck = 3 - (s.steps & 3);
  s.steps++;
  const to = truckSpace(s.steps, truck);
  tell?.({ kind: 'truckMoved', seat: s.turn, truck, from: to - 1, to });
}

function advance(s: AloftState, move: number, tell: Tell | undefined): void {
  if (move >= ASCEND) {
    const balloon = move - ASCEND;
    const from = rise(s, balloon);
    tell?.({ kind: 'ascended', seat: s.turn, balloon, column: columnOf(from), altitude: rowOf(from) + 2 });
  } else if (move >= LAUNCH) {
    const truck = move - LAUNCH;
    const balloon = s.load[truck]!;
    const column = truckSpace(s.steps, truck);
    s.load[truck] = -1;
    s.inflated &= ~(1 << truck);
    s.flying |= 1 << balloon;
    s.sky[0]! |= 1 << column;
    s.at[balloon] = cellAt(0, column);
    tell?.({ kind: 'launched', seat: s.turn, balloon, column });
  } else if (move >= INFLATE) {
    const truck = move - INFLATE;
    s.inflated |= 1 << truck;
    tell?.({ kind: 'inflated', seat: s.turn, balloon: s.load[truck]!, space: truckSpace(s.steps, truck) });
  } else if (move >= UNPACK) {
    const truck = ((move - UNPACK) / COUNT) | 0;
    const balloon = move - UNPACK - truck * COUNT;
    s.packed &= ~(1 << balloon);
    s.load[truck] = balloon;
    tell?.({ kind: 'unpacked', seat: s.turn, balloon, space: truckSpace(s.steps, truck) });
  } else {
    tell?.({ kind: 'passed', seat: s.turn });
  }
}

function endTurn(s: AloftState): void {
  if (s.steps === LAST_STEP) {
    s.step = isSolo(s) ? Step.OVER : Step.REVEAL;
    return;
  }
  s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
  s.step = s.flying === 0 ? Step.ADVANCE : Step.TRUCK;
}
