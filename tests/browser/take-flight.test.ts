/** Whole flights: by mouse among bots, by keys and names alone, the flight of the day, and what axe says of it all. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ending } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, calm, desktop, phone, visitTest } from './support.ts';

async function setUp(page: Page, preset: 'Just me and bots' | 'Alone'): Promise<void> {
  await page.goto('/games/take-flight');
  await page.getByRole('radio', { name: preset }).check();
  await quickBots(page);
  await page.getByRole('button', { name: 'Start Take Flight!' }).click();
}

/** Bots that do not think, so that games are short. */
async function quickBots(page: Page): Promise<void> {
  for (const who of await page.getByRole('combobox', { name: /^Who plays seat/ }).all())
    if ((await who.inputValue()) !== 'person') await who.selectOption({ label: 'Bot: Climber' });
}

const wings = (page: Page): Locator => page.getByRole('toolbar', { name: 'Wings' });
const tail = (page: Page): Locator => page.getByRole('toolbar', { name: 'Tail' });
/** The squares that can be written in; their names tell where that leads. */
const open = (page: Page): Locator => wings(page).getByRole('button', { name: /: write / });
const written = (page: Page): Locator => wings(page).getByRole('button', { name: /: holds / });
const square = (page: Page, n: number): Locator =>
  wings(page).getByRole('button', { name: new RegExp(`^square ${n} `) });

const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
const squareOf = (name: string): number => Number(/^square (\d+)/.exec(name)?.[1]);

/** What the tests choose: a symbol on the way up, anything but the ground. */
function wishAmong(names: readonly string[]): number {
  const worth = (name: string): number =>
    (/crashes/.test(name) ? -9 : 0) + (/ and an? /.test(name) ? 2 : 0) + (/climbs/.test(name) ? 1 : 0);
  return squareOf(names.toSorted((a, b) => worth(b) - worth(a))[0] ?? '');
}

/** Writes in one square, some way or other. */
type Act = (page: Page, n: number, round: number) => Promise<void>;

/** Plays until the flight is over, and answers in how many rounds. */
async function playOut(page: Page, act: Act, over: Locator = ending(page)): Promise<number> {
  for (let round = 0; ; round++) {
    // A pilot who has crashed waits for the others.
    await open(page).or(over).first().waitFor({ timeout: 30_000 });
    if (await over.isVisible()) return round;
    await act(page, wishAmong(await namesOf(open(page))), round);
    await expect.poll(() => written(page).count(), { interval: 20 }).toBe(round + 1);
  }
}

const byMouse: Act = (page, n) => square(page, n).click();

/** Every row adds up, and the first one has most. */
async function checkScoring(page: Page, seats: number): Promise<void> {
  const table = page.getByRole('table').filter({ hasText: 'Pilot' });
  const rows = (await table.getByRole('row').all()).slice(1);
  expect(rows).toHaveLength(seats);
  const totals: number[] = [];
  for (const row of rows) {
    const cells = await row.getByRole('cell').allInnerTexts();
    const [total, ...boxes] = cells.slice(0, -1).map(Number).reverse();
    expect(boxes.reduce((sum, points) => sum + points, 0)).toBe(total);
    totals.push(total!);
  }
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
}

