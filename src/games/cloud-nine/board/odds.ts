/** The odds that a viewer can know, worded. */
import type { Seat } from '../../../contract/index.ts';
import { payOdds, rollOdds, type WildRule } from '../odds.ts';
import { countNeed, isBlankRoll } from '../pay.ts';
import { type CloudState, diceAt, handOf, isHidden, Step } from '../state.ts';
import { unseen } from '../view.ts';
import { boardWords as say } from './words.ts';

/** One sentence, or nothing where there is nothing uncertain that this viewer could ask about. */
export function oddsWords(view: CloudState, viewer: Seat): string | undefined {
  const rule: WildRule = view.classic ? 'whole roll' : 'one die';
  if (view.step === Step.ALONE && view.pilot === viewer && !isHidden(view, viewer)) {
    const dice = diceAt(view, view.level);
    return say.oddsOwn(rollOdds(handOf(view, viewer), dice, rule), dice);
  }
  if (view.step !== Step.PASSENGERS && view.step !== Step.PAY) return undefined;
  if (isBlankRoll(view.dice)) return say.oddsSure;
  if (!isHidden(view, view.pilot)) return undefined;
  const need = [0, 0, 0, 0];
  countNeed(view.dice, need);
  const pool = unseen(view);
  const size = view.sizes[view.pilot]!;
  const { able, colored } = payOdds(pool, size, need, rule);
  const all = pool.reduce((sum, count) => sum + count, 0);
  return say.oddsPilot(able, colored, size, all);
}
