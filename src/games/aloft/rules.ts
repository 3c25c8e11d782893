/** The rules of Aloft, 2023 edition: what is legal and what a move does. Written for speed; see state.ts for the bits. */
import { CHANCE, type Seat } from '../../contract/index.ts';
import { BALLOONS, COLUMNS, LAST_STEP, PAINT, SOLO_BALLOONS, TRUCKS, truckSpace } from './data.ts';
import { colorsOfDeal, rowOfDeal } from './deal.ts';
import {
  type AloftEvent,
  type AloftState,
  ASCEND,
  cellAt,
  columnOf,
  INFLATE,
  isSolo,
  LAUNCH,
  MOVE_LAUNCH_TRUCK,
  MOVE_SAFETY_TRUCK,
  PASS,
  rowOf,
  Step,
  UNPACK,
} from './state.ts';

const COUNT = BALLOONS.length;

export function start(seats: number): AloftState {
  const count = seats === 1 ? SOLO_BALLOONS : COUNT;
  return {
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
    at: Array.from({ length: COUNT }, () => -1),
    colors: seats === 1 ? [] : Array.from({ length: seats }, () => -1),
    row: [],
  };
}

/** The launch truck would drag the last truck past the safety truck. */
const safetyHolds = (s: AloftState): boolean => (s.steps & 3) === 3 && truckSpace(s.steps + 1, 0) > s.safety;
export const canMoveLaunchTruck = (s: AloftState): boolean => s.steps < LAST_STEP && !safetyHolds(s);
export const canMoveSafetyTruck = (s: AloftState): boolean => s.safety < truckSpace(s.steps, TRUCKS - 1);

export function moves(s: AloftState, seat: Seat, out: number[]): number {
  if (seat !== s.turn) return 0;
  if (s.step === Step.TRUCK) {
    let n = 0;
    if (canMoveLaunchTruck(s)) out[n++] = MOVE_LAUNCH_TRUCK;
    if (canMoveSafetyTruck(s)) out[n++] = MOVE_SAFETY_TRUCK;
    return n;
  }
  if (s.step !== Step.ADVANCE) return 0;
  const n = advances(s, out);
  if (n > 0) return n;
  out[0] = PASS;
  return 1;
}

/** Unpack, inflate, launch, ascend, in this order; trucks from the last to the lead, balloons by their names. */
function advances(s: AloftState, out: number[]): number {
  const solo = isSolo(s);
  let n = 0;
  const open = solo ? firstInRow(s) : s.packed;
  for (let t = 0; t < TRUCKS; t++) {
    if (s.load[t]! >= 0) continue;
    const base = UNPACK + t * COUNT;
    for (let left = open; left !== 0; left &= left - 1) out[n++] = base + lowest(left);
  }
  for (let t = 0; t < TRUCKS; t++) {
    if (s.load[t]! >= 0 && (s.inflated & (1 << t)) === 0) out[n++] = INFLATE + t;
  }
  for (let t = 0; t < TRUCKS; t++) {
    if ((s.inflated & (1 << t)) === 0) continue;
    const column = truckSpace(s.steps, t);
    if (column <= COLUMNS && hasRoom(s, 0, column) && !(solo && clashes(s, s.load[t]!, 0, column)))
      out[n++] = LAUNCH + t;
  }
  for (let left = s.flying; left !== 0; left &= left - 1) {
    const balloon = lowest(left);
    const cell = s.at[balloon]!;
    const row = (cell >> 4) + 1;
    if (row < 4 && hasRoom(s, row, cell & 15) && !(solo && clashes(s, balloon, row, cell & 15)))
      out[n++] = ASCEND + balloon;
  }
  return n;
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Alone, only the first balloon left in the row may be unpacked. */
function firstInRow(s: AloftState): number {
  for (let i = 0; i < s.row.length; i++) {
    const bit = 1 << s.row[i]!;
    if ((s.packed & bit) !== 0) return bit;
  }
  return 0;
}

/**
 * Would a balloon that arrives here from below have no orthogonal neighbour? The cell below needs no look: it is
 * where the balloon comes from, or the ground.
 */
export function hasRoom(s: AloftState, row: number, column: number): boolean {
  if ((s.sky[row]! & (7 << (column - 1))) !== 0) return false;
  return row === 3 || (s.sky[row + 1]! & (1 << column)) === 0;
}

/** Alone: would the balloon touch the corner of one that shares a colour with it? */
export function clashes(s: AloftState, balloon: number, row: number, column: number): boolean {
  const paint = PAINT[balloon]!;
  if (paint === 0) return false;
  for (let left = s.flying; left !== 0; left &= left - 1) {
    const other = lowest(left);
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
    const from = s.at[balloon]!;
    const row = from >> 4;
    const bit = 1 << (from & 15);
    s.sky[row]! &= ~bit;
    s.sky[row + 1]! |= bit;
    s.at[balloon] = from + 16;
    tell?.({ kind: 'ascended', seat: s.turn, balloon, column: from & 15, altitude: row + 2 });
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
