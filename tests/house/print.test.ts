/** Games on paper, as poppler reads them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { games } from '../../src/games/index.ts';
import { dealtFrom } from '../../src/match/dealt.ts';
import { type Page, type PrintChoices, pagesOf, printWords, usualChoices } from '../../src/print/index.ts';
import { fontFiles, fontName } from '../../src/print/pdf/fonts.ts';
import { makePdf } from '../../src/print/pdf/pdf.ts';
import { inLanguage } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { widths } from '../../src/toolkit/type/widths.ts';

const require = createRequire(import.meta.url);
const fonts = new Map(
  fontFiles.map(({ face, part, path }) => [fontName(face, part), readFileSync(require.resolve(path))]),
);
const printed = games.filter(({ sheets }) => sheets !== undefined);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-print-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function pagesFor(id: string, choices: Partial<PrintChoices> = {}): Promise<Page[]> {
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

async function pdfOf(name: string, pages: readonly Page[]): Promise<string> {
  const ask = (i: number) => ({ size: pages[i]!.size, copies: pages[i]!.copies, svg: pages[i]!.draw() });
  const pdf = await makePdf(pages.length, ask, fonts, { title: name, language: 'en' }, () => {});
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, pdf);
  return file;
}

/** A page in grey, and how many pixels a millimetre has. */
function greyOf(file: string, page: number, dpi: number) {
  const pgm = poppler('pdftoppm', ['-r', `${dpi}`, '-gray', '-f', `${page}`, '-l', `${page}`, file]);
  const [, w, h] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 30).toString('latin1'))!.map(Number);
  const pixels = pgm.subarray(pgm.length - w! * h!);
  return { w: w!, h: h!, scale: dpi / 25.4, at: (x: number, y: number) => pixels[y * w! + x]! };
}

describe.each(printed.map(({ facts }) => facts.id))('%s on paper', (id) => {
  for (const paper of ['a4', 'letter'] as const)
    test(`${paper}: exact pages, embedded type, vectors, and a ruler of 100 mm`, async () => {
      const pages = await pagesFor(id, { paper });
      const file = await pdfOf(`${id}-${paper}`, pages);
      const sizes = [
        ...poppler('pdfinfo', ['-f', '1', '-l', '999', file])
          .toString()
          .matchAll(/size:\s+([\d.]+) x ([\d.]+) pts/g),
      ];
      const wanted = pages.flatMap(({ size, copies }) => Array.from({ length: copies }, () => size));
      expect(sizes.length).toBe(wanted.length);
      for (const [i, { w, h }] of wanted.entries()) {
        expect((Number(sizes[i]![1]) / 72) * 25.4).toBeCloseTo(w, 1);
        expect((Number(sizes[i]![2]) / 72) * 25.4).toBeCloseTo(h, 1);
      }
      const type = poppler('pdffonts', [file]).toString().trim().split('\n').slice(2);
      expect(type.length).toBeGreaterThan(1);
      for (const line of type) expect(line).toMatch(/ yes yes yes /);
      expect(poppler('pdfimages', ['-list', file]).toString().trim().split('\n').length).toBe(2);
      const { w, scale, at } = greyOf(file, 1, 600);
      // The ruler is a line 4.4 mm above the margin.
      const y = Math.round((wanted[0]!.h - 14.4) * scale);
      const dark = Array.from({ length: w }, (_, x) => x).filter((x) => at(x, y) < 128);
      // Its first and last strokes are 0.15 mm wide, and half of each stands out.
      expect(Math.abs((dark.at(-1)! - dark[0]! + 1) / scale - 0.15 - 100)).toBeLessThan(0.2);
    });

  test('every letter is in the type that is embedded', async () => {
    const known = new Set(Object.values(widths.text).join(''));
    for (const { name, draw } of await pagesFor(id))
      for (const [, text] of draw().matchAll(/>([^<]+)</g)) {
        const plain = text!
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"');
        expect(
          [...plain].filter((letter) => !known.has(letter) && letter.trim() !== ''),
          `${name}: ${plain}`,
        ).toEqual([]);
      }
  });

  test('in black and white there is nothing but grey', async () => {
    for (const { name, draw } of await pagesFor(id, { ink: 'mono' }))
      for (const [, hex] of draw().matchAll(/(?:fill|stroke)="#([0-9a-f]{3,6})"/gi)) {
        const full = hex!.length === 3 ? [...hex!].map((c) => c + c).join('') : hex!;
        expect(new Set([full.slice(0, 2), full.slice(2, 4), full.slice(4)]).size, `${name}: #${hex}`).toBe(1);
      }
  });

  test('the booklet has 8 to 16 pages, a multiple of four', async () => {
    const sides = (await pagesFor(id)).filter(({ sheet }) => sheet === 'rules').length;
    expect(sides % 2).toBe(0);
    expect(sides).toBeGreaterThanOrEqual(4);
    expect(sides).toBeLessThanOrEqual(8);
  });
});

