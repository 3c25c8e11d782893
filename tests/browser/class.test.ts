/** A class at one table; the whole of it is `npm run prove -- class`. */
import { expect, inject, test } from 'vitest';
import { poppler } from '../../scripts/harness/poppler.mjs';
import { playClass } from '../online/class.ts';
import { pagesOf } from '../online/class-paper.ts';

// Three browsers in which planes move all the time have a processor to themselves; the proof has them.
const plan = { pupils: 12, absent: 2, rounds: 3, seconds: 12, look: { reducedMotion: 'reduce' } } as const;

test('a class comes by the code on the screen; no round outlasts its time, though some never move', async () => {
  const report = await playClass({ ...plan, chromium: inject('chromium') });
  expect(report.complaints).toEqual([]);
  expect(report.lengths).toHaveLength(plan.rounds);
  // Those who never move are waited for, and for no longer than agreed.
  expect(Math.max(...report.lengths)).toBeLessThan(plan.seconds * 1000);
  expect(report.stoodIn).toBeGreaterThanOrEqual(plan.absent * plan.rounds);
  expect(report.late, 'a late-comer took the bot’s seat and is in the ranking').toBe(true);
  expect(report.fair).toBe(true);
  expect(report.printed.rows).toBe(plan.pupils + 1);
  const { pages, text } = pagesOf(report.printed.pdf, poppler);
  expect(pages).toBe(1);
  expect(text).toContain('Late Lou');
});
