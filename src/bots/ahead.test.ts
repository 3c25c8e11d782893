import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Position } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { toy } from '../laws/toy.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { Ahead, chancesOf, emptySample, type Sample } from './ahead.ts';

/** Four playouts at which two seats ended with these points. */
function sampleOf(...points: readonly (readonly [number, number])[]): Sample {
  const sums = new Float64Array(2);
  let squares = 0;
  for (const [a, b] of points) {
    const half = (a - b) / 2;
    sums[0]! += half;
    sums[1]! -= half;
    squares += 2 * half * half;
  }
  return { count: points.length, sums, squares, open: 0 };
}

describe('chances', () => {
  test('are equal for equal points, and add up', () => {
    expect(chancesOf(sampleOf([3, 5], [5, 3]))).toEqual([0.5, 0.5]);
    const [a, b] = chancesOf(sampleOf([9, 5], [7, 6], [4, 8], [9, 2]));
    expect(a).toBeGreaterThan(0.5);
    expect(a! + b!).toBeCloseTo(1);
  });

  test('are the surer, the less the playouts differ', () => {
    const [loose] = chancesOf(sampleOf([9, 1], [1, 5], [12, 8], [2, 2]));
    const [tight] = chancesOf(sampleOf([7, 5], [6, 4], [6, 5], [5, 4]));
    expect(tight).toBeGreaterThan(loose!);
    expect(chancesOf(sampleOf([7, 5], [7, 5]))).toEqual([1, 0]);
  });

  test('are less sure where playouts stopped before the end', () => {
    const sample = sampleOf([7, 5], [7, 5]);
    const [open] = chancesOf({ ...sample, open: 2 * 10 ** 2 });
    expect(open).toBeGreaterThan(0.5);
    expect(open).toBeLessThan(0.6);
  });
});

describe('a position is played on', () => {
  const game = toy as unknown as Game<Position>;
  const ahead = new Ahead(game, { value: () => 0 });

  test('without hints, by chance alone: the higher card is ahead', () => {
    const state = toy.start(2, {});
    toy.play(state, CHANCE, 6 + 10 * 1);
    toy.play(state, CHANCE, 4);
    const sample = ahead.chances(state as unknown as Position, 2, emptySample(2), 200);
    const [first, second] = chancesOf(sample);
    expect(first).toBeGreaterThan(second! + 0.1);
  });

  test('the same number of playouts gives the same sample, in one go or in several', () => {
    const state = toy.start(2, {}) as unknown as Position;
    const once = ahead.chances(state, 2, emptySample(2), 30);
    const twice = ahead.chances(state, 2, ahead.chances(state, 2, emptySample(2), 11), 30);
    expect(twice).toEqual(once);
    expect(state).toEqual(toy.start(2, {}));
  });
});

test('points where seats never meet, or where one is alone; chances everywhere else', async () => {
  for (const { hints, rules, facts } of games) {
    const ahead = new Ahead(await rulesOf({ facts, rules }), await hints());
    const meets = (await hints()).search?.alone === undefined;
    expect(ahead.unitOf(4), facts.id).toBe(meets ? 'chance' : 'points');
    expect(ahead.unitOf(1)).toBe('points');
  }
});
