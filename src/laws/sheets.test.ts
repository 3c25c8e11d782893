/** Every set of every game keeps the laws of paper, and what is wrong in one is found. */
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { greysOf, pdfOf, printedGame, usePaper } from '../../tests/house/printing.ts';
import type { CutSheet, Piece, PlayerSheet, Sheet } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { type PrintChoices, type PrintedGame, printWords, usualChoices } from '../print/index.ts';
import type { InkName } from '../toolkit/art/ink.ts';
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { cases, isWhole } from './cases.ts';
import {
  artKeepsToItsInk,
  drawnOnce,
  nothingIsLost,
  pageStaysInside,
  patternsTellPartsApart,
  setOf,
  setsPages,
  sheetsAreNamed,
} from './of-sheets.ts';

usePaper();

const INKS: readonly InkName[] = ['full', 'save', 'mono'];
const PAPERS = ['a4', 'letter'] as const;
/** What the platform adds is the same at every table. */
const ADDED = ['rules', 'aid', 'parts'];

/** The other choices in turn, so that few sets have every value beside every other. */
const turnOf = (i: number): Pick<PrintChoices, 'cards' | 'perPage' | 'marks' | 'bleed' | 'boards'> => ({
  cards: i % 2 ? 'mini' : 'poker',
  perPage: i % 3 === 2 ? 2 : 1,
  marks: i % 2 === 0,
  bleed: i % 4 > 1,
  boards: i % 3 ? 'a4' : 'a3',
});

/** Where the rules and the aid have been looked at, they need not be laid out again. */
const withoutBook = (game: PrintedGame): PrintedGame => ({
  ...game,
  rulebook: { position: game.rulebook.position, sections: [], rulings: [] },
  aid: undefined,
});

/** Dealt once: the law and the pages ask for the same match. */
function dealtOnce(game: PrintedGame): PrintedGame {
  let dealt: ReturnType<PrintedGame['deal']> | undefined;
  return { ...game, deal: (...terms) => (dealt ??= game.deal(...terms)) };
}

for (const [at, entry] of games.filter(({ sheets }) => sheets).entries())
  describe(`${entry.facts.id} on paper`, () => {
    for (const [i, { seats: players, options }] of cases(entry.facts).entries())
      it(`${players} seats ${JSON.stringify(options)}`, async () => {
        const [made, say] = [await printedGame(entry.facts.id), await printWords(SOURCE_LANGUAGE)];
        const whole = dealtOnce(made);
        const usual = { ...usualChoices, players, options, seed: String(i), ...turnOf(i) };
        const set = setOf(whole, usual);
        sheetsAreNamed(set);
        patternsTellPartsApart(set);
        for (const [n, ink] of INKS.entries()) {
          if (i > 0 && n !== i % 3) continue;
          // The book is laid out the same in each ink.
          const hasBook = i === 0 && (isWhole || n === at % 3);
          const game = hasBook ? whole : withoutBook(whole);
          const pages = drawnOnce(setsPages(game, { ...usual, ink, paper: PAPERS[(i + n) % 2]! }, say));
          nothingIsLost(set, pages);
          artKeepsToItsInk(ink, pages);
          // What a game draws is on the pages of every other table, too.
          if (i > 0 && i % 2 && !isWhole) continue;
          const shown = hasBook ? pages : pages.filter(({ sheets }) => !ADDED.includes(sheets[0]!));
          const file = await pdfOf(
            `laws-${entry.facts.id}-${i}`,
            shown.map((page) => ({ ...page, copies: 1 })),
          );
          const greys = greysOf(file, 40);
          expect(greys.length).toBe(shown.length);
          for (const [side, page] of shown.entries()) pageStaysInside(page, greys[side]!);
        }
      });
  });

/** A set that keeps every law: a board, two kinds of pieces, and a sheet to write on. */
const kite = (part: string, more: Partial<Piece> = {}): Piece => ({
  part,
  name: part,
  count: 3,
  draw: () => h('path', { d: part === 'kite-red' ? 'M2 2H18V18Z' : 'M2 2V18H18Z', fill: '#777777' }),
  ...more,
});
const kites = (pieces: readonly Piece[], more: Partial<CutSheet> = {}): CutSheet => ({
  id: 'kites',
  kind: 'cut',
  title: 'Kites',
  size: { w: 20, h: 20 },
  pieces,
  ...more,
});
const pad = (more: Partial<PlayerSheet> = {}): PlayerSheet => ({
  id: 'pad',
  kind: 'sheet',
  title: 'Pad',
  size: { w: 180, h: 240 },
  copies: 2,
  draw: () => h('rect', { width: 180, height: 240, fill: 'none', stroke: '#000000' }),
  ...more,
});
const usual = [kites([kite('kite-red'), kite('kite-blue')]), pad()];

