import { expect, test } from 'vitest';
import { Summary } from './summary.ts';

test('shared wins count as shares, by seat and by bot', () => {
  const summary = new Summary(2);
  summary.add({ scores: [3, 5], winners: [1], detail: {} }, 10, ['random', 'greedy']);
  summary.add({ scores: [4, 4], winners: [0, 1], detail: {} }, 14, ['greedy', 'random']);
  expect(summary.length.mean).toBe(12);
  expect(summary.seats().map(({ wins }) => wins.mean)).toEqual([0.25, 0.75]);
  expect(summary.bots().get('greedy')).toMatchObject({
    games: 2,
    score: { mean: 4.5 },
    wins: { mean: 0.75 },
  });
});
