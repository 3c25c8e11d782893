import { expect, test } from 'vitest';
import { arrowBetween, placesOf, ringAround, together } from './mark.ts';

const box = (x: number, y: number, w = 40, h = 40) => ({ x, y, w, h });

test('a ring has room for its piece, and a small piece gets a ring that can be seen', () => {
  expect(ringAround(box(10, 10))).toMatchObject({ x: 4, y: 4, w: 52, h: 52, r: 14 });
  expect(ringAround(box(10, 10, 4, 4))).toMatchObject({ x: 0, y: 0, w: 24, h: 24 });
});

test('places side by side have one ring together, others one each', () => {
  const [first, second, far] = [box(0, 0), box(44, 0), box(200, 0)];
  expect(together([first, far, second])).toEqual([far, { x: 0, y: 0, w: 84, h: 40 }]);
  expect(together([first, far])).toEqual([first, far]);
});

test('a ring goes around nothing that is not meant: then each has its own, close to it', () => {
  const [dice, jump] = [box(0, 0, 200, 40), box(104, 48, 96, 40)];
  expect(together([dice, jump])).toEqual([
    { x: 5, y: 5, w: 190, h: 30 },
    { x: 109, y: 53, w: 86, h: 30 },
  ]);
  // What lies over each other cannot be told apart anyway.
  expect(together([box(0, 0), box(30, 30)])).toEqual([box(0, 0, 70, 70)]);
});

test('what is long gets a rounded box, not an oval', () => {
  expect(ringAround(box(0, 0, 200, 40)).r).toBe(14);
});

test('an arrow goes from the one piece to the other and ends before its middle', () => {
  const arrow = arrowBetween(box(0, 100), box(200, 100));
  const [x, y] = arrow!.head.slice(1).split('L')[0]!.split(' ').map(Number);
  expect(x).toBeGreaterThan(190);
  expect(x).toBeLessThan(220);
  expect(Math.abs(y! - 120)).toBeLessThan(10);
  // It bends upwards.
  expect(arrow!.middle.y).toBeLessThan(120);
  expect(arrowBetween(box(200, 100), box(0, 100))!.middle.y).toBeLessThan(120);
});

test('pieces that lie on each other have no arrow between them', () => {
  expect(arrowBetween(box(0, 0), box(4, 4))).toBeUndefined();
});

test('every place is measured once', () => {
  expect(
    placesOf([
      { ring: 'a', look: 'point' },
      { from: 'a', to: 'b', look: 'last' },
    ]),
  ).toEqual(['a', 'b']);
});
