/** How the rulebook of Take Flight! is laid out, and its figures. */
import type { Block, Rulebook } from '../../contract/index.ts';
import { figure as figureOf, list, text } from '../../toolkit/rulebook.ts';
import { plain, signed } from './numbers.ts';
import { position } from './position.ts';
import { tablesNamed } from './sheet/index.ts';
import type { FlightState } from './state.ts';
import type { RulebookWords } from './words/index.ts';

/** Every figure is the first pilot's sheet. */
const figure = (at: string, caption: string): Block => figureOf(at, caption, 0);

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

export const rulebook = ({
  idea,
  sheet,
  round,
  tail,
  scoring,
  notation,
  examples: worked,
  rulings,
}: RulebookWords): Rulebook<FlightState> => ({
  sections: [
    {
      id: 'idea',
      title: idea.title,
      blocks: [text(idea.plane), text(idea.players), figure('6: 14; 3: 15; 5: 13; 4', idea.shown)],
    },
    { id: 'sheet', title: sheet.title, blocks: sheetBlocks(sheet) },
    {
      id: 'a-round',
      title: round.title,
      blocks: [
        text(round.steps),
        list(...round.step),
        figure('6: 14; 3', round.wind),
        text(round.top),
        figure(ceiling, round.topShown),
        text(round.crash),
        figure('1: 15', round.crashShown),
        text(round.end),
      ],
    },
    {
      id: 'tail',
      title: tail.title,
      blocks: [text(tail.spend), list(...tail.actions), figure('6: 14 +1; 6', tail.shown)],
    },
    {
      id: 'scoring',
      title: scoring.title,
      blocks: [
        text(scoring.fill),
        list(...scoring.boxes),
        figure(legend, scoring.legend),
        text(scoring.ties),
        figure('1: 15 / 15 / 15; throw 812 455 903', scoring.throws),
        { table: { head: scoring.ranksHead, rows: scoring.ranks } },
      ],
    },
    {
      id: 'notation',
      title: notation.title,
      blocks: [text(notation.moves), list(...notation.examples), figure('4', notation.shown)],
    },
    {
      id: 'examples',
      title: worked.title,
      blocks: [
        figure(examples.climb, worked.climb),
        figure(examples.level, worked.level),
        figure(examples.heart, worked.heart),
        figure(examples.top, worked.top),
      ],
    },
  ],
  rulings,
  position,
});

function sheetBlocks(say: RulebookWords['sheet']): Block[] {
  const { dashboard, symbols } = tablesNamed('demo').sheet;
  const sums = (least: number | null, row: number): string => {
    const above = dashboard[row - 1]?.least;
    if (least === null) return say.orLess(above! - 1);
    return above === undefined ? say.orMore(least) : `${least}–${above! - 1}`;
  };
  return [
    list(...say.parts),
    figure('', say.fresh),
    text(say.dashboard),
    {
      table: {
        head: say.dashboardHead,
        rows: dashboard.map(({ least, slope, drag }, i) => [sums(least, i), signed(slope), signed(drag)]),
      },
    },
    text(say.symbols),
    {
      table: {
        head: say.symbolsHead,
        rows: symbols.map(({ name, modifier, points }) => [
          say.symbol(name),
          signed(modifier),
          plain(points),
        ]),
      },
    },
  ];
}
