/** Whole games of the panoramic edition: by mouse, by keys and names alone, and what axe says of its tables. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ending, lines, lit, namesOf, packed, standstill } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, calm, desktop, phone, visitTest } from './support.ts';

async function setUp(page: Page, seats: number): Promise<void> {
  await page.goto('/games/panorama');
  const count = page.getByRole('group', { name: 'Number of seats' });
  await count.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Start Aloft Panorama' }).click();
}

/** What the tests do when they have the choice: everything comes up, and the convoy gets home. */
const taste = [
  /, can launch$/,
  /safety truck, can drive to /,
  /, can ascend$/,
  /, can take a balloon$/,
  /launch truck, can drive to /,
] as const;

/** Goes through the deeds in turn, so that none is done all the time. */
function wishAmong(names: readonly string[], turn: number): string {
  for (let i = 0; i < taste.length; i++) {
    const name = names.find((one) => taste[(turn + i) % taste.length]!.test(one));
    if (name !== undefined) return name;
  }
  throw new Error(`there is nothing to do: ${names.join(' | ')}`);
}

/** Makes one move at the cell of this name, and waits until it has been made. */
type Act = (page: Page, name: string) => Promise<void>;

async function playOut(page: Page, act: Act): Promise<string[]> {
  const done: string[] = [];
  while ((await standstill(page)) === 'choose') {
    const name = wishAmong(await namesOf(lit(page)), done.length);
    const before = await lines(page).count();
    await act(page, name);
    await expect.poll(() => lines(page).count(), { interval: 20 }).not.toBe(before);
    done.push(name);
    expect(done.length, 'moves').toBeLessThan(150);
  }
  return done;
}

const cell = (page: Page, name: string): Locator => page.getByRole('gridcell', { name, exact: true });

/** Carries every other balloon to its truck, and clicks the others there. */
function byMouse(): Act {
  let carry = false;
  return async (page, name) => {
    if (!/can take a balloon$/.test(name)) return cell(page, name).click();
    carry = !carry;
    const balloon = packed(page).first();
    if (carry) return balloon.dragTo(cell(page, name));
    const label = (await balloon.getAttribute('aria-label')) ?? '';
    await balloon.click();
    // Where only one truck is free, the balloon is on it already.
    const truck = lit(page, /(launch|safety) truck, can take /).first();
    const left = page.getByRole('button', { name: label, exact: true });
    await expect.poll(async () => (await truck.isVisible()) || (await left.count()) === 0).toBe(true);
    if (await truck.isVisible()) await truck.click();
  };
}

/** Both scores of every row make its total, and only the highest wins. */
async function checkScoring(page: Page, seats: number): Promise<void> {
  const table = page.getByRole('table', { name: 'Achievements and formation' });
  const rows = (await table.getByRole('row').all()).slice(1);
  expect(rows).toHaveLength(seats);
  const totals: number[] = [];
  const won: boolean[] = [];
  for (const row of rows) {
    const cells = await row.getByRole('cell').allInnerTexts();
    const [sets = 0, formation = 0, total = 0] = cells.slice(-3).map(Number);
    expect(sets + formation).toBe(total);
    totals.push(total);
    won.push(/wins|shares the win/.test(await row.getByRole('rowheader').innerText()));
    const name = (await row.getByRole('rowheader').innerText()).split(/\s/)[0]!;
    await checkAccount(page.getByRole('table', { name: `${name}, token by token` }), sets, formation);
  }
  expect(won).toEqual(totals.map((total) => total === Math.max(...totals)));
}

/** The sets of one player add up, and so do the numbers of the formation. */
async function checkAccount(table: Locator, sets: number, formation: number): Promise<void> {
  let sum = 0;
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const head = await row.getByRole('rowheader').innerText();
    const cells = await row.getByRole('cell').allInnerTexts();
    const points = Number(cells.at(-1));
    if (head === 'Achievements') expect([points, sum]).toEqual([sets, sets]);
    else if (head !== 'Formation') sum += points;
    else {
      const numbers = [...(cells[0] ?? '').matchAll(/[A-Z][A-Z1-3] (\d+)/g)].map(([, number]) =>
        Number(number),
      );
      expect(numbers.reduce((all, number) => all + number, 0)).toBe(formation);
    }
  }
}

/** Bots may take a deed away before the player gets to it, so not every kind is asked for. */
function checkVariety(done: readonly string[]): void {
  const kinds = taste.filter((deed) => done.some((name) => deed.test(name)));
  expect(kinds.length, done.join(' | ')).toBeGreaterThanOrEqual(3);
}

