/** Numbering the formation, and what it is worth. */
import type { Result } from '../../contract/index.ts';
import { columnOf, formation, placing, rowOf } from '../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, PAINT, SOLO_BALLOONS } from './data.ts';
import { type AloftState, isSolo, penaltyOf } from './state.ts';

/** What the balloon at a place of the formation scores: its number, and what house rules add where it flies. */
export function numberAt(s: AloftState, order: readonly Balloon[], i: number): number {
  if (s.tuned === undefined) return i + 1;
  const cell = s.at[order[i]!]!;
  return i + 1 + s.tuned.altitude[rowOf(cell)]! + s.tuned.column[columnOf(cell) - 1]!;
}

/** The points of a colour: the numbers on its balloons. */
export function colorScore(s: AloftState, order: readonly Balloon[], color: number): number {
  let score = 0;
  for (let i = 0; i < order.length; i++)
    if ((PAINT[order[i]!]! & (1 << color)) !== 0) score += numberAt(s, order, i);
  return score;
}

/** Alone: the columns from the leftmost to the rightmost flying balloon. */
export function width(order: readonly Balloon[], s: AloftState): number {
  if (order.length === 0) return 0;
  const columns = order.map((b) => columnOf(s.at[b]!));
  return Math.max(...columns) - Math.min(...columns) + 1;
}

/** Alone: the width, and a penalty for every balloon on the ground. Low is good. */
export const soloScore = (order: readonly Balloon[], s: AloftState): number =>
  width(order, s) + penaltyOf(s) * (SOLO_BALLOONS - order.length);

const placed = placing(BALLOONS);

export function result(s: AloftState): Result {
  const order = formation(s.at);
  const detail = { formation: placed(s.at, order) };
  if (isSolo(s)) {
    return { scores: [soloScore(order, s)], winners: [0], detail };
  }
  const scores: number[] = [];
  const winners: number[] = [];
  for (let seat = 0, best = -1; seat < s.seats; seat++) {
    const score = colorScore(s, order, s.colors[seat]!);
    scores.push(score);
    if (score > best) winners.length = 0;
    if (score >= best) winners.push(seat);
    best = Math.max(best, score);
  }
  return { scores, winners, detail };
}