/** What the laws say of a set. */
async function complaintOf(sheets: readonly Sheet[], more: Partial<PrintChoices> = {}): Promise<string> {
  const made = await printedGame('aloft');
  const game = withoutBook({ ...made, sheets: { asks: {}, make: () => ({ value: { sheets, adds: [] } }) } });
  const choices = { ...usualChoices, players: 2, options: {}, ...more };
  try {
    const set = setOf(game, choices);
    sheetsAreNamed(set);
    patternsTellPartsApart(set);
    const pages = drawnOnce(setsPages(game, choices, await printWords(SOURCE_LANGUAGE)));
    nothingIsLost(set, pages);
    artKeepsToItsInk(choices.ink, pages);
    const file = await pdfOf('broken', pages);
    const greys = greysOf(file, 40);
    for (const [side, page] of pages.entries()) pageStaysInside(page, greys[side]!);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const disc =
  (fill: string): Piece['draw'] =>
  () =>
    h('circle', { cx: 10, cy: 10, r: 8, fill });

describe('a set without a defect', () => {
  for (const ink of INKS)
    it(`has no complaint in ${ink}`, async () => expect(await complaintOf(usual, { ink })).toBe('none'));
});

const defects: readonly [
  defect: string,
  complaint: string,
  sheets: readonly Sheet[],
  more?: Partial<PrintChoices>,
][] = [
  ['there is nothing', 'nothing is printed', []],
  ['an id twice', 'two sheets have one id', [pad(), pad()]],
  ['an id of two words', '“my pad” is no id', [pad({ id: 'my pad' })]],
  ['an id of the platform', 'rules: the platform has a sheet of this id', [pad({ id: 'rules' })]],
  ['no title', 'pad: no title', [pad({ title: ' ' })]],
  ['no size', 'pad: no size', [pad({ size: { w: 0, h: 10 } })]],
  ['half a copy', 'pad: 0.5 copies', [pad({ copies: 0.5 })]],
  ['no pieces', 'kites: no pieces', [kites([])]],
  ['none of a piece', 'kites: 0 of kite-red', [kites([kite('kite-red', { count: 0 })])]],
  [
    'two names',
    'kites: kite-red has two names',
    [kites([kite('kite-red'), kite('kite-red', { name: 'Other' })])],
  ],
  [
    'a piece that is too large',
    'kites: a piece fits no page of a4',
    [kites([kite('kite-red')], { size: { w: 300, h: 300 } })],
  ],
  [
    'a colour that is no pattern',
    'kites: in black and white kite-blue looks like kite-red',
    [kites([kite('kite-red', { draw: disc('#333333') }), kite('kite-blue', { draw: disc('#cccccc') })])],
  ],
  [
    'a letter as the only difference',
    'kites: in black and white kite-blue looks like kite-red',
    [
      kites(
        ['R', 'B'].map((letter) =>
          kite(letter === 'R' ? 'kite-red' : 'kite-blue', { draw: () => h('text', { x: 5 }, letter) }),
        ),
      ),
    ],
  ],
  [
    'a piece that is drawn twice',
    'kite-red is not drawn as often as the set has it',
    [kites([kite('kite-red', { draw: () => h('g', { 'data-part': 'kite-red' }) })])],
  ],
  [
    'a place that is no number',
    'Kites has a place that is no number',
    [kites([kite('kite-red', { draw: () => h('circle', { r: Number.NaN }) })])],
  ],
  [
    'art that ignores black and white',
    'Kites: fill #d7334b in black and white',
    [kites([kite('kite-red', { draw: disc('#d7334b') })])],
    { ink: 'mono' },
  ],
  [
    'art that saves no ink',
    'Kites: an area of #d7334b where ink is saved',
    [kites([kite('kite-red', { draw: disc('#d7334b') })])],
    { ink: 'save' },
  ],
  [
    'art that a style sheet would colour',
    'Kites: fill currentColor is no colour of an ink',
    [kites([kite('kite-red', { draw: disc('currentColor') })])],
    { ink: 'mono' },
  ],
  [
    'a drawing larger than its size',
    'Pad: something is printed in the margin',
    [pad({ draw: () => h('rect', { width: 200, height: 240, fill: '#000000' }) })],
  ],
];

describe('the laws of paper find', () => {
  it.each(defects)('%s', async (_defect, complaint, sheets, more) =>
    expect(await complaintOf(sheets, more)).toContain(complaint),
  );
});
