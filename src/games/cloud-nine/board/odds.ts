/** The odds that a viewer can know, worded. */
import type { Seat } from '../../../contract/index.ts';
import { ownChance, pilotOdds } from '../chances.ts';
import { isBlankRoll } from '../pay.ts';
import { type CloudState, diceAt, isHidden, Step } from '../state.ts';
import { unseen } from '../view.ts';
import type { TableWords } from '../words/index.ts';

export interface OddsWords {
  /** A number. */
  readonly short: string;
  /** A sentence. */
  readonly long: string;
}

/** Nothing where there is nothing uncertain that this viewer could ask about. */
export function oddsWords({ board: say }: TableWords, view: CloudState, viewer: Seat): OddsWords | undefined {
  if (view.step === Step.ALONE && view.pilot === viewer) {
    const chance = ownChance(view, viewer, view.level);
    if (chance === undefined) return undefined;
    return { short: say.chance(chance), long: say.oddsOwn(chance, diceAt(view, view.level)) };
  }
  if (view.step !== Step.PASSENGERS && view.step !== Step.PAY) return undefined;
  if (isBlankRoll(view.dice)) return { short: say.chance(1), long: say.oddsSure };
  if (!isHidden(view, view.pilot)) return undefined;
  const { able, colored } = pilotOdds(view);
  const all = unseen(view).reduce((sum, count) => sum + count, 0);
  return { short: say.chance(able), long: say.oddsPilot(able, colored, view.sizes[view.pilot]!, all) };
}
