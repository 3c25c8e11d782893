/** How much script a page may need: see also scripts/proofs/sizes.mjs, which lists it file by file. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { scriptsOf } from '../../scripts/proofs/tools/script-sizes.mjs';
import { lit } from './aloft.ts';

/** Kilobytes of gzip that a fresh browser fetches on this journey, workers included. */
async function weigh(journey: (page: Page) => Promise<void>): Promise<number> {
  const scripts = await scriptsOf({ baseUrl: inject('baseUrl'), chromium: inject('chromium') }, journey);
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
}

const home = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().waitFor();
};

test('the first page needs at most 60 kB of script', async () => {
  expect(await weigh(home)).toBeLessThanOrEqual(60);
});

test('until a table of Aloft can be played it is at most 110 kB', async () => {
  const table = async (page: Page) => {
    await home(page);
    await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().click();
    await lit(page).first().waitFor();
  };
  expect(await weigh(table)).toBeLessThanOrEqual(110);
});
