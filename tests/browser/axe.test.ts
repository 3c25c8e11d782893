/** Everything that can be seen, looked at by axe: on a phone and on a desk. It must find nothing. */
import type { BrowserContextOptions } from 'playwright-core';
import { ending, handOver, lit, mouse, setUp, standstill, step } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, desktop, phone, type Visit, visitTest } from './support.ts';

/** Without motion, so that no colour is halfway to another one when it is measured. */
const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...phone, reducedMotion: 'reduce' },
  desktop: { ...desktop, reducedMotion: 'reduce' },
};

async function pages({ page }: Visit): Promise<void> {
  for (const [address, name] of [
    ['/', 'Games that rise'],
    ['/games/aloft', 'Aloft'],
    ['/about', 'About Updraft'],
    ['/nowhere', 'There is nothing at this address'],
    ['/table/nosuchtable', 'This game cannot go on here'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await checkAxe(page, address);
  }
  await page.goto('/games/aloft');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('');
  await page.getByRole('button', { name: 'Start Aloft' }).click();
  await page.getByRole('form').getByText('Seat 2 needs a name.').waitFor();
  await checkAxe(page, 'a form with an error');
  await page.goto('/games/aloft/rules');
  await page.getByRole('heading', { name: 'How we read the rules' }).waitFor();
  await checkAxe(page, 'the rulebook');
}

async function table({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 5 });
  await lit(page).first().waitFor();
  await checkAxe(page, 'a table at the start');
  for (let moves = 0; moves < 5; moves++) {
    await standstill(page);
    await step(page, mouse);
  }
  await lit(page).first().waitFor();
  await checkAxe(page, 'a table in the middle');
  await page.keyboard.press('[');
  await page.getByText(/^Looking back: /).waitFor();
  await checkAxe(page, 'a table, looking back');
  await page.keyboard.press('Escape');

  // The first page now has a game to go on with.
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: /^Continue Aloft/ }).waitFor();
  await checkAxe(other, 'the first page with a game');
  await other.goto(address);
  await other.getByRole('button', { name: 'Play here instead' }).waitFor();
  await checkAxe(other, 'a table that another tab plays');
}

async function dialogs({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 2, inOrder: true });
  await step(page, mouse);
  await lit(page).first().waitFor();
  for (const [opener, title] of [
    [/^All moves as a list/, 'All moves as a list'],
    [/^Describe/, 'The position in words'],
    [/^What happened/, 'What happened'],
    [/^Keys/, 'Keys at the table'],
    [/^Rules/, 'Rules'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    if (title === 'Rules') await dialog.getByRole('heading', { name: 'How we read the rules' }).waitFor();
    await checkAxe(page, `the dialog “${title}”`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await checkAxe(page, 'the menu');
}

/** Bots play to the end by themselves, so that it is soon reached. */
async function ends({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Around one screen', seats: 2, inOrder: true });
  await handOver(page).waitFor();
  await checkAxe(page, 'the hand-over');
  await page.goto('/games/aloft');
  await page.getByRole('combobox', { name: 'Who plays seat 1' }).selectOption({ label: 'Bot: Climber' });
  await page.getByRole('button', { name: 'Start Aloft' }).click();
  await ending(page).waitFor({ timeout: 30_000 });
  await checkAxe(page, 'the scoring');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: 'Show the scoring' }).waitFor();
  await checkAxe(page, 'the board at the end');
}

for (const [size, options] of Object.entries(sizes)) {
  visitTest(`pages, ${size}`, options, pages);
  visitTest(`a table at the start and in the middle, ${size}`, options, table);
  visitTest(`dialogs, ${size}`, options, dialogs);
  visitTest(`the hand-over and the end, ${size}`, options, ends);
}
