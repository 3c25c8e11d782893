/** What is printed of Aloft. */
import type { Sheet, Sheets } from '../../contract/index.ts';
import { formation } from '../../families/airfield/formation.ts';
import { flyingIn, type Standing } from '../../families/airfield/sheets/figure.tsx';
import { DISC, Lot, STANDEE } from '../../families/airfield/sheets/pieces.tsx';
import { RowStrip } from '../../families/airfield/sheets/row.tsx';
import { scoringSheet } from '../../families/airfield/sheets/scoring.tsx';
import { fieldSheets, printed, secretSheets } from '../../families/airfield/sheets/sheets.tsx';
import { certain } from '../../toolkit/reading.ts';
import { BALLOONS, COLORS, PAINT, SOLO_BALLOONS, TRUCKS, truckSpace } from './data.ts';
import { readPosition } from './position.ts';
import { finale } from './rulebook.ts';
import { colorScore, numberAt } from './scoring.ts';
import { type AloftState, isSolo, spaceOf } from './state.ts';
import { tune } from './turnables.ts';
import type { SheetWords } from './words/index.ts';

export const sheetsOf = (say: SheetWords): Sheets<AloftState> => {
  const trucks = Array.from({ length: TRUCKS }, (_, truck) => truckSpace(0, truck));
  const board = { grounds: { lane: true }, start: { launch: trucks, safety: 1 }, say: say.board };
  const example = certain(readPosition(finale));
  return printed<AloftState>({
    board,
    standingOf,
    example,
    make({ players, cards, house = {} }, sky) {
      const numbers = tune(house);
      const alone = players === 1;
      const balloons = alone ? BALLOONS.slice(0, SOLO_BALLOONS) : BALLOONS;
      const shared = fieldSheets(board, { balloons, trucks: TRUCKS }, say);
      const own = alone
        ? soloSheets(balloons, say)
        : secretSheets(COLORS, { cards, numbers: BALLOONS.length }, say);
      const { heads } = alone ? say.scoring.alone : say.scoring;
      const counted = { ...example, tuned: numbers };
      const order = formation(example.at);
      const lines = alone
        ? say.scoring.alone.lines(numbers)
        : say.scoring.lines(numbers, sumOf(counted, order, COLORS.indexOf('R')));
      const scoring = scoringSheet(say.scoring, {
        figure: sky(alone ? undefined : order.map((_, i) => numberAt(counted, order, i))),
        lines,
        pad: { heads, player: say.scoring.player },
      });
      return { sheets: [...shared, ...own, scoring], adds: say.adds };
    },
  });
};

/** "2 + 6 + 8 + 12 = 28": how the example counts for a colour. */
function sumOf(s: AloftState, order: readonly number[], color: number): string {
  const parts = order.flatMap((balloon, i) =>
    PAINT[balloon]! & (1 << color) ? [numberAt(s, order, i)] : [],
  );
  return `${parts.join(' + ')} = ${colorScore(s, order, color)}`;
}

function soloSheets(balloons: readonly string[], say: SheetWords): Sheet[] {
  const columns = 6;
  const size = { w: columns * (STANDEE.w + 4), h: 2 * 50 };
  return [
    {
      id: 'row',
      kind: 'board',
      title: say.row.title,
      hint: say.row.hint,
      size,
      draw: () => <RowStrip places={SOLO_BALLOONS} columns={columns} size={size} first={say.row.first} />,
    },
    {
      id: 'lots',
      kind: 'cut',
      title: say.lots.title,
      size: DISC,
      pieces: balloons.map((name) => ({
        part: 'lot',
        name: say.lots.name,
        count: 1,
        draw: () => <Lot name={name} />,
      })),
    },
  ];
}

function standingOf(s: AloftState): Standing {
  const launch = Array.from({ length: TRUCKS }, (_, truck) => {
    const load = s.load[truck]!;
    return {
      space: spaceOf(s, truck),
      kind: 'launch' as const,
      load: load < 0 ? undefined : { name: BALLOONS[load]!, inflated: (s.inflated & (1 << truck)) !== 0 },
    };
  });
  const order = isSolo(s) ? s.row : BALLOONS.map((_, balloon) => balloon);
  return {
    flying: flyingIn(s.at, BALLOONS),
    trucks: [...launch, { space: s.safety, kind: 'safety' }],
    packed: order.filter((balloon) => (s.packed & (1 << balloon)) !== 0).map((balloon) => BALLOONS[balloon]!),
  };
}
