/** The daily row of Aloft alone: the same for all, kept as it stands, and compared with the best that is possible. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { finger, lit, namesOf, wishAmong } from './aloft.ts';
import { calm, offline, phone, visitTest } from './support.ts';

const DAY = '2026-12-24';
const over = (page: Page): Locator => page.getByText('Today’s row is flown');

/** The moves of the day that the browser keeps. */
const made = (page: Page, day = DAY): Promise<string[]> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[],
    `updraft/aloft/daily/${day}`,
  );

async function visit(page: Page): Promise<void> {
  // Whatever the clock says: no test runs at midnight.
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await page.goto('/games/aloft');
  await page.getByRole('link', { name: 'Daily row' }).click();
  await page.getByRole('heading', { level: 1, name: 'Daily row' }).waitFor();
  await lit(page).first().waitFor();
}

/** Makes one move, and waits until it is kept. */
async function step(page: Page, act: (target: Locator) => Promise<void>): Promise<void> {
  const before = (await made(page)).length;
  const { name } = wishAmong(await namesOf(lit(page)));
  await act(page.getByRole('gridcell', { name, exact: true }));
  await expect.poll(async () => (await made(page)).length, { interval: 20 }).toBe(before + 1);
}

visitTest(
  'the row of the day is flown by keys, stands, and is compared with the best',
  calm,
  async ({ page }) => {
    await visit(page);
    expect(
      await namesOf(page.getByRole('toolbar', { name: /^Packed balloons/ }).getByRole('button')),
    ).toHaveLength(12);
    await page.getByText('House rules do not count here').waitFor();
    const byKey = (target: Locator) => target.press('Enter');
    for (let i = 0; i < 10; i++) await step(page, byKey);
    const cells = await namesOf(page.getByRole('gridcell'));
    await page.reload();
    await lit(page).first().waitFor();
    expect(await namesOf(page.getByRole('gridcell'))).toEqual(cells);
    expect(await page.getByRole('button', { name: /undo/i }).count()).toBe(0);
    // What a move did is heard.
    await step(page, byKey);
    await page.getByRole('status').filter({ hasText: /^You / }).first().waitFor({ state: 'attached' });

    while (!(await over(page).isVisible())) await step(page, byKey);
    const text = page.getByText(/^Aloft daily row, 24 December 2026\n/);
    const [, sky = '', told = ''] = (await text.innerText()).split('\n');
    expect([...sky]).toHaveLength(12);
    const [, points, above] = /^(\d+) points, (\d+) above the best that the row allows$/.exec(told) ?? [];
    const best = Number(points) - Number(above);
    expect(best).toBe(7);
    await page.getByText(`The best that this row allows is ${best}, proven`).waitFor();
    await page.getByText(`= ${points} points.`).waitFor();
    await page.getByText('Come back tomorrow').waitFor();
    await page.reload();
    await text.waitFor();
    await page.getByRole('button', { name: 'Copy the result' }).click();
    await page.getByText(/^The result (is on the clipboard|could not be copied)/).waitFor();

    // The next day has another row, and what does not fit it is begun afresh.
    await page.evaluate(() => localStorage.setItem('updraft/aloft/daily/2026-12-25', '["no move"]'));
    await page.clock.setFixedTime('2026-12-25T12:00:00Z');
    await page.reload();
    await page.getByText('Aloft daily row, 25 December 2026.').waitFor();
    await lit(page).first().waitFor();
  },
);

visitTest(
  'a phone without a network flies the row of the day',
  { ...phone, ...offline, reducedMotion: 'reduce' },
  async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await visit(page);
    for (let i = 0; i < 12; i++) await step(page, finger.act);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.reload();
    await lit(page).first().waitFor();
    expect(await made(page)).toHaveLength(12);
    await context.setOffline(false);
  },
);
