import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const screen = { w: 400, h: 600 };
const size = { w: 200, h: 80 };
const place = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
const covers = (at: { left: number; top: number }, p: ReturnType<typeof place>) =>
  at.left < p.right && at.left + size.w > p.left && at.top < p.bottom && at.top + size.h > p.top;

test('above it where there is room, below it at the top', () => {
  expect(beside(place(180, 300), size, screen).top).toBe(212);
  expect(beside(place(180, 20), size, screen).top).toBe(68);
});

test('it stays on the screen, and never covers what it is about', () => {
  for (let left = 0; left <= 360; left += 30)
    for (let top = 0; top <= 560; top += 30) {
      const at = beside(place(left, top), size, screen);
      expect(covers(at, place(left, top))).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + size.w).toBeLessThanOrEqual(400);
      expect(at.top + size.h).toBeLessThanOrEqual(600);
    }
});
