/** A game outlasts its page, and is played in one tab at a time. */
import { expect } from 'vitest';
import { lines, lit, mouse, setUp, standstill, step } from './aloft.ts';
import { atOnce, calm, visitTest } from './support.ts';

visitTest('a reload in the middle goes on where the game was', calm, async ({ page, context }) => {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 3 });
  for (let moves = 0; moves < 3; moves++) {
    await standstill(page);
    await step(page, mouse);
  }
  await standstill(page);
  const before = await lines(page).allInnerTexts();
  const board = await page.getByRole('grid').ariaSnapshot();
  await page.reload();
  await lit(page).first().waitFor();
  expect(await lines(page).allInnerTexts()).toEqual(before);
  expect(await page.getByRole('grid').ariaSnapshot()).toBe(board);
  await step(page, mouse);

  // The first page leads back to it too.
  await standstill(page);
  const later = await lines(page).allInnerTexts();
  await page.getByRole('link', { name: 'Updraft: all games' }).click();
  await page.getByRole('link', { name: /^Continue Aloft/ }).click();
  await lit(page).first().waitFor();
  expect(await lines(page).allInnerTexts()).toEqual(later);
});

visitTest(
  'a second tab takes a game over, and neither overwrites the other',
  calm,
  async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { preset: 'Just me and bots', seats: 2 });
    await standstill(page);
    await step(page, mouse);
    await standstill(page);
    const before = await lines(page).allInnerTexts();

    const other = await context.newPage();
    await other.goto(page.url());
    const busy = { name: 'This game is open in another tab' } as const;
    await other.getByRole('heading', busy).waitFor();
    // Asking alone takes nothing away.
    expect(await lines(page).allInnerTexts()).toEqual(before);
    await other.getByRole('button', { name: 'Play here instead' }).click();
    await page.getByRole('heading', busy).waitFor();
    await lit(other).first().waitFor();
    expect(await lines(other).allInnerTexts()).toEqual(before);
    await step(other, mouse);
    await standstill(other);
    const after = await lines(other).allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);

    await page.getByRole('button', { name: 'Play here instead' }).click();
    await other.getByRole('heading', busy).waitFor();
    await lit(page).first().waitFor();
    expect(await lines(page).allInnerTexts()).toEqual(after);
  },
);

visitTest('a kept game can be deleted', calm, async ({ page, context }) => {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 2 });
  await standstill(page);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: /^Delete Aloft/ }).click();
  await page.getByRole('link', { name: /^Continue Aloft/ }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This game cannot go on here' }).waitFor();
});
