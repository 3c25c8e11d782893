/** Whole games of Aeronaut Odyssey by roles and names: the gazetteer offers everything that the map does. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { cities, mine, openGazetteer, playOut, unfold } from './aeronaut.ts';
import { lines } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, calm, desktop, phone, visitTest } from './support.ts';

interface Table {
  readonly seats: number;
  readonly size?: RegExp;
  readonly expansions?: readonly RegExp[];
}

async function setUp(page: Page, { seats, size = /^Tiny/, expansions = [] }: Table): Promise<void> {
  await page.goto('/games/aeronaut');
  const count = page.getByRole('group', { name: 'Number of seats' });
  await count.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('radio', { name: size }).check();
  for (const name of expansions) await page.getByRole('switch', { name }).check();
  await page.getByRole('button', { name: 'Start Aeronaut Odyssey' }).click();
}

/** Every row adds up, routes by routes, and only the highest wins. */
async function checkScoring(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Routes, and what else was scored' });
  const totals: number[] = [];
  const won: boolean[] = [];
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const cells = (await row.getByRole('cell').allInnerTexts()).map(Number);
    const total = cells.pop()!;
    expect(cells.reduce((sum, each) => sum + each, 0)).toBe(total);
    totals.push(total);
    const head = await row.getByRole('rowheader').innerText();
    won.push(/wins|shares the win/.test(head));
    // The badge has a letter of its own in front of the name.
    const name = head
      .replace(/(wins|shares the win)\s*$/, '')
      .trim()
      .split(/\s+/)
      .at(-1);
    const account = page.getByRole('table', { name: `${name}, route by route` });
    const points = await account.locator('tbody td:last-child').allInnerTexts();
    expect(points.reduce((sum, each) => sum + (Number(each) || 0), 0)).toBe(total);
  }
  expect(won).toEqual(totals.map((total) => total === Math.max(...totals)));
}

/** Taken off the list of games, it leaves the other tests green. */
const gone = !games.some(({ facts }) => facts.id === 'aeronaut');

describe.skipIf(gone)('Aeronaut Odyssey', () => {
  visitTest('a tiny map to the end by names alone, and axe on the way', calm, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { seats: 3 });
    await mine(page).waitFor();
    await openGazetteer(page);
    await checkAxe(page, 'the start');
    await unfold(page);
    const done = await playOut(page, (target) => target.click());
    expect(done.some((name) => name.startsWith('Start in'))).toBe(true);
    expect(done.some((name) => name.startsWith('Fly to'))).toBe(true);
    expect(done.some((name) => name.startsWith('Claim'))).toBe(true);
    await checkScoring(page);
    // The page followed the match without a map maker; to check the draws it fetches one.
    await page.getByRole('button', { name: 'Check the draws' }).click();
    await page
      .getByText(/^Fair: /)
      .first()
      .waitFor();
    await checkAxe(page, 'the scoring');
  });

  visitTest('by keys: from city to city, and the focus is never lost', calm, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { seats: 2 });
    await mine(page).waitFor();
    await openGazetteer(page);
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '',
      );
    await cities(page)
      .getByRole('button', { name: /^City 1\b/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/^City 2,.*can start here/);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    expect(await focused()).toMatch(/^City 1,/);
    const heads = cities(page).getByRole('button', { name: /^City \d+/ });
    for (let i = 0; i < (await heads.count()); i++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    expect(await heads.and(page.getByRole('button', { expanded: false })).count()).toBe(0);
    const done = await playOut(page, async (target) => {
      await target.focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(50);
      expect(await focused()).not.toBe('BODY');
    });
    expect(done.length).toBeGreaterThan(5);
    await checkScoring(page);
  });

  visitTest('with every expansion on a phone, by finger, to the end', phone, async ({ page, context }) => {
    await atOnce(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expansions = [/^Trajectories/, /^Bonuses/, /^Multiroutes/, /^Wild winds/, /^Thieves/];
    await setUp(page, { seats: 4, expansions });
    await mine(page).waitFor();
    await openGazetteer(page);
    await checkAxe(page, 'a table with everything');
    await unfold(page);
    await playOut(page, (target) => target.tap());
    await checkScoring(page);
  });

  visitTest('the map by mouse: a city, then a type; wheel and keys', desktop, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { seats: 2, size: /^Small/ });
    await mine(page).waitFor();
    const map = page.getByRole('group', { name: /^Map\./ });
    const drawn = map.locator('[data-city]');
    const middle = async (i: number): Promise<{ x: number; y: number }> => {
      const box = (await drawn.nth(i).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const before = await lines(page).count();
    const first = await middle(4);
    await page.mouse.click(first.x, first.y);
    await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
    const wide = (): Promise<number> =>
      drawn
        .first()
        .boundingBox()
        .then((box) => box!.width);
    const small = await wide();
    await page.mouse.move(first.x, first.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(wide).toBeGreaterThan(small * 1.2);
    await map.focus();
    await page.keyboard.press('0');
    await expect.poll(wide).toBeCloseTo(small, 0);
  });
});
