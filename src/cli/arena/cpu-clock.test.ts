import { expect, test } from 'vitest';
import { cpuClock } from './cpu-clock.ts';

test('stands still while others have the processor', () => {
  let wall = 1000;
  const clock = cpuClock({ wall: () => wall, cpu: () => 7 });
  expect(clock()).toBe(7);
  wall += 500;
  expect(clock()).toBe(7);
});

test('asks the system now and then only, and runs on in between', () => {
  let wall = 0;
  let asked = 0;
  const clock = cpuClock({
    wall: () => wall,
    cpu: () => {
      asked++;
      return 40 + wall / 2;
    },
  });
  expect(clock()).toBe(40);
  wall = 0.125;
  expect(clock()).toBe(40.125);
  expect(asked).toBe(1);
  wall = 1;
  expect(clock()).toBe(40.5);
  expect(asked).toBe(2);
});

test('by itself it counts what this process uses', () => {
  const clock = cpuClock();
  const start = clock();
  let sum = 0;
  while (clock() - start < 5) sum += Math.sqrt(sum + 1);
  const { user, system } = process.cpuUsage();
  expect((user + system) / 1000).toBeGreaterThanOrEqual(start + 4.5);
  expect(sum).toBeGreaterThan(0);
});
