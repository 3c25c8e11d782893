/** What is printed of the panoramic edition. */
import type { Sheet, Sheets } from '../../contract/index.ts';
import { formation } from '../../families/airfield/formation.ts';
import { flyingIn, type Standing } from '../../families/airfield/sheets/figure.tsx';
import { DISC } from '../../families/airfield/sheets/pieces.tsx';
import { scoringSheet } from '../../families/airfield/sheets/scoring.tsx';
import { fieldSheets, printed, secretSheets } from '../../families/airfield/sheets/sheets.tsx';
import { certain } from '../../toolkit/reading.ts';
import { TokenDot } from './board/tokens.tsx';
import { BALLOONS, COLORS, FIRST_TRUCKS, MULTI, SPACES, TOKEN_SUPPLY, TRUCKS } from './data.ts';
import { readPosition } from './position.ts';
import { finale } from './rulebook.ts';
import { type PanoramaState, safetySpace } from './state.ts';
import { tune } from './turnables.ts';
import type { SheetWords } from './words/index.ts';

const spacesOf = (trucks: number): number[] =>
  Array.from({ length: SPACES }, (_, i) => i + 1).filter((space) => (trucks & (1 << space)) !== 0);

export const sheetsOf = (say: SheetWords): Sheets<PanoramaState> => {
  const first = spacesOf(FIRST_TRUCKS);
  const start = { launch: first.slice(0, -1), safety: first.at(-1)! };
  const board = { grounds: { lane: false }, start, say: say.board };
  const example = certain(readPosition(finale));
  return printed<PanoramaState>({
    board,
    standingOf,
    example,
    make({ cards, house = {} }, sky) {
      const { lines, heads, player } = say.scoring;
      const scoring = scoringSheet(say.scoring, {
        figure: sky(formation(example.at).map((_, i) => i + 1)),
        lines: lines(tune(house).sets),
        pad: { heads, player },
      });
      return {
        sheets: [
          ...fieldSheets(board, { balloons: BALLOONS, trucks: TRUCKS - 1 }, say),
          tokenSheet(say),
          ...secretSheets(COLORS, { cards, numbers: BALLOONS.length }, say),
          scoring,
        ],
        adds: say.adds,
      };
    },
  });
};

const tokenSheet = (say: SheetWords): Sheet => ({
  id: 'tokens',
  kind: 'cut',
  title: say.tokens.title,
  hint: say.tokens.hint,
  size: DISC,
  pieces: TOKEN_SUPPLY.map((count, kind) => {
    const color = COLORS[kind];
    const name = kind === MULTI ? say.tokens.multi : say.tokens.safety;
    return {
      part: `token-${color ?? (kind === MULTI ? 'multi' : 'safety')}`,
      name: color === undefined ? name : say.tokens.color(color),
      count,
      draw: () => <TokenDot kind={kind} size={DISC.w - 2} x={1} y={1} />,
    };
  }),
});

function standingOf(s: PanoramaState): Standing {
  const safety = safetySpace(s);
  return {
    flying: flyingIn(s.at, BALLOONS),
    trucks: spacesOf(s.trucks).map((space) => {
      const load = s.load[space]!;
      return {
        space,
        kind: space === safety ? ('safety' as const) : ('launch' as const),
        load: load < 0 ? undefined : { name: BALLOONS[load]!, inflated: true },
      };
    }),
    packed: BALLOONS.filter((_, balloon) => (s.packed & (1 << balloon)) !== 0),
  };
}
