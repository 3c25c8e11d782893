/** How the rulebook of Take Flight! is laid out, and its figures. */
import type { Block, Figure, Place, Rulebook } from '../../contract/index.ts';
import { list, section, steps, text } from '../../toolkit/rulebook.ts';
import { plain, signed } from './numbers.ts';
import {
  countPlace,
  DIE,
  heightPlace,
  MODIFIER,
  START,
  skyPlace,
  slopePlace,
  squarePlace,
  tokenPlace,
  WIND,
} from './places.ts';
import { position } from './position.ts';
import { tablesNamed } from './sheet/index.ts';
import type { FlightState } from './state.ts';
import type { RulebookWords } from './words/index.ts';

/** Every figure is the first pilot's sheet, or the part of it around some places. */
const figure = (at: string, caption: string, more: Partial<Figure> = {}): Block => ({
  figure: { position: at, caption, viewer: 0, ...more },
});

type Arrow = readonly [from: Place, to: Place];
/** A wing's square and what stands above it, with the flight that it leads to. */
const [sq, sky] = [squarePlace, skyPlace];
/** The first columns of the sky, as far as the paths of the examples go. */
const FIRST = [START, sky(5, 8), sky(1, 1)];

/** The first squares of both wings, which may stand one below the other. */
const INNER = [sq(13), sq(14), sq(15), sq(16)];

/** A whole flight of 89 points. */
export const legend =
  '6: 20 <>; 1: 15; 5: 14; 3: 13 =4 +4; 4: 16 level; 6: 17; 1: 12; 5: 11; 3: 10; 6: 9; 6: 8; 2: 18; 5: 19 +2; 6: 21; 2: 22; 2: 7; 5: 23; 6: 24; 5: 25; 4: 26; 6: 27; 6: 6; 5: 28 +1; 6: 2 <>';
/** Row 15, and a wing sum of 13 for the pilot who writes in 20. */
export const ceiling =
  '6: 26 <> +1; 6: 28 <> =4 +4; 6: 14; 1: 15 level; 6: 16 +2; 6: 13; 6: 17; 6: 18; 6: 19; 6: 12; 6';

/** The examples of the rules, one figure each. */
export const examples = {
  climb: '6: 14',
  level: '6: 15',
  heart: '6: 14 +1; 6: 15 +2',
  top: `${ceiling}: 20`,
} as const;

export const rulebook = (say: RulebookWords): Rulebook<FlightState> => ({
  brief: [text(say.brief.idea), steps(...say.brief.steps), text(say.brief.win)],
  sections: [
    section('idea', say.idea, [
      text(say.idea.plane),
      text(say.idea.players),
      figure('6: 14; 3: 15; 5: 13; 4', say.idea.shown, {
        crop: [START, sky(10, 12), sky(1, 1)],
        arrows: [[sky(3, 3), sky(4, 4)]],
      }),
    ]),
    section('sheet', say.sheet, sheetBlocks(say.sheet)),
    section('a-round', say.round, roundBlocks(say.round)),
    section('tail', say.tail, tailBlocks(say.tail)),
    section('scoring', say.scoring, scoringBlocks(say.scoring)),
    section('examples', say.examples, exampleBlocks(say.examples)),
    section('notation', say.notation, [
      text(say.notation.moves),
      list(...say.notation.examples),
      figure('4', say.notation.shown, { crop: [WIND, ...INNER] }),
    ]),
  ],
  rulings: say.rulings,
  position,
});

function roundBlocks(say: RulebookWords['round']): Block[] {
  const arrows: Arrow[] = [
    [WIND, sq(13)],
    [WIND, sq(15)],
  ];
  return [
    text(say.steps),
    steps(...say.step),
    figure('6: 14; 3', say.wind, {
      crop: [MODIFIER, sq(11), sq(18), ...INNER],
      arrows,
      callouts: [
        { place: MODIFIER, text: say.windCallouts.modifier },
        { place: DIE, text: say.windCallouts.die },
        { place: sq(14), text: say.windCallouts.written },
      ],
    }),
    text(say.top),
    figure(ceiling, say.topShown, {
      crop: [sky(8, 16), sky(13, 12)],
      arrows: [[sky(10, 15), sky(11, 16)]],
    }),
    text(say.crash),
    figure('1: 15', say.crashShown, { crop: FIRST, arrows: [[START, sky(1, 1)]] }),
    text(say.end),
  ];
}

function tailBlocks(say: RulebookWords['tail']): Block[] {
  return [
    text(say.spend),
    { legend: Object.entries(say.actions).map(([sign, words]) => ({ sign, text: words })) },
    figure('6: 14 +1; 6', say.shown, {
      crop: [...INNER, tokenPlace('<>'), tokenPlace('level')],
      arrows: [[tokenPlace('+2'), sq(15)]],
    }),
  ];
}

function scoringBlocks(say: RulebookWords['scoring']): Block[] {
  return [
    text(say.fill),
    list(...say.boxes),
    figure(legend, say.legend, {
      crop: [START, heightPlace(16), sky(24, 1), countPlace('hourglass')],
      callouts: [
        { place: sky(24, 7), text: say.callouts.landing },
        { place: heightPlace(10), text: say.callouts.peak },
        { place: countPlace('heart'), text: say.callouts.hearts },
      ],
    }),
    text(say.ties),
    figure('1: 15 / 15 / 15; throw 812 455 903', say.throws, { crop: FIRST }),
    { table: { head: say.ranksHead, rows: say.ranks } },
  ];
}

function exampleBlocks(say: RulebookWords['examples']): Block[] {
  return [
    figure(examples.climb, say.climb, { crop: FIRST, arrows: [[START, sky(1, 5)]] }),
    figure(examples.level, say.level, { crop: FIRST, arrows: [[START, sky(1, 3)]] }),
    figure(examples.heart, say.heart, { crop: FIRST, arrows: [[sky(1, 6), sky(2, 4)]] }),
    figure(examples.top, say.top, { crop: [sky(8, 16), sky(13, 12)], arrows: [[sky(10, 15), sky(11, 16)]] }),
  ];
}

function sheetBlocks(say: RulebookWords['sheet']): Block[] {
  const { dashboard, symbols } = tablesNamed('demo').sheet;
  const sums = (least: number | null, row: number): string => {
    const above = dashboard[row - 1]?.least;
    if (least === null) return say.orLess(above! - 1);
    return above === undefined ? say.orMore(least) : `${least}–${above! - 1}`;
  };
  return [
    list(...say.parts),
    figure('', say.fresh, {
      callouts: [
        { place: START, text: say.callouts.start },
        { place: countPlace('heart'), text: say.callouts.symbols },
        { place: sq(14), text: say.callouts.wings },
        { place: tokenPlace('+2'), text: say.callouts.tail },
        { place: slopePlace(0), text: say.callouts.dashboard },
      ],
    }),
    text(say.dashboard),
    {
      table: {
        head: say.dashboardHead,
        rows: dashboard.map(({ least, slope, drag }, i) => [sums(least, i), signed(slope), signed(drag)]),
      },
    },
    text(say.symbols),
    {
      legend: symbols.map(({ name, modifier, points }) => ({
        sign: name,
        text: say.symbol(name, signed(modifier), plain(points)),
      })),
    },
  ];
}
