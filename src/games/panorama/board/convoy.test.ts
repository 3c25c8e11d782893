import { expect, it } from 'vitest';
import { follow } from './convoy.ts';

const at = (...spaces: number[]): number => spaces.reduce((bits, space) => bits | (1 << space), 0);

it('the truck that jumps over others stays itself, and so do they', () => {
  expect(follow([1, 2, 3, 4, 6], at(1, 3, 4, 5, 6))).toEqual([1, 5, 3, 4, 6]);
});

it('the safety truck comes last, wherever it drives', () => {
  expect(follow(undefined, at(1, 2, 3, 4, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(follow([1, 2, 3, 4, 5], at(1, 2, 3, 4, 6))).toEqual([1, 2, 3, 4, 6]);
});

it('looking far back or ahead, every truck finds a place', () => {
  expect([...follow([5, 2, 3, 4, 6], at(9, 10, 11, 12, 13))].sort((a, b) => a - b)).toEqual([
    9, 10, 11, 12, 13,
  ]);
  // Where a launch truck stands now, the safety truck stood once.
  expect(follow([5, 7, 8, 6, 9], at(1, 2, 3, 4, 5))).toEqual([1, 2, 3, 4, 5]);
});
