/** Around a match online: words, watchers, offers, other tabs, giving up and playing again. */
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
import { calm, phone } from './support.ts';

/** Quick, with a choice that can be taken back. */
const game = games[0]!.facts;
const { title } = await games[0]!.text('en');

let ann: Guest;
let bert: Guest;
let table: string;

beforeAll(async () => {
  const url = inject('baseUrl');
  // Whichever of them waits for the other's move is notified.
  const whole = inject('wholeChromium');
  [ann, bert] = await Promise.all([
    guest('Ann', url, calm, whole),
    guest('Bert', url, { ...phone, reducedMotion: 'reduce' }, whole),
  ]);
  await arrive(ann, 'nowhere');
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close()]);
});

const notice = ({ page }: Guest, text: string | RegExp) =>
  page.locator('[data-notice]').filter({ hasText: text });

test('a waiting room: the link, the seats, and who sits there', async () => {
  table = await setUpTable(ann, { game: game.id, fixedSeats: true });
  await bert.page.goto(`/t/${table}`);
  await bert.page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await checkAxe(bert.page, 'picking a name');
  await arrive(ann, table);
  const link = ann.page.getByRole('textbox', { name: 'Link to this table' });
  expect(await link.inputValue()).toBe(`${inject('baseUrl')}/t/${table}`);
  await ann.page.getByRole('img', { name: /QR code/ }).waitFor();
  await checkAxe(ann.page, 'waiting room');

  await arrive(bert, table);
  await bert.page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await ann.page.getByRole('listitem').filter({ hasText: 'Bert' }).getByText('here').waitFor();
  await bert.page.getByRole('button', { name: 'Get up' }).tap();
  await ann.page.getByRole('button', { name: 'Sit down at seat 2' }).waitFor();
  await bert.page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await checkAxe(bert.page, 'waiting room on a phone');
  await ann.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
});

