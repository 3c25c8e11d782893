/** Around one screen: secrets stay with their owners, choices can be taken back, the past can be looked at. */

import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aloft } from '../../src/games/aloft/index.ts';
import type { AloftState } from '../../src/games/aloft/state.ts';
import { type Imported, importMatch } from '../../src/match/file.ts';
import { verify } from '../../src/match/verify.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import {
  checkScoring,
  handOver,
  lines,
  lit,
  mouse,
  playOut,
  scoring,
  setUp,
  standstill,
  step,
} from './aloft.ts';
import { atOnce, calm, visitTest } from './support.ts';

const colors = /\b(green|purple|red|white|yellow)\b/i;

/** Everything that a page could show or tell: its whole document, and what listeners are given. */
async function everything(page: Page): Promise<string> {
  const [markup, told] = await Promise.all([page.content(), page.locator('body').ariaSnapshot()]);
  return `${await page.title()}\n${markup}\n${told}`;
}

/** The colour that the page shows to its player. */
async function ownColor(page: Page, name: string): Promise<string> {
  const player = page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
  return /secret colour: (\w+)/.exec(await player.innerText())?.[1] ?? 'none';
}

/** The hand-over to this player; nothing on the page may tell a colour. */
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `Now ${name}` }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(colors);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(colors);
  expect(await everything(page)).not.toMatch(/colour is|secret colour: /);
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await lit(page).first().waitFor();
}

/** What this player would give away if the page said it now. */
const secretsOf = (color: string): RegExp => new RegExp(`colour is ${color}|secret colour: ${color}`);

visitTest(
  'nobody sees the colour of another before, during or after the hand-over',
  calm,
  async ({ page }) => {
    await setUp(page, { preset: 'Around one screen', seats: 2, inOrder: true });
    await take(page, 'Amelia');
    const amelia = await ownColor(page, 'Amelia');
    expect(amelia).toMatch(colors);
    expect(await ownColor(page, 'Bert')).toBe('none');
    // She asks for everything that the page can tell her.
    await page.keyboard.press('d');
    await page.getByRole('dialog').getByText(`Your colour is ${amelia}.`).waitFor();
    await page
      .getByRole('log', { name: 'What happens' })
      .getByText(`Your colour is ${amelia}.`)
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await step(page, mouse);

    await take(page, 'Bert');
    const bert = await ownColor(page, 'Bert');
    expect(bert).not.toBe(amelia);
    expect(await ownColor(page, 'Amelia')).toBe('none');
    expect(await everything(page)).not.toMatch(secretsOf(amelia));
    await step(page, mouse);

    await take(page, 'Amelia');
    expect(await ownColor(page, 'Amelia')).toBe(amelia);
    expect(await everything(page)).not.toMatch(secretsOf(bert));

    // After a reload no player's secrets are shown either: the screen has to be taken again.
    await page.reload();
    await take(page, 'Amelia');
  },
);

visitTest('a choice can be taken back, by whoever made it', calm, async ({ page }) => {
  await setUp(page, { preset: 'Around one screen', seats: 2, inOrder: true });
  await take(page, 'Amelia');
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  const start = await lines(page).allInnerTexts();
  await step(page, mouse);

  await take(page, 'Bert');
  expect(await lines(page).count()).toBe(start.length + 1);
  await undo.click();
  await take(page, 'Amelia');
  expect(await lines(page).allInnerTexts()).toEqual(start);
  expect(await page.getByRole('log', { name: 'What happens' }).innerText()).not.toMatch(/Bert’s turn/);
  await step(page, mouse);
  expect(await standstill(page)).toBe('hand over');
});

