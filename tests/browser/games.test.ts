/** Whole games of Aloft, from the first click to the final score. */
import { expect } from 'vitest';
import {
  carrying,
  checkScoring,
  type Deed,
  ending,
  finger,
  lines,
  lit,
  mouse,
  playOut,
  scoring,
  setUp,
  standstill,
  step,
} from './aloft.ts';
import { atOnce, calm, laptop, offline, phone, visitTest } from './support.ts';

visitTest('by mouse against bots, carrying balloons to trucks and into the sky', laptop, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Aloft', exact: true })
    .getByRole('button', { name: 'Play Aloft now', exact: true })
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Instant' }).check();
  await page.getByRole('button', { name: 'Close' }).click();

  const carried: Deed[] = [];
  await playOut(page, carrying(page, carried));
  expect(carried).toContain('load');
  expect(carried).toContain('launch');
  checkScoring(await scoring(page), 4);
});

visitTest('by touch on a phone', phone, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().tap();
  await playOut(page, finger);
  checkScoring(await scoring(page), 4);

  await page.getByRole('button', { name: 'Look at the board' }).tap();
  expect(await ending(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Show the scoring' }).tap();
  await page.getByRole('button', { name: 'Play again' }).tap();
  expect(await standstill(page)).toBe('choose');
});

visitTest('alone, to the end', calm, async ({ page }) => {
  await setUp(page, { preset: 'Alone' });
  await playOut(page, mouse);
  const score = Number(/\d+/.exec(await ending(page).innerText())?.[0]);
  await page.getByText(new RegExp(`^\\d+ \\+ \\d+ = ${score} points\\.$`)).waitFor();
});

const kept = { ...calm, ...offline };

visitTest('offline: it reloads, and the game goes on to its end', kept, async ({ page, context }) => {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 5 });
  for (let moves = 0; moves < 4; moves++) {
    await standstill(page);
    await step(page, mouse);
  }
  await standstill(page);
  const before = await lines(page).allInnerTexts();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await context.setOffline(true);
  await page.reload();
  await lit(page).first().waitFor();
  expect(await lines(page).allInnerTexts()).toEqual(before);
  await playOut(page, mouse);
  checkScoring(await scoring(page), 5);
});
