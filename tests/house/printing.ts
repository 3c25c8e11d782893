/** Sets of printed games for tests: their pages, their PDF, and a page of it in grey. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { games } from '../../src/games/index.ts';
import { dealtFrom } from '../../src/match/dealt.ts';
import { type Page, type PrintChoices, pagesOf, printWords, usualChoices } from '../../src/print/index.ts';
import { fontFiles, fontName } from '../../src/print/pdf/fonts.ts';
import { makePdf } from '../../src/print/pdf/pdf.ts';
import { inLanguage } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';

const require = createRequire(import.meta.url);
const fonts = new Map(
  fontFiles.map(({ face, part, path }) => [fontName(face, part), readFileSync(require.resolve(path))]),
);
export const printed = games.filter(({ sheets }) => sheets !== undefined);
const folder = mkdtempSync(join(tmpdir(), 'updraft-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export async function pagesFor(id: string, choices: Partial<PrintChoices> = {}): Promise<Page[]> {
  const game = await inLanguage(games.find(({ facts }) => facts.id === id)!, 'en');
  const [rules, sheets, rulebook, aid, say] = await Promise.all([
    game.rules(),
    game.sheets(),
    game.rulebook(),
    game.aid(),
    printWords('en'),
  ]);
  const asked = { ...usualChoices, players: 4, options: defaultOptions(game.meta.options), ...choices };
  const pages = pagesOf(
    { meta: game.meta, sheets: sheets!, rulebook, aid, deal: (...terms) => dealtFrom(rules, ...terms) },
    asked,
    say,
  );
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

/** A page in grey, and how many pixels a millimetre has. */
export function greyOf(file: string, page: number, dpi: number) {
  const pgm = poppler('pdftoppm', ['-r', `${dpi}`, '-gray', '-f', `${page}`, '-l', `${page}`, file]);
  const [, w, h] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 30).toString('latin1'))!.map(Number);
  const pixels = pgm.subarray(pgm.length - w! * h!);
  return { w: w!, h: h!, scale: dpi / 25.4, at: (x: number, y: number) => pixels[y * w! + x]! };
}
