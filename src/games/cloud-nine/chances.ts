/** The chances that a view knows of. */
import { payOdds, pays, rollOdds, type WildRule } from './odds.ts';
import { needOf } from './pay.ts';
import { type CloudState, diceAt, handOf, isHidden } from './state.ts';
import { unseen } from './view.ts';

export const ruleOf = (view: CloudState): WildRule => (view.classic ? 'whole roll' : 'one die');

/** The odds that a pilot whose hand is hidden pays the roll on the table. */
export const pilotOdds = (view: CloudState) =>
  payOdds(unseen(view), view.sizes[view.pilot]!, needOf(view.dice), ruleOf(view));

/** The chance that the roll on the table is paid. */
export function chanceToPay(view: CloudState): number {
  if (isHidden(view, view.pilot)) return pilotOdds(view).able;
  return pays(handOf(view, view.pilot), needOf(view.dice), ruleOf(view)) ? 1 : 0;
}

/** The chance that a seat's hand pays a roll at a level; undefined where it is hidden. */
export const ownChance = (view: CloudState, seat: number, level: number): number | undefined =>
  isHidden(view, seat) ? undefined : rollOdds(handOf(view, seat), diceAt(view, level), ruleOf(view));
