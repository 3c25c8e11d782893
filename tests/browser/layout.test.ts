/** Every table on every screen: nothing is covered, cut or piled up, nothing has to be scrolled, and fingers find what they need. */

import { expect, vi } from 'vitest';
import { expectNone, isOver, lookAtAll, type Middle, play, sitDown } from './layout.ts';
import { desktop, type Visit, visitTest } from './support.ts';

/** The games, and after how many choices of one's own the middle is. A player of Take Flight! who tried everything would crash before it. */
const games: Readonly<Record<string, Middle>> = {
  aloft: { choices: 9 },
  panorama: { choices: 9 },
  'take-flight': { choices: 7, stride: 3 },
  'cloud-nine': { choices: 12 },
  aeronaut: { choices: 12 },
};

// A game is played to its end, and looked at on every screen.
vi.setConfig({ testTimeout: 400_000 });

const still = { ...desktop, hasTouch: true, reducedMotion: 'reduce' } as const;

async function walk(game: string, { choices, stride }: Middle, { page, context }: Visit): Promise<void> {
  await sitDown(page, context, game);
  const told = await lookAtAll(page, game, 'set-up');
  await play(page, choices, stride);
  expect(await isOver(page), 'whether the middle is the end').toBe(false);
  told.push(...(await lookAtAll(page, game, 'middle')));
  // The line to slide along is the same at every table.
  if (game === 'aloft') {
    await page.keyboard.press('[');
    await page.getByRole('slider', { name: 'Move that is shown' }).waitFor();
    told.push(...(await lookAtAll(page, game, 'looking back')));
    await page.keyboard.press('Escape');
  }
  await play(page, 1000, stride);
  await page.locator('#end').waitFor();
  told.push(...(await lookAtAll(page, game, 'scoring')));
  await page.getByRole('button', { name: 'Look at the board' }).click();
  told.push(...(await lookAtAll(page, game, 'last board')));
  expectNone(told);
}

for (const [game, middle] of Object.entries(games))
  visitTest(`${game} on every screen`, still, (visit) => walk(game, middle, visit));
