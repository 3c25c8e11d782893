/** A player who asks their system for less motion gets none. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lit, mouse, setUp, standstill, step } from './aloft.ts';
import { atOnce, desktop, visitTest } from './support.ts';

/** The names of everything that moves, or is about to; a moment's fade of a millisecond is over by then. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ playState }) => playState !== 'finished' && playState !== 'idle')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(
        (animation) =>
          (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty,
      );
  });
}

visitTest('with motion there is some: the balloons bob', desktop, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await moving(page)).length).toBeGreaterThan(0);
});

visitTest(
  'with reduced motion nothing moves by itself',
  { ...desktop, reducedMotion: 'reduce' },
  async ({ page, context }) => {
    await atOnce(context);
    for (const address of ['/', '/games/aloft', '/games/aloft/rules', '/about']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await moving(page), address).toEqual([]);
    }
    await setUp(page, { preset: 'Just me and bots', seats: 3 });
    await lit(page).first().waitFor();
    expect(await moving(page), 'a table').toEqual([]);
    for (let moves = 0; moves < 4; moves++) {
      await step(page, mouse);
      expect(await moving(page), 'after a move').toEqual([]);
      await standstill(page);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await moving(page), 'a dialog').toEqual([]);
  },
);
