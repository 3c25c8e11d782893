/** A game on paper, from its page: what is chosen is seen, and one PDF comes from a worker. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { checkAxe } from './axe.ts';
import { desktop, visitTest } from './support.ts';

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
