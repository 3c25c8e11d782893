/** Every table on every screen: nothing is covered, cut or piled up, nothing has to be scrolled, and fingers find what they need. */

import { vi } from 'vitest';
import { expectNone, lookAtAll, play, sitDown } from './layout.ts';
import { desktop, type Visit, visitTest } from './support.ts';

/** The games, and after how many choices of one's own the middle is. */
const games: Readonly<Record<string, number>> = {
  aloft: 9,
  panorama: 9,
  'take-flight': 3,
  'cloud-nine': 12,
  aeronaut: 12,
};

// A game is played to its end, and looked at on every screen.
vi.setConfig({ testTimeout: 400_000 });

const still = { ...desktop, hasTouch: true, reducedMotion: 'reduce' } as const;

async function walk(game: string, middle: number, { page, context }: Visit): Promise<void> {
  await sitDown(page, context, game);
  const told = await lookAtAll(page, game, 'set-up');
  await play(page, middle);
  told.push(...(await lookAtAll(page, game, 'middle')));
  await play(page, 1000);
  await page.locator('#end').waitFor();
  told.push(...(await lookAtAll(page, game, 'scoring')));
  await page.getByRole('button', { name: 'Look at the board' }).click();
  told.push(...(await lookAtAll(page, game, 'last board')));
  expectNone(told);
}

for (const [game, middle] of Object.entries(games))
  visitTest(`${game} on every screen`, still, (visit) => walk(game, middle, visit));
