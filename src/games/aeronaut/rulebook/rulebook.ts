/** How the rulebook of Aeronaut Odyssey is laid out, and its figures. */
import type { Rulebook, Section } from '../../../contract/index.ts';
import { figure, list, section, text } from '../../../toolkit/rulebook.ts';
import { readPosition } from '../rules/position.ts';
import type { AeronautState } from '../rules/state.ts';
import type { RulebookWords } from '../words/index.ts';
import { expansions } from './expansions.ts';

/** The two examples, before and after. */
export const flightExample = [
  'players 3; at 4 1 5; slots 7:0; own r8:2; turn 0',
  'players 3; at 4 1 5; slots 7:0; own r8:2; turn 0; play M r3 r8 red',
  'players 3; at 4 1 5; slots 7:0; own r8:2; turn 0; play M r3 r8 red, +green',
] as const;
export const claimExample = [
  'players 3; at 9 7 1; area1 blue blue red blue; turn 1',
  'players 3; at 9 7 1; area1 blue blue red blue; turn 1; play C r8',
] as const;

export const rulebook = (say: RulebookWords): Rulebook<AeronautState> => ({
  sections: [...game(say), ...expansions(say), ...writing(say)],
  rulings: say.rulings,
  position: (text) => readPosition(text),
});

function game(say: RulebookWords): Section[] {
  return [
    section('idea', say.idea, [text(say.idea.travel), text(say.idea.players)]),
    section('map', say.map, [
      list(...say.map.parts),
      figure('players 3; at 4 2 9; own r3:0 r6:1; area0 red -blue yellow; slots 4:5 2:1', say.map.table, 0),
    ]),
    section('set-up', say.setup, [text(say.setup.start), figure('players 3; at 4', say.setup.choosing)]),
    section('a-turn', say.turn, [
      text(say.turn.oneThing),
      text(say.turn.move),
      list(...say.turn.gains),
      figure('players 3; at 1 5 8; slots 2:0; turn 0', say.turn.paths, 0),
      text(say.turn.claim),
      figure('players 2; at 4 7; own r1:1; area0 red red pink pink; turn 0', say.turn.prices, 0),
    ]),
    section('scoring', say.end, [
      text(say.end.stuck),
      { table: say.end.table },
      figure('players 3; at 1 1 1; own r3:0 r8:1 r16:2 r13:0 r12:1; cells 0', say.end.over),
    ]),
    section('solo', say.alone, [
      text(say.alone.automaton),
      list(...say.alone.steps),
      figure('players 1; at 4 8; own r3:1; area1 orange; turn 1', say.alone.lowest, 0),
    ]),
  ];
}

function writing(say: RulebookWords): Section[] {
  return [
    section('notation', say.notation, [
      text(say.notation.written),
      { table: say.notation.table },
      text(say.notation.leftOut),
    ]),
    section('examples', say.examples, [
      text(say.examples.flight),
      figure(flightExample[0], say.examples.before, 0),
      figure(flightExample[1], say.examples.flown, 0),
      figure(flightExample[2], say.examples.chosen, 0),
      text(say.examples.claim),
      figure(claimExample[0], say.examples.priced, 1),
      figure(claimExample[1], say.examples.claimed, 1),
    ]),
  ];
}
