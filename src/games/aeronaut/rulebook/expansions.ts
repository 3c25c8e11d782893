/** The part of the rulebook about secret areas and the five expansions. */
import type { Section } from '../../../contract/index.ts';
import { figure, list, section, text } from '../../../toolkit/rulebook.ts';
import type { RulebookWords } from '../words/index.ts';

const SHOWN = {
  secretAreas: 'players 3; with secretAreas; at 4 7 9; area0 red red blue; area1 ? ? blue ? ?; turn 0',
  wildWinds: 'map chart; players 3; at 6 1 2; turn 0; play M r15',
  multiroutes: 'map chart; players 3; at 6 9 1; own r16.yellow:0 r16.red:1; area0 blue green; turn 0',
  trajectories: 'map chart; players 3; at 1 9 8; own r1:0; area0 orange orange; turn 0',
  bonuses: 'map chart; players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red; turn 0; play M r8 blue, +pink',
  thieves: 'players 3; with thieves; at 4 4 1; area1 red -blue pink; secret 3-9:6 ? ?; turn 0',
};

export function expansions(say: RulebookWords): Section[] {
  const { order, secretAreas, wildWinds, multiroutes, trajectories, bonuses, thieves } = say;
  return [
    section('expansions', order, [text(order.together), { steps: order.steps }]),
    section('secret-areas', secretAreas, [
      text(secretAreas.types),
      figure(SHOWN.secretAreas, secretAreas.known, 0),
    ]),
    section('wild-winds', wildWinds, [text(wildWinds.gray), figure(SHOWN.wildWinds, wildWinds.choosing, 0)]),
    section('multiroutes', multiroutes, [
      text(multiroutes.spaces),
      list(...multiroutes.rules),
      figure(SHOWN.multiroutes, multiroutes.open, 0),
    ]),
    section('trajectories', trajectories, [
      text(trajectories.pairs),
      text(trajectories.swap),
      figure(SHOWN.trajectories, trajectories.closing, 0),
    ]),
    section('bonuses', bonuses, [
      text(bonuses.some),
      list(...bonuses.kinds),
      figure(SHOWN.bonuses, bonuses.toll, 2),
    ]),
    section('thieves', thieves, [list(...thieves.actions), figure(SHOWN.thieves, thieves.meeting, 0)]),
  ];
}
