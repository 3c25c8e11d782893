/** The part of the rulebook about secret areas and the five expansions. */
import type { Section } from '../../../contract/index.ts';
import { figure, list, section, text } from '../../../toolkit/rulebook.ts';
import type { RulebookWords } from '../words/index.ts';

export const expansions = (say: RulebookWords): Section[] => [
  section('expansions', say.order, [text(say.order.together), { steps: say.order.steps }]),
  section('secret-areas', say.secretAreas, [
    text(say.secretAreas.types),
    figure(
      'players 3; with secretAreas; at 4 7 9; area0 red red blue; area1 ? ? blue ? ?; turn 0',
      say.secretAreas.known,
      0,
    ),
  ]),
  section('wild-winds', say.wildWinds, [
    text(say.wildWinds.gray),
    figure('map chart; players 3; at 6 1 2; turn 0; play M r15', say.wildWinds.choosing, 0),
  ]),
  section('multiroutes', say.multiroutes, [
    text(say.multiroutes.spaces),
    list(...say.multiroutes.rules),
    figure(
      'map chart; players 3; at 6 9 1; own r16.yellow:0 r16.red:1; area0 blue green; turn 0',
      say.multiroutes.open,
      0,
    ),
  ]),
  section('trajectories', say.trajectories, [
    text(say.trajectories.pairs),
    text(say.trajectories.swap),
    figure(
      'map chart; players 3; at 1 9 8; own r1:0; area0 orange orange; turn 0',
      say.trajectories.closing,
      0,
    ),
  ]),
  section('bonuses', say.bonuses, [
    text(say.bonuses.some),
    list(...say.bonuses.kinds),
    figure(
      'map chart; players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red; turn 0; play M r8 blue, +pink',
      say.bonuses.toll,
      2,
    ),
  ]),
  section('thieves', say.thieves, [
    list(...say.thieves.actions),
    figure(
      'players 3; with thieves; at 4 4 1; area1 red -blue pink; secret 3-9:6 ? ?; turn 0',
      say.thieves.meeting,
      0,
    ),
  ]),
];