test('backs lie on their fronts to half a millimetre', async () => {
  const pages = (await pagesFor('cloud-nine')).filter(({ sheet }) => sheet === 'cards').slice(0, 2);
  const file = await pdfOf('backs', pages);
  const edges = (page: number) => {
    const { w, scale, at } = greyOf(file, page, 200);
    const row = Math.round(184 * scale);
    // The grounds of three cards, below what is drawn on them: where it turns dark, and light again.
    const dark = Array.from({ length: w }, (_, x) => at(x, row) < 200);
    const runs = dark.flatMap((is, x) => (is && !dark[x - 1] ? [x] : []));
    return {
      runs: runs.filter((x) => dark.slice(x, x + 20).every(Boolean)).map((x) => x / scale),
      width: w / scale,
      ends: dark.flatMap((is, x) =>
        is && !dark[x + 1] && dark.slice(x - 20, x).every(Boolean) ? [x / scale] : [],
      ),
    };
  };
  const [front, back] = [edges(1), edges(2)];
  expect(front.runs.length).toBe(3);
  for (const [i, start] of front.runs.entries())
    expect(Math.abs(front.width - start - back.ends[2 - i]!)).toBeLessThan(0.5);
});

test('the deck on paper is the deck of the game', async () => {
  const counts: Record<string, number> = {};
  for (const page of await pagesFor('cloud-nine'))
    for (const [, part] of page.draw().matchAll(/data-part="(card-[^"]+)"/g))
      counts[part!] = (counts[part!] ?? 0) + 1;
  expect(counts).toEqual({ 'card-G': 18, 'card-P': 18, 'card-R': 18, 'card-Y': 18, 'card-*': 4 });
});

test('in black and white the patterns of every pair of colours differ', async () => {
  const pages = (await pagesFor('cloud-nine', { ink: 'mono', backs: false, cards: 'mini' })).filter(
    ({ sheet }) => sheet === 'cards',
  );
  const file = await pdfOf('mono', pages);
  const found = new Map<string, number[]>();
  for (const [i, page] of pages.entries()) {
    const { scale, at } = greyOf(file, i + 1, 150);
    for (const [, part, x, y] of page
      .draw()
      .matchAll(/data-part="card-([GPRY])" transform="translate\(([\d.]+) ([\d.]+)\)"/g)) {
      if (found.has(part!)) continue;
      // A patch of the ground below the mark.
      const pick = (dx: number, dy: number) =>
        at(Math.round((Number(x) + dx) * scale), Math.round((Number(y) + dy) * scale));
      found.set(
        part!,
        Array.from({ length: 400 }, (_, n) => pick(8 + (n % 20) * 0.4, 52 + Math.floor(n / 20) * 0.4)),
      );
    }
  }
  expect([...found.keys()].sort()).toEqual(['G', 'P', 'R', 'Y']);
  const all = [...found];
  for (const [i, [a, one]] of all.entries())
    for (const [b, other] of all.slice(i + 1)) {
      const apart = one.reduce((sum, value, n) => sum + Math.abs(value - other[n]!), 0) / one.length;
      expect(apart, `${a} and ${b}`).toBeGreaterThan(25);
    }
});

test('copies of a sheet share their drawing', async () => {
  const [one] = (await pagesFor('take-flight', { players: 1 })).filter(({ sheet }) => sheet === 'sheet');
  const [many] = (await pagesFor('take-flight', { players: 99 })).filter(({ sheet }) => sheet === 'sheet');
  const size = async (name: string, page: Page) => readFileSync(await pdfOf(name, [page])).length;
  expect(many!.copies).toBe(99);
  expect(await size('many', many!)).toBeLessThan(2.5 * (await size('one', one!)));
});