visitTest('the past can be looked at, and the game waits', calm, async ({ page }) => {
  await setUp(page, { preset: 'Around one screen', seats: 2, inOrder: true });
  await take(page, 'Amelia');
  await step(page, mouse);
  await take(page, 'Bert');
  await step(page, mouse);
  await take(page, 'Amelia');
  const board = page.getByRole('grid');
  const now = await board.ariaSnapshot();
  const turn = page.getByRole('region', { name: 'At the table' });
  const side = page.getByRole('complementary', { name: 'At the table' });
  const asked = await turn.innerText();

  await lines(page).first().getByRole('button').click();
  await turn.getByText(/^Looking back: move 1 of 3$/).waitFor();
  expect(await lit(page).count(), 'nothing can be done in the past').toBe(0);
  expect(await board.ariaSnapshot()).not.toContain('with ');
  await side.getByRole('button', { name: 'One move on' }).click();
  await turn.getByText(/^Looking back: move 2 of 3$/).waitFor();
  expect(await board.ariaSnapshot()).toContain('unpacked');
  await turn.getByRole('button', { name: 'Back to now' }).press('Enter');
  await expect.poll(() => turn.innerText()).toBe(asked);
  expect(await board.ariaSnapshot()).toBe(now);
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);
});

async function saved(page: Page, form: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: form }).click(),
  ]);
  await menu.getByRole('button', { name: 'Close' }).click();
  return contentOf(download);
}

async function contentOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toMatch(/^updraft-aloft-\d{4}-\d\d-\d\d\.(json|txt)$/);
  return readFile(await download.path(), 'utf8');
}

async function imported(text: string): Promise<Imported<AloftState>> {
  const reading = importMatch(await rulesOf(aloft), aloft.facts, JSON.parse(text));
  if ('refused' in reading) throw new Error(`the saved file is refused: ${reading.refused}`);
  return reading.value;
}

visitTest(
  'two persons and three bots, to the end; the saved game can be checked',
  calm,
  async ({ page, context }) => {
    await atOnce(context);
    await page.goto('/games/aloft');
    const count = page.getByRole('group', { name: 'Number of seats' });
    await count.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('combobox', { name: 'Who plays seat 3' }).selectOption({ label: 'Person' });
    await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('Bo');
    await page.getByRole('button', { name: 'Start Aloft' }).click();
    expect(await standstill(page)).toBe('hand over');
    const first = /^Now (.*)$/.exec(await handOver(page).innerText())?.[1] ?? '';
    await take(page, first);

    await playOut(page, mouse);
    const rows = await scoring(page);
    checkScoring(rows, 5);

    const { match, secret } = await imported(await saved(page, /JSON/));
    expect(verify(match, secret ?? '')).toMatchObject({ fair: true, draws: expect.any(Number) });
    const scores = match.game.result(match.state).scores;
    const told = rows.map(([, , sum = '']) => Number(/\d+(?=\D*$)/.exec(sum)?.[0]));
    expect(told).toEqual(scores.toSorted((a, b) => b - a));
    expect(await saved(page, /^As text/)).toContain('Ada');
  },
);

visitTest('the file of a game under way holds what its player may know', calm, async ({ page, context }) => {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 3 });
  for (let moves = 0; moves < 3; moves++) {
    await standstill(page);
    await step(page, mouse);
  }
  await standstill(page);
  const made = await lines(page).count();
  const text = await saved(page, /JSON/);
  const file = JSON.parse(text) as { secret?: string; entries: { chance?: string }[] };
  expect(file.secret).toBeUndefined();
  expect(file.entries).toHaveLength(made);
  // The file of a match under way holds the secrets of the player who saves it, and of no other.
  expect(file.entries[0]?.chance?.split(' ').toSorted().join(' ')).toMatch(/^\? \? [GPRWY] deal$/);
});

visitTest(
  'alone there are no secrets: a game under way is saved, and its file accepted',
  calm,
  async ({ page }) => {
    await setUp(page, { preset: 'Alone' });
    for (let moves = 0; moves < 3; moves++) await step(page, mouse);
    const { match } = await imported(await saved(page, /JSON/));
    expect(match.standing).toHaveLength(await lines(page).count());
  },
);
