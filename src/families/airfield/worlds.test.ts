import { describe, expect, test } from 'vitest';
import type { Rng } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { drawWorlds } from './worlds.ts';

const DRAWS = 4000;

function counted(draw: (rng: Rng) => readonly number[]): Map<string, number> {
  const seen = new Map<string, number>();
  const rng = new FastRng('worlds');
  for (let i = 0; i < DRAWS; i++) {
    const world = draw(rng).join(' ');
    seen.set(world, (seen.get(world) ?? 0) + 1);
  }
  return seen;
}

describe('worlds', () => {
  test('every way to deal what is left comes up, and no other', () => {
    const seen = counted(drawWorlds([0b1, 0, 0], 1, 4, () => 0));
    expect([...seen.keys()].toSorted()).toEqual(['1 2 4', '1 2 8', '1 4 2', '1 4 8', '1 8 2', '1 8 4']);
    for (const times of seen.values()) expect(times / DRAWS).toBeCloseTo(1 / 6, 1);
  });

  test('sets of two colours share none', () => {
    const seen = counted(drawWorlds([0b11, 0, 0], 2, 6, () => 0));
    expect(seen.size).toBe(6);
    for (const world of seen.keys()) {
      const [first, second, third] = world.split(' ').map(Number) as [number, number, number];
      expect(first ^ second ^ third).toBe(0b111111);
    }
  });

  test('what three times as much speaks for is drawn three times as often', () => {
    const seen = counted(drawWorlds([0b1, 0], 1, 3, (_, color) => (color === 2 ? Math.log(3) : 0)));
    expect(seen.get('1 4')! / DRAWS).toBeCloseTo(0.75, 1);
  });
});
