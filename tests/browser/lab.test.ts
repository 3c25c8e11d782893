/** The lab of a game, on its page: games in workers, a report that fills, two settings side by side, files to take along. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { checkAxe } from './axe.ts';
import { desktop, phone, visitTest } from './support.ts';

visitTest(
  'two settings are played under the same draws, and the report is downloaded',
  desktop,
  async ({ page }) => {
    await page.goto('/games/cloud-nine');
    await page.getByRole('link', { name: 'Study it in the lab' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.getByLabel('Games for each setting').selectOption('50');
    await page.getByRole('button', { name: 'Add a change' }).click();
    await page.getByLabel('Value of change 1').selectOption('classic');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    // Plots fill while the games are played.
    const report = page.getByRole('region', { name: 'The report' });
    await report.getByRole('img', { name: 'Share of wins by seat, with intervals' }).first().waitFor();
    await page
      .getByText('The report rests on 50 games of each setting.')
      .first()
      .waitFor({ timeout: 90_000 });
    expect(
      await report
        .getByRole('heading', { name: /As it is, 4 players|Track: Nine clouds, 4 players/ })
        .count(),
    ).toBeGreaterThanOrEqual(2);
    expect(await report.getByRole('img', { name: 'How often each score was reached' }).count()).toBe(2);
    await checkAxe(page, 'lab');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'report.json' }).click();
    const file = await (await coming).path();
    const { plan, games, versus } = JSON.parse(readFileSync(file, 'utf8'));
    expect(plan).toMatchObject({ game: 'cloud-nine', games: 50, seed: '1' });
    expect(games).toBe(100 + 5 * 3);
    expect(versus[0].differences.length).toBe(10);
  },
);

visitTest('a run can be stopped on a phone, and what was played is told', phone, async ({ page }) => {
  await page.goto('/games/aloft/lab');
  await page.getByLabel('Games for each setting').selectOption('20000');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('img', { name: 'How many turns games took' }).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped after [\d,]+ games of each setting\.$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
