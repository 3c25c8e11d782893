/** At an online table: moves that wait for the net, bots that play for players, replays, who is who, and what was read. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkAxe } from './axe.ts';
import {
  arrive,
  checkComplaints,
  type Guest,
  guest,
  move,
  seated,
  setUpTable,
  standing,
  story,
} from './online.ts';
import { calm, desktop, offline } from './support.ts';

/** Quick, and with places on the board for every move. */
const game = games[0]!.facts;

let ben: Guest;
let twin: Guest;
let table: string;

beforeAll(async () => {
  const url = inject('baseUrl');
  const options = { ...calm, ...offline };
  [ben, twin] = await Promise.all([guest('Ben', url, options), guest('ben', url, options)]);
  await arrive(ben, 'nowhere');
});
afterAll(async () => {
  await Promise.all([ben?.close(), twin?.close()]);
});

/** Both sit down, and the match begins. */
async function begin(seconds: number): Promise<string> {
  const pace = { kind: 'live', minutes: 0, seconds } as const;
  const id = await setUpTable(ben, { game: game.id, fixedSeats: true, pace });
  await arrive(ben, id);
  await arrive(twin, id);
  await twin.page.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await ben.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await Promise.all([seated(ben.page), seated(twin.page)]);
  return id;
}

/** The player whose turn it is, and the other one. */
async function due(): Promise<[mover: Guest, other: Guest]> {
  await expect
    .poll(async () => (await standing(ben.page)).mine || (await standing(twin.page)).mine)
    .toBe(true);
  return (await standing(ben.page)).mine ? [ben, twin] : [twin, ben];
}

const prompt = (page: Page, text: string | RegExp) =>
  page.getByRole('complementary', { name: 'At the table' }).getByText(text).first();
const alerts = (page: Page) => page.getByRole('alert').allTextContents();
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });

test('two Bens have two names and two badges, the same to each of them; absence is said in words', async () => {
  table = await begin(90);
  const seats = async ({ page }: Guest) => {
    const rows = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    return Promise.all([0, 1].map((n) => rows.nth(n).locator('svg').first().innerHTML()));
  };
  const [own, other] = await seats(ben);
  expect(own).not.toBe(other);
  // One's own badge is the one that the others see, and not a letter for "You".
  expect(await seats(twin)).toEqual([own, other]);
  const [mover] = await due();
  await move(mover, () => 0);
  const [first] = await due();
  await move(first, () => 0);
  const third = (await story(twin.page)).filter((line) => /^\d+(Ben|You) /.test(line));
  expect(third.length, 'the other Ben moves as Ben, oneself as You').toBeGreaterThan(1);
  expect((await story(ben.page)).some((line) => /^\d+ben 2 /.test(line))).toBe(true);
  await twin.page.goto('/online');
  await row(ben.page, 'ben 2').getByText('not here').waitFor();
  await checkAxe(ben.page, 'a player is not here');
  await arrive(twin, table);
  await row(ben.page, 'ben 2').getByText('not here').waitFor({ state: 'detached' });
});

test('chat that was read is read after a reload', async () => {
  await ben.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ben.page.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await ben.page.keyboard.press('Enter');
  await twin.page.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await twin.page.getByText('Good luck', { exact: true }).waitFor();
  await twin.page.reload();
  await seated(twin.page);
  await twin.page.getByRole('button', { name: /^Chat/ }).waitFor();
  expect(await twin.page.getByRole('button', { name: /^Chat/ }).getAttribute('aria-label')).toBe('Chat');
  // Where there is room, the chat stands beside what happened and not in its place.
  await ben.page.setViewportSize(desktop.viewport);
  await ben.page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect(await ben.page.getByRole('list', { name: 'What happened' }).isVisible()).toBe(true);
  await ben.page.setViewportSize(calm.viewport);
  await ben.page.getByRole('button', { name: 'Close the chat' }).click();
});

test('a move made without a network is marked and told once, until the table has it', async () => {
  const [{ page, setOffline }, other] = await due();
  const before = await story(page);
  await setOffline(true);
  await page.locator('[data-notice]').getByText('Connection lost').waitFor();
  await page.keyboard.press('m');
  const list = page.getByRole('dialog', { name: 'All moves as a list' });
  await list.getByRole('listitem').getByRole('button').first().click();
  await prompt(page, 'Your move waits for the connection').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Waits for the connection: ' }).count()).toBe(1);
  await page.locator('[data-marks] [data-ring]').first().waitFor();
  expect(await page.locator('#main [data-can]').count(), 'nothing is lit').toBe(0);
  expect((await alerts(page)).join(' ')).toContain('Your move waits for the connection.');
  await checkAxe(page, 'a move that waits');
  await setOffline(false);
  await prompt(page, 'Your move waits').waitFor({ state: 'detached' });
  await expect.poll(async () => (await story(page)).length).toBeGreaterThan(before.length);
  const made = await story(page);
  expect(made.filter((line) => line.includes('Waits for the connection'))).toEqual([]);
  await expect.poll(async () => (await story(other.page)).length).toBe(made.length);
});

