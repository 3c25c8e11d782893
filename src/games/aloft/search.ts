/** What the search of the stronger bots knows of the game. */
import type { SearchHints } from '../../contract/index.ts';
import { columnOf, hasRoom, rank, rowOf } from '../../families/airfield/formation.ts';
import { byLiking } from '../../families/airfield/liking.ts';
import { BALLOONS, COLORS, LAST_STEP, PAINT, ROWS, SOLO_BALLOONS, TRUCKS } from './data.ts';
import { type AloftState, ASCEND, INFLATE, isSolo, LAUNCH, PASS, penaltyOf, UNPACK } from './state.ts';
import { guesses } from './worlds.ts';

const COUNT = BALLOONS.length;
/** The two colours of each balloon, one after the other; -1 for special shapes. */
const FIRST = PAINT.map((paint) => (paint === 0 ? -1 : 31 - Math.clz32(paint & -paint)));
const SECOND = PAINT.map((paint) => (paint === 0 ? -1 : 31 - Math.clz32(paint)));

const perColor = new Float64Array(COLORS.length);
const order = new Int32Array(COUNT);

/** The points that each seat's colour has, and before the end what its balloons promise. */
function points(s: AloftState, out: Float64Array): number {
  if (isSolo(s)) {
    out[0] = soloPoints(s);
    return 1;
  }
  perColor.fill(0);
  const flying = rank(s.at, order);
  for (let i = 0; i < flying; i++) {
    const balloon = order[i]!;
    if (FIRST[balloon]! < 0) continue;
    const number = i + 1 + extraOf(s, balloon);
    perColor[FIRST[balloon]!]! += number;
    perColor[SECOND[balloon]!]! += number;
  }
  if (s.steps < LAST_STEP) promise(s);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = perColor[s.colors[seat]!]!;
  return s.seats;
}

/** What house rules add to a balloon's number where it flies. */
function extraOf({ tuned, at }: AloftState, balloon: number): number {
  if (tuned === undefined) return 0;
  const cell = at[balloon]!;
  return tuned.altitude[rowOf(cell)]! + tuned.column[columnOf(cell) - 1]!;
}

/** The longer the game still goes on, the more is to be expected of balloons under way. */
function promise(s: AloftState): void {
  const time = 1 - s.steps / LAST_STEP;
  for (let balloon = 0; balloon < COUNT; balloon++) {
    const cell = s.at[balloon]!;
    if (cell < 0 || FIRST[balloon]! < 0) continue;
    const row = rowOf(cell);
    const room = row + 1 < ROWS && hasRoom(s.sky, row + 1, columnOf(cell));
    add(balloon, time * (4 + row + (room ? 2 : 0)));
  }
  for (let truck = 0; truck < TRUCKS; truck++) {
    const balloon = s.load[truck]!;
    if (balloon >= 0) add(balloon, time * ((s.inflated & (1 << truck)) !== 0 ? 4 : 3));
  }
}

function add(balloon: number, worth: number): void {
  if (FIRST[balloon]! < 0) return;
  perColor[FIRST[balloon]!]! += worth;
  perColor[SECOND[balloon]!]! += worth;
}

/** Alone: less is better. Before the end, what is on the ground is not lost yet. */
function soloPoints(s: AloftState): number {
  let low = 99;
  let high = 0;
  let flying = 0;
  for (let balloon = 0; balloon < COUNT; balloon++) {
    const cell = s.at[balloon]!;
    if (cell < 0) continue;
    flying++;
    low = Math.min(low, columnOf(cell));
    high = Math.max(high, columnOf(cell));
  }
  return -((flying === 0 ? 0 : high - low + 1) + penaltyOf(s) * (SOLO_BALLOONS - flying));
}

/** The balloon that a move is about, or -1. */
function balloonOf(s: AloftState, move: number): number {
  if (move >= ASCEND) return move - ASCEND;
  if (move >= LAUNCH) return s.load[move - LAUNCH]!;
  if (move >= INFLATE) return s.load[move - INFLATE]!;
  return move >= UNPACK ? (move - UNPACK) % COUNT : -1;
}

/** How much a seat likes a move: balloons of its own colour up, others rather not. */
function liking(s: AloftState, seat: number, move: number): number {
  if (move <= PASS) return 0;
  const paint = PAINT[balloonOf(s, move)]!;
  const own = isSolo(s) || (paint & (1 << s.colors[seat]!)) !== 0;
  const eager = move >= LAUNCH ? 2 : move >= INFLATE ? 1 : 0.6;
  return own ? eager : paint === 0 ? -0.3 * eager : -eager;
}

export const search: SearchHints<AloftState, number> = {
  points,
  spread: () => 8,
  pointsDecide: true,
  ...byLiking(liking),
  openMoves: () => true,
  guesses,
  kind: (s, seat) => s.colors[seat]!,
  levels: { gust: { iterations: 100 } },
  trials: [{ bot: 'storm', rivals: 'uct', least: 0.45 }],
};
