/** Plays Aeronaut Odyssey by roles and names. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ending, lines } from './aloft.ts';

export const cities = (page: Page): Locator => page.getByRole('list', { name: 'Cities and their routes' });
export const mine = (page: Page): Locator => page.getByText(/^Your turn:/).first();

export async function openGazetteer(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'Gazetteer' });
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
  await cities(page).waitFor();
}

/** What a button of the gazetteer or of the card does, the most wanted first. */
const taste = [
  /^Claim /,
  /^(Receive|Cross out|Take|Swap) /,
  /^Start in /,
  /^Fly to .* for /,
  /^Fly to /,
] as const;

/** Every city shows its routes, so that claims are within reach. */
export async function unfold(page: Page): Promise<void> {
  const heads = cities(page).getByRole('button', { name: /^City \d+/, expanded: false });
  while ((await heads.count()) > 0) await heads.first().click();
}

async function wish(page: Page): Promise<Locator | undefined> {
  for (const name of taste) {
    const found = page.getByRole('main').getByRole('button', { name }).first();
    if (await found.isVisible()) return found;
  }
  return undefined;
}

/** Plays until the game is over, and tells what was done. */
export async function playOut(page: Page, act: (target: Locator) => Promise<void>): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    await mine(page).or(ending(page)).first().waitFor();
    if (await ending(page).isVisible()) return done;
    const before = await lines(page).count();
    const target = await wish(page);
    if (!target) {
      // The last move has just ended the game, and the page is about to say so.
      await ending(page).waitFor();
      return done;
    }
    done.push((await target.getAttribute('aria-label')) ?? '');
    await act(target);
    // A city that can be reached in several ways asks for the type, and so does a route with several prices.
    const type = page.getByRole('group', { name: /^Fly to|^Claim|gets|nobody/ }).getByRole('button');
    await expect
      .poll(async () => (await lines(page).count()) !== before || (await type.count()) > 0, { interval: 20 })
      .toBe(true);
    if ((await lines(page).count()) === before) {
      await act(type.first());
      await expect.poll(() => lines(page).count(), { interval: 20 }).not.toBe(before);
    }
    expect(done.length, 'moves').toBeLessThan(200);
  }
}
