/** "Show me a good move", and after the game who was ahead. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ending, finger, type Hand, lines, lit, mouse, playOut, setUp, standstill } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, calm, phone, type Visit, visitTest } from './support.ts';

const hintButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Hint', exact: true });
/** Where the prompt stands: the move in a line, while its places are ringed on the board. */
const line = (page: Page) => page.getByRole('region', { name: 'A good move' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A good move' });
const graph = (page: Page) => page.getByRole('img', { name: /^Line graph over all moves/ });

/** Asks, and plays the best of what comes. */
async function playAHint(page: Page, ask: () => Promise<void>): Promise<void> {
  const before = await lines(page).count();
  await ask();
  const why = line(page).getByRole('button', { name: 'Why?' });
  await why.waitFor();
  await expect.poll(() => page.locator('[data-ring], [data-arrow]').count()).toBeGreaterThan(0);
  await why.click();
  const moves = dialog(page).getByRole('listitem');
  await moves.first().waitFor();
  expect(await moves.count()).toBeLessThanOrEqual(3);
  for (const text of await moves.allInnerTexts()) {
    expect(text).toMatch(/About \d+ % to win/);
    expect(text).not.toMatch(/of the thinking/);
  }
  await dialog(page)
    .getByRole('button', { name: /^Play this: / })
    .first()
    .click();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
}

/** At the end: the graph, and the way back from it to a move. */
async function readTheStory(page: Page): Promise<void> {
  await graph(page).waitFor();
  await page.getByText('Working it out …').waitFor({ state: 'hidden', timeout: 60_000 });
  await page.getByText(/^Longest ahead: /).waitFor();
  const turn = page.getByRole('list').filter({ hasText: /→/ }).getByRole('button').first();
  const n = Number(/Move (\d+)/.exec(await turn.innerText())?.[1]);
  await turn.click();
  await page.getByText(new RegExp(`^Looking back: move ${n} of `)).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await ending(page).waitFor();
  // It is still there: nothing is worked out twice.
  await graph(page).waitFor();
  expect(await page.getByText('Working it out …').isVisible()).toBe(false);
}

async function hintsAndStory({ page, context }: Visit, hand: Hand): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 3, bots: 'Climber' });
  await standstill(page);
  await playAHint(page, () => hand.act(hintButton(page)));
  await standstill(page);
  await hand.act(hintButton(page));
  await line(page).getByRole('button', { name: 'Why?' }).waitFor();
  await checkAxe(page, 'a hint');
  await line(page).getByRole('button', { name: 'Close' }).click();
  await line(page).waitFor({ state: 'hidden' });
  await playOut(page, hand);
  await readTheStory(page);
  await page.getByText('As a table').click();
  await checkAxe(page, 'the end with its story');
  // Where it is tapped, it looks back to.
  await hand.act(graph(page));
  await page.getByText(/^Looking back: /).waitFor();
}

visitTest('a hint is asked for, played, and the game ends with its story', calm, (visit) =>
  hintsAndStory(visit, mouse),
);
visitTest('the same by touch on a phone', { ...phone, reducedMotion: 'reduce' }, (visit) =>
  hintsAndStory(visit, finger),
);

visitTest('by keys: H asks, the answer is said politely, and the focus comes back', calm, async (visit) => {
  const { page, context } = visit;
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 2, bots: 'Climber' });
  await standstill(page);
  await hintButton(page).focus();
  await page.keyboard.press('h');
  const status = line(page).getByRole('status');
  await line(page).getByRole('button', { name: 'Why?' }).waitFor();
  expect(await status.innerText()).toMatch(/\w/);
  await page.keyboard.press('Escape');
  await line(page).waitFor({ state: 'hidden' });
  expect(await hintButton(page).evaluate((button) => button === document.activeElement)).toBe(true);

  // Looking back: where no player of this page had a choice the page says so, elsewhere it tells what would have been good.
  await page.keyboard.press('m');
  await page
    .getByRole('dialog', { name: 'All moves as a list' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await lit(page).first().waitFor();
  for (let n = await lines(page).count(); n > 0; n--) await page.keyboard.press('[');
  await expect.poll(() => hintButton(page).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('h');
  await page
    .getByRole('alert')
    .getByText(/^No player here had a choice/)
    .waitFor();
  const goOn = async () => {
    await page.keyboard.press(']');
    // The button follows with the next picture.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
  await goOn();
  while ((await hintButton(page).getAttribute('aria-disabled')) === 'true') await goOn();
  await page.keyboard.press('h');
  const would = 'What would have been good here';
  await page.getByRole('region', { name: would }).getByRole('button', { name: 'Why?' }).click();
  const back = page.getByRole('dialog', { name: would });
  await back.getByRole('listitem').first().waitFor();
  expect(await back.getByRole('button', { name: /^Play this/ }).count()).toBe(0);
});

visitTest('nothing of it is fetched before somebody asks', calm, async ({ page, context }) => {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 2, bots: 'Climber' });
  await standstill(page);
  const workers = () => page.workers().filter((worker) => /advice/.test(worker.url())).length;
  expect(workers()).toBe(0);
  await hintButton(page).click();
  await line(page).getByRole('button', { name: 'Why?' }).waitFor();
  expect(workers()).toBe(1);
  await line(page).getByRole('button', { name: 'Close' }).click();
  // The worker ends when the player leaves the table.
  await page.getByRole('link', { name: 'Updraft: all games' }).click();
  await page.getByRole('heading', { level: 1, name: 'Games that rise' }).waitFor();
  await expect.poll(workers).toBe(0);
});
