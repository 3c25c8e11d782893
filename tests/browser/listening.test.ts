/**
 * A whole game as a player with a screen reader plays it: only roles, names and live regions. No place on the screen, no class, no
 * attribute, no text that is not read aloud.
 */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { calm, visitTest } from './support.ts';

/** Follows the live region as a screen reader does: what is added is heard once. */
class Listener {
  readonly #region: Locator;
  #known: readonly string[] = [];
  /** Everything heard so far. */
  readonly heard: string[] = [];

  constructor(page: Page) {
    this.#region = page.getByRole('log', { name: 'What happens' });
  }

  /** What has been added since the last time. */
  async listen(): Promise<string> {
    const now = await this.#region.getByRole('paragraph').allInnerTexts();
    // Old lines leave at the top, new ones come at the end.
    let same = Math.min(this.#known.length, now.length);
    while (same > 0 && this.#known.slice(-same).join('\n') !== now.slice(0, same).join('\n')) same--;
    const news = now.slice(same);
    this.#known = now;
    this.heard.push(...news);
    return news.join(' ');
  }

  /** Waits for words. */
  async until(words: RegExp): Promise<string> {
    let all = '';
    await expect
      .poll(
        async () => {
          all += ` ${await this.listen()}`;
          return all;
        },
        { interval: 50 },
      )
      .toMatch(words);
    return all;
  }
}

const cell = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name }).first();

/** The first of these cells that is there. */
async function find(page: Page, names: readonly RegExp[]): Promise<Locator> {
  for (const name of names) {
    const found = cell(page, name);
    if ((await found.count()) > 0) return found;
  }
  throw new Error('no cell can do anything');
}

/** The default action of a thing, as a screen reader asks for it: a click without a place. */
const doIt = (target: Locator): Promise<void> => target.dispatchEvent('click');

/** Chooses a packed balloon, hears what to do next, and chooses a truck. */
async function unpack(page: Page): Promise<string> {
  const tray = page.getByRole('toolbar', { name: 'Packed balloons' });
  const balloon = tray.getByRole('button', { name: /, packed$/, disabled: false }).first();
  const name = (await balloon.ariaSnapshot()).replace(/^- button "(.*), packed".*$/s, '$1');
  await doIt(balloon);
  const truck = cell(page, new RegExp(`can take ${name}`));
  // Where only one truck is free there is nothing more to choose.
  const chosen = page.getByRole('status').filter({ hasText: `You chose ${name}.` });
  const done = page.getByRole('button', { name: `${name}, no longer packed` });
  await chosen.or(done).first().waitFor();
  if (await chosen.isVisible()) await truck.press('Enter');
  return name;
}

visitTest('listening only, from the first page to the final score', calm, async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('region', { name: 'The games' });
  await games
    .getByRole('article', { name: 'Aloft', exact: true })
    .getByRole('button', { name: 'Play Aloft now', exact: true })
    .press('Enter');
  const ear = new Listener(page);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu
    .getByRole('group', { name: 'Pace of the others' })
    .getByRole('radio', { name: 'Instant' })
    .check();
  await menu.getByRole('button', { name: 'Close' }).press('Enter');
  await menu.waitFor({ state: 'hidden' });

  let news = await ear.until(/Your turn: (move a truck|advance a balloon)|win/);
  for (let turns = 0; !/You win!|wins\.|share the win/.test(news); turns++) {
    expect(turns, 'turns').toBeLessThan(100);
    if (/Your turn: move a truck\.[^:]*$/.test(news)) {
      await (await find(page, [/launch truck.*, can move$/, /safety truck, can move$/])).press('Enter');
      news = await ear.until(/You moved .*(Your turn: advance a balloon|You could advance nothing)/);
      if (/could advance nothing/.test(news)) news = await ear.until(/Your turn|win/);
      continue;
    }
    const target = await find(page, [
      /, can launch$/,
      /, can inflate$/,
      /, can ascend$/,
      /, can take a balloon$/,
    ]);
    const name = /can take/.test(await target.ariaSnapshot()) ? await unpack(page) : undefined;
    if (name === undefined) await doIt(target);
    const mine = name === undefined ? 'You (launched|inflated|raised) ' : `You unpacked ${name} `;
    news = await ear.until(new RegExp(`${mine}.*(Your turn: (move|advance)|You win!|wins\\.|share the win)`));
  }

  const [, points] = /With (\d+) points?\./.exec(news) ?? [];
  await page.getByRole('heading', { level: 2, name: /win/ }).waitFor();
  const sums = page.getByRole('table', { name: 'The numbers on your colour add up' });
  const winners = sums.getByRole('row', { name: /\b(wins|shares the win)\b/ });
  expect(await winners.count()).toBeGreaterThan(0);
  for (const row of await winners.all())
    expect(await row.getByRole('cell').last().innerText()).toMatch(new RegExp(`(^|= )${points}$`));
  // What was heard tells the whole game.
  const all = ear.heard.join(' ');
  expect(all).toContain('Everybody got a secret colour.');
  expect(all).toMatch(/Yours is (green|purple|red|white|yellow): high up and to the right scores most\./);
  expect(all).toMatch(/The colours are shown: .*you (green|purple|red|white|yellow)/);
  for (const bot of ['Solano', 'Mistral', 'Zephyr']) expect(all).toContain(`${bot} `);
});