/** The boxes of one's own card make its total. */
async function ownTotal(page: Page): Promise<number> {
  const boxes = page.getByRole('region', { name: 'You', exact: true }).getByRole('definition');
  const numbers = (await boxes.allInnerTexts()).map(Number);
  const total = numbers.pop() ?? 0;
  expect(numbers.reduce((sum, points) => sum + points, 0)).toBe(total);
  return total;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** The tokens that have still to be laid out once. */
function byKeys(laid: string[]): Act {
  return async (page, n, round) => {
    for (let presses = 0; Number.isNaN(squareOf(await focused(page))); presses++) {
      expect(presses, 'the wings are within reach of Tab').toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    if (round === 1) {
      // Down to the tail: +2 is laid out, told, and taken back.
      await page.keyboard.press('ArrowDown');
      for (let steps = 0; !(await focused(page)).startsWith('+2'); steps++) {
        expect(steps, '+2 is in the tail').toBeLessThan(9);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await tail(page).getByRole('button', { name: /^\+2/, pressed: true }).waitFor();
      laid.push(await page.getByText(/^You would write /).innerText());
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
    }
    const right = n - squareOf(await focused(page));
    await press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    expect(await focused(page)).toMatch(new RegExp(`^square ${n} .*: write`));
    await page.keyboard.press('Enter');
  };
}

/** Taken off the list of games, it leaves the other tests green. */
const gone = !games.some(({ facts }) => facts.id === 'take-flight');

describe.skipIf(gone)('Take Flight!', () => {
  visitTest('by mouse against three bots, to the boxes', desktop, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, 'Just me and bots');
    await playOut(page, async (_, n, round) => {
      if (round !== 1) return byMouse(page, n, round);
      // A look before: what the square does, and what a token changes.
      const token = tail(page).getByRole('button', { name: /^\+2/ });
      const before = await square(page, n).getAttribute('aria-label');
      await token.click();
      await expect.poll(() => square(page, n).getAttribute('aria-label')).not.toBe(before);
      await square(page, n).hover();
      await page
        .getByText(/^next /)
        .or(page.getByText(/crash!/))
        .first()
        .waitFor();
      await square(page, n).click();
      await expect.poll(() => token.getAttribute('aria-label')).toMatch(/crossed off$/);
    });
    await checkScoring(page, 4);
    await ownTotal(page);
  });

  visitTest('by keys and names alone', calm, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, 'Alone');
    const laid: string[] = [];
    const rounds = await playOut(page, byKeys(laid));
    expect(laid).toHaveLength(1);
    const score = Number(/\d+/.exec(await ending(page).innerText())?.[0]);
    expect(await ownTotal(page)).toBe(score);
    // What is drawn is told: a row for every round.
    await page.getByRole('button', { name: 'Look at the board' }).press('Enter');
    const path = await page.getByRole('img', { name: /^The flight area; path/ }).getAttribute('aria-label');
    expect(path?.match(/\d+/g)).toHaveLength(rounds);
  });

  visitTest('the flight of the day stands, whatever happens to the page', calm, async ({ page }) => {
    // Whatever the clock says: no test runs at midnight.
    await page.clock.setFixedTime('2026-07-31T12:00:00Z');
    await page.goto('/games/take-flight');
    await page.getByRole('link', { name: /^Daily flight/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Daily flight' }).waitFor();
    await open(page).first().click();
    await expect.poll(() => written(page).count()).toBe(1);
    const kept = await namesOf(wings(page).getByRole('button'));
    await page.reload();
    await open(page).first().waitFor();
    expect(await namesOf(wings(page).getByRole('button'))).toEqual(kept);
    expect(await page.getByRole('button', { name: /undo/i }).count()).toBe(0);
    await page.keyboard.press('u');
    expect(await written(page).count()).toBe(1);

    const text = page.getByText(/^Take Flight! daily flight, 31 July 2026\n/);
    const over = page.getByText('Today’s flight is over');
    for (let round = 1; !(await over.isVisible()); round++) {
      await byMouse(page, wishAmong(await namesOf(open(page))), round);
      await expect.poll(() => written(page).count(), { interval: 20 }).toBe(round + 1);
    }
    const told = await text.innerText();
    expect(told.split('\n')).toHaveLength(3);
    expect(Number(/(\d+) points, /.exec(told)?.[1])).toBe(await ownTotal(page));
    await page.reload();
    expect(await text.innerText()).toBe(told);
    await page.getByRole('button', { name: 'Copy the result' }).click();
    await page.getByText(/^The result (is on the clipboard|could not be copied)/).waitFor();
  });

  visitTest(
    'among many a phone tells one’s own place, and shows the others from the first to the last',
    { ...phone, reducedMotion: 'reduce' },
    async ({ page, context }) => {
      await atOnce(context);
      await page.goto('/games/take-flight');
      await page.getByRole('spinbutton', { name: 'Number of seats' }).fill('20');
      await page.getByRole('button', { name: 'Start Take Flight!' }).click();
      await open(page).first().waitFor();
      for (let round = 1; round <= 3; round++) {
        await byMouse(page, wishAmong(await namesOf(open(page))), round);
        await expect.poll(() => written(page).count(), { interval: 20 }).toBe(round);
        await open(page).first().waitFor();
      }
      const strip = await page
        .getByRole('list', { name: 'Players' })
        .getByRole('listitem')
        .evaluateAll((rows) =>
          rows
            .map((row) => ({
              order: Number(getComputedStyle(row).order),
              text: row.textContent,
              points: Number(row.querySelector('b[aria-hidden]')?.textContent),
            }))
            .sort((a, b) => a.order - b.order),
        );
      const [own, ...others] = strip;
      const points = others.map((row) => row.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(own!.text).toContain(`no. ${points.filter((more) => more > own!.points).length + 1} of 20`);
    },
  );

  for (const [size, options] of Object.entries({ phone, desktop }))
    visitTest(
      `axe finds nothing at a table for four, ${size}`,
      { ...options, reducedMotion: 'reduce' },
      async ({ page, context }) => {
        await atOnce(context);
        await setUp(page, 'Just me and bots');
        await open(page).first().waitFor();
        await checkAxe(page, 'the start');
        for (let round = 1; round <= 4; round++) {
          await byMouse(page, wishAmong(await namesOf(open(page))), round);
          await expect.poll(() => written(page).count(), { interval: 20 }).toBe(round);
          await open(page).first().waitFor();
        }
        await tail(page).getByRole('button', { name: /^\+2/ }).click();
        await checkAxe(page, 'the middle, with a token laid out');
        await page.goto('/games/take-flight');
        await quickBots(page);
        await page
          .getByRole('combobox', { name: 'Who plays seat 1' })
          .selectOption({ label: 'Bot: Climber' });
        await page.getByRole('button', { name: 'Start Take Flight!' }).click();
        await ending(page).waitFor({ timeout: 30_000 });
        await checkAxe(page, 'the scoring');
      },
    );
});
