/** How much script a page may need: see also scripts/proofs/sizes.mjs, which lists it file by file. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
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
    // A player who knows the game is not asked about a lesson.
    await page.addInitScript(() => localStorage.setItem('updraft/known', '*'));
    await page.goto('/');
    // Without scrolling: covers of other games that a scroll passes are the first page's, and come or not by its speed.
    await playNow(page, title).dispatchEvent('click');
    await page.getByRole('list', { name: 'Players' }).waitFor();
  };
  expect(await weigh(table)).toBeLessThanOrEqual(promises.get(id)?.tableKilobytes ?? usual);
});

test('what workers need shares files with pages, and none that only a page can run', () => {
  const folder = inRoot('dist', 'web', 'assets');
  const importsOf = (file: string) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, to]) => to!,
    );
  const workers = readdirSync(folder).filter((file) => /^(?:[a-z]+\.worker|host)-[^.]+\.js$/.test(file));
  const reached = new Set(workers);
  for (const file of reached) for (const to of importsOf(file)) reached.add(to);
  const page = readFileSync(inRoot('dist', 'web', 'index.html'), 'utf8');
  const both = [...reached].filter((file) => page.includes(`src="/assets/${file}"`));
  expect(both.map((file) => file.replace(/-.{8}\.js$/, '')).sort()).toEqual(['rolldown-runtime', 'shared']);
});
