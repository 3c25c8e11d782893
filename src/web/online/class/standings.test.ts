import { expect, test } from 'vitest';
import { standingsAtEnd, standingsNow } from './standings.ts';

test('the best come first, equal points share a place, and a low score may win', () => {
  const rows = (list: ReturnType<typeof standingsNow>) => list.map(({ seat, place }) => [seat, place]);
  expect(rows(standingsNow([3, 9, 9, 1], false))).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
  expect(rows(standingsNow([3, 9, 1], true))).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
  expect(standingsNow([undefined, undefined], false).map(({ points }) => points)).toEqual([
    undefined,
    undefined,
  ]);
  expect(rows(standingsNow([undefined, 2], false))).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('at the end winners come first, also where points are equal', () => {
  expect(standingsAtEnd({ winners: [2], scores: [5, 7, 7] }).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});
