/** Every lesson of every game, from its first step to the game at its end, making every mistake on the way. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Finger, Keys } from './lesson-hands.ts';
import { addressOf, taughtOf, walkLesson } from './lesson-walk.ts';
import { atOnce, calm, type Launched, launch, listen } from './support.ts';

const taught = await Promise.all(games.filter(({ lessons }) => lessons).map(taughtOf));

describe('by keys alone', () => {
  let browser: Launched;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    browser = await launch(calm);
    await atOnce(browser.context);
    complaints = listen(browser.context);
    page = browser.context.pages()[0]!;
  });
  afterAll(() => browser?.close());

  for (const game of taught)
    for (const lesson of game.lessons.lessons)
      test(`${game.id}: ${lesson.title}`, async () => {
        await page.goto(addressOf(game, lesson));
        await page.getByRole('link', { name: /^Updraft/ }).focus();
        const { wrong, illegal } = await walkLesson(page, new Keys(page), game, lesson);
        expect(wrong).toBeGreaterThan(0);
        expect(illegal).toBe(lesson.steps.filter(({ task }) => task).length);
        expect(complaints).toEqual([]);
      });
});

test('by a finger on a phone', async () => {
  const { context, close } = await launch({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    await atOnce(context);
    const complaints = listen(context);
    const page = context.pages()[0]!;
    const game = taught[0]!;
    const lesson = game.lessons.lessons[0]!;
    await page.goto(addressOf(game, lesson));
    await walkLesson(page, new Finger(page), game, lesson);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
