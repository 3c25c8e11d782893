/** People at an online table, each in a browser of their own. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { TableGiven } from '../../src/online/api.ts';
import type { TablePlan } from '../../src/online/table.ts';
import { seedNumbers } from './seeded.ts';
import { calm, openBrowser } from './support.ts';

/** Lines that break are what these tests are about; a browser complains of them all the same. */
const expected =
  /\/api\/tables\/nowhere|\/socket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|when fetching the script/;

export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly complaints: readonly string[];
  setOffline(offline: boolean): Promise<void>;
  /** Another tab of the same person. */
  tab(): Promise<Page>;
  close(): Promise<void>;
}

export async function guest(
  name: string,
  baseURL: string,
  options: BrowserContextOptions = calm,
  browser = inject('chromium'),
): Promise<Guest> {
  const { context, close } = await openBrowser(browser, { baseURL, ...options });
  // What a player adds to the draws of a table.
  await context.addInitScript(seedNumbers, name.length);
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(`uncaught: ${fault.error().message}`));
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !expected.test(text)) complaints.push(text);
  });
  const page = context.pages()[0]!;
  const setOffline = (offline: boolean) => context.setOffline(offline);
  return { name, page, complaints, setOffline, tab: () => context.newPage(), close };
}

/** Opens a table's page; a new player says their name first. */
export async function arrive({ page, name }: Guest, table: string): Promise<void> {
  await page.goto(`/t/${table}`);
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.or(page.locator('h1[tabindex]')).first().waitFor();
  if (!(await field.isVisible())) return;
  await field.fill(name);
  await page.getByRole('button', { name: 'To the table' }).click();
  await field.waitFor({ state: 'detached' });
}

/** Sets a table up as the player of this browser. */
export async function setUpTable(
  { page }: Guest,
  plan: Partial<TablePlan> & Pick<TablePlan, 'game'>,
): Promise<string> {
  const whole: TablePlan = {
    options: {},
    seats: ['you', 'open'],
    fixedSeats: false,
    pace: { kind: 'live', minutes: 15, seconds: 15 },
    listed: false,
    watch: true,
    hints: true,
    standIn: 'greedy',
    ...plan,
  };
  const given = await page.evaluate(async (body) => {
    const { token } = JSON.parse(localStorage.getItem('updraft/identity') ?? '{}') as { token: string };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as TableGiven | { error: string };
  }, whole);
  if ('error' in given) throw new Error(given.error);
  return given.id;
}

/** The match is on the page. */
export const seated = (page: Page): Promise<void> => page.getByRole('list', { name: 'Players' }).waitFor();

interface Standing {
  readonly mine: boolean;
  readonly over: boolean;
  /** The number of the last line of what happened. */
  readonly last: number;
}

/** Where a match stands, as its page shows it. The title may lag behind: what can be done is in the list of moves. */
export const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => ({
    mine: document.title.startsWith('●'),
    over: document.querySelector('#end') !== null,
    last: Number(
      document.querySelector('ol[aria-label="What happened"] > li:last-child span')?.textContent ?? 0,
    ),
  }));

/**
 * Makes one of the moves that the page lists, and waits until it has been made. False where it lists none: then the turn was over
 * before the page was asked.
 */
export async function move({ page }: Guest, pick: (moves: number) => number): Promise<boolean> {
  const before = await standing(page);
  const list = page.getByRole('dialog', { name: 'All moves as a list' });
  const moves = list.getByRole('listitem').getByRole('button');
  await page.keyboard.press('m');
  await list.waitFor();
  const count = await moves.count();
  const made = count > 0 && (await clicked(moves.nth(pick(count))));
  if (!made) await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  if (made)
    await expect
      .poll(async () => changed(before, await standing(page)), { interval: 10, timeout: 30_000 })
      .toBe(true);
  return made;
}

const changed = (before: Standing, now: Standing): boolean =>
  !now.mine || now.over || now.last !== before.last;

/** A move may be gone from the list between counting and clicking: another player's move came in between. */
const clicked = (move: Locator): Promise<boolean> =>
  move.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );

/** The lines of the final score, each player by their own name. */
export async function scores({ page, name }: Guest): Promise<string[]> {
  const rows = page.locator('section[aria-labelledby="end"] > ol > li');
  await rows.first().waitFor();
  const texts = await rows.allInnerTexts();
  return texts.map((text) => text.replace(/\bYou\b/, name)).sort();
}

/** Everything that the log says, however much of it is shown. */
export const story = (page: Page): Promise<string[]> =>
  page.locator('ol[aria-label="What happened"] > li').allTextContents();

export function checkComplaints(guests: readonly Guest[]): void {
  for (const { name, complaints } of guests)
    expect(complaints, `what ${name}’s browser complained about`).toEqual([]);
}
