/** Tables of all games on screens of every size: reached through the list of moves, so that no game needs a player of its own here. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaintsAbout, type Promised } from './layout-look.ts';
import { atOnce } from './support.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = (text: string): Size => {
  const [width, height] = text.split('x').map(Number);
  return { width: width!, height: height! };
};

const sample = ['360x640', '390x664', '844x390', '1440x900'];
const all = [
  ...['360x640', '375x667', '390x664', '390x844', '430x932', '844x390', '740x360'],
  ...['820x1180', '1024x768', '1280x720', '1440x900', '2560x1440'],
];

const isWhole = process.env.UPDRAFT_LAYOUT === 'full';
/** Four sizes as a sample, all of them in full (`npm run prove -- layout`). */
export const sizes: readonly Size[] = (isWhole ? all : sample).map(sizeOf);

/** Where text is looked at twice as large as usual: at every moment in full, in the middle and at the end as a sample. */
const largeSizes: readonly Size[] = ['390x664', '844x390', '1440x900'].map(sizeOf);
const largeAt = ['middle', 'scoring'];

/** Upright, a phone keeps 130 px for all that stands above the board; on its side, 56 px. */
const promised = ({ width, height }: Size): Promised => ({
  above: width < 900 && height >= 480 ? 130 : 56,
  touch: width <= 1024,
});

/** Seeded games: the page's choices are the same in every run, as the workers' deals and bots are. */
export async function sitDown(page: Page, context: BrowserContext, game: string): Promise<void> {
  await atOnce(context);
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('updraft/known', '*');
  });
  await page.goto(`/games/${game}`);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('list', { name: 'Players' }).waitFor();
  await turn(page);
}

export const isOver = (page: Page): Promise<boolean> => page.locator('#end').isVisible();

/** Waits for a choice of one's own, or for the end. */
async function turn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#end') !== null || document.querySelector('aside section[data-mine]') !== null,
    undefined,
    { timeout: 60_000, polling: 50 },
  );
}

export interface Middle {
  readonly choices: number;
  /** How far on in the list of all moves the next choice is. */
  readonly stride?: number;
}

/** Makes choices of one's own from the list of all moves. */
export async function play(page: Page, most: number, stride = 7): Promise<number> {
  let made = 0;
  while (made < most) {
    await turn(page);
    if (await isOver(page)) break;
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const moves = dialog.locator('li button');
    const count = await moves.count();
    // A move that was the only one may have been made by itself meanwhile, or the list is another one by now.
    const isMade =
      count > 0 &&
      (await moves
        .nth((made * stride) % count)
        .click({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        ));
    if (isMade) made++;
    else await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await turn(page);
  return made;
}

const notes = process.env.UPDRAFT_LAYOUT_NOTES;

/** The table as it stands, on every screen. */
export async function lookAtAll(page: Page, game: string, when: string): Promise<string[]> {
  const told: string[] = [];
  // A pointer that rests on the board would have a tip shown.
  await page.mouse.move(1, 1);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page, size);
    const complaints = await page.evaluate(complaintsAbout, promised(size));
    told.push(...complaints.map((text) => `${size.width}x${size.height}, ${when}: ${text}`));
  }
  if (isWhole || largeAt.includes(when)) told.push(...(await lookAtLarge(page, when)));
  if (notes) appendFileSync(join(notes, `layout-${game}.txt`), told.map((line) => `${line}\n`).join(''));
  return told;
}

/** With text twice as large: a page may be higher than its window then, and is looked at from its top to its end. */
async function lookAtLarge(page: Page, when: string): Promise<string[]> {
  const told = new Set<string>();
  await scaleText(page, '200%');
  for (const size of largeSizes) {
    await page.setViewportSize(size);
    await settle(page, size);
    const high = await page.evaluate(() => document.scrollingElement!.scrollHeight);
    for (let from = 0; from === 0 || from + size.height * 0.3 < high; from += size.height * 0.7) {
      await page.evaluate((to) => scrollTo(0, to), from);
      const complaints = await page.evaluate(complaintsAbout, { ...promised(size), large: true });
      for (const text of complaints) told.add(`${size.width}x${size.height}, large text, ${when}: ${text}`);
    }
    await page.evaluate(() => scrollTo(0, 0));
  }
  await scaleText(page, '');
  return [...told];
}

const scaleText = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** Boards that measure their room do so before the next pictures; nothing may be on its way when it is looked at. */
async function settle(page: Page, size: Size): Promise<void> {
  await page.evaluate(async ({ width, height }) => {
    while (innerWidth !== width || innerHeight !== height)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 4; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, size);
}

export function expectNone(told: readonly string[]): void {
  expect(told).toEqual([]);
}
