/** A lobby with more tables than a page has room for, at a server of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { games } from '../../src/games/index.ts';
import { LIVE, LOBBY_PAGE, type TablePlan } from '../../src/online/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { newPerson, newTable } from '../online/client.ts';
import { checkAxe } from './axe.ts';
import { checkComplaints, guest } from './online.ts';
import { phone } from './support.ts';

test('many tables make pages, and filters find those that suit', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-lobby-'));
  const server = await ServerProcess.start({ dataDir });
  const ann = await guest('Ann', server.url, { ...phone, reducedMotion: 'reduce' });
  try {
    const host = await newPerson(server.url, 'Hana');
    const [{ facts: one }, { facts: other }] = [games[0]!, games[1]!];
    const plan = ({ id, options }: typeof one, pace: TablePlan['pace']): TablePlan => ({
      game: id,
      options: defaultOptions(options),
      seats: ['you', 'open'],
      fixedSeats: false,
      pace,
      listed: true,
      watch: true,
      hints: false,
      standIn: 'greedy',
    });
    const few = 4;
    for (let n = 0; n < LOBBY_PAGE; n++) await newTable(server.url, host, plan(one, LIVE));
    for (let n = 0; n < few; n++) await newTable(server.url, host, plan(other, { kind: 'turns', hours: 24 }));

    const { page } = ann;
    await page.goto('/online');
    const cards = page.getByRole('region', { name: 'Open tables' }).getByRole('article');
    await page.getByText(`${LOBBY_PAGE} of ${LOBBY_PAGE + few} tables are shown. Pick a name`).waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await page.keyboard.press('Enter');
    await page.getByText('Page 1 of 2').waitFor();
    expect(await cards.count()).toBe(LOBBY_PAGE);
    await page.getByRole('button', { name: 'Next page' }).tap();
    await page.getByText('Page 2 of 2').waitFor();
    await expect.poll(() => cards.count()).toBe(few);
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('By days');
    await expect.poll(() => cards.count()).toBe(few);
    await expect.poll(() => page.getByText(/^Page \d/).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Free seats' }).selectOption('2 seats or more');
    await page.getByText('No table fits this choice now.').waitFor();
    await checkAxe(page, 'a lobby in which nothing fits');
    checkComplaints([ann]);
  } finally {
    await ann.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
