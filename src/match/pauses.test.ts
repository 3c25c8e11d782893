import { describe, expect, test } from 'vitest';
import { FastRng } from '../toolkit/rng.ts';
import { botPause, pauseLike } from './pauses.ts';

const MANY = 4000;
const pauses = (times: readonly number[], longest = 60_000): number[] => {
  const rng = new FastRng('pauses');
  return Array.from({ length: MANY }, () => pauseLike(times, longest, rng)).sort((a, b) => a - b);
};
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * sorted.length)]!;
const logs = (values: readonly number[]): number[] => values.map(Math.log);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((one) => (one - mean) ** 2)));
};

describe('the pause before a move that is made for a player', () => {
  test('is a few seconds where nothing is known of the player', () => {
    const drawn = pauses([]);
    expect(at(drawn, 0.5)).toBeGreaterThan(3700);
    expect(at(drawn, 0.5)).toBeLessThan(4300);
    // Two thirds lie within a factor of e to the spread.
    expect(at(drawn, 0.16)).toBeGreaterThan(4000 * Math.exp(-0.7));
    expect(at(drawn, 0.16)).toBeLessThan(4000 * Math.exp(-0.5));
    expect(at(drawn, 0.84)).toBeGreaterThan(4000 * Math.exp(0.5));
    expect(at(drawn, 0.84)).toBeLessThan(4000 * Math.exp(0.7));
  });

  test('is like the choices of a quick player, and of a slow one', () => {
    const times = (middle: number): number[] =>
      Array.from({ length: 60 }, (_, i) => middle * Math.exp((i - 29.5) / 40));
    for (const middle of [400, 9000]) {
      const [own, drawn] = [logs(times(middle)), logs(pauses(times(middle), 600_000))];
      expect(Math.abs(meanOf(drawn) - meanOf(own))).toBeLessThan(0.12);
      expect(spreadOf(drawn) / spreadOf(own)).toBeGreaterThan(0.8);
      expect(spreadOf(drawn) / spreadOf(own)).toBeLessThan(1.6);
    }
  });

  test('leans to the unknown player while only few choices are known, and no more after many', () => {
    const quick = (count: number): number => at(pauses(Array.from({ length: count }, () => 200)), 0.5);
    const farOff = (count: number): number =>
      pauses(Array.from({ length: count }, () => 200)).filter((ms) => ms > 1500).length / MANY;
    // Two unknown ones weigh as much as two of the player's own.
    expect(farOff(2)).toBeGreaterThan(0.4);
    expect(farOff(2)).toBeLessThan(0.53);
    expect(farOff(38)).toBeLessThan(0.1);
    expect(quick(38)).toBeLessThan(300);
  });

  test('is never as long as it may be, nor the same again and again', () => {
    for (const longest of [60_000, 3000, 50]) {
      const drawn = pauses([20_000, 30_000], longest);
      expect(drawn.at(-1)).toBeLessThanOrEqual(longest);
      expect(drawn[0]).toBeGreaterThanOrEqual(0);
      expect(new Set(drawn).size).toBeGreaterThan(20);
    }
    // Where all that is drawn would be too long, it is more than half of what is left.
    expect(pauses([20_000, 30_000], 50)[0]).toBeGreaterThanOrEqual(25);
  });

  test('takes no notice of choices that took no time', () => {
    expect(pauses([0, 0, 0])).toEqual(pauses([]));
  });
});

test('a bot pauses at least as long as it is asked to, and never much longer', () => {
  const rng = new FastRng('bots');
  const drawn = Array.from({ length: MANY }, () => botPause(1000, rng)).sort((a, b) => a - b);
  expect(drawn[0]).toBeGreaterThanOrEqual(1000);
  expect(at(drawn, 0.5)).toBeLessThan(1200);
  expect(drawn.at(-1)).toBeGreaterThan(1500);
  expect(drawn.at(-1)).toBeLessThanOrEqual(1600);
});
