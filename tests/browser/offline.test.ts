import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, launch, offline } from './support.ts';

let browser: Launched;
beforeAll(async () => {
  browser = await launch(offline);
});
afterAll(() => browser?.close());

test('after one visit every page opens without a network', async () => {
  const page = await browser.context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  const first = await page.textContent('h1');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await browser.context.setOffline(true);
  await page.reload();
  expect(await page.textContent('h1')).toBe(first);
  await page.goto('/an/address/of/the/client');
  await page.waitForSelector('h1');
  await browser.context.setOffline(false);
  expect(faults).toEqual([]);
});

test('after one visit a lesson can be taken without a network, and is read aloud', async () => {
  const page = await browser.context.newPage();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await browser.context.setOffline(true);
  await page.goto('/games/cloud-nine/learn');
  const heading = page.getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Step 3 of 10' }).click();
  await heading.filter({ hasText: 'Count the pilot’s cards' }).waitFor();
  const heard = page.getByRole('log', { name: 'What happens' });
  await page.getByRole('button', { name: 'Stay in the balloon' }).click();
  await heard.filter({ hasText: 'Not this time. The pilot holds 2 cards' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Jump for 4 points' }).click();
  await heard.filter({ hasText: 'Right. 4 points are yours at once.' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Next' }).click();
  await heading.filter({ hasText: 'Odds' }).waitFor();
  expect(await heading.evaluate((each) => each === document.activeElement)).toBe(true);
  // Tips and the game at the end are there as well.
  await page.getByRole('button', { name: 'Step 10 of 10' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Play a short game' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-place="balloon"]').first().waitFor();
  await browser.context.setOffline(false);
});

test('the service worker keeps its hands off the data of the server', async () => {
  const page = await browser.context.newPage();
  await page.goto('/');
  await browser.context.setOffline(true);
  const answered = await page.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  );
  await browser.context.setOffline(false);
  expect(answered).toBe(false);
});
