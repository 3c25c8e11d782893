/**
 * What the search of the stronger bots knows of the game: it looks ahead over the trip under way, in hands guessed from the
 * cards that were not seen, and values what it leads to by scores and cards.
 */
import type { Move, Rng, SearchHints } from '../../contract/index.ts';
import { ruleOf } from './chances.ts';
import { KINDS, WILD } from './data.ts';
import { rollOdds } from './odds.ts';
import { countNeed } from './pay.ts';
import {
  type CloudState,
  diceAt,
  FAIL,
  handOf,
  isAlone,
  isPayment,
  LEAVE,
  pointsAt,
  STAY,
  Step,
} from './state.ts';

/** What a card in the hand is worth in points. Found by matches for two: at 0.25 and 0.9 the bot hoards, and wins one game in nine against these. */
const COLORED_CARD = 0.1;
const WILD_CARD = 0.35;

function points(s: CloudState, out: Float64Array): number {
  for (let seat = 0; seat < s.seats; seat++) {
    const wilds = Math.max(0, s.hands[seat * KINDS + WILD]!);
    const cards =
      s.step === Step.OVER
        ? -0.01 * s.sizes[seat]!
        : WILD_CARD * wilds + COLORED_CARD * (s.sizes[seat]! - wilds);
    out[seat] = s.scores[seat]! + cards;
  }
  return s.seats;
}

/** The nearer the end, the more a point counts. */
function spread(s: CloudState): number {
  let top = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.scores[seat]! > top) top = s.scores[seat]!;
  return 1.2 + 1.1 * Math.sqrt(Math.max(0, s.target - top));
}

const need = [0, 0, 0, 0];

/**
 * Passengers do not see the pilot's hand: they go by the chance that six unknown cards pay so many coloured dice, and stay
 * while one cloud more is worth it. A pilot knows.
 */
const TRUST: readonly number[] = [1, 0.9, 0.74, 0.55, 0.38, 0.25, 0.15, 0.1, 0.05];

function policy(s: CloudState, seat: number, moves: readonly number[], count: number, rng: Rng): number {
  if (s.step === Step.PASSENGERS) {
    const asked = countNeed(s.dice, need);
    const size = Math.min(1, s.sizes[s.pilot]! / 6);
    const trust = TRUST[Math.min(asked, TRUST.length - 1)]! * (asked === 0 ? 1 : size);
    const stay = trust * pointsAt(s, s.level + 1);
    const leave = pointsAt(s, s.level);
    const lean = 0.5 + (stay - leave) / leave;
    return rng.below(1000) < lean * 1000 ? STAY : LEAVE;
  }
  if (s.step === Step.ALONE) {
    const chance = rollOdds(handOf(s, seat), diceAt(s, s.level), ruleOf(s));
    return chance * pointsAt(s, s.level + 1) > pointsAt(s, s.level) ? STAY : LEAVE;
  }
  return payingMove(s, moves, count);
}

/** Pays, with coloured cards if they suffice; a lone pilot who may leave does so when the next cloud is too far. */
function payingMove(s: CloudState, moves: readonly number[], count: number): number {
  let pay = -1;
  for (let i = 0; i < count; i++) {
    if (moves[i] === LEAVE && isAlone(s)) return i;
    if (pay < 0 && isPayment(moves[i]!)) pay = i;
  }
  if (pay >= 0) return pay;
  for (let i = 0; i < count; i++) if (moves[i] === FAIL) return i;
  return 0;
}

/** Dice in any order ask for the same cards. */
function outcome(s: CloudState, draw: Move): Move {
  return s.step === Step.ROLL && typeof draw === 'string' ? [...draw].sort().join('') : draw;
}

export const search: SearchHints<CloudState> = {
  points,
  spread,
  policy: policy as NonNullable<SearchHints<CloudState>['policy']>,
  outcome,
  settled: (s, from) => s.trips > from.trips,
  levels: { breeze: { iterations: 8, slip: 0.1 }, gust: { iterations: 15 } },
  trials: [
    { bot: 'storm', rivals: 'gust', least: 0.3, games: 400 },
    { bot: 'gust', rivals: 'greedy', least: 0.3, games: 400 },
  ],
};
