/** How fast a game goes, and how it is set up for many. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calm, visitTest } from './support.ts';

const prompt = (page: Page) => page.locator('aside').getByText(/turn:/).first();
const skip = (page: Page) => page.getByRole('button', { name: 'Skip to my turn' });

/** Makes the first move of the list until the others are to move. */
async function moveOn(page: Page): Promise<void> {
  while ((await skip(page).count()) === 0) {
    await page.keyboard.press('m');
    await page.locator('dialog li button').first().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    // The prompt says what is next: another choice of one's own, or whose turn it is.
    await expect
      .poll(async () => (await skip(page).count()) + (await prompt(page).count()))
      .toBeGreaterThan(0);
  }
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/games/aloft');
  // So that the player moves first, and the others wait.
  await page.getByRole('switch', { name: /order of seats/ }).uncheck();
  await page.locator('form [type=submit]').click();
  await page
    .getByText(/^Your turn:/)
    .first()
    .waitFor();
}

visitTest('a key brings the player’s own turn, and the pace is a tap away', calm, async ({ page }) => {
  await sitDown(page);
  await moveOn(page);
  const pace = page.getByRole('button', { name: 'Pace of the others: Relaxed' });
  await pace.click();
  await page.getByRole('button', { name: 'Pace of the others: Quick' }).waitFor();
  await page.keyboard.press('s');
  await page
    .getByText(/^Your turn:/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('updraft/pace'))).toBe('quick');
});

visitTest('out of sight no bot moves', calm, async ({ page }) => {
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await sitDown(page);
  await moveOn(page);
  await hide(true);
  const lines = page.locator('aside ol li');
  // A move that was thought of in sight is still told.
  let before = -1;
  for (let now = await lines.count(); now !== before; now = await lines.count()) {
    before = now;
    await page.waitForTimeout(1500);
  }
  await page.keyboard.press('s');
  await page.waitForTimeout(1500);
  expect(await lines.count()).toBe(before);
  await hide(false);
  await page
    .getByText(/^Your turn:/)
    .first()
    .waitFor();
  expect(await lines.count()).toBeGreaterThan(before);
});

visitTest('a table for 99 is set up in a line, and no click is lost', calm, async ({ page }) => {
  await page.goto('/games/take-flight');
  const form = page.locator('form');
  await page.getByRole('spinbutton', { name: 'Number of seats' }).fill('99');
  await page.getByText('98 bots of the level Climber.').waitFor();
  expect((await form.boundingBox())!.height).toBeLessThan(1600);
  await page.getByRole('radio', { name: /^Drifter/ }).check();
  await page.getByText('98 bots of the level Drifter.').waitFor();
  await page.getByRole('button', { name: 'Show all 99 seats' }).click();
  await page.getByRole('combobox', { name: 'Who plays seat 99' }).waitFor();
  // Typed, and at once a click: the form does not change under it.
  await page.getByRole('spinbutton', { name: 'Number of seats' }).fill('12');
  await page.locator('form [type=submit]').click();
  await page.waitForURL(/\/table\//);
});
