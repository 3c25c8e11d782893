/** Games on paper, as poppler reads them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import type { Page } from '../../src/print/index.ts';
import { widths } from '../../src/toolkit/type/widths.ts';
import { pagesFor, pdfOf, printed, usePaper } from './printing.ts';

usePaper();

/** How long the ruler of a page is: a line 4.4 mm above the margin, of which a strip is drawn. What to do with the page is told right of it. */
function rulerOf(file: string, side: number, { h }: Page['size']): number {
  const scale = 600 / 25.4;
  const strip = { x: 0, y: Math.round((h - 14.4) * scale), W: Math.round(114 * scale), H: 1 };
  const part = Object.entries(strip).flatMap(([name, value]) => [`-${name}`, `${value}`]);
  const pgm = poppler('pdftoppm', ['-r', '600', '-gray', '-f', `${side}`, '-l', `${side}`, ...part, file]);
  const row = [...pgm.subarray(pgm.length - strip.W)];
  const isDark = (value: number) => value < 128;
  // Its first and last strokes are 0.15 mm wide, and half of each stands out.
  return (row.findLastIndex(isDark) - row.findIndex(isDark) + 1) / scale - 0.15;
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
      let side = 1;
      for (const { name, size, copies } of pages) {
        expect(Math.abs(rulerOf(file, side, size) - 100), name).toBeLessThan(0.2);
        side += copies;
      }
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
    const sides = (await pagesFor(id)).filter(({ sheets }) => sheets.includes('rules')).length;
    expect(sides % 2).toBe(0);
    expect(sides).toBeGreaterThanOrEqual(4);
    expect(sides).toBeLessThanOrEqual(8);
  });
});

test('copies of a sheet share their drawing', async () => {
  const [one] = (await pagesFor('take-flight', { players: 1 })).filter(({ sheets }) =>
    sheets.includes('sheet'),
  );
  const [many] = (await pagesFor('take-flight', { players: 99 })).filter(({ sheets }) =>
    sheets.includes('sheet'),
  );
  const size = async (name: string, page: Page) => readFileSync(await pdfOf(name, [page])).length;
  expect(many!.copies).toBe(99);
  expect(await size('many', many!)).toBeLessThan(2.5 * (await size('one', one!)));
});
