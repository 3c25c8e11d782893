/** What a table teaches by itself: the question before a first game, the coach in the prompt, and tips on the board. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { handOver, lit, setUp } from './aloft.ts';
import { atOnce, calm, visitTest } from './support.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Your first game of Aloft?' });
const why = (page: Page) => page.locator('[data-coach]');
const tip = (page: Page) => page.locator('[data-tip]');

/** A player who has played nothing yet. */
async function beginner(context: BrowserContext): Promise<void> {
  await atOnce(context);
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('updraft/known') === '*')
      localStorage.setItem('updraft/known', '');
  });
}

visitTest(
  'a first game against bots begins with a question; the coach says why, and for what is picked up',
  calm,
  async ({ page, context }) => {
    await beginner(context);
    await setUp(page, { preset: 'Just me and bots', seats: 2, bots: 'Climber' });
    await question(page)
      .getByRole('button', { name: /^Play with a coach/ })
      .click();
    await lit(page).first().waitFor();
    expect(await why(page).first().innerText()).toMatch(/\w+ \w+/);
    // Asked once.
    await page.reload();
    await lit(page).first().waitFor();
    await why(page).first().waitFor();
    expect(await question(page).count()).toBe(0);
  },
);

visitTest(
  'the question leads to a lesson, and the lesson back to the table',
  calm,
  async ({ page, context }) => {
    await beginner(context);
    await setUp(page, { preset: 'Just me and bots', seats: 2, bots: 'Climber' });
    await question(page)
      .getByRole('button', { name: /^Learn it first/ })
      .click();
    await page.locator('section h2').waitFor();
    await page.getByRole('link', { name: 'Back to your game' }).click();
    await lit(page).first().waitFor();
    expect(await question(page).count()).toBe(0);
  },
);

visitTest('around one screen no player is asked while the others wait', calm, async ({ page, context }) => {
  await beginner(context);
  await setUp(page, { preset: 'Around one screen', seats: 2 });
  await lit(page).or(handOver(page)).first().waitFor();
  expect(await question(page).count()).toBe(0);
  if (await handOver(page).isVisible()) await page.getByRole('button', { name: /^I am / }).click();
  await lit(page).first().waitFor();
  expect(await question(page).count()).toBe(0);
});

visitTest(
  'a tip stands beside what the mouse rests on, and goes with Escape',
  calm,
  async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { preset: 'Just me and bots', seats: 2, bots: 'Climber' });
    const place = lit(page).first();
    await place.waitFor();
    // One movement, and rest: that also fetches what tips need.
    await place.hover();
    await tip(page).waitFor();
    expect(await tip(page).innerText()).toMatch(/\w+\s+\w+/);
    const [over, under] = [(await tip(page).boundingBox())!, (await place.boundingBox())!];
    const apart =
      over.x >= under.x + under.width ||
      under.x >= over.x + over.width ||
      over.y >= under.y + under.height ||
      under.y >= over.y + over.height;
    expect(apart).toBe(true);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'hidden' });
  },
);

visitTest('keys look around what has no stop of its own', calm, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/games/cloud-nine/learn/first');
  await page.getByRole('button', { name: /^Step 2 of / }).click();
  await page.getByRole('slider', { name: /^Look around/ }).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return page.getByRole('slider', { name: /^Look around/ }).getAttribute('aria-valuetext');
    })
    .toMatch(/\w+ \w+/);
  await page.keyboard.press('Enter');
  await page.locator('[data-answer="illegal"]').waitFor();
});
