/** The rules of the panoramic edition: what is legal and what a move does. Written for speed; see state.ts for the bits. */
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
import { BALLOONS, COLORS, FIRST_TRUCKS, MULTI, PAINT, SAFETY, SPACES, TOKEN_KINDS, TRUCKS } from './data.ts';
import { colorsOfDeal } from './deal.ts';
import {
  ASCEND,
  INFLATE,
  LAUNCH,
  lastSpace,
  nextFree,
  type PanoramaEvent,
  type PanoramaState,
  Step,
  safetySpace,
  TRUCK,
} from './state.ts';
import { tune } from './turnables.ts';

const COUNT = BALLOONS.length;

export function start(seats: number, _options?: Options, house?: House): PanoramaState {
  const s: PanoramaState = {
    seats,
    turn: 0,
    step: Step.DEAL,
    trucks: FIRST_TRUCKS,
    packed: (1 << COUNT) - 1,
    flying: 0,
    load: Array.from({ length: SPACES + 1 }, () => -1),
    sky: [0, 0, 0, 0],
    at: Array.from({ length: COUNT }, () => -1),
    tokens: Array.from({ length: seats * TOKEN_KINDS }, () => 0),
    colors: Array.from({ length: seats }, () => 0),
  };
  if (house) s.tuned = tune(house);
  return s;
}

/**
 * May the truck on this space move? The safety truck must stay the rightmost, and at most one space between the last and
 * the lead truck may be empty: so it drives on only while the convoy has no gap, and the others only into the gap.
 */
export function canMoveTruck(s: PanoramaState, space: number): boolean {
  const safety = safetySpace(s);
  if (space === safety) return safety < SPACES && safety + 1 - lastSpace(s) <= TRUCKS;
  return nextFree(s.trucks, space) < safety;
}

/** The spaces of all trucks that may move: those to the left of the last gap, and the safety truck. */
export function drivingTrucks(s: PanoramaState): number {
  const { trucks } = s;
  const safety = safetySpace(s);
  const last = lastSpace(s);
  const gaps = ((1 << safety) - (1 << last)) & ~trucks;
  const others = gaps === 0 ? 0 : trucks & ((1 << (31 - Math.clz32(gaps))) - 1);
  return safety < SPACES && safety + 1 - last <= TRUCKS ? others | (1 << safety) : others;
}

/** The spaces of the trucks without a balloon. */
export function emptyTrucks({ trucks, load }: PanoramaState): number {
  let empty = 0;
  for (let left = trucks; left !== 0; left &= left - 1) {
    const space = lowestBit(left);
    // An empty truck's load is negative.
    empty |= (load[space]! >>> 31) << space;
  }
  return empty;
}

/** The balloons that have room above them. */
export function ascending({ flying, sky, at }: PanoramaState): number {
  const low = roomAboveLow(sky);
  const high = roomAboveHigh(sky);
  let bits = 0;
  for (let left = flying; left !== 0; left &= left - 1) {
    const balloon = lowestBit(left);
    const cell = at[balloon]!;
    // A shift counts by its lowest five bits alone: the row's lowest bit and the column.
    bits |= (((cell < 32 ? low : high) >> cell) & 1) << balloon;
  }
  return bits;
}

/** Trucks from the last to the lead, then inflate, launch, ascend; spaces from the left, balloons by their names. */
export function moves(s: PanoramaState, seat: Seat, out: number[]): number {
  if (s.step !== Step.TURN || seat !== s.turn) return 0;
  const empty = emptyTrucks(s);
  let n = 0;
  for (let left = drivingTrucks(s); left !== 0; left &= left - 1) out[n++] = TRUCK + lowestBit(left);
  n = inflations(s.packed, empty, out, n);
  for (let left = s.trucks & ~empty & launchable(s.sky); left !== 0; left &= left - 1)
    out[n++] = LAUNCH + lowestBit(left);
  for (let left = ascending(s); left !== 0; left &= left - 1) out[n++] = ASCEND + lowestBit(left);
  return n;
}

