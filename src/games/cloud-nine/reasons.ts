/** Why a move: what is safe, what one cloud more is worth, and the exact chance that it is reached. */
import type { Move, Reasons } from '../../contract/index.ts';
import { chanceToPay, ownChance } from './chances.ts';
import { CLASSIC_TOP, KINDS, WILD } from './data.ts';
import { cardsOf, isBlankRoll } from './pay.ts';
import {
  type CloudState,
  diceAt,
  FAIL,
  isAboard,
  isHidden,
  LEAVE,
  nextAboard,
  PAY,
  pointsAt,
  STAY,
  Step,
} from './state.ts';
import type { ReasonWords } from './words/index.ts';

export const reasons = (say: ReasonWords): Reasons<CloudState, Move> => ({
  why(view, seat, move) {
    if (view.step === Step.PASSENGERS) return move === LEAVE ? whyJump(say, view) : whyStay(say, view, seat);
    if (view.step === Step.ALONE) return whyAlone(say, view, seat, move as number);
    return whyPilot(say, view, seat, move as number);
  },
});

const above = (view: CloudState): number => pointsAt(view, view.level + 1);
const here = (view: CloudState): number => pointsAt(view, view.level);
const isLast = (view: CloudState): boolean => view.classic === 1 && view.level + 1 === CLASSIC_TOP;

/** The chance that the pilot can pay the roll on the table. */
const payChance = (view: CloudState): number => (isBlankRoll(view.dice) ? 1 : chanceToPay(view));

function whyJump(say: ReasonWords, view: CloudState): string {
  const chance = payChance(view);
  return chance === 1 ? say.jumpFromSure(here(view), above(view)) : say.jump(here(view), chance, above(view));
}

function whyStay(say: ReasonWords, view: CloudState, seat: number): string {
  const chance = payChance(view);
  if (isLast(view)) return say.stayToLand(chance, here(view), above(view));
  const own = ownChance(view, seat, view.level + 1);
  if (nextAboard(view) === seat && own !== undefined)
    return say.stayAsPilot(chance, pointsAt(view, view.level + 2), diceAt(view, view.level + 1), own);
  return say.stay(chance, here(view), above(view));
}

function whyAlone(say: ReasonWords, view: CloudState, seat: number, move: number): string {
  const count = diceAt(view, view.level);
  const own = ownChance(view, seat, view.level);
  return move === STAY
    ? say.rollAlone(count, own, here(view), above(view))
    : say.jumpAlone(here(view), count, own, above(view));
}

function whyPilot(say: ReasonWords, view: CloudState, seat: number, move: number): string {
  const size = view.sizes[seat]!;
  if (move === LEAVE) return say.pilotJumps(here(view), size, view.scores[seat]! + here(view));
  if (move === FAIL) {
    const others = view.sizes.filter((_, other) => other !== seat && isAboard(view, other)).length;
    return say.fail(others, size);
  }
  const level = view.level + 1;
  if (isLast(view)) return say.lands(level, above(view));
  if (isBlankRoll(view.dice)) return say.free(level, above(view));
  const left = size - cardsOf(view.dice, move).reduce((sum, count) => sum + count, 0);
  if (move === PAY || isHidden(view, seat)) return say.pay(level, above(view), left);
  return say.payWild(level, above(view), left, view.hands[seat * KINDS + WILD]! - 1);
}
