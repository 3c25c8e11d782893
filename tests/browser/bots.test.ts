/** A player makes a bot account, runs a program with its token, invites it, plays a whole match with it, and revokes the token. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
import { checkAxe } from './axe.ts';
import { arrive, checkComplaints, type Guest, guest, move, seated, setUpTable, standing } from './online.ts';
import { calm, phone } from './support.ts';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const program of started) program.kill('SIGKILL');
});

/** Answers when the program has ended by itself, with what it said last. */
function run(token: string): Promise<string> {
  const starter = inRoot('examples/bots/starter.mjs');
  const program = spawn(process.execPath, [starter, '--server', inject('baseUrl')], {
    env: { ...process.env, UPDRAFT_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(program);
  let said = '';
  program.stderr?.on('data', (text) => {
    said += String(text);
  });
  return once(program, 'exit').then(() => said);
}

async function pickName(page: Page, name: string): Promise<void> {
  await page.goto('/you');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Play under this name' }).click();
  await page.getByText(`You play as ${name}`).waitFor();
}

const bots = (page: Page) => page.getByRole('region', { name: 'Your bots' });

async function makeBot(page: Page, name: string): Promise<void> {
  await bots(page).getByRole('textbox', { name: 'Name of the new bot' }).fill(name);
  await bots(page).getByRole('button', { name: 'Make a bot' }).click();
}

async function playToTheEnd(player: Guest): Promise<void> {
  for (;;) {
    const { mine, over } = await standing(player.page);
    if (over) return;
    if (mine) await move(player, () => 0);
    else await player.page.waitForTimeout(50);
  }
}

test('a bot account is made, invited, played with to the end, and its token revoked', async () => {
  const ann = await guest('Ann', inject('baseUrl'), {
    ...calm,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const bob = await guest('Bob', inject('baseUrl'));
  const { page } = ann;
  try {
    await pickName(page, 'Ann');
    await bots(page).getByRole('button', { name: 'Make a bot' }).click();
    await bots(page).getByText('Please type a name: hosts invite the bot by it.').waitFor();
    await makeBot(page, 'Nimbus of Ann');
    const token = await bots(page)
      .getByText(/^updraft-bot-[\w-]+$/)
      .innerText();
    await bots(page).getByRole('button', { name: 'Copy the token' }).click();
    await bots(page).getByText('The token is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await checkAxe(page, 'the page about oneself with a token');
    await page.reload();
    await bots(page).getByText('You have 1 of 5 bots.').waitFor();
    expect(await page.getByText(token).count(), 'a token is shown once').toBe(0);
    await makeBot(page, 'nimbus of ann');
    await bots(page).getByText('or looks so, is here already', { exact: false }).waitFor();

    const table = await setUpTable(ann, { game: 'take-flight', seats: ['you', 'open'] });
    await arrive(ann, table);
    const field = page.getByRole('textbox', { name: 'Name of the bot' });
    await field.fill('No such bot');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('There is no bot account called "No such bot" here.').last().waitFor();
    await field.fill('Nimbus of Ann');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Bot: invited, has not answered yet').waitFor();
    const choice = page.getByRole('combobox', { name: 'Who may have seat 2' });
    expect(await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
      'Kept for the bot Nimbus of Ann',
    );
    await page.getByText('Nimbus of Ann does not answer', { exact: false }).last().waitFor();
    await checkAxe(page, 'a waiting room with a bot that does not answer');

    const ended = run(token);
    await page.getByText('Bot: a player’s program · connected').waitFor();
    expect(await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
      'Bot: Nimbus of Ann',
    );
    // Another player sees the same, without the ways of the host.
    await arrive(bob, table);
    await bob.page
      .getByRole('listitem')
      .filter({ hasText: 'Nimbus of Ann' })
      .getByRole('img', { name: 'bot' })
      .waitFor();
    expect(await bob.page.getByRole('textbox', { name: 'Name of the bot' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([seated(page), seated(bob.page)]);
    for (const { page: shown } of [ann, bob])
      await shown
        .getByRole('list', { name: 'Players' })
        .getByRole('listitem')
        .filter({ hasText: 'Nimbus of Ann' })
        .getByRole('img', { name: 'bot' })
        .waitFor();
    await playToTheEnd(ann);
    for (const { page: shown } of [ann, bob]) {
      const rank = shown.locator('section[aria-labelledby="end"] > ol > li', { hasText: 'Nimbus of Ann' });
      await rank.getByRole('img', { name: 'bot' }).waitFor();
    }
    await page.goto(`/matches/${table}`);
    await page.getByText('bot: a player’s program', { exact: false }).first().waitFor();

    await page.goto('/you');
    await bots(page).getByRole('button', { name: 'New token for the bot Nimbus of Ann' }).click();
    await page.getByRole('button', { name: 'Revoke it, and make a new one' }).click();
    await bots(page).getByText('The old token of Nimbus of Ann is revoked.').waitFor();
    expect(await await ended).toContain('The stream was ended: revoked.');

    await bots(page).getByRole('button', { name: 'Remove the bot Nimbus of Ann' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await bots(page).getByText('You have no bots yet.').waitFor();
    checkComplaints([bob]);
  } finally {
    await Promise.all([ann.close(), bob.close()]);
  }
});

test('no more bots than one person may have, and the page says so', async () => {
  const cleo = await guest('Cleo', inject('baseUrl'), { ...phone, reducedMotion: 'reduce' });
  try {
    await pickName(cleo.page, 'Cleo');
    for (const n of [1, 2, 3, 4, 5]) {
      await makeBot(cleo.page, `Cleo ${n}`);
      await bots(cleo.page).getByText(`The bot Cleo ${n} is made.`).waitFor();
    }
    await bots(cleo.page).getByText('as many as one person may have', { exact: false }).waitFor();
    expect(await bots(cleo.page).getByRole('button', { name: 'Make a bot' }).count()).toBe(0);
    await checkAxe(cleo.page, 'the page about oneself with five bots');
    checkComplaints([cleo]);
  } finally {
    await cleo.close();
  }
});
