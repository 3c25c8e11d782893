import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxesMeet,
  discMeetsBox,
  discsMeet,
  distance,
  distanceToSegment,
  segmentsCross,
  side,
} from './geometry.ts';

const at = (x: number, y: number) => ({ x, y });
/** A box that lies along the x axis, 4 long and 2 wide. */
const lying = (x: number, y: number): Box => ({ x, y, ux: 1, uy: 0, hl: 2, hw: 1 });
/** The same, standing along y. */
const standing = (x: number, y: number): Box => ({ ...lying(x, y), ux: 0, uy: 1 });
/** The same along the diagonal. */
const askew = (x: number, y: number): Box => ({ ...lying(x, y), ux: Math.SQRT1_2, uy: Math.SQRT1_2 });

describe('distances', () => {
  it('between points', () => {
    expect(distance(1, 2, 4, 6)).toBe(5);
    expect(distance(4, 6, 1, 2)).toBe(5);
    expect(distance(-1, -1, -1, -1)).toBe(0);
  });

  it('from a segment: to its line, or to the nearer end', () => {
    const [a, b] = [at(1, 1), at(5, 1)];
    expect(distanceToSegment(a, b, at(3, 4))).toBe(3);
    expect(distanceToSegment(a, b, at(-2, 5))).toBe(5);
    expect(distanceToSegment(a, b, at(8, -3))).toBe(5);
    expect(distanceToSegment(at(0, 0), at(4, 4), at(4, 0))).toBeCloseTo(Math.sqrt(8), 12);
    expect(distanceToSegment(at(2, 7), at(2, 3), at(0, 4))).toBe(2);
    expect(distanceToSegment(a, a, at(1, 3))).toBe(2);
  });
});

describe('segments', () => {
  it('know their sides', () => {
    expect(side(at(0, 0), at(4, 2), at(1, 3))).toBe(10);
    expect(side(at(0, 0), at(4, 2), at(3, 1))).toBe(-2);
    expect(side(at(1, 1), at(3, 2), at(5, 3))).toBe(0);
  });

  it.each<[string, number[], boolean]>([
    ['an X', [0, 0, 4, 4, 0, 4, 4, 0], true],
    ['an X askew', [1, 0, 3, 5, 0, 3, 5, 2], true],
    ['a T touches', [0, 0, 4, 0, 2, 0, 2, 3], true],
    ['a T from the other side', [2, 3, 2, 0, 0, 0, 4, 0], true],
    ['a T that begins on the other', [2, 0, 2, 3, 0, 0, 4, 0], true],
    ['a T that ends on the other', [0, 0, 4, 0, 2, 3, 2, 0], true],
    ['a T that falls short', [0, 0, 4, 0, 2, 1, 2, 3], false],
    ['beside the end', [0, 0, 4, 0, 5, -1, 5, 1], false],
    ['beside the other end', [0, 0, 4, 0, -1, -1, -1, 1], false],
    ['one line meets only the other’s extension', [0, 0, 4, 0, 6, 1, 5, -3], false],
    ['parallel', [0, 0, 4, 0, 0, 1, 4, 1], false],
    ['on one line, apart', [0, 0, 2, 2, 3, 3, 5, 5], false],
    ['on one line, one within the other', [0, 0, 6, 3, 2, 1, 4, 2], true],
    ['on one upright line, apart', [0, 0, 0, 2, 0, 3, 0, 5], false],
    ['on one upright line, together', [0, 0, 0, 4, 0, 3, 0, 5], true],
    ['on one level line, apart', [0, 0, 2, 0, 3, 0, 5, 0], false],
    ['on one level line, together', [0, 0, 4, 0, 3, 0, 5, 0], true],
    ['its line goes through the other’s end from afar', [0, 0, 2, 0, 4, 0, 4, 3], false],
  ])('%s', (_name, [ax, ay, bx, by, cx, cy, dx, dy], cross) => {
    const [a, b, c, d] = [at(ax!, ay!), at(bx!, by!), at(cx!, cy!), at(dx!, dy!)];
    // Whichever comes first, and whichever way each runs.
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const)
      for (const [r, s] of [
        [c, d],
        [d, c],
      ] as const) {
        expect(segmentsCross(p, q, r, s)).toBe(cross);
        expect(segmentsCross(r, s, p, q)).toBe(cross);
      }
  });
});

