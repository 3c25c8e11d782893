import { expect, test } from 'vitest';
import { Clocks } from './clocks.ts';

const HOUR = 3_600_000;
const running = (clocks: Clocks, seat = 0) => clocks.running(seat)!;

test('a clock that runs stands during a vacation, and one that begins in it begins at its end', () => {
  const clocks = new Clocks({ kind: 'turns', hours: 10 }, 2);
  clocks.owe([0], 0);
  clocks.rest([{ seat: 0, from: 4 * HOUR, to: 28 * HOUR }]);
  expect(clocks.left(0, 4 * HOUR)).toBe(6 * HOUR);
  expect(clocks.left(0, 20 * HOUR)).toBe(6 * HOUR);
  expect(running(clocks).until).toBe(34 * HOUR);
  expect(clocks.deadline()).toEqual({ seat: 0, at: 34 * HOUR });
  expect(clocks.ticks(20 * HOUR)[0]).toEqual([0, 6 * HOUR, 0]);
  expect(clocks.ticks(30 * HOUR)[0]).toEqual([0, 4 * HOUR, 1]);
  clocks.moved(0, 0, true);
  clocks.owe([1], 12 * HOUR);
  clocks.owe([0], 20 * HOUR);
  expect(running(clocks)).toEqual({ since: 28 * HOUR, until: 38 * HOUR });
});

test('a vacation that ends early, one after another, and one of another seat', () => {
  const clocks = new Clocks({ kind: 'turns', hours: 10 }, 2);
  clocks.owe([0, 1], 0);
  clocks.rest([
    { seat: 0, from: HOUR, to: 2 * HOUR },
    { seat: 0, from: 3 * HOUR, to: 5 * HOUR },
  ]);
  expect(running(clocks).until).toBe(13 * HOUR);
  expect(running(clocks, 1).until).toBe(10 * HOUR);
  clocks.rest([{ seat: 0, from: HOUR, to: 2 * HOUR }]);
  expect(running(clocks).until).toBe(11 * HOUR);
  // One that was over before the clock began counts for nothing.
  clocks.moved(0, 0, true);
  clocks.owe([0], 6 * HOUR);
  expect(running(clocks).since).toBe(6 * HOUR);
});
