/** Whole games of Cloud 9 by roles and names, hands that stay hidden around one screen, and what axe says. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ending, handOver, lines } from './aloft.ts';
import { checkAxe } from './axe.ts';
import { atOnce, calm, desktop, phone, visitTest } from './support.ts';

interface Table {
  readonly preset: 'Just me and bots' | 'Around one screen';
  readonly seats: number;
  /** House rules: what a jump at the first cloud brings. */
  readonly first?: number;
}

async function setUp(page: Page, { preset, seats, first }: Table): Promise<void> {
  await page.goto('/games/cloud-nine');
  await page.getByRole('radio', { name: preset }).check();
  const count = page.getByRole('group', { name: 'Number of seats' });
  await count.getByRole('radio', { name: String(seats), exact: true }).check();
  // Bots that do not think and a target that is near: games are short.
  for (const who of await page.getByRole('combobox', { name: /^Who plays seat/ }).all())
    if ((await who.inputValue()) !== 'person') await who.selectOption({ label: 'Bot: Climber' });
  await page.getByRole('spinbutton', { name: 'Target' }).fill('20');
  await page.getByRole('switch', { name: /^Draw the order/ }).uncheck();
  if (first !== undefined) {
    await page.getByText('House rules', { exact: true }).click();
    const points = page.getByRole('group', { name: 'Points for a jump' });
    await points.getByRole('spinbutton', { name: 'cloud 1', exact: true }).fill(String(first));
  }
  await page.getByRole('button', { name: 'Start Cloud 9' }).click();
}

const choices = (page: Page): Locator =>
  page.getByRole('group', { name: 'What you can do' }).getByRole('button');
const hand = (page: Page): Locator => page.getByRole('img', { name: /^Your hand: / });
const prompt = (page: Page): Locator => page.getByRole('region', { name: 'At the table' });
const look = (page: Page): Locator => page.getByRole('button', { name: /is looking: show what is hidden$/ });

/** The last line of what happened, with its number: a list of moves has an end. */
const last = async (page: Page): Promise<string> => (await lines(page).allTextContents()).at(-1) ?? '';

/** What the tests do when they have the choice: pay, and jump where it is worth something. */
const taste = [/^Pay /, /^Rise /, /^Jump for (?!1 |2 )/, /^Stay /, /^Jump /, /^Let /] as const;

function wishAmong(names: readonly string[]): string {
  for (const wish of taste) {
    const name = names.find((one) => wish.test(one));
    if (name !== undefined) return name;
  }
  throw new Error(`there is nothing to do: ${names.join(' | ')}`);
}

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));

type Moment = 'choose' | 'hand over' | 'over';

async function standstill(page: Page): Promise<Moment> {
  await choices(page).or(ending(page)).or(handOver(page)).first().waitFor({ timeout: 30_000 });
  if (await handOver(page).isVisible()) return 'hand over';
  return (await ending(page).isVisible()) ? 'over' : 'choose';
}

/** Decides for the player who is asked, and waits until it shows. */
async function step(page: Page): Promise<string> {
  const name = wishAmong(await namesOf(choices(page)));
  const before = await last(page);
  await choices(page)
    .and(page.getByRole('button', { name, exact: true }))
    .click();
  await expect
    .poll(async () => (await handOver(page).isVisible()) || (await last(page)) !== before, { interval: 20 })
    .toBe(true);
  return name;
}

/** The player with most points is in the first row, and the trips are told. */
async function checkScoring(page: Page, seats: number): Promise<void> {
  const table = page.getByRole('table', { name: /^\d+ trips, and what they brought$/ });
  const rows = (await table.getByRole('row').all()).slice(1);
  expect(rows).toHaveLength(seats);
  const points: number[] = [];
  for (const row of rows) points.push(Number(await row.getByRole('cell').first().innerText()));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(points[0]).toBeGreaterThanOrEqual(20);
  expect(await rows[0]!.getByRole('rowheader').innerText()).toMatch(/wins|shares the win/);
}

/** Nothing that the page holds, shows or tells gives any card of a hand away. */
async function checkHidden(page: Page): Promise<void> {
  const [markup, told] = await Promise.all([page.content(), page.locator('body').ariaSnapshot()]);
  const everything = `${await page.title()}\n${markup}\n${told}`;
  expect(everything).not.toMatch(/Your hand|data-hand|You hold/);
  expect(everything).not.toMatch(/drew (an umbrella|a (green|purple|red|yellow) card)/);
}

/** Taken off the list of games, it leaves the other tests green. */
const gone = !games.some(({ facts }) => facts.id === 'cloud-nine');

