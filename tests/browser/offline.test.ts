import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, launch } from './support.ts';

let browser: Launched;
beforeAll(async () => {
  browser = await launch();
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
