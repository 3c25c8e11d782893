/** Whatever a player types into the address bar or a form, the answer is clear. */
import { expect } from 'vitest';
import { lit } from './aloft.ts';
import { atOnce, calm, desktop, phone, visitTest } from './support.ts';

visitTest('addresses that lead nowhere say so, and lead on', calm, async ({ page }) => {
  for (const address of [
    '/games/kites',
    '/games/kites/rules',
    '/garbage/in/many/parts',
    '/table',
    '/games/aloft/rules/more',
    '/games/%F0%9F%8E%88',
    `/games/${'a'.repeat(2000)}`,
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Games that rise' }).waitFor();
  }
});

visitTest('an address that cannot be decoded is refused with a sentence', calm, async ({ page }) => {
  const answer = await page.request.get('/games/%E0%A4%A');
  expect(answer.status()).toBe(400);
  expect((await page.request.get('/..%2F..%2Fpackage.json')).status()).toBe(404);
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(/^This address .*\.$/),
    refusal: { code: 'badAddress' },
  });
});

visitTest('a table that this browser does not keep says so', calm, async ({ page }) => {
  await page.goto('/table/nosuchtable');
  await page.getByRole('heading', { level: 1, name: 'This game cannot go on here' }).waitFor();
  await page.getByText('This game is not kept in this browser any more.').waitFor();
  await page.getByRole('link', { name: 'All games', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Games that rise' }).waitFor();
});

visitTest('a form that cannot be played says what is wrong', calm, async ({ page }) => {
  await page.goto('/games/aloft');
  const names = page.getByRole('textbox', { name: /^Name at seat/ });
  const start = page.getByRole('button', { name: 'Start Aloft' });
  const alarm = page.getByRole('alert');
  await names.nth(1).fill('  ');
  await start.click();
  await page.getByRole('form').getByText('Seat 2 needs a name.').waitFor();
  await alarm.getByText('Seat 2 needs a name.').waitFor({ state: 'attached' });
  await names.nth(1).fill('Ada');
  expect(
    await page.getByRole('form').getByText('Seat 2 needs a name.').count(),
    'it goes when it is mended',
  ).toBe(0);
  await names.nth(2).fill('ada');
  await start.click();
  await page
    .getByRole('form')
    .getByText(/^Two seats are called ada/)
    .waitFor();
  await names.nth(2).fill('Bo');
  await start.click();
  await page.getByRole('gridcell').first().waitFor();
  expect(await page.getByRole('list', { name: 'Players' }).innerText()).toMatch(/Ada[\s\S]*Bo|Bo[\s\S]*Ada/);
});

visitTest('the ways about: back, forward, and where the focus goes', calm, async ({ page, context }) => {
  await atOnce(context);
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a table: Aloft', exact: true }).click();
  const focusedHeading = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('heading', { level: 1, name: 'Aloft', exact: true }).waitFor();
  await expect.poll(focusedHeading).toBe('Aloft');
  expect(await page.title()).toBe('Aloft: set up a table · Updraft');
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aloft: the rules' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'How we read the rules' })
    .click();
  await page.getByRole('heading', { name: 'How we read the rules' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#how-we-read-the-rules');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await lit(page).first().waitFor();
  const table = page.url();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Aloft: the rules' }).waitFor();
  await page.goForward();
  await lit(page).first().waitFor();
  expect(page.url()).toBe(table);
});

for (const [name, size] of Object.entries({ phone, desktop }))
  visitTest(`no page is wider than its screen: ${name}`, size, async ({ page, context }) => {
    await atOnce(context);
    for (const address of ['/', '/games/aloft', '/games/aloft/rules', '/about', '/nowhere']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (address.endsWith('rules')) await page.getByRole('heading', { name: 'Credits' }).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await overhang(), address).toBeLessThanOrEqual(0);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().click();
    await lit(page).first().waitFor();
    expect(await overhang(), 'the table').toBeLessThanOrEqual(0);

    function overhang(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    }
  });
