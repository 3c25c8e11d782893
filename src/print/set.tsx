/** A whole set: the game's sheets laid out on pages, and what the platform adds to those of every game. */
import type {
  Aid,
  Game,
  GameMeta,
  House,
  HouseText,
  Options,
  Position,
  Reading,
  Rulebook,
  Sheet,
  SheetSet,
  Sheets,
  SheetsRequest,
} from '../contract/index.ts';
import type { InkName } from '../toolkit/art/ink.ts';
import { houseChanges } from '../toolkit/house.ts';
import { Frame } from './frame.tsx';
import type { Page } from './page.ts';
import { boardPlans, playerPlans } from './pages/boards.tsx';
import { type Book, bookletPlans } from './pages/booklet.tsx';
import { cutPlans } from './pages/cuts.tsx';
import { aidPlan, partsPlan } from './pages/lists.tsx';
import type { Layout, Plan } from './pages/plan.ts';
import type { PageName, PaperName } from './paper.ts';
import { svgOf } from './svg.tsx';
import type { PrintWords } from './words/index.ts';

/** Where no seed is given. */
const USUAL_SEED = '1';

/** How far pieces go on beyond their edges, where that is wanted. */
const BLEED = 2;

export interface PrintChoices {
  readonly players: number;
  readonly options: Options;
  readonly house?: House | undefined;
  readonly seed?: string | undefined;
  readonly paper: PaperName;
  readonly boards: PageName;
  readonly ink: InkName;
  readonly cards: SheetsRequest<unknown>['cards'];
  readonly perPage: 1 | 2;
  readonly marks: boolean;
  readonly bleed: boolean;
  readonly backs: boolean;
}

export const usualChoices: Omit<PrintChoices, 'players' | 'options'> = {
  paper: 'a4',
  boards: 'a4',
  ink: 'full',
  cards: 'poker',
  perPage: 1,
  marks: true,
  bleed: false,
  backs: true,
};

/** The rules that know the numbers a table may change, and their names. */
export interface Turned {
  readonly game: Pick<Game<Position>, 'turnables'>;
  readonly text: HouseText | undefined;
}

export interface PrintedGame {
  readonly meta: GameMeta;
  readonly sheets: Sheets<Position>;
  readonly rulebook: Rulebook<Position>;
  readonly aid: Aid<Position> | undefined;
  /** What house rules are called and what the standard has. */
  readonly turned?: Turned | undefined;
  /** A match that is printed as it stands. */
  readonly position?: Position;
  /** Deals one, for games that ask for it. */
  deal(players: number, options: Options, seed: string, house?: House): Position;
}

/** The sheets that a game makes for these choices, before they are laid out. */
export function sheetsOf(game: PrintedGame, choices: PrintChoices): Reading<SheetSet> {
  const { players, options, house, seed, cards, perPage } = choices;
  const dealt = (): Position | undefined =>
    game.sheets.asks.deal && game.deal(players, options, seed ?? USUAL_SEED, house);
  const position = game.position ?? dealt();
  return game.sheets.make({
    players,
    options,
    cards,
    perPage,
    ...(house ? { house } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
  });
}

export function pagesOf(game: PrintedGame, choices: PrintChoices, say: PrintWords): Reading<Page[]> {
  const { players, perPage, house } = choices;
  const made = sheetsOf(game, choices);
  if ('refused' in made) return made;
  const layout: Layout = { ...choices, bleed: choices.bleed ? BLEED : 0, say };
  const own = plansOf(made.value.sheets, layout, perPage);
  const added = [
    ...(game.aid ? [aidPlan({ aid: game.aid, players, house }, layout)] : []),
    ...bookletPlans(bookOf(game, house, say), layout),
  ];
  const changes = houseChanges(game.turned?.game ?? {}, game.turned?.text, house);
  const plans = [partsPlan(made.value, [...own, ...added], layout, changes), ...own, ...added];
  const title = house ? say.tuned(game.meta.title) : game.meta.title;
  return { value: plans.map((plan, i) => pageOf(plan, i, plans.length, title, choices.ink, say)) };
}

const bookOf = (
  { meta, sheets, rulebook, aid }: PrintedGame,
  house: House | undefined,
  say: PrintWords,
): Book => ({
  title: meta.title,
  tagline: meta.tagline,
  credits: `${say.credits(meta.designers, meta.edition)}${house ? ` ${say.tunedBook}` : ''}`,
  emblem: sheets.emblem,
  rulebook,
  aid,
  figure: sheets.figure,
});

function plansOf(sheets: readonly Sheet[], layout: Layout, perPage: 1 | 2): Plan[] {
  const cut = cutPlans(
    sheets.filter((sheet) => sheet.kind === 'cut'),
    layout,
  );
  return sheets.flatMap((sheet) => {
    if (sheet.kind === 'cut') return cut.get(sheet)!;
    return sheet.kind === 'board' ? boardPlans(sheet, layout) : playerPlans(sheet, layout, perPage);
  });
}

function pageOf(plan: Plan, i: number, pages: number, game: string, ink: InkName, say: PrintWords): Page {
  const { sheets, title, hint, size, copies, parts, isBack, bare, draw } = plan;
  const heading = { game, title, hint, page: i + 1, pages };
  return {
    sheets,
    name: title,
    size,
    copies,
    parts,
    ...(isBack && { isBack }),
    draw: () =>
      svgOf(
        size,
        ink,
        title,
        bare ? (
          draw()
        ) : (
          <Frame size={size} heading={heading} say={say}>
            {draw()}
          </Frame>
        ),
      ),
  };
}
