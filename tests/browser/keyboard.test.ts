/** A whole game with nothing but the keyboard. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  checkScoring,
  columnOf,
  ending,
  lines,
  lit,
  namesOf,
  scoring,
  standstill,
  wishAmong,
} from './aloft.ts';
import { atOnce, calm, visitTest } from './support.ts';

interface Focus {
  readonly role: string;
  readonly name: string;
}

/** What has the focus; the page itself where nothing has. */
const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { role: 'page', name: '' };
    const role = at.getAttribute('role') ?? at.tagName.toLowerCase();
    return { role, name: at.getAttribute('aria-label') ?? at.textContent ?? '' };
  });

/** Goes on with Tab until something of this kind has the focus. */
async function tabTo(page: Page, wanted: (focus: Focus) => boolean): Promise<Focus> {
  for (let presses = 0; presses < 60; presses++) {
    const focus = await focused(page);
    if (wanted(focus)) return focus;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** The row of the grid that a cell stands in, from the top, as its name tells. */
function rowOf(name: string): number {
  const altitude = /altitude (\d)/.exec(name)?.[1];
  if (altitude !== undefined) return 4 - Number(altitude);
  return name.includes('launch truck') ? 4 : 5;
}

/** From a cell to a cell with the arrow keys. */
async function walk(page: Page, from: string, to: string): Promise<void> {
  const down = rowOf(to) - rowOf(from);
  const right = columnOf(to) - columnOf(from);
  // The lane is a cell shorter than the track: sideways where both ends exist.
  const across = () => press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  if (right < 0) await across();
  await press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  if (right > 0) await across();
  expect((await focused(page)).name).toBe(to);
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

const inGrid = ({ role }: Focus): boolean => role === 'gridcell';
const isPacked = ({ role, name }: Focus): boolean => role === 'button' && /, packed/.test(name);

/** One move: to the cell by arrows, Enter; a packed balloon is found by going on with Tab. */
async function move(page: Page): Promise<void> {
  const { deed, name } = wishAmong(await namesOf(lit(page)));
  let here = await focused(page);
  if (!inGrid(here)) {
    // From the tray the grid is the stop before; from anywhere else Tab leads there.
    if (isTray(here)) await page.keyboard.press('Shift+Tab');
    here = await tabTo(page, inGrid);
  }
  await walk(page, here.name, name);
  const before = await lines(page).count();
  await page.keyboard.press('Enter');
  if (deed === 'load') {
    const chosen = name.replace('can take a balloon', 'chosen');
    await page.getByRole('gridcell', { name: chosen, exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(isTray(await focused(page)), 'Tab goes from the grid to the balloons').toBe(true);
    await toPacked(page);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => lines(page).count(), { interval: 20 }).not.toBe(before);
}

/** Along the tray to a balloon that can be unpacked: it may stand at one that has left. */
async function toPacked(page: Page): Promise<void> {
  if (isPacked(await focused(page))) return;
  await page.keyboard.press('Home');
  for (let slots = 0; slots < 13; slots++) {
    if (isPacked(await focused(page))) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('no balloon in the tray is packed');
}

const isTray = ({ role, name }: Focus): boolean => role === 'button' && /packed/.test(name);

visitTest('by keyboard alone, and the focus is never lost', calm, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().waitFor();
  await tabTo(page, ({ role, name }) => role === 'button' && name === 'Play Aloft now');
  await page.keyboard.press('Enter');
  while ((await standstill(page)) === 'choose') {
    expect((await focused(page)).role, 'where the focus is').not.toBe('page');
    await move(page);
  }
  expect(await focused(page)).toMatchObject({ role: 'h2', name: expect.stringContaining('win') });
  checkScoring(await scoring(page), 4);

  await tabTo(page, ({ name }) => name === 'Look at the board');
  await page.keyboard.press('Enter');
  await ending(page).waitFor({ state: 'hidden' });
  // The board takes the focus when the scoring has gone.
  await expect
    .poll(async () => (await focused(page)).role, { message: 'where the focus is' })
    .not.toBe('page');
});

visitTest('keys of the table: moves as a list, look back, words', calm, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/games/aloft');
  // The page draws itself after it has loaded; until then Tab leads nowhere.
  await page.getByRole('button', { name: 'Start Aloft', exact: true }).first().waitFor();
  await tabTo(page, ({ name }) => name === 'Start Aloft');
  await page.keyboard.press('Enter');
  await standstill(page);
  const before = await lines(page).count();

  await page.keyboard.press('m');
  const list = page.getByRole('dialog', { name: 'All moves as a list' });
  await list.waitFor();
  expect((await focused(page)).name).toMatch(/^(Unpack|Inflate|Launch|Raise|Move) /);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
  await standstill(page);

  await page.keyboard.press('[');
  await page.getByText(/^Looking back: move \d+ of \d+$/).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByText(/^Your turn: /)
    .first()
    .waitFor();

  for (const [key, title] of [
    ['d', 'The position in words'],
    ['l', 'What happened'],
    ['?', 'Keys at the table'],
  ] as const) {
    const from = await focused(page);
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page), { message: 'the focus is given back' }).toEqual(from);
  }
});
