/** Sets of printed games for tests: their pages, their PDF, and what poppler draws of it in grey. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { sfntOf } from '../../src/cli/sfnt.ts';
import { games } from '../../src/games/index.ts';
import { dealtFrom } from '../../src/match/dealt.ts';
import {
  type Page,
  type PrintChoices,
  type PrintedGame,
  pagesOf,
  printWords,
  usualChoices,
} from '../../src/print/index.ts';
import { fontFiles, fontName } from '../../src/print/pdf/fonts.ts';
import { makePdf } from '../../src/print/pdf/pdf.ts';
import { inLanguage } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';

const require = createRequire(import.meta.url);
const fonts = new Map(
  fontFiles.map(({ face, part, path }) => [
    fontName(face, part),
    sfntOf(readFileSync(require.resolve(path))),
  ]),
);
export const printed = games.filter(({ sheets }) => sheets !== undefined);
let folder: string;

/** A folder for what the file that calls this prints; it is gone after the last of its tests. */
export function usePaper(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'updraft-print-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export async function printedGame(id: string): Promise<PrintedGame> {
  const game = await inLanguage(games.find(({ facts }) => facts.id === id)!, 'en');
  const [rules, sheets, rulebook, aid] = await Promise.all([
    game.rules(),
    game.sheets(),
    game.rulebook(),
    game.aid(),
  ]);
  const deal: PrintedGame['deal'] = (...terms) => dealtFrom(rules, ...terms);
  return { meta: game.meta, sheets: sheets!, rulebook, aid, deal };
}

export async function pagesFor(id: string, choices: Partial<PrintChoices> = {}): Promise<Page[]> {
  const [game, say] = await Promise.all([printedGame(id), printWords('en')]);
  const asked = { ...usualChoices, players: 4, options: defaultOptions(game.meta.options), ...choices };
  const pages = pagesOf(game, asked, say);
  if ('refused' in pages) throw new Error(pages.refused.code);
  return pages.value;
}

export async function pdfOf(name: string, pages: readonly Page[]): Promise<string> {
  const ask = (i: number) => ({ size: pages[i]!.size, copies: pages[i]!.copies, svg: pages[i]!.draw() });
  const pdf = await makePdf(pages.length, ask, fonts, { title: name, language: 'en' }, () => {});
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, pdf);
  return file;
}

export interface Grey {
  readonly w: number;
  readonly h: number;
  /** How many pixels a millimetre has. */
  readonly scale: number;
  at(x: number, y: number): number;
}

/** Every page in grey: one run of poppler draws them all. */
export function greysOf(file: string, dpi: number): Grey[] {
  const drawn = poppler('pdftoppm', ['-r', `${dpi}`, '-gray', file]);
  const pages: Grey[] = [];
  for (let at = 0; at < drawn.length; ) {
    const [head, w, h] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(drawn.subarray(at, at + 30).toString('latin1'))!;
    const [wide, high] = [Number(w), Number(h)];
    const pixels = drawn.subarray(at + head.length, at + head.length + wide * high);
    pages.push({ w: wide, h: high, scale: dpi / 25.4, at: (x, y) => pixels[y * wide + x]! });
    at += head.length + wide * high;
  }
  return pages;
}
