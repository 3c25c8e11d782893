import { expect, test } from 'vitest';
import { armSections } from './html-arm.ts';
import type { Estimated } from './stats.ts';
import { toyPlan, toyReport } from './testing/coverage.ts';
import { names } from './testing/toy.ts';
import { labWords } from './words/index.ts';

const words = await labWords('en');
const { answers } = words;
const share = (low: number, high: number, games = 100): Estimated => ({
  mean: (low + high) / 2,
  low,
  high,
  games,
});
const level = (wins: Estimated): string =>
  answers.level({ arm: 1, challenger: 'breeze', wins, ahead: wins }, 'gust', 0.25);

test('too few games to tell two levels apart are no proof that they are alike', () => {
  expect(level(share(0.2, 0.36))).toContain('of 100 games against Gust');
  expect(level(share(0.2, 0.36))).toContain('so many games cannot tell the two apart');
  expect(level(share(0.26, 0.36))).toContain('strength counts');
  expect(level(share(0.1, 0.2))).toContain('the weaker player is punished');
});

test('Climber is good enough only where it surely wins its share', () => {
  expect(answers.greedyEnough(share(0.25, 0.43), 0.25)).toContain('is good enough');
  expect(answers.greedyEnough(share(0.1, 0.2), 0.25)).toContain('is not good enough');
  expect(answers.greedyEnough(share(0.24, 0.43), 0.25)).toBe(
    'Whether Climber is good enough here cannot be told from 100 games.',
  );
});

test('a third of the game is named only where its interval is apart from the others', () => {
  const alike = 'alike in all thirds';
  expect(answers.greedy([share(0.3, 0.5), share(0.4, 0.6), share(0.45, 0.7)])).toContain(alike);
  expect(answers.greedy([share(0.3, 0.4), share(0.3, 0.5), share(0.51, 0.7)])).toContain(
    'in the last third.',
  );
  const differ = answers.greedy([share(0.5, 0.7), share(0.2, 0.3), share(0.6, 0.8)]);
  expect(differ).toContain('the thirds differ, and not which is the best');
  expect(differ).not.toContain(alike);
});

test('what only some of the games tell says how many', () => {
  const report = toyReport(toyPlan('some', 600));
  const page = armSections({ report, names, words }, report.arms[0]!, false);
  expect(page.match(/What follows was looked at in \d+ of 600 games/g)).toEqual([
    'What follows was looked at in 29 of 600 games',
    'What follows was looked at in 510 of 600 games',
    'What follows was looked at in 29 of 600 games',
  ]);
});

test('alone nobody takes turns, and moves are counted', () => {
  const plan = toyPlan('alone', 50);
  const alone = plan.arms.slice(0, 1).map((arm) => ({ ...arm, players: 1, bots: ['random'] }));
  const report = toyReport({ ...plan, arms: alone });
  expect(report.arms[0]!.answers.turns.mean.mean).toBeGreaterThan(1.5);
  const page = armSections({ report, names, words }, report.arms[0]!, false);
  expect(page).toMatch(/A game takes [\d.]+ \([\d.]+ to [\d.]+\) moves on average/);
});
