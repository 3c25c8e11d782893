/** The laws of paper: what a game prints is named, counted, inside the pages, and told apart without colour. */
import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { CutSheet, Piece, SheetSet } from '../contract/index.ts';
import { type Page, type PrintChoices, type PrintedGame, pagesOf, sheetsOf } from '../print/index.ts';
import { areaOf, fits, papers, turned } from '../print/paper.ts';
import type { PrintWords } from '../print/words/index.ts';
import { InkContext, type InkName, inks } from '../toolkit/art/ink.ts';
import { paintIds } from '../toolkit/art/paints.ts';
import { bytes, holds, same } from './checks.ts';

/** What the platform adds to every set. */
const OWN = ['rules', 'aid', 'parts'];
const isWord = (text: string): boolean => /^[a-z][\w*-]*$/i.test(text);
const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;
const isLong = (length: number): boolean => Number.isFinite(length) && length > 0;

/** The sheets that a game makes for these choices. */
export function setOf(game: PrintedGame, choices: PrintChoices): SheetSet {
  const { players, options } = choices;
  const made = sheetsOf(game, choices);
  if ('refused' in made) throw new Error(`no set for ${bytes({ players, options })}: ${made.refused.code}`);
  return made.value;
}

export function setsPages(game: PrintedGame, choices: PrintChoices, say: PrintWords): Page[] {
  const pages = pagesOf(game, choices, say);
  if ('refused' in pages) throw new Error(`no pages: ${pages.refused.code}`);
  return pages.value;
}

/** A page that remembers its drawing. */
export const drawnOnce = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    let svg: string | undefined;
    return { ...page, draw: () => (svg ??= page.draw()) };
  });

/** Every sheet has an id and a title of its own, a size, and pieces or copies; each kind of piece has one name. */
export function sheetsAreNamed({ sheets, adds }: SheetSet): void {
  holds(sheets.length > 0, 'nothing is printed');
  const ids = sheets.map(({ id }) => id);
  same(new Set(ids).size, ids.length, 'two sheets have one id');
  for (const sheet of sheets) {
    const { id, title, size } = sheet;
    holds(isWord(id), `“${id}” is no id`);
    holds(!OWN.includes(id), `${id}: the platform has a sheet of this id`);
    holds(title.trim() !== '', `${id}: no title`);
    holds(isLong(size.w) && isLong(size.h), `${id}: no size`);
    if (sheet.kind === 'cut') piecesAreNamed(sheet);
    if (sheet.kind === 'sheet') holds(isCount(sheet.copies), `${id}: ${sheet.copies} copies`);
  }
  for (const add of adds) holds(add.trim() !== '', 'an empty line of what a household adds');
}

function piecesAreNamed({ id, size, pieces }: CutSheet): void {
  const names = new Map<string, string>();
  holds(pieces.length > 0, `${id}: no pieces`);
  for (const { part, name, count } of pieces) {
    holds(isWord(part), `${id}: “${part}” is no word for a part`);
    holds(name.trim() !== '', `${id}: ${part} has no name`);
    holds((names.get(part) ?? name) === name, `${id}: ${part} has two names`);
    holds(isCount(count), `${id}: ${count} of ${part}`);
    names.set(part, name);
  }
  for (const paper of ['a4', 'letter'] as const) {
    const area = areaOf(papers[paper]);
    holds(fits(size, area) || fits(turned(size), area), `${id}: a piece fits no page of ${paper}`);
  }
}

/** What lies on the pages is what the set says, whatever the paper: nothing is lost between two pages, or drawn twice. */
export function nothingIsLost({ sheets }: SheetSet, pages: readonly Page[]): void {
  const want: Record<string, number> = {};
  for (const sheet of sheets)
    if (sheet.kind === 'cut')
      for (const { part, count } of sheet.pieces) want[part] = (want[part] ?? 0) + count;
    else want[sheet.id] = sheet.kind === 'sheet' ? sheet.copies : 1;
  const drawn: Record<string, number> = {};
  const told: Record<string, number> = {};
  for (const { draw, copies, isBack, parts } of pages) {
    for (const [part, count] of Object.entries(parts)) told[part] = (told[part] ?? 0) + count * copies;
    if (!isBack)
      for (const [, part] of draw().matchAll(/data-part="([^"]+)"/g))
        drawn[part!] = (drawn[part!] ?? 0) + copies;
  }
  for (const [part, count] of Object.entries(want)) {
    same(told[part], count, `the list of parts counts ${part} wrongly`);
    // A board has no outline to cut along: it is drawn once, or over several pages.
    if (sheets.some(({ id, kind }) => id === part && kind === 'board')) continue;
    same(drawn[part], count, `${part} is not drawn as often as the set has it`);
  }
  for (const { name, draw } of pages)
    holds(!/"[^"]*(NaN|undefined|Infinity)/.test(draw()), `${name} has a place that is no number`);
}

