/** Games that an earlier version kept in this browser (tests/fixtures/v1) open, go on by their own rules and end. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openGazetteer, playOut, unfold } from './aeronaut.ts';
import { ending, lines } from './aloft.ts';
import { atOnce, calm, visitTest } from './support.ts';

const fixture = new URL('../fixtures/v1/browser.json', import.meta.url);
const rows = JSON.parse(readFileSync(fixture, 'utf8')) as {
  readonly matches: readonly { readonly id: string; readonly head: { readonly game: string } }[];
  readonly entries: readonly object[];
};

/** Writes the rows as version 1 did, by the first schema, before any page of ours has opened the database. */
async function leaveRows(page: Page, change: (text: string) => string = (text) => text): Promise<void> {
  // A page of JSON asks for an icon that we do not have.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/api/games');
  await page.evaluate(
    async (text) => {
      const { matches, entries } = JSON.parse(text) as { matches: object[]; entries: object[] };
      const open = indexedDB.open('updraft', 1);
      open.onupgradeneeded = () => {
        open.result.createObjectStore('matches', { keyPath: 'id' });
        open.result.createObjectStore('entries', { keyPath: ['match', 'n'] });
      };
      await new Promise((resolve, reject) => {
        open.onsuccess = resolve;
        open.onerror = reject;
      });
      const transaction = open.result.transaction(['matches', 'entries'], 'readwrite');
      for (const match of matches) transaction.objectStore('matches').add(match);
      for (const entry of entries) transaction.objectStore('entries').add(entry);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = reject;
      });
      open.result.close();
    },
    change(JSON.stringify(rows)),
  );
}

/** The kept file of a match, once the worker has written it. */
function fileOf(page: Page, id: string): Promise<{ version: number; result?: object } | undefined> {
  return page.evaluate(async (key) => {
    const open = indexedDB.open('updraft');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const request = open.result.transaction('files').objectStore('files').get(key);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    open.result.close();
    return request.result;
  }, id);
}

/** Taken off the list, a game takes its tests with it. */
const gone = rows.matches.some(({ head }) => !games.some(({ facts }) => facts.id === head.game));

describe.skipIf(gone)('games of version 1', () => {
  visitTest('a running match of version 1 goes on and ends', calm, async ({ page, context }) => {
    await atOnce(context);
    await leaveRows(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue Aeronaut Odyssey/ }).click();
    await lines(page).first().waitFor();
    const before = await lines(page).count();
    await openGazetteer(page);
    await unfold(page);
    await playOut(page, (target) => target.click());
    await ending(page).waitFor();
    expect(await lines(page).count()).toBeGreaterThan(before);
    await page.reload();
    await ending(page).waitFor();
    await expect.poll(() => fileOf(page, 'v1-aeronaut-running')).toMatchObject({ version: 1, result: {} });
    // The one that was over before has got its file too.
    await expect.poll(() => fileOf(page, 'v1-aeronaut-over')).toMatchObject({ version: 1, result: {} });
  });

  visitTest('matches whose rules are not shipped can be looked at', calm, async ({ page }) => {
    await leaveRows(page, (text) => text.replaceAll('"version":1', '"version":0'));
    await page.goto('/table/v1-aloft-running');
    await page.getByText(/began with version 0 of the rules/).waitFor();
    await page.getByText(/At the table: Ada and Gust/).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /^Look at Aloft/ }).waitFor();
  });

  visitTest('a finished match shows its file when its rules are gone', calm, async ({ page }) => {
    await leaveRows(page);
    await page.goto('/table/v1-aeronaut-over');
    await ending(page).waitFor();
    await expect.poll(() => fileOf(page, 'v1-aeronaut-over')).toBeDefined();
    await page.evaluate(async () => {
      const open = indexedDB.open('updraft');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const transaction = open.result.transaction(['matches', 'files'], 'readwrite');
      const matches = transaction.objectStore('matches');
      const files = transaction.objectStore('files');
      const [match, file] = [matches.get('v1-aeronaut-over'), files.get('v1-aeronaut-over')];
      await new Promise((resolve) => {
        file.onsuccess = resolve;
      });
      matches.put({ ...match.result, head: { ...match.result.head, version: 0 } });
      files.put({ ...file.result, version: 0 });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
    });
    await page.reload();
    await page.getByText(/played by version 0 of the rules/).waitFor();
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    await page.getByText('All moves, with a link to each').click();
    await page
      .getByText(/^(Ada|Gust): /)
      .first()
      .waitFor();
  });
});
