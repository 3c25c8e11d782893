/**
 * What a position is worth, for bots: points and what this trip may still bring, compared with the others. The
 * chance that another pilot pays comes from the cards that were not seen; for the own hand it is exact.
 */
import type { Hints } from '../../contract/index.ts';
import { chanceToPay, ownChance } from './chances.ts';
import { CLASSIC_TOP, KINDS, WILD } from './data.ts';
import { search } from './search.ts';
import { type CloudState, diceAt, isAboard, isAlone, isHidden, nextAboard, pointsAt, Step } from './state.ts';

/** What a card in the hand is worth in points: it helps to stay aloft in trips to come. */
const COLORED_CARD = 0.15;
const WILD_CARD = 0.6;
/** How many clouds a lone pilot thinks of, this one included: further up the cards that were paid would be missing. */
const LOOK_AHEAD = 2;

export const hints: Hints<CloudState> = {
  search,
  value(view, seat) {
    const gains = view.scores.map((score, other) => score + tripValue(view, other));
    const mine = gains[seat]! + handValue(view, seat);
    const others = gains.filter((_, other) => other !== seat);
    return mine - others.reduce((sum, gain) => sum + gain, 0) / others.length;
  },
};

function handValue(view: CloudState, seat: number): number {
  if (isHidden(view, seat)) return 0;
  const wilds = view.hands[seat * KINDS + WILD]!;
  return COLORED_CARD * (view.sizes[seat]! - wilds) + WILD_CARD * wilds;
}

/** What the trip under way may still bring a seat, in points, as the viewer sees it. */
function tripValue(view: CloudState, seat: number): number {
  if (view.step === Step.DEAL || view.step >= Step.DRAW || !isAboard(view, seat)) return 0;
  if (view.step === Step.ALONE) return alone(view, seat, view.level, 'may leave');
  if (view.step === Step.ROLL) {
    if (isAlone(view)) return alone(view, seat, view.level, 'must roll');
    return seat === view.pilot ? piloting(view, seat, view.level) : pointsAt(view, view.level);
  }
  return chanceToPay(view) * afterPaying(view, seat);
}

/** What a seat can expect one cloud higher. */
function afterPaying(view: CloudState, seat: number): number {
  const above = view.level + 1;
  if (view.classic && above === CLASSIC_TOP) return pointsAt(view, above);
  if (isAlone(view)) return alone(view, seat, above, 'may leave');
  return seat === nextAboard(view) ? piloting(view, seat, above) : pointsAt(view, above);
}

/** A pilot with passengers has to pay once before anything can be had, unless they all leave. */
function piloting(view: CloudState, seat: number, level: number): number {
  return ownOdds(view, seat, level) * pointsAt(view, level + 1);
}

function ownOdds(view: CloudState, seat: number, level: number): number {
  return ownChance(view, seat, level) ?? FRESH_HAND[Math.min(diceAt(view, level), FRESH_HAND.length - 1)]!;
}

/** The chance that six unknown cards pay none, one, two … dice. */
const FRESH_HAND: readonly number[] = [1, 0.92, 0.82, 0.7, 0.57, 0.45, 0.35, 0.26, 0.2];

/** A lone pilot may leave at every cloud, and pays by the same hand as far as it lasts. */
function alone(view: CloudState, seat: number, level: number, now: 'may leave' | 'must roll'): number {
  let best = 0;
  let chance = 1;
  for (let step = 0; step < LOOK_AHEAD; step++) {
    if (step > 0 || now === 'may leave') best = Math.max(best, chance * pointsAt(view, level + step));
    if (view.classic && level + step === CLASSIC_TOP) break;
    chance *= ownOdds(view, seat, level + step);
  }
  return best;
}