const drawn = (ink: InkName, { draw }: Piece): string =>
  renderToString(h(InkContext.Provider, { value: inks[ink], children: draw(0) as VNode }));

/** In black and white, without its letters and greys, each kind of piece still looks like no other of its sheet. */
export function patternsTellPartsApart({ sheets }: SheetSet): void {
  const shapeOf = (piece: Piece): string =>
    drawn('mono', piece)
      .replace(/<text[\s\S]*?<\/text>/g, '')
      .replace(/"#[0-9a-f]{3,6}"/gi, '""');
  for (const sheet of sheets) {
    if (sheet.kind !== 'cut') continue;
    const kinds = new Map(sheet.pieces.map((piece) => [piece.part, piece]));
    const seen = new Map<string, string>();
    for (const [part, piece] of kinds) {
      const shape = shapeOf(piece);
      const other = seen.get(shape);
      holds(other === undefined, `${sheet.id}: in black and white ${part} looks like ${other}`);
      seen.set(shape, part);
    }
  }
}

/** Marks and letters on a paint have colours of their own. */
const marksOf = new Set(paintIds.map((paint) => inks.save.on(paint)));

/** Art that does not ask for its ink is found by its colours: in black and white by any, where ink is saved by areas that are not pale. */
export function artKeepsToItsInk(ink: InkName, pages: readonly Page[]): void {
  if (ink === 'full') return;
  for (const { name, draw } of pages)
    for (const [, where, hex] of draw().matchAll(
      /\b(fill|stroke|stop-color)[=:]\s*"?(#[0-9a-f]{6}|#[0-9a-f]{3}|[a-z]{3,}|rgb\S*)\b/gi,
    )) {
      if (/^(none|url)$/i.test(hex!)) continue;
      holds(hex!.startsWith('#'), `${name}: ${where} ${hex} is no colour of an ink`);
      const [r, g, b] = channelsOf(hex!);
      if (r === g && g === b) continue;
      holds(ink !== 'mono', `${name}: ${where} ${hex} in black and white`);
      const isPale = Math.min(r, g, b) >= PALEST;
      const isDark = 0.299 * r + 0.587 * g + 0.114 * b < DARKEST;
      holds(
        where !== 'fill' || isPale || isDark || marksOf.has(hex!),
        `${name}: an area of ${hex} where ink is saved`,
      );
    }
}

/** Of the ink that saves: what it makes of any colour has so much of each channel, unless it is as dark as a line. */
const PALEST = 178;
const DARKEST = 75;

function channelsOf(hex: string): readonly [number, number, number] {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1);
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as [number, number, number];
}

/** How dark a page is at a place, in millimetres: as poppler draws it. */
export interface Shown {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  at(x: number, y: number): number;
}

/** Printers leave a margin: only marks for cutting and joining stand in it, and they do not reach the edge. */
export function pageStaysInside({ name, draw }: Page, shown: Shown): void {
  const isMarked = /data-(marks|joint)/.test(draw());
  const margin = isMarked ? MARKED : BARE;
  const away = margin * shown.scale;
  const isInside = (x: number, y: number): boolean =>
    x > away && x < shown.w - away && y > away && y < shown.h - away;
  for (let y = 0; y < shown.h; y++)
    for (let x = 0; x < shown.w; x++)
      if (!isInside(x, y) && shown.at(x, y) < 250) {
        const [right, down] = [x, y].map((at) => (at / shown.scale).toFixed(1));
        throw new Error(
          `${name}: something is printed in the margin, ${right} mm from the left and ${down} mm from the top`,
        );
      }
}

/** The margin is 10 mm: a pixel and half a line are allowed for, and marks reach some millimetres into it. */
const BARE = 9.4;
const MARKED = 7;
