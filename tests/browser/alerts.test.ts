/** A player chooses how to be told: the settings, the page that letters lead to, and the question at a table. */
import { expect, inject, test } from 'vitest';
import { builtServer, serveBuilt } from '../../scripts/lib/serve.mjs';
import { Mailbox } from '../online/mailbox.ts';
import { Receiver } from '../online/receivers.ts';
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
      await page.getByRole('button', { name: 'Play under this name' }).click();
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

/** A server that writes letters to a mailbox of this test, and may reach this machine. */
async function withWays() {
  const [mailbox, receiver, { openOutgoing }] = await Promise.all([
    Mailbox.open(),
    Receiver.open(),
    builtServer(),
  ]);
  const serving = await serveBuilt({
    port: 0,
    host: 'localhost',
    publicUrl: 'https://updraft.example',
    mail: mailbox.settings,
    outgoing: openOutgoing({ alsoAllow: (address) => address === '127.0.0.1' }),
  });
  const close = async () => {
    await serving.close();
    receiver.close();
    await mailbox.close();
  };
  return { url: `http://localhost:${serving.port}`, mailbox, receiver, close };
}

test('a player of a game by days is asked how; each way is set, tried and ended from its page', async () => {
  const { url, mailbox, receiver, close } = await withWays();
  const ann = await guest('Ann', url, { ...phone, reducedMotion: 'reduce' });
  const { page } = ann;
  const question = page.getByText('Shall we tell you when it is your turn?');
  const button = (name: string) => page.getByRole('button', { name });
  const trial = (by: string, text: string) => page.locator(`[data-trial="${by}"]`).getByText(text).waitFor();
  try {
    await arrive(ann, 'nowhere');
    const live = await setUpTable(ann, { game: 'aloft' });
    await arrive(ann, live);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await question.count()).toBe(0);
    const days = await setUpTable(ann, {
      game: 'aloft',
      pace: { kind: 'turns', hours: 72 },
      seats: ['you', { bot: 'random' }],
    });
    await arrive(ann, days);
    await question.waitFor();
    await button('Not now').tap();
    await question.waitFor({ state: 'detached' });

    // Letters: the address is asked, confirmed by its link, tried.
    await page.goto('/you/alerts');
    await page.getByLabel('Mail address').fill('ann@example.org');
    await button('Send the letter that asks').tap();
    await page.locator('[data-mail="asked"]').waitFor();
    const settings = page.url();
    await page.goto(`/mail/confirm/${mailbox.link('confirm')}`);
    await button('Yes, this is my address').tap();
    await page.getByText('Thank you: letters will come here.').first().waitFor();
    await checkAxe(page, 'an address that is confirmed');
    // Browsers: one that this test reads.
    await page.evaluate(async (device) => {
      const { token } = JSON.parse(localStorage.getItem('updraft/identity') ?? '{}') as { token: string };
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      await fetch('/api/me/devices', { method: 'POST', headers, body: JSON.stringify(device) });
    }, receiver.browser('/ann'));
    await page.goto(settings);
    await page.locator('[data-mail="confirmed"]').waitFor();
    await button('Try By mail').tap();
    await trial('mail', 'The mail server took the letter: 250');
    expect(mailbox.letters.at(-1)!.text).toContain('Subject: Updraft reaches you here');
    await button('Try A browser').tap();
    await trial('push', 'The push service answered 201.');
    expect(receiver.read()).toMatchObject([{ path: '/ann', title: 'Updraft reaches you here' }]);
    await checkAxe(page, 'ways that were tried');
    receiver.answers.set('/ann', 410);
    await button('Try A browser').tap();
    await expect.poll(() => page.getByText('A browser').count()).toBe(0);

    // The webhook of a table: what leads nowhere public is refused in words, another one is tried and removed.
    await arrive(ann, days);
    await button('Start the game').tap();
    await page.getByRole('list', { name: 'Players' }).waitFor({ state: 'attached' });
    await button('Menu').tap();
    await page.getByText('A webhook for this table').tap();
    const field = page.getByLabel(/^Address, like/);
    await field.fill('https://10.0.0.1/hook');
    await button('Set').tap();
    await page.getByText('A webhook has a public address').waitFor();
    receiver.heard.length = 0;
    await field.fill(`${receiver.url}/hook`);
    await button('Set').tap();
    await page.getByText(`News go to ${new URL(receiver.url).host}.`).waitFor();
    await button('Try A webhook for this table').tap();
    await trial('hook', 'The webhook answered 201.');
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook']);
    await checkAxe(page, 'the webhook of a table');
    await button('Remove').tap();
    await field.waitFor();

    // No more letters, by the link that each carries.
    await page.goto(`/mail/stop/${mailbox.link('stop')}`);
    await button('No more letters').tap();
    await page.getByText('No more letters will come.').first().waitFor();
    await page.goto(settings);
    await page.locator('[data-mail="stopped"]').waitFor();
    // That an address was refused is all that the browser complained of.
    expect(ann.complaints.filter((text) => !text.includes('/api/hooks'))).toEqual([]);
  } finally {
    await ann.close();
    await close();
  }
});
