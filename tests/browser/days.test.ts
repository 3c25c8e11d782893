/** Games by days on the page: days off, what happened since the last visit, the next game, and a seat that changes hands. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkAxe } from './axe.ts';
import { arrive, checkComplaints, type Guest, guest, move, seated, setUpTable } from './online.ts';
import { calm, phone } from './support.ts';

const { id: GAME } = games[0]!.facts;
const HOUR = 3_600_000;
const pace = { kind: 'turns', hours: 72 } as const;

let ann: Guest;
let bert: Guest;

beforeAll(async () => {
  const url = inject('baseUrl');
  [ann, bert] = await Promise.all([
    guest('Ann', url, calm),
    guest('Bert', url, { ...phone, reducedMotion: 'reduce' }),
  ]);
  await Promise.all([arrive(ann, 'nowhere'), arrive(bert, 'nowhere')]);
  // On a phone the question how they are told stands where the players do, until it is answered.
  for (const { page } of [ann, bert])
    await page.evaluate(() => localStorage.setItem('updraft/asked-alerts', '1'));
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close()]);
});

const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name });
const notice = ({ page }: Guest, text: string | RegExp) =>
  page.locator('[data-notice]').filter({ hasText: text });

/** A game by days of the two, in this order. */
async function play(): Promise<string> {
  const table = await setUpTable(ann, { game: GAME, pace, fixedSeats: true });
  await arrive(ann, table);
  await arrive(bert, table);
  await button(bert, 'Sit down at seat 2').tap();
  await button(ann, 'Start the game').click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
  return table;
}

test('a player takes days off; the others see it at the table and among their games; back is back', async () => {
  const table = await play();
  await button(ann, 'Menu').click();
  await ann.page.getByText('You have 5 days off left at this table.').waitFor();
  await ann.page.getByRole('combobox', { name: 'How many' }).selectOption('3');
  await button(ann, 'Take them off').click();
  await notice(ann, 'You are on vacation until').waitFor();
  await notice(bert, 'Ann is on vacation until').waitFor();
  await checkAxe(bert.page, 'a table with a player on vacation');
  // In a tab that stays open it ends when it ends, though nothing happens at the table.
  const tab = await bert.tab();
  await tab.clock.install();
  await tab.goto(`/t/${table}`);
  const rests = tab.locator('[data-notice]').filter({ hasText: 'Ann is on vacation until' });
  await rests.waitFor({ state: 'attached' });
  await tab.clock.fastForward(72 * HOUR + 60_000);
  await rests.waitFor({ state: 'detached' });
  await tab.close();
  await bert.page.goto('/online');
  await bert.page.getByText('Ann (on vacation) to move').waitFor();
  await bert.page.goto(`/t/${table}`);
  await button(ann, 'I am back').click();
  await notice(ann, 'You are on vacation until').waitFor({ state: 'detached' });
  await notice(bert, 'Ann is on vacation until').waitFor({ state: 'detached' });
  await button(ann, 'Menu').click();
  await ann.page.getByText('You have 4 days off left at this table.').waitFor();
  await ann.page.keyboard.press('Escape');
});

test('a player who was elsewhere is shown what happened, and finds the next game from any table', async () => {
  const first = await play();
  await bert.page.goto('/');
  expect(await move(ann, () => 0)).toBe(true);
  await notice(ann, 'Waiting for Bert. If no move comes, you can let a bot play from').waitFor();
  await bert.page.goto(`/t/${first}`);
  await notice(bert, /happened since your last visit/).waitFor();
  await button(bert, 'Show it step by step').tap();
  await bert.page.getByRole('button', { name: 'Copy a link to this move' }).waitFor();
  // Bert owes a move there; from another table one tap leads to it.
  const second = await setUpTable(ann, { game: GAME, pace });
  await arrive(bert, second);
  await bert.page.goto(`/t/${await play()}`);
  await seated(bert.page);
  const next = bert.page.getByRole('link', { name: /^Next game:/ });
  await next.waitFor();
  await checkAxe(bert.page, 'a table from which another game waits');
  await next.tap();
  await bert.page.waitForURL(new RegExp(`/t/${first}$`));
  await seated(bert.page);
  checkComplaints([ann, bert]);
});

test('a player who moves is told no longer what happened before', async () => {
  const table = await play();
  await bert.page.goto('/');
  expect(await move(ann, () => 0)).toBe(true);
  await bert.page.goto(`/t/${table}`);
  const news = notice(bert, /happened since your last visit/);
  await news.waitFor();
  // On a phone a notice takes no room from the board.
  const over = await bert.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(over, 'how far the page scrolls').toBe(0);
  expect(await move(bert, () => 0)).toBe(true);
  await news.waitFor({ state: 'detached' });
  checkComplaints([ann, bert]);
});
