/** How players find each other: invitations by name, and a quick table. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkAxe } from './axe.ts';
import { arrive, checkComplaints, type Guest, guest, seated, setUpTable } from './online.ts';
import { calm, phone } from './support.ts';

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const { title } = await games.find((game) => game.facts === facts)!.text('en');

let ann: Guest;
let bert: Guest;

beforeAll(async () => {
  const url = inject('baseUrl');
  [ann, bert] = await Promise.all([
    guest('Ann', url, calm),
    guest('Bert', url, { ...phone, reducedMotion: 'reduce' }),
  ]);
  await Promise.all([arrive(ann, 'nowhere'), arrive(bert, 'nowhere')]);
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close()]);
});

const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name });

test('a player invites another by name, in one tap; the other finds it among their games', async () => {
  const first = await setUpTable(ann, { game: facts.id });
  await arrive(ann, first);
  // Before the first match they have not met.
  expect(await ann.page.getByText('People you have played with').count()).toBe(0);
  await arrive(bert, first);
  await button(bert, 'Sit down at seat 2').tap();
  await button(ann, 'Start the game').click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
  await button(ann, 'Menu').click();
  await button(ann, 'Give up').click();
  await button(ann, 'Yes, give up').click();
  await ann.page.getByRole('button', { name: 'Play again with the same people' }).first().waitFor();

  const table = await setUpTable(ann, { game: facts.id, seats: ['you', 'open', 'open'] });
  await arrive(ann, table);
  await button(ann, 'Invite Bert').click();
  await button(ann, 'Bert has a seat here or is asked').waitFor();
  await checkAxe(ann.page, 'a waiting room with people to invite');

  await bert.page.goto('/online');
  const invitations = bert.page.getByRole('region', { name: 'Invitations' });
  await invitations.getByText('You are asked to play').waitFor();
  await checkAxe(bert.page, 'an invitation among one’s games');
  await invitations.getByRole('link', { name: `${title} with Ann` }).tap();
  await button(bert, 'Sit down at seat 2').tap();
  await ann.page.getByRole('listitem').filter({ hasText: 'Bert' }).getByText('here').first().waitFor();
  checkComplaints([ann, bert]);
});

test('two players who want a quick table in the same moment sit at the same one', async () => {
  for (const { page } of [ann, bert]) {
    await page.goto('/online');
    await page.getByRole('combobox', { name: 'Game' }).selectOption(facts.id);
  }
  const quick = /^Quick table/;
  await Promise.all([button(ann, quick).click(), button(bert, quick).tap()]);
  await Promise.all([ann, bert].map(({ page }) => page.waitForURL(/\/t\/[\w-]+$/)));
  expect(new URL(ann.page.url()).pathname).toBe(new URL(bert.page.url()).pathname);
  await ann.page.getByRole('listitem').filter({ hasText: 'Bert' }).first().waitFor();
  await bert.page.getByRole('listitem').filter({ hasText: 'Ann' }).first().waitFor();
  // The salts are those that were sealed: the one who opened it begins, and it is dealt.
  const start = /^Start now, with the 2/;
  const host = (await button(ann, start).count()) > 0 ? ann : bert;
  await button(host, start).click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
  checkComplaints([ann, bert]);
});
