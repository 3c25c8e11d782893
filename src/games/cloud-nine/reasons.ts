/** Why a move: what is safe, what one cloud more is worth, and the exact chance that it is reached. */
import type { Move, Reasons } from '../../contract/index.ts';
import { CLASSIC_TOP, KINDS, WILD } from './data.ts';
import { payOdds, pays, rollOdds, type WildRule } from './odds.ts';
import { cardsOf, countNeed, isBlankRoll } from './pay.ts';
import { reasonWords as say } from './reason-words.ts';
import {
  type CloudState,
  diceAt,
  FAIL,
  handOf,
  isAboard,
  isHidden,
  LEAVE,
  PAY,
  pointsAt,
  STAY,
  Step,
} from './state.ts';
import { unseen } from './view.ts';

export const reasons: Reasons<CloudState, Move> = {
  why(view, seat, move) {
    if (view.step === Step.PASSENGERS) return move === LEAVE ? whyJump(view) : whyStay(view, seat);
    if (view.step === Step.ALONE) return whyAlone(view, seat, move as number);
    return whyPilot(view, seat, move as number);
  },
};

const rule = (view: CloudState): WildRule => (view.classic ? 'whole roll' : 'one die');
const above = (view: CloudState): number => pointsAt(view, view.level + 1);
const here = (view: CloudState): number => pointsAt(view, view.level);
const isLast = (view: CloudState): boolean => view.classic === 1 && view.level + 1 === CLASSIC_TOP;

/** The chance that the pilot is able to pay the roll on the table, for whoever looks at this view. */
function chanceToPay(view: CloudState): number {
  const need = [0, 0, 0, 0];
  if (countNeed(view.dice, need) === 0) return 1;
  if (!isHidden(view, view.pilot)) return pays(handOf(view, view.pilot), need, rule(view)) ? 1 : 0;
  return payOdds(unseen(view), view.sizes[view.pilot]!, need, rule(view)).able;
}

/** The chance that a hand pays the next roll at a level; undefined where it is not shown. */
const ownChance = (view: CloudState, seat: number, level: number): number | undefined =>
  isHidden(view, seat) ? undefined : rollOdds(handOf(view, seat), diceAt(view, level), rule(view));

function whyJump(view: CloudState): string {
  const chance = chanceToPay(view);
  return chance === 1 ? say.jumpFromSure(here(view), above(view)) : say.jump(here(view), chance, above(view));
}

function whyStay(view: CloudState, seat: number): string {
  const chance = chanceToPay(view);
  if (isLast(view)) return say.stayToLand(chance, here(view), above(view));
  const own = ownChance(view, seat, view.level + 1);
  if (nextPilot(view) === seat && own !== undefined)
    return say.stayAsPilot(chance, pointsAt(view, view.level + 2), diceAt(view, view.level + 1), own);
  return say.stay(chance, here(view), above(view));
}

/** Who flies on after this pilot, as long as nobody else leaves. */
function nextPilot(view: CloudState): number {
  let seat = (view.pilot + 1) % view.seats;
  while (!isAboard(view, seat)) seat = (seat + 1) % view.seats;
  return seat;
}

function whyAlone(view: CloudState, seat: number, move: number): string {
  const count = diceAt(view, view.level);
  const own = ownChance(view, seat, view.level);
  return move === STAY
    ? say.rollAlone(count, own, here(view), above(view))
    : say.jumpAlone(here(view), count, own, above(view));
}

function whyPilot(view: CloudState, seat: number, move: number): string {
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
