/** A player who behaves badly: blocked and reported by another, who takes the block back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readModeration } from '../../src/server/manners/moderation.ts';
import { checkAxe } from './axe.ts';
import { arrive, checkComplaints, type Guest, guest, seated, setUpTable } from './online.ts';
import { OwnServer } from './own-server.ts';
import { calm, phone } from './support.ts';

let server: OwnServer;
let ann: Guest;
let bert: Guest;
let table: string;

beforeAll(async () => {
  server = await OwnServer.start();
  [ann, bert] = await Promise.all([
    guest('Ann', server.url, { ...phone, reducedMotion: 'reduce' }),
    guest('Bert', server.url, calm),
  ]);
  await arrive(ann, 'nowhere');
  table = await setUpTable(ann, { game: games[0]!.facts.id, fixedSeats: true });
  await Promise.all([arrive(ann, table), arrive(bert, table)]);
  await bert.page.getByRole('button', { name: 'Sit down at seat 2' }).click();
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close()]);
  await server?.close();
});

async function say({ page }: Guest, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What was said' }).getByText(text).waitFor();
}

test('a report goes to the owner with its message, and a blocked player is not read', async () => {
  const said = ann.page.getByRole('region', { name: 'What was said' });
  await say(bert, 'You play like a stone');
  await said.getByText('You play like a stone').waitFor();
  await ann.page
    .getByRole('listitem')
    .getByRole('button', { name: 'More: block or report Bert' })
    .last()
    .tap();
  const dialog = ann.page.getByRole('dialog', { name: 'Block or report Bert' });
  await dialog.waitFor();
  await checkAxe(ann.page, 'blocking and reporting');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Threats or harassment');
  await dialog.getByRole('textbox', { name: 'What happened (optional)' }).fill('third time today');
  await dialog.getByRole('button', { name: 'Send the report' }).tap();
  await dialog.getByText('The owner of this server can now read your report about Bert.').waitFor();
  const desk = await readModeration(server.dataDir, 10);
  expect(desk?.reports).toMatchObject([
    {
      name: 'Bert',
      table,
      text: 'You play like a stone',
      why: 'Threats or harassment: third time today',
    },
  ]);

  await dialog.getByRole('button', { name: 'Block Bert' }).tap();
  await dialog.getByText('You block Bert.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await said.getByText('You play like a stone').waitFor({ state: 'detached' });
  await expect
    .poll(() => ann.page.evaluate(() => document.activeElement?.hasAttribute('data-chat-lines')))
    .toBe(true);
  await say(bert, 'Not for Ann');
  // Her own line comes after his: had his been sent to her, it would be here.
  await say(ann, 'Quiet here');
  expect(await said.getByRole('listitem').allInnerTexts()).toHaveLength(1);
  expect(await said.innerText()).not.toContain('Not for Ann');
  await bert.page.getByRole('region', { name: 'What was said' }).getByText('Quiet here').waitFor();
});

test('a rematch that the blocked player asks for is not shown until the block is taken back', async () => {
  await ann.page.getByRole('button', { name: 'Start the game', disabled: false }).tap();
  await Promise.all([seated(ann.page), seated(bert.page)]);
  await ann.page.getByRole('button', { name: 'Menu' }).tap();
  await ann.page.getByRole('button', { name: 'Block or report a player' }).tap();
  const dialog = ann.page.getByRole('dialog', { name: 'Block or report Bert' });
  await dialog.getByText('You block Bert.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).tap();

  await bert.page.getByRole('button', { name: 'Menu' }).click();
  await bert.page.getByRole('button', { name: 'Give up' }).click();
  await bert.page.getByRole('button', { name: 'Yes, give up' }).click();
  await ann.page.getByText('You win!', { exact: true }).waitFor();
  await ann.page.getByRole('button', { name: 'Play again with the same people' }).first().waitFor();
  await bert.page.getByRole('button', { name: 'Play again with the same people' }).first().click();
  await bert.page.waitForURL((url) => url.pathname !== `/t/${table}`);
  const again = ann.page.getByRole('button', { name: /^Play again/ });
  await expect.poll(() => again.count()).toBe(0);
  expect(await ann.page.getByText('Bert would like to play again.').count()).toBe(0);

  await ann.page.goto('/you');
  await ann.page.getByRole('heading', { name: 'People you blocked' }).waitFor();
  await ann.page.getByRole('button', { name: 'Unblock Bert' }).waitFor();
  await checkAxe(ann.page, 'people you blocked');
  await ann.page.getByRole('button', { name: 'Unblock Bert' }).tap();
  await ann.page.getByText('Bert is no longer blocked.').last().waitFor();
  await ann.page.getByText('You block no player.').waitFor();
  await arrive(ann, table);
  await ann.page.getByText('Bert would like to play again.').first().waitFor();
  await ann.page.getByRole('button', { name: /^Chat/ }).tap();
  await ann.page.getByRole('dialog', { name: 'Chat' }).getByText('Not for Ann').waitFor();
  checkComplaints([ann, bert]);
});
