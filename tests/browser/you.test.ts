/** Staying oneself: other devices, the recovery code, passkeys, another server at the same address; and leaving for good. */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { ExportGiven } from '../../src/online/api.ts';
import { checkAxe } from './axe.ts';
import { OwnServer } from './own-server.ts';
import { calm, desktop, launch, phone } from './support.ts';

async function people(
  count: number,
  body: (pages: readonly Page[]) => Promise<void>,
  options: BrowserContextOptions = calm,
): Promise<void> {
  const launched = await Promise.all(Array.from({ length: count }, () => launch(options)));
  try {
    await body(launched.map(({ context }) => context.pages()[0]!));
  } finally {
    await Promise.all(launched.map(({ close }) => close()));
  }
}

async function pickName(page: Page, name: string): Promise<void> {
  await page.goto('/you');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Play under this name' }).click();
  await page.getByText(`You play as ${name}`).waitFor();
}

const whoOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('updraft/identity') ?? '{}') as { who?: string }).who ?? '',
  );

/** As if a finger were on a sensor of this device. */
async function withAuthenticator(page: Page): Promise<{ copyTo(other: Page): Promise<void> }> {
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const add = async (where: Page) => {
    const session = await where.context().newCDPSession(where);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
    return { session, authenticatorId };
  };
  const { session, authenticatorId } = await add(page);
  return {
    async copyTo(other) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      const there = await add(other);
      for (const credential of credentials)
        await there.session.send('WebAuthn.addCredential', {
          authenticatorId: there.authenticatorId,
          credential,
        });
    },
  };
}

test('a passkey is added, named, used on a new device, and removed', () =>
  people(2, async ([first, second]) => {
    const sensor = await withAuthenticator(first!);
    await pickName(first!, 'Pia');
    const loaded = () =>
      first!.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
      );
    const before = await loaded();
    await first!.getByRole('textbox', { name: 'Name of the new passkey' }).fill('Phone');
    await first!.getByRole('button', { name: 'Add a passkey' }).click();
    await first!.getByText('The passkey Phone is added.').last().waitFor();
    expect(await loaded(), 'what passkeys need comes when it is asked for').toBeGreaterThan(before);
    await first!.getByRole('button', { name: 'Rename the passkey Phone' }).click();
    await first!.getByRole('textbox', { name: 'New name' }).fill('Pocket');
    await first!.getByRole('button', { name: 'Save', exact: true }).click();
    await first!.getByText('Pocket').waitFor();

    await sensor.copyTo(second!);
    await second!.goto('/you');
    await second!.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await second!.getByText('You play as Pia').waitFor();
    expect(await whoOf(second!)).toBe(await whoOf(first!));

    await second!.getByRole('button', { name: 'Remove the passkey Pocket' }).click();
    await second!.getByText('The passkey Pocket is removed.').last().waitFor();
    await first!.reload();
    await first!.getByRole('button', { name: 'Add a passkey' }).waitFor();
    expect(await first!.getByText('Pocket').count()).toBe(0);
  }));

test('at a number instead of a name the page says why there are no passkeys', () =>
  people(1, async ([page]) => {
    await page!.goto(`${inject('baseUrl').replace('localhost', '127.0.0.1')}/you`);
    await page!.getByText('Passkeys need a server with a name', { exact: false }).waitFor();
    expect(await page!.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  }));

test('a recovery code brings a lost person back, and signs the other device out', () =>
  people(2, async ([lost, found]) => {
    await pickName(lost!, 'Rosa');
    const who = await whoOf(lost!);
    await lost!.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await lost!.getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/).innerText();
    await lost!.goto('/online');
    await lost!.getByText('You play as Rosa').waitFor();

    await found!.goto('/you');
    const field = found!.getByRole('textbox', { name: 'Recovery code' });
    await field.fill('ABCD');
    await found!.getByRole('button', { name: 'Be yourself again' }).click();
    await found!
      .getByText(/^A recovery code has 24 letters/)
      .last()
      .waitFor();
    await field.fill(code.toLowerCase());
    await found!.getByRole('checkbox', { name: 'Sign out all other devices too' }).check();
    await found!.getByRole('button', { name: 'Be yourself again' }).click();
    await found!.getByText('You play as Rosa').waitFor();
    expect(await whoOf(found!)).toBe(who);
    await lost!
      .getByText(/^This device was signed out/)
      .first()
      .waitFor();
    await expect.poll(() => whoOf(lost!)).toBe('');
  }));

test('signing out all other devices leaves this device signed in', () =>
  people(1, async ([page]) => {
    await pickName(page!, 'Sol');
    const who = await whoOf(page!);
    await page!.getByRole('link', { name: 'To the online tables' }).click();
    await page!.getByText('You play as Sol').waitFor();
    await page!.goto('/you');
    await page!.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page!.getByText('All other devices are signed out.').last().waitFor();
    await page!.getByRole('link', { name: 'To the online tables' }).click();
    await page!.getByText('You play as Sol').waitFor();
    expect(await whoOf(page!)).toBe(who);
  }));

test('everything about a person is exported, and deleted', () =>
  people(1, async ([page]) => {
    await pickName(page!, 'Della');
    const who = await whoOf(page!);
    const saving = page!.waitForEvent('download');
    await page!.getByRole('button', { name: 'Export everything about me' }).click();
    const all = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as ExportGiven;
    expect(all.person).toMatchObject({ who, name: 'Della' });
    await page!.getByRole('button', { name: 'Delete everything about me' }).click();
    await page!.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await page!.getByText('Everything about you is deleted.').last().waitFor();
    expect(await whoOf(page!)).toBe('');
    await page!.getByText('This device has no player yet.', { exact: false }).waitFor();
  }));

test('another server at the same address takes no identity away', async () => {
  const server = await OwnServer.start();
  const { context, close } = await launch({ ...calm, baseURL: server.url });
  try {
    const page = context.pages()[0]!;
    await pickName(page, 'Tess');
    const at = await whoOf(page);
    await server.swap();
    await page.goto('/online');
    await page.getByText('you are a new Tess here', { exact: false }).first().waitFor();
    const there = await whoOf(page);
    expect(there).not.toBe(at);
    for (const who of [at, there, at]) {
      await server.swap();
      await page.goto('/online');
      await expect.poll(() => whoOf(page)).toBe(who);
    }
  } finally {
    await close();
    await server.close();
  }
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the pages fit %s and axe finds nothing', (_what, options) =>
  people(
    1,
    async ([page]) => {
      const fits = async (what: string) => {
        await checkAxe(page!, what);
        expect(
          await page!.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          what,
        ).toBeLessThanOrEqual(0);
      };
      await page!.goto('/you');
      await page!.getByRole('heading', { level: 1 }).waitFor();
      await fits('a device without a player');
      await pickName(page!, 'Una');
      await page!.getByRole('button', { name: 'Make a recovery code' }).click();
      await page!.getByText('It is shown only now.', { exact: false }).first().waitFor();
      await fits('a person with a recovery code');
      await page!.goto('/data');
      await page!.getByText('365 days', { exact: false }).waitFor();
      await fits('about data');
    },
    { ...options, reducedMotion: 'reduce' },
  ),
);
