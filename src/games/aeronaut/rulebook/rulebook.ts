/** How the rulebook of Aeronaut Odyssey is laid out, and its figures. */
import type { Figure, Place, Rulebook, Section } from '../../../contract/index.ts';
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
  brief: [{ list: say.brief }],
  sections: [...game(say), ...expansions(say), ...writing(say)],
  rulings: say.rulings,
  position: (text) => readPosition(text),
});

/** A figure with what it points at. */
const shown = (
  position: string,
  caption: string,
  viewer: number,
  more: Pick<Figure, 'crop' | 'arrows' | 'callouts'>,
): { readonly figure: Figure } => ({ figure: { position, caption, viewer, ...more } });

const callouts = (places: readonly Place[], texts: readonly string[]) =>
  places.map((place, i) => ({ place, text: texts[i]! }));

function game(say: RulebookWords): Section[] {
  return [
    section('idea', say.idea, [text(say.idea.travel), text(say.idea.players)]),
    section('map', say.map, [
      list(...say.map.parts),
      shown('players 3; at 4 2 9; own r3:0 r6:1; area0 red -blue yellow; slots 4:5 2:1', say.map.table, 0, {
        callouts: callouts(['route-r1', 'slots-2', 'cell-0-2'], say.map.callouts),
      }),
    ]),
    section('set-up', say.setup, [text(say.setup.start), figure('players 3; at 4', say.setup.choosing)]),
    section('a-turn', say.turn, [
      text(say.turn.oneThing),
      text(say.turn.move),
      list(...say.turn.gains),
      shown('players 3; at 1 5 8; slots 2:0; turn 0', say.turn.paths, 0, {
        crop: ['city-1', 'city-3', 'city-4'],
        arrows: [
          ['city-1', 'city-4'],
          ['city-1', 'city-2'],
          ['city-2', 'city-3'],
        ],
      }),
      text(say.turn.claim),
      shown('players 2; at 4 7; own r1:1; area0 red red pink pink; turn 0', say.turn.prices, 0, {
        callouts: callouts(['route-r3', 'route-r15', 'route-r2'], say.turn.callouts),
      }),
    ]),
    section('scoring', say.end, [
      text(say.end.stuck),
      { table: say.end.table },
      figure('players 3; at 1 1 1; own r3:0 r8:1 r16:2 r13:0 r12:1; cells 0', say.end.over),
    ]),
    section('solo', say.alone, [
      text(say.alone.automaton),
      { steps: say.alone.steps },
      shown('players 1; at 4 8; own r3:1; area1 orange; turn 1', say.alone.lowest, 0, {
        crop: ['city-5', 'city-7', 'city-9'],
        arrows: [['city-8', 'city-5']],
      }),
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
      shown(flightExample[0], say.examples.before, 0, {
        crop: ['city-4', 'city-9', 'city-6', 'city-8'],
        arrows: [
          ['city-4', 'city-7'],
          ['city-7', 'city-9'],
        ],
      }),
      figure(flightExample[1], say.examples.flown, 0),
      figure(flightExample[2], say.examples.chosen, 0),
      text(say.examples.claim),
      shown(claimExample[0], say.examples.priced, 1, { crop: ['city-6', 'city-7', 'city-8', 'city-9'] }),
      figure(claimExample[1], say.examples.claimed, 1),
    ]),
  ];
}