test('a stranger who follows a link to a move sees it without a name, and it plays', async () => {
  const eve = await guest('Eve', inject('baseUrl'), calm);
  const { page } = eve;
  const last = (await standing(ben.page)).last;
  await page.goto(`/t/${table}?at=1`);
  await page.getByText(/^Looking back: move 1 of/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);
  await checkAxe(page, 'a replay');
  const at = () => new URL(page.url()).searchParams.get('at');
  // By steps, along the line, and back after a reload: the address follows.
  await page.keyboard.press(']');
  await page.getByText(/^Looking back: move 2 of/).waitFor();
  await expect.poll(at).toBe('2');
  const line = page.getByRole('slider', { name: 'Move that is shown' });
  await line.focus();
  await page.keyboard.press('Home');
  await page.getByText(/^Looking back: move 0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line.getAttribute('aria-valuetext')).toMatch(/^1: \S/);
  await expect.poll(at).toBe('1');
  await page.reload();
  await page.getByText(/^Looking back: move 1 of/).waitFor();
  // As fast as they like, to now.
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Speed: 5×' }).waitFor();
  await page.keyboard.press('k');
  await page.getByText(/^Looking back/).waitFor({ state: 'detached' });
  await expect.poll(at).toBe(null);
  expect((await standing(page)).last).toBe(last);
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  checkComplaints([eve]);
  await eve.close();
});

test('a player whose time ran out reads what happened and takes the seat back; the log names the bot', async () => {
  await begin(5);
  const [late, other] = await due();
  const name = late === ben ? 'Ben' : 'ben 2';
  await prompt(late.page, /^A bot plays for you$/).waitFor();
  await prompt(late.page, /^Your time ran out\. Take your seat back/).waitFor();
  expect(await late.page.locator('#main [data-can]').count(), 'nothing is lit').toBe(0);
  expect(await late.page.title()).not.toMatch(/^●/);
  expect((await alerts(late.page)).join(' ')).toContain('Your time ran out: a bot plays for you.');
  await checkAxe(late.page, 'a bot plays for a player');
  await expect.poll(async () => (await story(late.page)).join('\n')).toMatch(/^\d+Your bot /m);
  const told = (await story(other.page)).join('\n');
  expect(told).toContain(`${name}’s time ran out: a bot plays for ${name}.`);
  expect(told).toMatch(new RegExp(`^\\d+${name}’s bot `, 'm'));
  const heard = other.page.getByRole('log', { name: 'What happens' });
  expect(await heard.textContent()).toContain(`${name}’s time ran out: a bot plays for ${name}.`);
  await late.page.getByRole('button', { name: 'Take your seat back' }).click();
  await expect.poll(async () => (await story(other.page)).join('\n')).toContain(`${name} is back.`);
  await prompt(late.page, /^A bot plays for you$/).waitFor({ state: 'detached' });
});

test('the page of a finished match tells all of it, and its replay needs no name', async () => {
  const id = new URL(ben.page.url()).pathname.split('/').at(-1)!;
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  await ben.page.getByRole('button', { name: 'Yes, give up' }).click();
  await twin.page.getByText('You win!', { exact: true }).waitFor();
  expect((await story(twin.page)).at(-1)).toBe('Ben gave up.');
  const eve = await guest('Eve', inject('baseUrl'), calm);
  const { page } = eve;
  await page.goto(`/matches/${id}`);
  await page.getByText('All moves, with a link to each').click();
  const lines = page.getByRole('listitem');
  await lines.filter({ hasText: 'Ben gave up.' }).waitFor();
  await lines.filter({ hasText: 'time ran out: a bot plays for' }).first().waitFor();
  await lines.filter({ hasText: '’s bot ' }).first().waitFor();
  const { notes } = await (await page.request.get(`/api/matches/${id}`)).json();
  expect(notes.at(-1)).toMatchObject({ seat: 0, what: 'resigned' });
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/^Looking back: move 0 of/).waitFor();
  await page.keyboard.press('k');
  await page.getByText(/^Looking back: move [1-9]/).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Play from here' }).first().waitFor();
  checkComplaints([ben, twin, eve]);
  await eve.close();
});

test('the number of seats swallows no click', async () => {
  const crowd = games.find(({ facts }) => facts.seats.max > 10)!.facts.id;
  await ben.page.goto(`/games/${crowd}?online`);
  await ben.page.getByRole('spinbutton', { name: 'Number of seats' }).fill('32');
  await ben.page.getByRole('button', { name: 'Set up the table' }).click();
  await ben.page.waitForURL((url) => url.pathname.startsWith('/t/'));
  await ben.page
    .getByText(/31 .*free/)
    .first()
    .waitFor();
});