describe('discs', () => {
  it('meet where they come nearer than the margin', () => {
    const disc = { x: 1, y: 1, r: 2 };
    expect(discsMeet(disc, { x: 4, y: 5, r: 3 })).toBe(false);
    expect(discsMeet(disc, { x: 4, y: 5, r: 3.01 })).toBe(true);
    expect(discsMeet(disc, { x: 4, y: 5, r: 2 }, 1)).toBe(false);
    expect(discsMeet(disc, { x: 4, y: 5, r: 2 }, 1.01)).toBe(true);
    expect(discsMeet(disc, { x: -2, y: -3, r: 3.01 })).toBe(true);
  });

  it('meet a box at its sides, its ends and its corners', () => {
    const box = lying(10, 20);
    const meets = (x: number, y: number, r: number, margin?: number) =>
      discMeetsBox({ x, y, r }, box, margin);
    for (const sign of [1, -1]) {
      expect(meets(10 + 3 * sign, 20, 1)).toBe(false);
      expect(meets(10 + 3 * sign, 20, 1.01)).toBe(true);
      expect(meets(10, 20 + 3 * sign, 2)).toBe(false);
      expect(meets(10, 20 + 3 * sign, 2.01)).toBe(true);
      // 3 and 4 from the corner.
      expect(meets(10 + 5 * sign, 20 + 5 * sign, 5)).toBe(false);
      expect(meets(10 + 5 * sign, 20 + 5 * sign, 5.01)).toBe(true);
    }
    expect(meets(10, 20, 0.1)).toBe(true);
    expect(meets(13, 20, 0.5, 0.5)).toBe(false);
    expect(meets(13, 20, 0.5, 0.51)).toBe(true);
    // Along the diagonal its end is 2 away, its side 1.
    const diagonal = askew(0, 0);
    expect(discMeetsBox({ x: 2, y: 2, r: 0.9 }, diagonal)).toBe(true);
    expect(discMeetsBox({ x: 2, y: -2, r: 0.9 }, diagonal)).toBe(false);
    expect(discMeetsBox({ x: 2, y: -2, r: 1.9 }, diagonal)).toBe(true);
  });
});

describe('boxes', () => {
  it('side by side, end to end, and across each other', () => {
    const box = lying(10, 20);
    for (const sign of [1, -1]) {
      expect(boxesMeet(box, lying(10 + 4 * sign, 20))).toBe(false);
      expect(boxesMeet(box, lying(10 + 3.99 * sign, 20))).toBe(true);
      expect(boxesMeet(box, lying(10, 20 + 2 * sign))).toBe(false);
      expect(boxesMeet(box, lying(10, 20 + 1.99 * sign))).toBe(true);
      expect(boxesMeet(box, standing(10 + 3 * sign, 20))).toBe(false);
      expect(boxesMeet(box, standing(10 + 2.99 * sign, 20))).toBe(true);
      expect(boxesMeet(box, standing(10, 20 + 3 * sign))).toBe(false);
      expect(boxesMeet(box, standing(10, 20 + 2.99 * sign))).toBe(true);
    }
    expect(boxesMeet(box, lying(15, 20), 1)).toBe(false);
    expect(boxesMeet(box, lying(15, 20), 1.01)).toBe(true);
    expect(boxesMeet(box, lying(10, 23), 1)).toBe(false);
    expect(boxesMeet(box, lying(10, 23), 1.01)).toBe(true);
  });

  it('askew: only the axis of the other keeps them apart', () => {
    const box = lying(0, 0);
    // The corner (2, 1) is 2.12 along the diagonal and 0.71 across it; a box askew reaches 2 and 1.
    const along = (d: number) => askew(d * Math.SQRT1_2, d * Math.SQRT1_2);
    const across = (d: number) => askew(d * Math.SQRT1_2, -d * Math.SQRT1_2);
    expect(boxesMeet(box, along(4.11))).toBe(true);
    expect(boxesMeet(box, along(4.13))).toBe(false);
    expect(boxesMeet(along(4.11), box)).toBe(true);
    expect(boxesMeet(along(4.13), box)).toBe(false);
    expect(boxesMeet(box, across(3.11))).toBe(true);
    expect(boxesMeet(box, across(3.13))).toBe(false);
    expect(boxesMeet(across(3.11), box)).toBe(true);
    expect(boxesMeet(across(3.13), box)).toBe(false);
  });
});