test('a line of chat is text, names its player, and can be muted', async () => {
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page
    .getByRole('textbox', { name: 'Message' })
    .fill('Hello <img src=x onerror=alert(1)> & good luck');
  await ann.page.keyboard.press('Enter');
  await checkAxe(ann.page, 'table with chat');
  await bert.page.getByRole('button', { name: 'Chat, 1 new message' }).tap();
  const sheet = bert.page.getByRole('dialog', { name: 'Chat' });
  const line = sheet.getByRole('listitem').filter({ hasText: 'Ann' });
  await line.getByText('Hello <img src=x onerror=alert(1)> & good luck', { exact: true }).waitFor();
  expect(await line.innerText()).toContain('seat 1');
  await checkAxe(bert.page, 'chat on a phone');
  await sheet.getByRole('button', { name: 'Do not show what Ann writes' }).tap();
  await line.getByText('Hello').waitFor({ state: 'detached' });
  await ann.page.getByRole('textbox', { name: 'Message' }).fill('Still there?');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('Still there?').waitFor();
  expect(await sheet.getByText('Still there?').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Show what Ann writes' }).tap();
  await sheet.getByText('Still there?').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await ann.page.getByRole('button', { name: 'Close the chat' }).click();
});

test('a second tab follows along, and a spectator may watch', async () => {
  const tab = await ann.tab();
  await tab.goto(`/t/${table}`);
  await seated(tab);
  await move((await standing(ann.page)).mine ? ann : bert, () => 0);
  const now = await story(ann.page);
  await expect.poll(() => story(tab)).toEqual(now);

  const carl = await guest('Carl', inject('baseUrl'));
  await arrive(carl, table);
  await seated(carl.page);
  await notice(carl, 'You are watching').waitFor();
  await expect.poll(async () => (await story(carl.page)).length).toBe(now.length);
  await carl.page.getByRole('button', { name: /^Chat/ }).click();
  await carl.page.getByText('Until the game is over, only those who watch read what you write.').waitFor();
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page.getByText('1 watching').waitFor();
  await ann.page.getByRole('button', { name: 'Close the chat' }).click();
  checkComplaints([carl]);
  await carl.close();
  await tab.close();
});

test('a page in the background tells that it is your turn', async () => {
  const mover = (await standing(ann.page)).mine ? ann : bert;
  const { page } = mover === ann ? bert : ann;
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(() => {
    // Chromium without a screen hides no page by itself. The message is a real one: it is counted when it is shown.
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const shown: string[] = [];
    Object.assign(window, { shown });
    window.Notification = class extends Notification {
      constructor(text: string, options?: NotificationOptions) {
        super(text, options);
        this.addEventListener('show', () => shown.push(text));
      }
    };
  });
  for (let moves = 0; moves < 9 && !(await standing(page)).mine; moves++) await move(mover, () => 0);
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await expect.poll(shown).toEqual([expect.stringContaining(title)]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
});

test('a choice is taken back when the others allow it', async () => {
  const mover = (await standing(ann.page)).mine ? ann : bert;
  const other = mover === ann ? bert : ann;
  const before = await story(other.page);
  await move(mover, () => 0);
  await mover.page.getByRole('button', { name: 'Undo' }).click();
  const made = (await story(other.page)).at(-1)!.replace(/^\d+/, '');
  // The offer names its move, and how it ends is seen by both.
  await notice(other, made).filter({ hasText: 'would like to take this back' }).waitFor();
  await notice(other, 'would like to take').getByRole('button', { name: 'No' }).click();
  await notice(mover, 'Refused: your move stands.').waitFor();
  await notice(other, 'Refused: the move of').waitFor();
  await mover.page.getByRole('button', { name: 'Undo' }).click();
  await notice(mover, 'You asked to take this back').getByRole('button', { name: 'Ask no longer' }).click();
  await notice(other, 'asks no longer').waitFor();
  await mover.page.getByRole('button', { name: 'Undo' }).click();
  await notice(mover, 'You asked to take this back').waitFor();
  await checkAxe(mover.page, 'an offer');
  await notice(other, 'would like to take').getByRole('button', { name: 'Allow it' }).click();
  await notice(mover, 'All agreed: your move is taken back.').waitFor();
  await expect.poll(() => story(other.page)).toHaveLength(before.length);
  await expect.poll(async () => (await standing(mover.page)).mine).toBe(true);
});

test('a link leads to any move', async () => {
  await ann.page.goto(`/t/${table}?at=1`);
  await ann.page.getByText(/^Looking back: move 1 of/).waitFor();
  await ann.page.getByRole('button', { name: 'Copy a link to this move' }).waitFor();
  await ann.page.keyboard.press('Escape');
  await ann.page.getByText(/^Looking back/).waitFor({ state: 'detached' });
});

test('a player who gives up loses; then the same people play again', async () => {
  await bert.page.getByRole('button', { name: 'Menu' }).tap();
  await bert.page.getByRole('button', { name: 'Give up' }).tap();
  const sure = bert.page.getByRole('dialog', { name: 'Give up this game?' });
  await sure.waitFor();
  await checkAxe(bert.page, 'giving up');
  await sure.getByRole('button', { name: 'Yes, give up' }).tap();
  await ann.page.getByText('You win!', { exact: true }).waitFor();
  await bert.page.getByText('Ann wins', { exact: true }).waitFor();

  await ann.page.getByRole('button', { name: 'Play again with the same people' }).click();
  await ann.page.waitForURL((url) => url.pathname !== `/t/${table}`);
  await bert.page.getByText('Ann would like to play again.').first().waitFor();
  await checkAxe(bert.page, 'being asked to play again');
  await ann.page.getByText('asked to play').waitFor();
  await bert.page.getByRole('button', { name: 'Play again', exact: true }).first().tap();
  await bert.page.waitForURL(ann.page.url());
  // A player who agrees is seated; before that none was.
  await ann.page.getByText('All players are here. The game can start.').waitFor();
  checkComplaints([ann, bert]);
});
