import { expect, test } from 'vitest';
import { cropTo } from './crop.ts';

const board = { w: 600, h: 400 };

test('what is shown fills the width, with some room around it', () => {
  const { scale, x, y } = cropTo([{ x: 100, y: 100, w: 268, h: 60 }], board);
  expect(scale).toBe(2);
  expect(x).toBe(84);
  expect(y).toBe(84);
});

test('a small piece is not blown up beyond all measure', () => {
  const { scale, x } = cropTo([{ x: 290, y: 190, w: 20, h: 20 }], board);
  expect(scale).toBe(2.2);
  expect(x + board.w / scale / 2).toBeCloseTo(300);
});

test('at the rim of the board there is nothing beyond it to show', () => {
  const { scale, x, y, height } = cropTo([{ x: 560, y: 360, w: 40, h: 40 }], board);
  expect(x + board.w / scale).toBeLessThanOrEqual(600.001);
  expect(y + height / scale).toBeLessThanOrEqual(400.001);
});

test('what is as large as the board is shown as it is', () => {
  expect(cropTo([{ x: 0, y: 0, w: 600, h: 400 }], board)).toEqual({ scale: 1, x: 0, y: 0, height: 400 });
});
