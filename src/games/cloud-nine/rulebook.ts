/** How the rulebook of Cloud 9 is laid out, and its figures. */
import type { Block, Figure, Rulebook } from '../../contract/index.ts';
import { list, section, text } from '../../toolkit/rulebook.ts';
import { CLASSIC_DICE, CLASSIC_POINTS } from './data.ts';
import { readPosition } from './position.ts';
import type { CloudState } from './state.ts';
import type { RulebookWords } from './words/index.ts';

/** A figure, seen by a player where one is named, cut to some places, with others pointed at. */
const figure = (
  position: string,
  caption: string,
  shown: Omit<Figure, 'position' | 'caption'> = {},
): { readonly figure: Figure } => ({ figure: { position, caption, ...shown } });

/** What a payment is about. */
const PAYING = ['dice', 'pilot', 'hand-G', 'hand-R', 'hand-umbrella'] as const;

/** The three examples of the rules. */
export const examples = {
  wildNeeded: 'hands R*G ?5 ?6; cloud 2; roll RR; trips 3; points 4 2 5; turn 0 pay',
  mustPay: 'hands RG* ?5 ?6; cloud 2; roll RG; trips 3; points 4 2 5; turn 0 pay',
  allBlank: 'hands RG* ?5 ?6; cloud 3; roll ---; trips 3; points 4 2 5; turn 1 decide',
} as const;

const WRITTEN = 'hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y';

export const rulebook = (say: RulebookWords): Rulebook<CloudState> => ({
  brief: [{ steps: say.brief }],
  sections: [
    section('idea', say.idea, [text(say.idea.ride), text(say.idea.players)]),
    section('data', say.data, [
      list(...say.data.pieces),
      figure(
        'hands GGPRY* ?6 ?7 ?5; cloud 3; jumped 0 0 2 0; pilot 1; roll R-Y; trips 4; points 6 4 9 3',
        say.data.table,
        {
          viewer: 0,
          callouts: [
            { place: 'balloon', text: say.data.callouts.balloon },
            { place: 'cloud-3', text: say.data.callouts.cloud },
            { place: 'jumper-2', text: say.data.callouts.jumper },
            { place: 'seat-1', text: say.data.callouts.others },
            { place: 'dice', text: say.data.callouts.dice },
            { place: 'hand-P', text: say.data.callouts.hand },
          ],
        },
      ),
    ]),
    section('set-up', say.setup, [
      { steps: say.setup.steps },
      figure('hands GPRRY* ?6 ?6 ?6', say.setup.start, {
        viewer: 0,
        crop: ['balloon', 'cloud-1', 'dice', 'pilot'],
      }),
    ]),
    section('a-trip', say.trip, trip(say.trip)),
    section('alone', say.alone, alone(say.alone)),
    section('the-end', say.end, [
      list(...say.end.steps),
      figure(
        'hands ?4 ?6 ?7; history 14 20 16, 14 12 15, 20 16 20, 3 1 0; cloud 3; jumped 3 1 0; roll GGY; pilot 2; turn 2 over',
        say.end.over,
        { crop: ['standings', 'balloon'], callouts: [{ place: 'standings', text: say.end.result }] },
      ),
    ]),
    section('nine-clouds', say.classic, classic(say.classic)),
    section('notation', say.notation, notation(say.notation)),
    section('examples', say.examples, [
      text(say.examples.wildNeeded),
      figure(examples.wildNeeded, say.examples.wildNeededShown, { viewer: 0, crop: PAYING }),
      text(say.examples.mustPay),
      figure(examples.mustPay, say.examples.mustPayShown, { viewer: 0, crop: PAYING }),
      text(say.examples.allBlank),
      figure(examples.allBlank, say.examples.allBlankShown, {
        viewer: 0,
        crop: ['balloon', 'cloud-4', 'dice', 'pilot'],
        arrows: [['cloud-3', 'cloud-4']],
      }),
    ]),
  ],
  rulings: say.rulings,
  position: readPosition,
});

const trip = (say: RulebookWords['trip']): Block[] => [
  text(say.intro),
  { steps: [say.roll, say.decide, say.pay, say.paid, say.notPaid] },
  figure('hands ?6 GGPPRY ?6; cloud 3; roll GR-; trips 2; points 3 3 1; turn 1 decide', say.deciding, {
    viewer: 1,
    crop: ['balloon', 'dice', 'choice-stay', 'choice-jump'],
    callouts: [
      { place: 'dice', text: say.price },
      { place: 'choice-jump', text: say.choice },
    ],
  }),
  text(say.rules),
  list(...say.payment),
  figure('hands GGGGPP ?6 ?6; cloud 2; roll RG; trips 2; points 3 3 1; turn 0 pay', say.falling, {
    viewer: 0,
    crop: ['dice', 'pilot', 'hand-G', 'hand-P'],
    callouts: [{ place: 'die-0', text: say.missing }],
  }),
];

const alone = (say: RulebookWords['alone']): Block[] => [
  text(say.leave),
  figure(
    'hands GPRR* ?6 ?6; cloud 2; jumped 0 1 2; roll RY; trips 2; points 3 4 3; turn 0 pay',
    say.leaving,
    { viewer: 0, crop: ['balloon', 'jumper-2', 'choice-jump', 'dice'], arrows: [['balloon', 'jumper-2']] },
  ),
  text(say.before),
  figure(
    'hands GPR ?6 ?6; cloud 3; jumped 0 1 2; trips 2; points 3 4 3; discard RY; turn 0 alone',
    say.deciding,
    {
      viewer: 0,
      crop: ['balloon', 'cloud-4', 'dice', 'choice-stay', 'choice-jump'],
      arrows: [['cloud-3', 'cloud-4']],
    },
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
    { viewer: 0, crop: ['balloon', 'cloud-9', 'dice', 'hand-umbrella'], arrows: [['cloud-8', 'cloud-9']] },
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