describe.skipIf(gone)('Cloud 9', () => {
  visitTest('against three bots, by roles and names', calm, async ({ page, context }) => {
    await atOnce(context);
    await setUp(page, { preset: 'Just me and bots', seats: 4 });
    const done: string[] = [];
    let told = '';
    while ((await standstill(page)) === 'choose') {
      // One's own hand is told; those of the others are counted.
      expect(await hand(page).count()).toBe(1);
      expect(
        await page.getByRole('list', { name: 'Hands of the others' }).getByRole('listitem').count(),
      ).toBe(4);
      const odds = page.getByRole('button', { name: 'Odds', expanded: false });
      if (await odds.isVisible()) {
        // They are told to passengers, and stay until the player has seen enough.
        await odds.click();
        told = await page
          .getByText(/pays? .*rolls?|costs nothing/)
          .first()
          .innerText();
      }
      done.push(await step(page));
      expect(done.length, 'decisions').toBeLessThan(150);
    }
    expect(done.join()).toMatch(/Jump|Pay|Rise/);
    expect(told).not.toBe('');
    await checkScoring(page, 4);
  });

  visitTest(
    'house rules are said at the table, and score what the form says',
    calm,
    async ({ page, context }) => {
      await atOnce(context);
      await setUp(page, { preset: 'Just me and bots', seats: 2, first: 21 });
      const house = page.locator('[data-house]');
      await house.locator('summary').click();
      await house.getByText('Points for a jump: cloud 1: 21 instead of 1').waitFor();
      await house.getByText(/fitted to the standard game/).waitFor();
      await house.locator('summary').click();
      const done: string[] = [];
      while ((await standstill(page)) === 'choose') {
        done.push(await step(page));
        expect(done.length, 'decisions').toBeLessThan(50);
      }
      // One jump at the first cloud is beyond the target: the first trip is the last.
      const table = page.getByRole('table', { name: /trips?, and what they brought$/ });
      const best = table.getByRole('row').nth(1).getByRole('cell').first();
      expect(Number(await best.innerText())).toBe(21);
    },
  );

  visitTest(
    'around one screen: hands are handed over, and passengers decide in the open',
    calm,
    async ({ page, context }) => {
      await atOnce(context);
      await setUp(page, { preset: 'Around one screen', seats: 3 });
      let holder = '';
      let [open, secret, looked, decisions] = [0, 0, 0, 0];
      for (;;) {
        const moment = await standstill(page);
        if (moment === 'over') break;
        if (moment === 'hand over') {
          await checkHidden(page);
          holder = (await handOver(page).innerText()).replace('Now ', '');
          await page.getByRole('button', { name: `I am ${holder}` }).click();
          await hand(page).waitFor();
          continue;
        }
        const [, asked, what] = /^(\w+)’s turn: (.*)/.exec(await prompt(page).innerText()) ?? [];
        if (what !== 'stay or jump?') secret++;
        else if (await look(page).isVisible()) {
          // The screen was not handed over, so no hand is on it.
          await checkHidden(page);
          holder = '';
          open++;
          if (looked < 3) {
            looked++;
            holder = asked!;
            await look(page).click();
            await hand(page).waitFor();
            expect(await choices(page).count()).toBe(2);
          }
        }
        // A hand is on the page only where the one who holds the screen is asked.
        expect(await hand(page).count()).toBe(holder === '' ? 0 : 1);
        if (holder !== '') expect(asked).toBe(holder);
        await step(page);
        expect(++decisions, 'decisions').toBeLessThan(200);
      }
      expect(open).toBeGreaterThan(3);
      expect(secret).toBeGreaterThan(0);
      await checkScoring(page, 3);
    },
  );

  for (const [size, options] of Object.entries({ phone, desktop }))
    visitTest(
      `axe finds nothing at a table for four, ${size}`,
      { ...options, reducedMotion: 'reduce' },
      async ({ page, context }) => {
        await atOnce(context);
        await setUp(page, { preset: 'Just me and bots', seats: 4 });
        await standstill(page);
        await checkAxe(page, 'the start');
        for (let moves = 0; moves < 4 && (await standstill(page)) === 'choose'; moves++) await step(page);
        await standstill(page);
        const odds = page.getByRole('button', { name: 'Odds' });
        if (await odds.isVisible()) await odds.click();
        await checkAxe(page, 'the middle, with the odds');
        while ((await standstill(page)) !== 'over') await step(page);
        await checkAxe(page, 'the scoring');
      },
    );
});
