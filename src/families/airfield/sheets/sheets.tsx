/** The sheets that both airfields print: board, balloons, trucks, colour cards and numbers. */
import type {
  CardSize,
  Picture,
  Piece,
  Sheet,
  SheetSet,
  Sheets,
  SheetsRequest,
} from '../../../contract/index.ts';
import type { PaintId } from '../../../toolkit/art/paints.ts';
import type { AirfieldSheetWords } from '../words/index.ts';
import { Board, type BoardProps } from './board.tsx';
import { figureOf, type Standing } from './figure.tsx';
import { heightOf, WIDTH } from './geometry.ts';
import {
  ColorBack,
  cardSizes,
  colorCard,
  DISC,
  numberDisc,
  STANDEE,
  Standee,
  TILE,
  TruckTile,
} from './pieces.tsx';

interface Printed<S> {
  readonly board: BoardProps;
  readonly standingOf: (state: S) => Standing;
  /** The sky at the end of a game, which the rules count too. */
  readonly example: S;
  /** `sky` draws that example, with the numbers of its balloons in their order or without. */
  readonly make: (
    request: SheetsRequest<S>,
    sky: (numbers: readonly number[] | undefined) => Picture,
  ) => SheetSet;
}

const SKY = ['sky-1-4', 'sky-12-1'];

export function printed<S>({ board, standingOf, example, make }: Printed<S>): Sheets<S> {
  const picture = (state: S, width: number, more = {}) =>
    figureOf({ board, standing: standingOf(state), width, ...more });
  return {
    asks: { cards: true, board: true },
    make: (request) => ({
      value: make(request, (numbers) => picture(example, 190, { crop: SKY, numbers })),
    }),
    figure: ({ position, crop }) => picture(position, 100, { crop }),
    emblem: picture(example, 100, { crop: SKY }),
  };
}

/** What both airfields have on the table: the board, the balloons and the trucks. */
export const fieldSheets = (
  board: BoardProps,
  { balloons, trucks }: { readonly balloons: readonly string[]; readonly trucks: number },
  say: AirfieldSheetWords,
): Sheet[] => [boardSheet(board, say), balloonSheet(balloons, say), truckSheet(trucks, say)];

/** What players of both have at the start and at the end: secret colours, and numbers for the balloons. */
export const secretSheets = (
  colors: readonly PaintId[],
  { cards, numbers }: { readonly cards: CardSize; readonly numbers: number },
  say: AirfieldSheetWords,
): Sheet[] => [colorSheet(colors, cards, say), numberSheet(numbers, say)];

const boardSheet = (board: BoardProps, say: AirfieldSheetWords): Sheet => ({
  id: 'board',
  kind: 'board',
  title: say.board.title,
  size: { w: WIDTH, h: heightOf(board.grounds) },
  draw: () => <Board {...board} />,
});

const balloonSheet = (names: readonly string[], say: AirfieldSheetWords): Sheet => ({
  id: 'balloons',
  kind: 'cut',
  title: say.balloons.title,
  hint: say.balloons.hint,
  size: STANDEE,
  pieces: names.map((name) => ({
    part: `balloon-${name}`,
    name: say.balloons.part,
    count: 1,
    draw: () => <Standee name={name} />,
  })),
});

const truckSheet = (launch: number, say: AirfieldSheetWords): Sheet => ({
  id: 'trucks',
  kind: 'cut',
  title: say.trucks.title,
  size: TILE,
  pieces: [truckTiles('launch', launch, say), truckTiles('safety', 1, say)],
});

const truckTiles = (kind: 'launch' | 'safety', count: number, say: AirfieldSheetWords): Piece => ({
  part: `truck-${kind}`,
  name: say.trucks[kind],
  count,
  draw: () => <TruckTile kind={kind} />,
});

const colorSheet = (colors: readonly PaintId[], cards: CardSize, say: AirfieldSheetWords): Sheet => {
  const size = cardSizes[cards];
  return {
    id: 'colors',
    kind: 'cut',
    title: say.colors.title,
    size,
    pieces: colors.map((paint) => colorCard(paint, say.colors.name(paint), say.colors.part(paint), size)),
    back: (bleed) => <ColorBack size={size} bleed={bleed} />,
  };
};

const numberSheet = (most: number, say: AirfieldSheetWords): Sheet => ({
  id: 'numbers',
  kind: 'cut',
  title: say.numbers.title,
  size: DISC,
  pieces: Array.from({ length: most }, (_, i) => numberDisc(i + 1, say.numbers.name)),
});
