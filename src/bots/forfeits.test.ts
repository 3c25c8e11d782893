import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { settled } from './forfeits.ts';

const seat = (why?: string): Bot<null> => ({ choose: () => 0, forfeitOf: () => why });
const result = (scores: number[], winners: number[]) => ({ scores, winners, detail: {} });

test('without a forfeit the result stands', () => {
  expect(settled(result([3, 5], [1]), [seat(), seat()], false)).toEqual({
    ...result([3, 5], [1]),
    forfeits: [],
  });
});

test('a seat that forfeited has not won; those who shared the win with it have', () => {
  const { winners, forfeits } = settled(result([5, 5, 2], [0, 1]), [seat('hung'), seat(), seat()], false);
  expect({ winners, forfeits }).toEqual({ winners: [1], forfeits: [{ seat: 0, why: 'hung' }] });
});

test('where only it had won, the best of the others has; all who are equal share', () => {
  const bots = [seat('hung'), seat(), seat(), seat()];
  expect(settled(result([9, 4, 6, 6], [0]), bots, false).winners).toEqual([2, 3]);
  expect(settled(result([1, 4, 6, 4], [0]), bots, true).winners).toEqual([1, 3]);
});

test('where every seat forfeited, no seat has won', () => {
  expect(settled(result([9, 4], [0]), [seat('a'), seat('b')], false).winners).toEqual([]);
});
