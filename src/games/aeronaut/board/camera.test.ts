import { expect, it } from 'vitest';
import { fitted, kept, shown, toChart, toFrame, zoomed } from './camera.ts';

const frame = { width: 800, height: 600 };
const chart = { width: 20, height: 10 };

it('the whole chart is in sight to begin with', () => {
  const lens = fitted(frame, chart);
  const corner = toFrame(lens, { x: 20, y: 10 });
  expect(corner.x).toBeLessThan(800);
  expect(corner.y).toBeLessThan(600);
});

it('what is under the pointer stays under it', () => {
  const lens = fitted(frame, chart);
  const at = { x: 300, y: 320 };
  const before = toChart(lens, at);
  const after = toChart(zoomed(lens, 2, at, frame, chart), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

it('a player cannot zoom out of the chart, nor push it away', () => {
  const lens = fitted(frame, chart);
  expect(zoomed(lens, 0.5, { x: 0, y: 0 }, frame, chart)).toEqual(lens);
  const near = zoomed(lens, 2.5, { x: 400, y: 300 }, frame, chart);
  expect(kept({ ...near, x: 9999 }, frame, chart).x).toBeLessThan(100);
});

it('a city that is out of sight comes into it', () => {
  const near = zoomed(fitted(frame, chart), 3, { x: 0, y: 300 }, frame, chart);
  const place = toFrame(shown(near, { x: 18, y: 9 }, frame, chart), { x: 18, y: 9 });
  expect(place.x).toBeLessThan(800);
  expect(place.y).toBeLessThan(600);
});
