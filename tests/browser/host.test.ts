/** The host of a table and those who wait: seats that are freed, hosts that change, tables that are cancelled, and talk before the start. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Client, type Person, sealFor } from '../online/client.ts';
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

test('visitors who wait talk, and are seen before they sit', async () => {
  const table = await setUpTable(ann, { game: facts.id, seats: ['you', 'open', 'open', 'open'] });
  await arrive(ann, table);
  await arrive(bert, table);
  await ann.page.getByText('Looking at the invitation, without a seat: Bert.').waitFor();
  await bert.page.getByRole('textbox', { name: 'Message' }).fill('Who else comes?');
  await button(bert, 'Send').tap();
  await ann.page.getByText('Who else comes?', { exact: true }).waitFor();
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

test('a table is cancelled before all players who wait', async () => {
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
  // A screen of another person shows the code where its link carries it, and says how it gets one.
  await button(ann, 'Give a join code').click();
  await button(ann, 'Copy the link for a screen').waitFor();
  const code = /with the code ([A-Z]{3} [A-Z]{3})/.exec(await ann.page.getByRole('main').innerText())![1]!;
  const screen = await cem.tab();
  await screen.goto(`/t/${table}/show?code=${code.replace(' ', '')}`);
  await screen.locator('[data-code]').filter({ hasText: code }).waitFor();
  await screen.close();
  // A code that was typed stays over a reload.
  const typing = await bert.tab();
  await typing.goto('/join');
  await typing.getByRole('textbox', { name: 'Code' }).fill('BCD FG');
  await typing.reload();
  await expect.poll(() => typing.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('BCD FG');
  await typing.close();
  await button(ann, 'Start now, with the 3 who are here').click();
  await Promise.all([seated(ann.page), seated(bert.page), seated(cem.page)]);
});

test('the seat of an absent player goes to a spectator, when the others agree', async () => {
  const url = inject('baseUrl');
  const table = await setUpTable(ann, {
    game: facts.id,
    seats: ['you', 'open', 'open'],
    fixedSeats: true,
  });
  // Dora sits down and gives up when it is dealt: a bot plays for her.
  const made = await fetch(`${url}/api/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Dora' }),
  });
  const person = (await made.json()) as Person;
  const dora = await new Client({ url, person }).connect();
  await arrive(ann, table);
  await arrive(bert, table);
  await dora.join(table, facts.id);
  await dora.must({ type: 'sit', table, seat: 2, seal: sealFor(person) });
  await button(bert, 'Sit down at seat 2').tap();
  await button(ann, 'Start the game').click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
  await dora.until(() => dora.followed.get(table)?.head !== undefined);
  await dora.must({ type: 'resign', table });
  await arrive(cem, table);
  await notice(cem, 'A bot plays for Dora.').waitFor();
  await button(ann, 'Menu').click();
  await button(ann, 'Give the seat of Dora to another person').click();
  const dialog = ann.page.getByRole('dialog', { name: 'Who plays on for Dora?' });
  await dialog.getByText('who watches can offer to play').waitFor();
  await checkAxe(ann.page, 'who plays on for an absent player');
  await button(cem, 'I would play').click();
  await dialog.getByRole('button', { name: 'Ask the others to give it to Cem' }).click();
  await notice(ann, 'You asked to give the seat of Dora to Cem. Waiting for Bert.').waitFor();
  await notice(bert, 'Ann would like to give the seat of Dora to Cem.').waitFor();
  await checkAxe(bert.page, 'a player who is asked about a seat');
  await button(bert, 'Agree').tap();
  await cem.page.getByText('You have the seat of Dora from now on.').first().waitFor();
  await ann.page.getByText('Cem has the seat of Dora from now on.').first().waitFor();
  await dora.close();
  checkComplaints([ann, bert, cem]);
});

test('a table set up from the lobby is listed; a table set up from a game’s page is not', async () => {
  await ann.page.goto('/online');
  await button(ann, 'New table').first().click();
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

test('while a player looks back, their turn calls', async () => {
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
