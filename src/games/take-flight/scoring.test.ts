import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { takeFlight as game } from './game.ts';
import { boxesOf, goalOf, leaders, standings, totalOf } from './scoring.ts';
import { demo } from './sheet/demo.ts';
import { Step } from './state.ts';
import { at, english } from './testing/table.ts';
import { flying } from './words/en/flight.ts';

const through = (...counts: number[]): number =>
  counts.reduce((bits, count, i) => bits | (count << (6 * i)), 0);

describe('the boxes', () => {
  it('a flight goal counts the last step reached of each symbol, not the sum of steps', () => {
    expect(goalOf(demo, through(1))).toBe(0);
    expect(goalOf(demo, through(2))).toBe(1);
    expect(goalOf(demo, through(5))).toBe(3);
    expect(goalOf(demo, through(6, 8))).toBe(16);
    expect(goalOf(demo, through(12, 10, 4, 2))).toBe(21 + 15 + 3 + 1);
  });

  it('a goal of sets counts whole sets: whichever symbol is the rarest', () => {
    const sets = { ...demo, goal: { kind: 'sets', points: 5 } as const };
    for (const counts of [
      [2, 3, 4, 5],
      [5, 2, 3, 4],
      [4, 5, 2, 3],
      [3, 4, 5, 2],
    ])
      expect(goalOf(sets, through(...counts))).toBe(10);
    expect(goalOf(sets, through(0, 9, 9, 9))).toBe(0);
  });

  it('hearts are 3 points, squares 2, stars 1, hourglasses nothing', () => {
    const state = at('1: 15');
    state.through[0] = through(1, 1, 1, 1);
    expect(boxesOf(state, 0).symbols).toEqual([3, 2, 1, 0]);
  });

  it('the peak is the highest row reached, and the start row counts', () => {
    expect(boxesOf(at('6: 14; 1: 15'), 0).peak).toBe(10);
    expect(boxesOf(at('1: 15'), 0).peak).toBe(8);
  });

  it('points at the top are in the total and in no box', () => {
    const state = at('1: 15');
    state.gained[0] = 8;
    expect(totalOf(boxesOf(state, 0))).toBe(17);
    expect(game.result(state).detail).toMatchObject({ boxes: [{ top: 8 }] });
  });

  it.each([
    [39, 'Novice'],
    [40, 'Amateur'],
    [55, 'Amateur'],
    [56, 'Pro'],
    [70, 'Pro'],
    [71, 'Expert'],
    [85, 'Expert'],
    [86, 'Legend'],
  ])('%i points are the rank of %s', (points, rank) => expect(flying(english).rank(points)).toBe(rank));
});

describe('ties', () => {
  it('most points win, and no plane is thrown', () => {
    const state = at('1: 15 / 14; 1: - / 15');
    expect(state.step).toBe(Step.OVER);
    expect(game.result(state)).toMatchObject({ winners: [1] });
    expect(standings(state)).toEqual([1, 0]);
  });

  it('equal points: the first box from the left that is higher wins', () => {
    const state = at('1: 15 / 15');
    state.through[0] = through(0, 0, 1);
    state.crashed[1] = 2;
    expect(totalOf(boxesOf(state, 0))).toBe(totalOf(boxesOf(state, 1)));
    expect(leaders(state)).toEqual([1]);
  });

  it('equal boxes: all pilots throw, and the farthest throw wins, whichever pilot threw it', () => {
    const state = at('1: 14 / 14 / 15; 1: 15 / 15 / -');
    expect(leaders(state)).toEqual([0, 1]);
    expect(game.next(state)).toEqual({ to: 'draw' });
    game.play(state, CHANCE, '812 455 1203');
    expect(game.result(state)).toMatchObject({ winners: [2] });
  });

  it('equal farthest throws share the win', () => {
    const state = at('1: 15 / 15 / 15; throw 812 455 812');
    expect(game.result(state)).toMatchObject({ scores: [9, 9, 9], winners: [0, 2] });
  });

  it('the throw comes after the last move, one number for each pilot', () => {
    const state = at('1: 15 / 15');
    expect(state.step).toBe(Step.THROW);
    expect(game.transcript.chance(state, '812 455')).toEqual({ kind: 'throw', values: [812, 455] });
    expect(game.transcript.readChance(state, { kind: 'throw', values: [812, 455] })).toEqual({
      value: '812 455',
    });
    expect(game.transcript.readChance(state, { kind: 'throw', values: [812] })).toHaveProperty('refused');
    expect(game.transcript.readChance(state, { kind: 'die', value: 3 })).toHaveProperty('refused');
  });

  it('a pilot alone does not throw', () => {
    expect(game.result(at('1: 15'))).toMatchObject({ winners: [0] });
  });
});

it('a transcript has an empty set-up and a die a round', () => {
  const state = game.start(1, {});
  expect(game.transcript.setup(state)).toEqual({});
  expect(game.transcript.chance(state, 5)).toEqual({ kind: 'die', value: 5 });
  expect(game.transcript.readChance(state, { kind: 'die', value: 7 })).toHaveProperty('refused');
  expect(game.transcript.opening(state, { row: [] })).toHaveProperty('refused');
});