function inflations(packed: number, trucks: number, out: number[], from: number): number {
  if (trucks === 0) return from;
  let n = from;
  const first = lowestBit(trucks);
  for (let left = packed; left !== 0; left &= left - 1) out[n++] = INFLATE + first * COUNT + lowestBit(left);
  // The same balloons for every other truck, so that bits are looked for once.
  const end = n;
  for (let left = trucks & (trucks - 1); left !== 0; left &= left - 1) {
    const more = (lowestBit(left) - first) * COUNT;
    for (let i = from; i < end; i++) out[n++] = out[i]! + more;
  }
  return n;
}

type Tell = (event: PanoramaEvent) => void;

export function play(s: PanoramaState, by: Seat | typeof CHANCE, move: number, tell?: Tell): void {
  if (by === CHANCE) {
    playChance(s, move, tell);
    return;
  }
  if (move >= ASCEND) ascend(s, move - ASCEND, tell);
  else if (move >= LAUNCH) launch(s, move - LAUNCH, tell);
  else if (move >= INFLATE) inflate(s, move - INFLATE, tell);
  else moveTruck(s, move - TRUCK, tell);
  endTurn(s);
}

function playChance(s: PanoramaState, draw: number, tell: Tell | undefined): void {
  s.colors = colorsOfDeal(draw, s.seats);
  if (s.step === Step.REVEAL) {
    s.step = Step.OVER;
    tell?.({ kind: 'revealed', colors: s.colors.slice() });
  } else {
    s.step = Step.TURN;
    tell?.({ kind: 'dealt', cards: s.seats <= 3 ? 2 : 1 });
  }
}

function moveTruck(s: PanoramaState, from: number, tell: Tell | undefined): void {
  const safety = from === safetySpace(s);
  const to = nextFree(s.trucks, from);
  s.trucks ^= (1 << from) | (1 << to);
  s.load[to] = s.load[from]!;
  s.load[from] = -1;
  if (safety) s.tokens[s.turn * TOKEN_KINDS + SAFETY]!++;
  tell?.({ kind: 'truckMoved', seat: s.turn, from, to, safety });
}

function inflate(s: PanoramaState, code: number, tell: Tell | undefined): void {
  const space = (code / COUNT) | 0;
  const balloon = code - space * COUNT;
  s.packed &= ~(1 << balloon);
  s.load[space] = balloon;
  tell?.({ kind: 'inflated', seat: s.turn, balloon, space });
}

function launch(s: PanoramaState, space: number, tell: Tell | undefined): void {
  const balloon = s.load[space]!;
  s.load[space] = -1;
  s.flying |= 1 << balloon;
  s.sky[0]! |= 1 << space;
  s.at[balloon] = cellAt(0, space);
  takeLaunchTokens(s, PAINT[balloon]!);
  tell?.({ kind: 'launched', seat: s.turn, balloon, column: space });
}

/** One token of each of its colours; a multicoloured one for a special shape. */
function takeLaunchTokens(s: PanoramaState, paint: number): void {
  const base = s.turn * TOKEN_KINDS;
  if (paint === 0) s.tokens[base + MULTI]!++;
  else
    for (let color = 0; color < COLORS.length; color++)
      if ((paint & (1 << color)) !== 0) s.tokens[base + color]!++;
}

function ascend(s: PanoramaState, balloon: number, tell: Tell | undefined): void {
  const from = rise(s, balloon);
  tell?.({ kind: 'ascended', seat: s.turn, balloon, column: columnOf(from), altitude: rowOf(from) + 2 });
}

/** The convoy is home: safety truck on 13, the others on 9-12. */
const CONVOY_HOME = 0b11111 << 9;

/** All balloons fly, or no truck can move any more. */
export const isOver = (s: PanoramaState): boolean =>
  s.flying === (1 << COUNT) - 1 || s.trucks === CONVOY_HOME;

function endTurn(s: PanoramaState): void {
  if (isOver(s)) s.step = Step.REVEAL;
  else s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
}
