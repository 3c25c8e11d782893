/** How the rulebook of Cloud 9 is laid out, and its figures. */
import type { Block, Rulebook } from '../../contract/index.ts';
import { figure, list, text } from '../../toolkit/rulebook.ts';
import { CLASSIC_DICE, CLASSIC_POINTS } from './data.ts';
import { readPosition } from './position.ts';
import type { CloudState } from './state.ts';
import type { RulebookWords } from './words/index.ts';

/** The three examples of the rules. */
export const examples = {
  wildNeeded: 'hands R*G ?5 ?6; cloud 2; roll RR; trips 3; points 4 2 5; turn 0 pay',
  mustPay: 'hands RG* ?5 ?6; cloud 2; roll RG; trips 3; points 4 2 5; turn 0 pay',
  allBlank: 'hands RG* ?5 ?6; cloud 3; roll ---; trips 3; points 4 2 5; turn 1 decide',
} as const;

const WRITTEN = 'hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y';

export const rulebook = (say: RulebookWords): Rulebook<CloudState> => ({
  sections: [
    { id: 'idea', title: say.idea.title, blocks: [text(say.idea.ride), text(say.idea.players)] },
    {
      id: 'data',
      title: say.data.title,
      blocks: [
        list(...say.data.pieces),
        figure(
          'hands GGPRY* ?6 ?7 ?5; cloud 3; jumped 0 0 2 0; pilot 1; roll R-Y; trips 4; points 6 4 9 3',
          say.data.table,
          0,
        ),
      ],
    },
    {
      id: 'set-up',
      title: say.setup.title,
      blocks: [list(...say.setup.steps), figure('hands GPRRY* ?6 ?6 ?6', say.setup.start, 0)],
    },
    { id: 'a-trip', title: say.trip.title, blocks: trip(say.trip) },
    { id: 'alone', title: say.alone.title, blocks: alone(say.alone) },
    {
      id: 'the-end',
      title: say.end.title,
      blocks: [
        list(...say.end.steps),
        figure(
          'hands ?4 ?6 ?7; history 14 20 16, 14 12 15, 20 16 20, 3 1 0; cloud 3; jumped 3 1 0; roll GGY; pilot 2; turn 2 over',
          say.end.over,
        ),
      ],
    },
    { id: 'nine-clouds', title: say.classic.title, blocks: classic(say.classic) },
    { id: 'notation', title: say.notation.title, blocks: notation(say.notation) },
    {
      id: 'examples',
      title: say.examples.title,
      blocks: [
        text(say.examples.wildNeeded),
        figure(examples.wildNeeded, say.examples.wildNeededShown, 0),
        text(say.examples.mustPay),
        figure(examples.mustPay, say.examples.mustPayShown, 0),
        text(say.examples.allBlank),
        figure(examples.allBlank, say.examples.allBlankShown, 0),
      ],
    },
  ],
  rulings: say.rulings,
  position: readPosition,
});

const trip = (say: RulebookWords['trip']): Block[] => [
  text(say.steps),
  text(say.roll),
  text(say.decide),
  figure('hands ?6 GGPPRY ?6; cloud 3; roll GR-; trips 2; points 3 3 1; turn 1 decide', say.deciding, 1),
  text(say.pay),
  list(...say.payment),
  text(say.paid),
  text(say.notPaid),
  figure('hands GGGGPP ?6 ?6; cloud 2; roll RG; trips 2; points 3 3 1; turn 0 pay', say.falling, 0),
];

const alone = (say: RulebookWords['alone']): Block[] => [
  text(say.leave),
  figure(
    'hands GPRR* ?6 ?6; cloud 2; jumped 0 1 2; roll RY; trips 2; points 3 4 3; turn 0 pay',
    say.leaving,
    0,
  ),
  text(say.before),
  figure(
    'hands GPR ?6 ?6; cloud 3; jumped 0 1 2; trips 2; points 3 4 3; discard RY; turn 0 alone',
    say.deciding,
    0,
  ),
];

const classic = (say: RulebookWords['classic']): Block[] => [
  text(say.option),
  {
    table: {
      head: [say.cloud, ...CLASSIC_POINTS.map((_, i) => `${i + 1}`)],
      rows: [
        [say.points, ...CLASSIC_POINTS.map(String)],
        [say.dice, ...CLASSIC_DICE.map(String), say.none],
      ],
    },
  },
  list(...say.ways),
  figure(
    'hands GY* ?5 ?6; track classic; cloud 8; jumped 0 0 5; roll GRPY; trips 6; points 20 14 24; turn 0 pay',
    say.landing,
    0,
  ),
];

const notation = (say: RulebookWords['notation']): Block[] => [
  text(say.moves),
  {
    table: {
      head: say.head,
      rows: [
        ['`stay`', say.stay],
        ['`leave`', say.leave],
        ['`pay`', say.pay],
        ['`pay *R`', say.payWild],
        ['`pay *`', say.payAll],
        ['`fail`', say.fail],
      ],
    },
  },
  text(say.positions(WRITTEN)),
  figure(WRITTEN, say.position),
];
