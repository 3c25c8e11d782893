/** The host of a table and those who wait: seats that are freed, hosts that change, tables that are cancelled, and talk before the start. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkAxe } from './axe.ts';
import { arrive, checkComplaints, type Guest, guest, seated, setUpTable } from './online.ts';
import { calm, phone } from './support.ts';

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const { title } = await games.find((game) => game.facts === facts)!.text('en');

let ann: Guest;
let bert: Guest;
let cem: Guest;

beforeAll(async () => {
  const url = inject('baseUrl');
  [ann, bert, cem] = await Promise.all([
    guest('Ann', url, calm),
    guest('Bert', url, { ...phone, reducedMotion: 'reduce' }),
    guest('Cem', url, calm),
  ]);
  await arrive(ann, 'nowhere');
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close(), cem?.close()]);
});

const notice = ({ page }: Guest, text: string | RegExp) =>
  page.locator('[data-notice]').filter({ hasText: text });
const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name });

test('an invitation tells game, host, seats and pace before it asks for a name', async () => {
  const table = await setUpTable(ann, { game: facts.id, seats: ['you', 'open', { bot: 'greedy' }] });
  await bert.page.goto(`/t/${table}`);
  await bert.page.getByRole('heading', { level: 1, name: `Ann invites you to ${title}` }).waitFor();
  const text = await bert.page.getByRole('main').innerText();
  for (const part of ['1 of 3 seats is free', '15 minutes', 'Your name']) expect(text).toContain(part);
  await checkAxe(bert.page, 'an invitation');
});

test('those who wait talk, and are seen before they sit', async () => {
  const table = await setUpTable(ann, { game: facts.id, seats: ['you', 'open', 'open', 'open'] });
  await arrive(ann, table);
  await arrive(bert, table);
  await ann.page.getByText('Looking at the invitation, without a seat: Bert.').waitFor();
  await bert.page.getByRole('textbox', { name: 'Message' }).fill('Who else comes?');
  await button(bert, 'Send').tap();
  await ann.page.getByText('Who else comes?').waitFor();
  await checkAxe(ann.page, 'a waiting room with talk');
  await button(bert, 'Sit down at seat 2').tap();

  // Closing a tab keeps the seat; the host frees it.
  await arrive(cem, table);
  await button(cem, 'Sit down at seat 3').click();
  await cem.page.goto('/');
  await button(ann, 'Free the seat of Cem').click();
  await button(ann, 'Sit down at seat 3').waitFor();
  await arrive(cem, table);
  await button(cem, 'Sit down at seat 3').click();
  await button(ann, 'Free the seat of Cem').click();
  await notice(cem, 'The host has freed your seat.').waitFor();

  await button(ann, 'Make Bert the host').click();
  await notice(bert, 'You are the host of this table now.').waitFor();
  await notice(cem, 'Bert is the host now.').waitFor();
  await checkAxe(bert.page, 'a waiting room of a host on a phone');
  expect(await button(ann, 'Cancel this table').count()).toBe(0);
  await button(bert, 'Start now, with the 2 who are here').tap();
  await Promise.all([seated(ann.page), seated(bert.page), seated(cem.page)]);
  expect(await ann.page.getByRole('list', { name: 'Players' }).getByRole('listitem').count()).toBe(2);
});

test('a table is cancelled before all who wait', async () => {
  const table = await setUpTable(ann, { game: facts.id });
  await arrive(ann, table);
  await arrive(bert, table);
  await button(ann, 'Cancel this table').click();
  await button(ann, 'Yes, cancel it').click();
  for (const { page } of [ann, bert])
    await page.getByRole('heading', { name: 'This table was cancelled' }).waitFor();
  checkComplaints([ann, bert, cem]);
});

test('a class has no form of 99 rows: who is in, how many seats are free, and one way to sit down', async () => {
  const most = games.reduce((a, b) => (a.facts.seats.max > b.facts.seats.max ? a : b)).facts;
  const seats = ['you' as const, ...Array.from({ length: 39 }, () => 'open' as const)];
  const table = await setUpTable(ann, { game: most.id, seats });
  await arrive(ann, table);
  await ann.page.getByText('39 seats are free.').waitFor();
  await arrive(bert, table);
  await arrive(cem, table);
  await Promise.all([button(bert, 'Sit down').tap(), button(cem, 'Sit down').click()]);
  await ann.page.getByText('37 seats are free.').waitFor();
  for (const { name } of [bert, cem])
    await ann.page.getByRole('listitem').filter({ hasText: name }).waitFor();
  const tall = await ann.page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall, 'the height of a waiting room of 40').toBeLessThan(2400);
  await checkAxe(ann.page, 'a waiting room of 40');
  await button(ann, 'Start now, with the 3 who are here').click();
  await Promise.all([seated(ann.page), seated(bert.page), seated(cem.page)]);
});

test('from the lobby a table is listed; a link of one’s own is not', async () => {
  await ann.page.goto('/online');
  await button(ann, 'New table').click();
  await ann.page
    .getByRole('link', { name: `Set up an online table of ${title}`, exact: true })
    .first()
    .click();
  const listed = ann.page.getByRole('radio', { name: /lobby/i });
  await listed.waitFor();
  expect(await listed.isChecked()).toBe(true);
  await ann.page.goto(`/games/${facts.id}?online`);
  await listed.waitFor();
  expect(await listed.isChecked()).toBe(false);
});

test('while looking back one’s turn calls', async () => {
  const table = await setUpTable(ann, { game: games[0]!.facts.id, seats: ['you', { bot: 'random' }] });
  await arrive(ann, table);
  await button(ann, 'Start the game').click();
  await seated(ann.page);
  await expect.poll(() => ann.page.title()).toContain('● Your turn');
  await button(ann, 'To the start').click();
  await ann.page.getByText('It is your turn.').waitFor();
  expect(await ann.page.title()).toContain('● Your turn');
  await checkAxe(ann.page, 'looking back at one’s turn');
});
