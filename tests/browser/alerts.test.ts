/** A player chooses how to be told: the settings, the page that letters lead to, and the question at a table. */
import { expect, inject, test } from 'vitest';
import { checkAxe } from './axe.ts';
import { arrive, guest, setUpTable } from './online.ts';
import { desktop, phone } from './support.ts';

for (const [name, options] of Object.entries({ phone, desktop }))
  test(`the settings say why, keep what is set, and are clean for axe: ${name}`, async () => {
    const ann = await guest('Ann', inject('baseUrl'), { ...options, reducedMotion: 'reduce' });
    const { page } = ann;
    try {
      await page.goto('/you');
      await page.getByRole('textbox', { name: 'Your name' }).first().fill('Ann');
      await page.getByRole('button', { name: 'Be somebody' }).click();
      await page.getByRole('link', { name: 'How you are told when it is your turn' }).click();
      await page.getByRole('heading', { level: 1, name: 'How you are told' }).waitFor();
      await page.getByRole('switch', { name: 'Keep quiet hours' }).check();
      await page.getByLabel('From').fill('23:30');
      await page.getByText('This server sends no letters.').waitFor();
      await page.getByRole('button', { name: 'Make an address' }).click();
      const address = await page
        .getByRole('link', { name: /\/calendar\/[\w-]{40}\.ics$/ })
        .getAttribute('href');
      const text = await page.evaluate(async (url) => (await fetch(url)).text(), address!);
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
      await page.reload();
      await expect.poll(() => page.getByLabel('From').inputValue()).toBe('23:30');
      await checkAxe(page, 'the settings of alerts');
      await page.goto('/mail/stop/nothing');
      await page.getByRole('button', { name: 'No more letters' }).click();
      await page.getByText('This link is not good, or not any more').first().waitFor();
      await checkAxe(page, 'the page of a letter');
    } finally {
      await ann.close();
    }
  });

test('a player of a game by days is asked there, and not at a live table', async () => {
  const ann = await guest('Ann', inject('baseUrl'));
  const { page } = ann;
  const question = page.getByText('Shall we tell you when it is your turn?');
  try {
    await page.goto('/online');
    await page.getByRole('textbox', { name: 'Your name' }).first().fill('Ann');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('updraft/identity'))).not.toBeNull();
    expect(await question.count()).toBe(0);
    const live = await setUpTable(ann, { game: 'aloft' });
    await arrive(ann, live);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await question.count()).toBe(0);
    const days = await setUpTable(ann, { game: 'aloft', pace: { kind: 'turns', hours: 72 } });
    await arrive(ann, days);
    await question.waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await question.waitFor({ state: 'detached' });
  } finally {
    await ann.close();
  }
});
