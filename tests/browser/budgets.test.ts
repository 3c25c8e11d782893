/** How much script a page may need: see also scripts/proofs/sizes.mjs, which lists it file by file. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { promises } from '../../scripts/proofs/tools/promises.mjs';
import { scriptsOf } from '../../scripts/proofs/tools/script-sizes.mjs';

/** Kilobytes of gzip that a fresh browser fetches on this journey, workers included. */
async function weigh(journey: (page: Page) => Promise<void>): Promise<number> {
  const scripts = await scriptsOf({ baseUrl: inject('baseUrl'), chromium: inject('chromium') }, journey);
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
}

const playNow = (page: Page, game: string) =>
  page.getByRole('article', { name: game, exact: true }).getByRole('button', { name: /play/i });

test('the first page needs at most 60 kB of script', async () => {
  const home = async (page: Page) => {
    await page.goto('/');
    await playNow(page, 'Aloft').waitFor();
  };
  expect(await weigh(home)).toBeLessThanOrEqual(60);
});

const usual = 110;

test.each([
  ['Aloft', 'aloft'],
  ['Aloft Panorama', 'panorama'],
  ['Take Flight!', 'take-flight'],
  ['Cloud 9', 'cloud-nine'],
  ['Aeronaut Odyssey', 'aeronaut'],
])('until a table of %s can be played it is at most what its game may need', async (title, id) => {
  const table = async (page: Page) => {
    await page.goto('/');
    await playNow(page, title).click();
    await page.getByRole('list', { name: 'Players' }).waitFor();
  };
  expect(await weigh(table)).toBeLessThanOrEqual(promises.get(id)?.tableKilobytes ?? usual);
});
