/** At a table of Aloft: what can be done, told by roles and names, and hands that do it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Cells that do something now say so in their names. */
export const lit = (page: Page, what: RegExp = /, can /): Locator =>
  page.getByRole('gridcell', { name: what });

/** The balloons that can be unpacked. */
export const packed = (page: Page): Locator =>
  page
    .getByRole('toolbar', { name: /^Packed balloons/ })
    .getByRole('button', { name: /, packed/, disabled: false });

/** What has happened so far; on a phone it is folded away. */
export const lines = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'What happened', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

export const ending = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /win|game is over/ });

export const handOver = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /^Now / });

export type Moment = 'choose' | 'hand over' | 'over';

/** Resolves when a player must choose or must take the screen, or when the game is over. */
export async function standstill(page: Page): Promise<Moment> {
  await lit(page).or(ending(page)).or(handOver(page)).first().waitFor();
  if (await handOver(page).isVisible()) return 'hand over';
  return (await ending(page).isVisible()) ? 'over' : 'choose';
}

/** A way of doing things: by mouse, by finger, by key. Each is given something that is lit. */
export interface Hand {
  act(target: Locator): Promise<void>;
  /** Puts a packed balloon on a truck, if not by acting on one after the other. */
  load?(balloon: Locator, truck: Locator): Promise<void>;
  /** Lets a balloon off a truck into the sky above it, if not by acting on the truck. */
  launch?(truck: Locator, sky: Locator): Promise<void>;
  /** What it would do before anything else. */
  eager?(): Deed | undefined;
}

/** What the tests do when they have the choice: it makes games short and full of launches. */
const taste = [
  { deed: 'roll', name: /launch truck.*, can move/ },
  { deed: 'follow', name: /safety truck, can move/ },
  { deed: 'launch', name: /, can launch/ },
  { deed: 'inflate', name: /, can inflate/ },
  { deed: 'load', name: /, can take a balloon/ },
  { deed: 'ascend', name: /, can ascend/ },
] as const;
export type Deed = (typeof taste)[number]['deed'];

export interface Wish {
  readonly deed: Deed;
  /** The name of the cell at which it is done. */
  readonly name: string;
}

/** What a player with this taste does now. */
export function wishAmong(names: readonly string[], first?: Deed): Wish {
  const sorted = taste.toSorted((a, b) => Number(b.deed === first) - Number(a.deed === first));
  for (const { deed, name: pattern } of sorted) {
    const name = names.find((one) => pattern.test(one));
    if (name !== undefined) return { deed, name };
  }
  throw new Error(`there is nothing to do: ${names.join(' | ')}`);
}

export const namesOf = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Makes one move of the player who must choose, and waits until the log shows it. */
export async function step(page: Page, hand: Hand): Promise<Deed> {
  await lit(page).first().waitFor();
  const { deed, name } = wishAmong(await namesOf(lit(page)), hand.eager?.());
  const target = page.getByRole('gridcell', { name, exact: true });
  const before = await lines(page).count();
  if (deed === 'load') await load(page, hand, target);
  else if (deed === 'launch' && hand.launch) await hand.launch(target, skyOver(page, name));
  else await hand.act(target);
  await expect.poll(() => lines(page).count(), { interval: 20 }).not.toBe(before);
  return deed;
}

async function load(page: Page, hand: Hand, truck: Locator): Promise<void> {
  const balloon = packed(page).first();
  if (hand.load) return hand.load(balloon, truck);
  const name = await balloon.getAttribute('aria-label');
  await hand.act(balloon);
  // Once it is chosen, trucks say what they can take. Where only one is free, the balloon is on it already.
  const free = lit(page, /, can take (?!a balloon)/).first();
  const packedStill = page.getByRole('button', { name: name ?? '', exact: true });
  await expect.poll(async () => (await free.isVisible()) || (await packedStill.count()) === 0).toBe(true);
  if (await free.isVisible()) await hand.act(free);
}

function skyOver(page: Page, truck: string): Locator {
  return page.getByRole('gridcell', { name: `column ${columnOf(truck)}, altitude 1: empty`, exact: true });
}

export function columnOf(name: string): number {
  return Number(/column (\d+)/.exec(name)?.[1] ?? 13);
}

/** Plays until the game is over, and tells what was done. */
export async function playOut(page: Page, hand: Hand, most = 200): Promise<Deed[]> {
  const done: Deed[] = [];
  while (done.length < most) {
    const moment = await standstill(page);
    if (moment === 'over') return done;
    if (moment === 'choose') done.push(await step(page, hand));
    else {
      await hand.act(page.getByRole('button', { name: /^I am / }));
      await handOver(page).waitFor({ state: 'hidden' });
    }
  }
  throw new Error(`the game is not over after ${most} moves`);
}

export const mouse: Hand = { act: (target) => target.click() };
export const finger: Hand = { act: (target) => target.tap() };

/** A mouse that carries balloons instead of clicking. */
export function carrying(page: Page, carried: Deed[]): Hand {
  const carry = async (what: Deed, from: Locator, to: Locator) => {
    await drag(page, from, to);
    carried.push(what);
  };
  return {
    ...mouse,
    load: (balloon, truck) => carry('load', balloon, truck),
    launch: (truck, sky) => carry('launch', truck, sky),
    eager: () => (carried.includes('load') ? undefined : 'load'),
  };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([middle(from), middle(to)]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the page: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface TableSetup {
  readonly preset: 'Just me and bots' | 'Around one screen' | 'Alone';
  readonly seats?: number;
  /** Leaves the seats in the order of the form. */
  readonly inOrder?: boolean;
  /** The kind of every bot. */
  readonly bots?: 'Drifter' | 'Climber';
}

/** Fills in the form of a new table, and opens it. */
export async function setUp(page: Page, { preset, seats, inOrder, bots }: TableSetup): Promise<void> {
  await page.goto('/games/aloft');
  await page.getByRole('radio', { name: preset }).check();
  if (seats !== undefined) {
    const count = page.getByRole('group', { name: 'Number of seats' });
    await count.getByRole('radio', { name: String(seats), exact: true }).check();
  }
  if (bots !== undefined)
    for (const who of await page.getByRole('combobox', { name: /^Who plays seat/ }).all())
      if ((await who.inputValue()) !== 'person') await who.selectOption({ label: `Bot: ${bots}` });
  if (inOrder) await page.getByRole('switch', { name: /^Draw the order/ }).uncheck();
  await page.getByRole('button', { name: 'Start Aloft' }).click();
}

/** The rows of the scoring, cell by cell. */
export async function scoring(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'The numbers on your colour add up' }).getByRole('row');
  const texts: string[][] = [];
  for (const row of (await rows.all()).slice(1))
    texts.push(await row.getByRole('rowheader').or(row.getByRole('cell')).allInnerTexts());
  return texts.map((cells) => cells.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** Every sum adds up, and only the highest wins. */
export function checkScoring(rows: readonly (readonly string[])[], seats: number): void {
  expect(rows).toHaveLength(seats);
  const totals = rows.map(([, , sum = '']) => {
    const [parts = '', total = parts] = sum.replace(/\(.*\)/, '').split('=');
    const added = parts.split('+').reduce((all, part) => all + Number(part), 0);
    expect(added, sum).toBe(Number(total));
    return Number(total);
  });
  const best = Math.max(...totals);
  for (const [i, [player = '']] of rows.entries())
    expect(/wins|shares the win/.test(player), player).toBe(totals[i] === best);
}
