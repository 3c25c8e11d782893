/** The player aid of Aeronaut Odyssey: what is looked up in the middle of a game, a tip on every place, and a coach. */
import type { Aid, Block, Section } from '../../contract/index.ts';
import { section, text } from '../../toolkit/rulebook.ts';
import { coach } from './aid/coach.ts';
import { Sign } from './aid/sign.tsx';
import { tip } from './aid/tip.ts';
import { ALL_TYPES, BONUSES } from './map/map.ts';
import type { AeronautState } from './rules/state.ts';
import { tune } from './rules/turnables.ts';
import type { AidWords } from './words/index.ts';

export const aid = (say: AidWords): Aid<AeronautState> => ({
  sections: (house = {}) => sections(say, tune(house).points.slice(1)),
  Sign,
  tip: (view, viewer, place, who) => tip(say, view, viewer, place, who),
  coach: (view, seat, held) => coach(say, view, seat, held),
});

function sections({ sections: say }: AidWords, points: readonly number[]): readonly Section[] {
  const types: Block = {
    legend: [
      ...ALL_TYPES.map((type) => ({ sign: `type-${type}`, text: say.type(type) })),
      { sign: 'slot', text: say.symbols.slot },
      { sign: 'taken', text: say.symbols.taken },
    ],
  };
  const scores = {
    head: [say.scoring.spaces, ...points.map((_, i) => String(i + 1))],
    rows: [[say.scoring.points, ...points.map(String)]],
  };
  const bonuses: Block = {
    legend: BONUSES.map((bonus) => ({ sign: `bonus-${bonus}`, text: say.bonus(bonus) })),
  };
  return [
    section('turn', say.turn, [text(say.turn.one), { list: say.turn.steps }]),
    section('receiving', say.receiving, [{ list: say.receiving.list }]),
    section('claiming', say.claiming, [{ list: say.claiming.list }]),
    section('scoring', say.scoring, [{ table: scores }, text(say.scoring.more)]),
    section('end', say.end, [text(say.end.text)]),
    section('symbols', say.symbols, [types]),
    section('trajectories', say.trajectories, [text(say.trajectories.text)]),
    section('bonuses', say.bonuses, [text(say.bonuses.text), bonuses]),
    section('multiroutes', say.multiroutes, [text(say.multiroutes.text)]),
    section('wild-winds', say.wildWinds, [
      text(say.wildWinds.text),
      { legend: [{ sign: 'type-gray', text: say.type('gray') }] },
    ]),
    section('thieves', say.thieves, [{ list: say.thieves.list }]),
  ];
}
