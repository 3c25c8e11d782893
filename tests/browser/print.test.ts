/** A game on paper, from its page: what is chosen is seen, and one PDF comes from a worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { checkAxe } from './axe.ts';
import { atOnce, calm, desktop, visitTest } from './support.ts';

visitTest(
  'a game is printed in black and white: patterns, type and no pictures of pixels',
  desktop,
  async ({ page }) => {
    await page.goto('/games/cloud-nine/print');
    await page.getByLabel('Black and white').check();
    await page.getByRole('button', { name: 'Download one PDF' }).waitFor();
    await checkAxe(page, 'printing');
    const folder = mkdtempSync(join(tmpdir(), 'updraft-print-'));
    try {
      const coming = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Download one PDF' }).click();
      const file = join(folder, 'set.pdf');
      await (await coming).saveAs(file);
      const shown = await page.locator('ol svg[aria-label]').count();
      expect(shown).toBeGreaterThan(20);
      const fonts = poppler('pdffonts', [file]).toString().trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const line of fonts) expect(line).toMatch(/ yes yes yes /);
      expect(poppler('pdfimages', ['-list', file]).toString().trim().split('\n').length).toBe(2);
      // The ground of a card is a pattern: neither bare paper nor solid black.
      const grey = poppler('pdftoppm', ['-r', '50', '-gray', '-f', '3', '-l', '3', file]);
      const pixels = grey.subarray(grey.length - 413 * 585);
      const middle = pixels.filter((_, i) => i % 413 > 40 && i % 413 < 120 && i > 413 * 60 && i < 413 * 180);
      const mean = middle.reduce((sum, value) => sum + value, 0) / middle.length;
      expect(mean).toBeGreaterThan(60);
      expect(mean).toBeLessThan(245);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

const download = (page: Page) => page.getByRole('button', { name: 'Download one PDF' });
const picturesOf = (page: Page, part: string) => page.locator(`ol svg [data-${part}]`);

/** How many pages a PDF has, and the words on them. */
function readPdf(pdf: Buffer): { readonly pages: number; readonly text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-print-'));
  try {
    const file = join(folder, 'set.pdf');
    writeFileSync(file, pdf);
    const info = poppler('pdfinfo', [file]).toString();
    return {
      pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]),
      text: poppler('pdftotext', ['-layout', file, '-']).toString(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

visitTest('printed from the browser there are as many sheets as pilots', desktop, async ({ page }) => {
  await page.goto('/games/take-flight/print');
  await download(page).waitFor();
  for (const pilots of [1, 5]) {
    await page.getByLabel('Players').fill(String(pilots));
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('ol > li[class]').count()).toBe(pilots === 1 ? 0 : 3 * (pilots - 1));
    const told = await page.getByText(/^\d+ pages?\./).innerText();
    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(Number.parseInt(told, 10));
    expect(text.match(/First Flight Demo/g)?.length).toBeGreaterThanOrEqual(pilots);
  }
});

visitTest('the page is usable while a worker makes the PDF', desktop, async ({ page }) => {
  await page.goto('/games/cloud-nine/print');
  await download(page).waitFor();
  await page.evaluate(() => {
    const seen = { at: performance.now(), longest: 0, began: 0, done: [] as number[] };
    Object.assign(window, { seen });
    const frame = () => {
      const now = performance.now();
      const bar = document.querySelector('progress');
      if (bar) {
        seen.began ||= now;
        seen.longest = Math.max(seen.longest, now - seen.at);
        if (seen.done.at(-1) !== bar.value) seen.done.push(bar.value);
      }
      seen.at = now;
      requestAnimationFrame(frame);
    };
    frame();
  });
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await download(page).click();
  await coming;
  const { longest, lasted, done } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { longest: number; began: number; done: number[] } };
    return { ...seen, lasted: performance.now() - seen.began };
  });
  // Progress moves, page by page, and no frame waits for the whole.
  expect(done.length).toBeGreaterThan(3);
  expect([...done].sort((a, b) => a - b)).toEqual(done);
  expect(longest).toBeLessThan(lasted / 2);

  // A click is answered meanwhile, and takes back what is no longer wanted.
  let downloads = 0;
  page.on('download', () => downloads++);
  await download(page).click();
  await page.locator('progress').waitFor();
  await page.getByLabel('US Letter').check();
  await page.locator('ol > li[data-paper="letter"]').first().waitFor();
  expect(await page.locator('progress').count()).toBe(0);
  expect(await download(page).isEnabled()).toBe(true);
  const second = page.waitForEvent('download', { timeout: 60_000 });
  await download(page).click();
  await second;
  expect(downloads).toBe(1);
});

visitTest('a running match of Aeronaut is printed as it stands', calm, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/games/aeronaut');
  await page.getByRole('radio', { name: /^Tiny/ }).check();
  await page.getByRole('button', { name: 'Start Aeronaut Odyssey' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print as it stands' }).click();
  await page.getByText('A match as it stands is printed.').waitFor();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('updraft/print/aeronaut')!));
  const map = kept.view.map as { cities: { id: number }[]; routes: { id: string }[] };
  const told = async (part: string) => [
    ...new Set(
      await picturesOf(page, part).evaluateAll(
        (all, name) => all.map((one) => one.getAttribute(`data-${name}`)),
        part,
      ),
    ),
  ];
  expect(await told('city')).toEqual(expect.arrayContaining(map.cities.map(({ id }) => String(id))));
  expect(await told('route')).toEqual(expect.arrayContaining(map.routes.map(({ id }) => id)));
});

visitTest('a daily flight is printed as it stands', calm, async ({ page }) => {
  await page.clock.setFixedTime('2026-07-31T12:00:00Z');
  await page.goto('/games/take-flight');
  await page.getByRole('link', { name: /^Daily flight/ }).click();
  await page.getByRole('link', { name: 'Print it as it stands' }).click();
  await page.getByText('A match as it stands is printed.').waitFor();
  const asked = new URL(page.url()).searchParams.get('position');
  expect(asked).not.toBeNull();
  await page.locator('ol svg', { hasText: 'Pilot 1' }).first().waitFor();
});