interface Focus {
  readonly role: string;
  readonly name: string;
}

const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      role: at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? '',
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
    };
  });

async function tabTo(page: Page, wanted: (focus: Focus) => boolean, key = 'Tab'): Promise<string> {
  for (let presses = 0; presses < 60; presses++) {
    const focus = await focused(page);
    if (wanted(focus)) return focus.name;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}

const inGrid = ({ role }: Focus): boolean => role === 'gridcell';
const inTray = ({ role, name }: Focus): boolean => role === 'button' && /packed$/.test(name);

/** The row of the grid from the top, and the column, as a cell's name tells. */
function spotOf(name: string): { row: number; column: number } {
  const [, column, altitude] = /^column (\d+), altitude (\d)/.exec(name) ?? [];
  if (altitude !== undefined) return { row: 4 - Number(altitude), column: Number(column) };
  const row = /: (launch truck|safety truck|free)/.test(name) ? 5 : 4;
  return { row, column: Number(/^space (\d+)/.exec(name)?.[1] ?? 13) };
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** To the cell by arrows, Enter; a packed balloon is the next stop of Tab. */
async function byKeys(page: Page, name: string): Promise<void> {
  const here = spotOf(await tabTo(page, inGrid, inTray(await focused(page)) ? 'Shift+Tab' : 'Tab'));
  const there = spotOf(name);
  const right = there.column - here.column;
  // The sky is a cell shorter than the track: sideways where both ends exist.
  if (right < 0) await press(page, 'ArrowLeft', -right);
  const down = there.row - here.row;
  await press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  if (right > 0) await press(page, 'ArrowRight', right);
  expect((await focused(page)).name).toBe(name);
  await page.keyboard.press('Enter');
  if (!/can take a balloon$/.test(name)) return;
  await cell(page, name.replace('can take a balloon', 'chosen')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await tabTo(page, (focus) => inTray(focus) && !/no longer/.test(focus.name), 'ArrowRight');
  await page.keyboard.press('Enter');
}

/** Taken off the list of games, it leaves the other tests green. */
const gone = !games.some(({ facts }) => facts.id === 'panorama');

describe.skipIf(gone)('the panoramic edition', () => {
  visitTest('by mouse against two bots, to both scores', desktop, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, 3);
    const done = await playOut(page, byMouse());
    checkVariety(done);
    await checkScoring(page, 3);
  });

  visitTest('by keys and names alone, against one bot', calm, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, 2);
    await standstill(page);
    const tokens = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem');
    expect(await tokens.count()).toBe(2);
    const done = await playOut(page, byKeys);
    checkVariety(done);
    await checkScoring(page, 2);
  });

  visitTest(
    'tokens fly to whoever launched, and stay away where no motion is wanted',
    desktop,
    async ({ page, context }) => {
      await atOnce(context);
      await setUp(page, 2);
      const flown = (): Promise<number> => page.evaluate(() => (globalThis as { flown?: number }).flown ?? 0);
      await standstill(page);
      await page.evaluate(() => {
        const counter = globalThis as { flown?: number };
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node instanceof SVGElement && node.dataset.token === 'flying')
                counter.flown = (counter.flown ?? 0) + 1;
        }).observe(document.querySelector('[role=grid]')!.parentElement!, { childList: true });
      });
      const drive = async (): Promise<void> => {
        for (;;) {
          await standstill(page);
          const safety = lit(page, /safety truck, can drive/);
          const before = await lines(page).count();
          const done = (await safety.count()) > 0;
          await (done ? safety : lit(page, /launch truck, can drive/).first()).click();
          await expect.poll(() => lines(page).count(), { interval: 20 }).not.toBe(before);
          if (done) return;
        }
      };
      await drive();
      await expect.poll(flown).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await standstill(page);
      const before = await flown();
      await drive();
      expect(await flown()).toBe(before);
    },
  );

  for (const [size, options] of Object.entries({ phone, desktop }))
    visitTest(
      `axe finds nothing at a table for six, ${size}`,
      { ...options, reducedMotion: 'reduce' },
      async (visit) => {
        const { page, context } = visit;
        await atOnce(context);
        await setUp(page, 6);
        await standstill(page);
        await checkAxe(page, 'the start');
        await page.goto('/games/panorama');
        await page
          .getByRole('combobox', { name: 'Who plays seat 1' })
          .selectOption({ label: 'Bot: Climber' });
        await page.getByRole('button', { name: 'Start Aloft Panorama' }).click();
        await ending(page).waitFor({ timeout: 30_000 });
        await checkAxe(page, 'the scoring');
      },
    );
});
