/** Achievements and formation. */
import type { Result, Seat } from '../../contract/index.ts';
import { formation, placing } from '../../families/airfield/formation.ts';
import { BALLOONS, COLORS, MULTI, PAINT, SAFETY, SET_POINTS, TOKEN_KINDS } from './data.ts';
import type { PanoramaState } from './state.ts';

/** What sets of 0, 1, 2 … tokens are worth at this table. */
export const setsOf = (s: PanoramaState): readonly number[] =>
  s.tuned !== undefined ? s.tuned.sets : SET_POINTS;

export const setPoints = (values: readonly number[], size: number): number =>
  values[Math.min(size, values.length - 1)]!;

export interface Achievements {
  /** Tokens of each colour after dropping one's own and giving out the multicoloured ones. */
  readonly sets: readonly number[];
  /** How many multicoloured tokens went to each colour. */
  readonly given: readonly number[];
  readonly safety: number;
  readonly points: number;
}

/** Sets by colour and of safety tokens. Multicoloured tokens go where they score most; first colours first where it is equal. */
export function achievements(s: PanoramaState, seat: Seat, own: number): Achievements {
  const { tokens } = s;
  const values = setsOf(s);
  const base = seat * TOKEN_KINDS;
  const kept = COLORS.map((_, color) => ((own & (1 << color)) !== 0 ? 0 : tokens[base + color]!));
  const safety = tokens[base + SAFETY]!;
  const given = bestGift(values, kept, tokens[base + MULTI]!, 0);
  const sets = kept.map((size, color) => size + given[color]!);
  return { sets, given, safety, points: worth(values, sets) + setPoints(values, safety) };
}

/** The points of a seat's sets alone: what `achievements` would say, without lists. */
export function pointsOfSets(s: PanoramaState, seat: Seat, own: number): number {
  const { tokens } = s;
  const values = setsOf(s);
  const base = seat * TOKEN_KINDS;
  const multi = tokens[base + MULTI]!;
  // By how many multicoloured tokens are given out: the most points with the colours so far.
  for (let given = 0; given <= multi; given++) most[given] = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const kept = (own & (1 << color)) !== 0 ? 0 : tokens[base + color]!;
    for (let given = multi; given >= 0; given--) {
      let top = Number.NEGATIVE_INFINITY;
      for (let here = 0; here <= given; here++) {
        const points = most[given - here]! + setPoints(values, kept + here);
        if (points > top) top = points;
      }
      most[given] = top;
    }
  }
  return most[multi]! + setPoints(values, tokens[base + SAFETY]!);
}

/** As many as a seat could ever have of them. */
const most = new Float64Array(64);

const worth = (values: readonly number[], sets: readonly number[]): number =>
  sets.reduce((sum, size) => sum + setPoints(values, size), 0);

/** Tries every way to spread up to three tokens over the colours from `first` on. */
function bestGift(
  values: readonly number[],
  kept: readonly number[],
  multi: number,
  first: number,
): number[] {
  if (multi === 0 || first === COLORS.length - 1)
    return COLORS.map((_, color) => (color === first ? multi : 0));
  let best: number[] = [];
  let most = -1;
  for (let here = multi; here >= 0; here--) {
    const gift = bestGift(values, kept, multi - here, first + 1);
    gift[first]! += here;
    const points = worth(
      values,
      kept.map((size, color) => size + gift[color]!),
    );
    if (points > most) [best, most] = [gift, points];
  }
  return best;
}

/** The numbers on balloons that show one of these colours; a balloon with two of them counts once. */
export function formationScore(order: readonly number[], colors: number): number {
  let score = 0;
  for (let i = 0; i < order.length; i++) if ((PAINT[order[i]!]! & colors) !== 0) score += i + 1;
  return score;
}

const placed = placing(BALLOONS);

export function result(s: PanoramaState): Result {
  const order = formation(s.at);
  const formationScores: number[] = [];
  const points: number[] = [];
  const scores: number[] = [];
  const winners: number[] = [];
  for (let seat = 0, best = Number.NEGATIVE_INFINITY; seat < s.seats; seat++) {
    const colors = s.colors[seat]!;
    formationScores.push(formationScore(order, colors));
    points.push(pointsOfSets(s, seat, colors));
    const score = points[seat]! + formationScores[seat]!;
    scores.push(score);
    if (score > best) winners.length = 0;
    if (score >= best) winners.push(seat);
    best = Math.max(best, score);
  }
  return {
    scores,
    winners,
    detail: {
      formation: placed(s.at, order),
      achievements: points,
      formationScores,
    },
  };
}
