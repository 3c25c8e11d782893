/** Everything that can be seen, looked at by axe: in light and in dark, on a phone and on a desk. It must find nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ending, handOver, lit, mouse, setUp, standstill, step } from './aloft.ts';
import { atOnce, desktop, phone, type Visit, visitTest } from './support.ts';

/** Without motion, so that no colour is halfway to another one when it is measured. */
const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...phone, reducedMotion: 'reduce' },
  desktop: { ...desktop, reducedMotion: 'reduce' },
};

interface Scheme {
  readonly colorScheme: 'light' | 'dark';
  readonly options: Parameters<AxeBuilder['options']>[0];
}

/** Every rule in light colours; in dark ones, which change nothing else, those about colours. */
const schemes = [
  { colorScheme: 'light', options: { rules: { 'target-size': { enabled: true } } } },
  {
    colorScheme: 'dark',
    options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  },
] satisfies readonly Scheme[];

async function check(page: Page, what: string): Promise<void> {
  const putBack = await withoutDrawings(page);
  for (const { colorScheme, options } of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = new AxeBuilder({ page })
      // Only what is wrong needs words; nothing here comes from another address. Both take half the time.
      .options({ ...options, resultTypes: ['violations'], preload: false })
      // There are no frames to look into.
      .setLegacyMode();
    const { violations } = await axe.analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect(told, `${what}, ${colorScheme}`).toEqual([]);
  }
  await putBack();
}

/**
 * Takes out what is inside of drawings that are hidden from listeners: thousands of shapes that axe would walk over again
 * and again, and has nothing to say about. The page must stand still meanwhile.
 */
async function withoutDrawings(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(() =>
    [...document.querySelectorAll('svg[aria-hidden="true"]')].map((svg) => {
      const shapes = [...svg.childNodes];
      svg.replaceChildren();
      return { svg, shapes };
    }),
  );
  return () =>
    taken.evaluate((all) => {
      for (const { svg, shapes } of all) svg.replaceChildren(...shapes);
    });
}

/** Colours change over a moment: waits until they have. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function pages({ page }: Visit): Promise<void> {
  for (const [address, name] of [
    ['/', 'Games that rise'],
    ['/games/aloft', 'Aloft'],
    ['/about', 'About Updraft'],
    ['/nowhere', 'There is nothing at this address'],
    ['/table/nosuchtable', 'This game cannot go on here'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await check(page, address);
  }
  await page.goto('/games/aloft');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('');
  await page.getByRole('button', { name: 'Start Aloft' }).click();
  await page.getByRole('form').getByText('Seat 2 needs a name.').waitFor();
  await check(page, 'a form with an error');
  await page.goto('/games/aloft/rules');
  await page.getByRole('heading', { name: 'How we read the rules' }).waitFor();
  await check(page, 'the rulebook');
}

async function table({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 5 });
  await lit(page).first().waitFor();
  await check(page, 'a table at the start');
  for (let moves = 0; moves < 5; moves++) {
    await standstill(page);
    await step(page, mouse);
  }
  await lit(page).first().waitFor();
  await check(page, 'a table in the middle');
  await page.keyboard.press('[');
  await page.getByText(/^Looking back: /).waitFor();
  await check(page, 'a table, looking back');
  await page.keyboard.press('Escape');

  // The first page now has a game to go on with.
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: /^Continue Aloft/ }).waitFor();
  await check(other, 'the first page with a game');
  await other.goto(address);
  await other.getByRole('button', { name: 'Play here instead' }).waitFor();
  await check(other, 'a table that another tab plays');
}

async function dialogs({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Just me and bots', seats: 2, inOrder: true });
  await step(page, mouse);
  await lit(page).first().waitFor();
  for (const [opener, title] of [
    [/^All moves as a list/, 'All moves as a list'],
    [/^Describe/, 'The position in words'],
    [/^What happened/, 'What happened'],
    [/^Keys/, 'Keys at the table'],
    [/^Rules/, 'Rules'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    if (title === 'Rules') await dialog.getByRole('heading', { name: 'How we read the rules' }).waitFor();
    await check(page, `the dialog “${title}”`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await check(page, 'the menu');
}

/** Bots play to the end by themselves, so that it is soon reached. */
async function ends({ page, context }: Visit): Promise<void> {
  await atOnce(context);
  await setUp(page, { preset: 'Around one screen', seats: 2, inOrder: true });
  await handOver(page).waitFor();
  await check(page, 'the hand-over');
  await page.goto('/games/aloft');
  await page.getByRole('combobox', { name: 'Who plays seat 1' }).selectOption({ label: 'Bot: Climber' });
  await page.getByRole('button', { name: 'Start Aloft' }).click();
  await ending(page).waitFor({ timeout: 30_000 });
  await check(page, 'the scoring');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: 'Show the scoring' }).waitFor();
  await check(page, 'the board at the end');
}

for (const [size, options] of Object.entries(sizes)) {
  visitTest(`pages, ${size}`, options, pages);
  visitTest(`a table at the start and in the middle, ${size}`, options, table);
  visitTest(`dialogs, ${size}`, options, dialogs);
  visitTest(`the hand-over and the end, ${size}`, options, ends);
}
