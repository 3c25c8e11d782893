/** Numbering the formation, and what it is worth. */
import type { Result } from '../../contract/index.ts';
import { BALLOONS, type Balloon, PAINT, SOLO_BALLOONS, SOLO_PENALTY } from './data.ts';
import { type AloftState, columnOf, isSolo, rowOf } from './state.ts';

/** The flying balloons in scoring order: along the bottom row from the left, then along the next row up. */
export function formation(s: AloftState): Balloon[] {
  const flying: Balloon[] = [];
  for (let b = 0; b < s.at.length; b++) if (s.at[b]! >= 0) flying.push(b);
  return flying.sort((a, b) => s.at[a]! - s.at[b]!);
}

/** The points of a colour: the numbers on its balloons. */
export function colorScore(order: readonly Balloon[], color: number): number {
  let score = 0;
  for (let i = 0; i < order.length; i++) if ((PAINT[order[i]!]! & (1 << color)) !== 0) score += i + 1;
  return score;
}

/** Alone: the columns from the leftmost to the rightmost flying balloon. */
export function width(order: readonly Balloon[], s: AloftState): number {
  if (order.length === 0) return 0;
  const columns = order.map((b) => columnOf(s.at[b]!));
  return Math.max(...columns) - Math.min(...columns) + 1;
}

export function result(s: AloftState): Result {
  const order = formation(s);
  const detail = { formation: order.map((b) => [BALLOONS[b]!, columnOf(s.at[b]!), rowOf(s.at[b]!) + 1]) };
  if (isSolo(s)) {
    return {
      scores: [width(order, s) + SOLO_PENALTY * (SOLO_BALLOONS - order.length)],
      winners: [0],
      detail,
    };
  }
  const scores = s.colors.map((color) => colorScore(order, color));
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), detail };
}
